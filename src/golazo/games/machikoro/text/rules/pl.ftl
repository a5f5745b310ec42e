# The rules of Machi Koro Fußball: each by its id, with a title. Names of cards come from the game's own texts.

## Set-up

rule-mk-set-1-title = Na początek
rule-mk-set-1 =
    Gra jest dla 2–4 graczy. Każdy dostaje 3 monety i trzy darmowe karty startowe: „{ $ticket-booth }”, „{ $snack-stand }” i „{ $training-ground }”.
    Każdy dostaje też cztery duże projekty. Nie są jeszcze zbudowane.
rule-mk-set-2-title = Rynek
rule-mk-set-2 = Na rynku są 84 karty projektów 15 rodzajów: po 6 z 12 zwykłych rodzajów i po 4 z 3 fioletowych. Karty startowe nie należą do rynku.
rule-mk-set-3-title = Kto zaczyna
rule-mk-set-3 =
    Gra się zgodnie z ruchem wskazówek zegara. Według instrukcji zaczyna najmłodsza osoba.
    Tutaj zaczyna pierwsze miejsce. Los decyduje, kto gdzie siedzi, chyba że miejsca rozdzieli osoba, która otwiera stół.
rule-mk-set-4-title = Bank
rule-mk-set-4 = W banku nigdy nie brakuje monet.
rule-mk-set-5-title = Wszystko jest jawne
rule-mk-set-5 = Monety, karty i rynek widzą wszyscy. Ukryty jest tylko zakryty stos wariantu „co będzie, to będzie”.

## A turn

rule-mk-turn-1-title = Rzut, dochód, budowa
rule-mk-turn-1 = Tura ma trzy kroki, zawsze w tej kolejności: rzut, dochód, budowa.

## The roll

rule-mk-roll-1-title = Jedna kostka czy dwie
rule-mk-roll-1 = Rzucasz jedną kostką. Gdy działa „{ $youth-academy }”, w każdej turze wybierasz jedną kostkę albo dwie.
rule-mk-roll-2-title = Liczy się tylko suma
rule-mk-roll-2 = Przy dwóch kostkach liczy się tylko ich suma, a nie każda z osobna.
rule-mk-roll-3-title = Jeszcze jeden rzut
rule-mk-roll-3 = Gdy działa „{ $football-museum }”, możesz rzucić jeszcze raz, taką samą liczbą kostek. Wtedy liczy się tylko drugi rzut, także przy dublecie.
rule-mk-roll-4-title = Dublet: druga tura
rule-mk-roll-4 =
    Gdy działa „{ $tv-studio }”, dublet na dwóch kostkach daje ci po tej turze całą drugą: rzut, dochód, budowa.
    Dublet w drugiej turze nie daje już nic.
rule-mk-large-1-title = Od następnej tury
rule-mk-large-1 =
    Duży projekt działa od twojej następnej tury.
    Jeśli „{ $tv-studio }” powstaje w turze z dubletem, za ten dublet nie ma drugiej tury. „{ $stadium }” zbudowany teraz nic nie dodaje twoim czerwonym kartom przed twoją następną turą.
    Druga tura po dublecie liczy się jako twoja następna tura.

## Income

rule-mk-inc-1-title = Cztery kolory
rule-mk-inc-1 =
    Niebieskie: przy każdym rzucie, z banku.
    Zielone: tylko przy twoim rzucie, z banku.
    Czerwone: tylko przy cudzym rzucie, od osoby, która rzuca.
    Fioletowe: tylko przy twoim rzucie.
rule-mk-inc-2-title = Kilka takich samych kart
rule-mk-inc-2 = Każda karta płaci: trzy takie same to trzykrotny dochód.
rule-mk-inc-3-title = Najpierw płacisz, potem dostajesz
rule-mk-inc-3 = Kto rzuca, najpierw płaci za wszystkie czerwone karty innych, dopóki starczy mu monet. Reszta przepada. Dopiero potem jest dochód.
rule-mk-inc-4-title = Gdy monety należą się kilku osobom
rule-mk-inc-4 =
    Płaci się im przeciwnie do ruchu wskazówek zegara, zaczynając obok osoby, która rzuca. Każda należność jest płacona w całości.
    Przykład: A wyrzuca 3 i ma 3 monety. B, następna osoba zgodnie z ruchem zegara, ma 3 karty „{ $fan-shop }”, a C ma 2. C dostaje 2, potem B dostaje 1. Przepadają 2 monety.
rule-mk-inc-5-title = Kolejność kolorów
rule-mk-inc-5 = Najpierw karty czerwone, potem niebieskie i zielone, na końcu fioletowe.
rule-mk-inc-6-title = Premia za stadion
rule-mk-inc-6 =
    Gdy działa „{ $stadium }”, każda twoja karta z symbolem „jedzenie” lub „gastronomia” daje o 1 monetę więcej, gdy wypadnie jej liczba.
    Przykłady: dwie karty „{ $snack-stand }” dają 4 monety zamiast 2. Jedna karta „{ $club-house }” daje 3 zamiast 2.
rule-mk-inc-7-title = Tylko tyle, ile ma
rule-mk-inc-7 =
    Fioletowa karta nie zabierze nikomu więcej monet, niż ta osoba ma.
    Jeśli jest tylko jedna inna osoba, nie musisz wybierać: monety dostajesz od razu.
rule-mk-inc-8-title = Wymiana
rule-mk-inc-8 =
    „{ $new-sponsor }” nie daje monet, tylko wymianę: możesz oddać jeden swój projekt i wziąć cudzy. Żaden z nich nie może być fioletowy.
    Wymieniać można też karty startowe, ale nie kartę „{ $training-ground }” i nie duże projekty. Nie można wymienić karty na taką samą.
rule-mk-inc-9-title = Kilka fioletowych kart
rule-mk-inc-9 = Jeśli wypadnie liczba kilku twoich fioletowych kart, kolejność jest taka: „{ $new-trainer }”, „{ $new-player }”, „{ $new-sponsor }”.

## Building

rule-mk-build-1-title = Jedna moneta, gdy nie masz żadnej
rule-mk-build-1 = Jeśli przed budową nie masz monet, „{ $training-ground }” daje ci 1 z banku.
rule-mk-build-2-title = Jedna budowa albo żadna
rule-mk-build-2 =
    Potem możesz zbudować jedną rzecz za jej koszt: projekt z rynku albo jeden ze swoich dużych projektów. Możesz też nic nie budować.
    Pytanie pada zawsze, nawet gdy na nic cię nie stać.
rule-mk-build-3-title = Po jednej z fioletowych
rule-mk-build-3 = Z każdego fioletowego rodzaju możesz mieć tylko jedną kartę.
rule-mk-build-4-title = Zwycięstwo
rule-mk-build-4 = Kto pierwszy zbuduje wszystkie cztery duże projekty, od razu wygrywa. Partia się kończy.
rule-mk-build-5-title = Opcja: limit dla początkujących
rule-mk-build-5 =
    Każdy może mieć najwyżej 2 karty każdego rodzaju, a z fioletowych nadal po 1. Karty startowe się liczą.
    Także wymiana nie może nikomu dać trzeciej karty tego samego rodzaju.
rule-mk-end-1-title = Limit ruchów
rule-mk-end-1 = Po 5000 ruchów partia kończy się remisem niezależnie od stanu gry. Z tymi kartami żadna partia nie zbliża się do tej liczby; z innymi mogłaby trwać bez końca.

## The variant

rule-mk-var-1-title = Mniej fioletowych kart
rule-mk-var-1 = W wariancie „co będzie, to będzie” część fioletowych kart wraca do pudełka: przy 3 osobach po jednej z każdego rodzaju, przy 2 po dwie.
rule-mk-var-2-title = Dziesięć rodzajów na rynku
rule-mk-var-2 = Wszystkie karty projektów tasuje się w zakryty stos. Potem odkrywa się karty, aż odkrytych jest 10 różnych rodzajów. Takie same kładzie się jedna na drugiej.
rule-mk-var-3-title = Uzupełnianie rynku
rule-mk-var-3 = Jeśli po budowie zostaje tylko 9 rodzajów, odkrywa się karty, aż znów jest ich 10 albo stos się skończy.

# Texts of Machi Koro Fußball.

game-name = Machi Koro Fußball
game-line = Rzucaj kostkami, zbieraj monety, buduj piłkarskie miasto. Wygrywa, kto pierwszy zbuduje cztery duże projekty.

## Coins

counted-amount = { $amount ->
    [one] 1 moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
counted-coins = { $coins ->
    [-1] −1 monetę
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
counted-cost = { $cost ->
    [one] 1 monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}

## Cards

card-ticket-booth = Kasa biletowa
card-youth-pitch = Orlik
card-snack-stand = Budka z jedzeniem
card-fan-shop = Sklep kibica
card-beer-garden = Ogródek piwny
card-scouting = Skauting
card-new-trainer = Nowy trener
card-new-player = Nowy zawodnik
card-new-sponsor = Nowy sponsor
card-boarding-school = Internat sportowy
card-kit-maker = Producent strojów
card-training-camp = Zgrupowanie
card-club-house = Dom klubowy
card-away-support = Sektor gości
card-season-tickets = Karnety
card-youth-academy = Akademia piłkarska
card-stadium = Stadion
card-tv-studio = Studio telewizyjne
card-football-museum = Muzeum futbolu
card-training-ground = Boisko treningowe

icon-turf = murawa
icon-academy = młodzież
icon-food = jedzenie
icon-hospitality = gastronomia
icon-works = praca
icon-special = specjalne
icon-plant = zakład
icon-market = targ

colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-purple = fioletowy

card-text = { $when }: { $effect }
when-blue = Każdy rzut
when-green = Twój rzut
when-red = Cudzy rzut
when-purple = Twój rzut
effect-bank = { counted-amount } z banku
effect-bank-per-icon = { counted-amount } z banku za każdą twoją kartę z symbolem „{ $icon }”
effect-roller = { counted-amount } od osoby, która rzuca
effect-everyone = { counted-amount } od każdego z pozostałych graczy
effect-one = { counted-amount } od wybranego gracza
effect-swap = możesz wymienić jedną swoją kartę na cudzą (bez fioletowych)
advantage-youth-academy = W każdej turze możesz rzucić jedną kostką albo dwiema.
advantage-stadium = Każda twoja karta z symbolem „{ icon-food }” lub „{ icon-hospitality }” daje o 1 monetę więcej, gdy wypadnie jej liczba.
advantage-tv-studio = Dublet na dwóch kostkach daje ci całą drugą turę.
advantage-football-museum = Możesz rzucić jeszcze raz, taką samą liczbą kostek; liczy się drugi rzut.

## Card sheet

sheet-projects = Projekty
sheet-large = Duże projekty
column-dice = Kostki
column-card = Karta
column-colour = Kolor
column-icon = Symbol
column-cost = Koszt
column-stock = Zapas
column-effect = Działanie
column-name = Nazwa
sheet-sources = Skąd pochodzą wartości
source-rulebook = instrukcja
source-base = gra podstawowa
source-inferred = wywnioskowane
source-designed = od nas
source-box = pudełko
source-own = własne

## Choices

phase-roll = rzut
phase-reroll = decyzja o drugim rzucie
phase-take = zabieranie monet
phase-swap = wymiana
phase-give = wymiana
phase-build = budowa
phase-over = koniec partii

action-roll-1 = Rzuć jedną kostką
action-roll-2 = Rzuć dwiema kostkami
action-keep = Zostaw ten rzut
action-reroll = Rzuć jeszcze raz
action-take = Zabierz monety: { $seat }
action-no-swap = Bez wymiany
action-swap = Weź: { $card } ({ $seat })
action-give = Oddaj: { $card }
action-build-nothing = Nic nie buduj
action-build = Zbuduj: { $card }

## Refusals

refused-match-over = Partia jest skończona.
refused-other-phase = Nie teraz. Bieżący krok: { $phase }.
refused-one-die-only = Żeby rzucić dwiema kostkami, potrzebujesz karty „{ card-youth-academy }”. Działa od tury po zbudowaniu.
refused-no-such-seat = Przy stole jest tylko { $players } graczy.
refused-own-seat = Nie możesz wybrać siebie.
refused-not-theirs = { $seat } nie ma karty „{ $card }”.
refused-not-yours = Nie masz karty „{ $card }”.
refused-special-stays = Karta „{ $card }” jest fioletowa i nie można jej wymienić.
refused-like-for-like = Nie możesz wymienić karty na taką samą.
refused-nothing-to-give = Nie masz nic, co można za nią oddać.
refused-not-on-offer = Karty „{ $card }” nie ma teraz na rynku.
refused-too-few-coins = Karta „{ $card }” kosztuje { $cost }, masz { $coins }: { $short ->
    [one] brakuje 1 monety
    [few] brakuje { $short } monet
    [many] brakuje { $short } monet
   *[other] brakuje { $short } monety
}.
refused-special-owned = Masz już kartę „{ $card }”; z każdej fioletowej możesz mieć tylko jedną.
refused-cap-reached = Masz już dwie karty „{ $card }”; limit dla początkujących nie pozwala na więcej.
refused-cap-reached-there = To byłaby tam trzecia karta „{ $card }”; limit dla początkujących pozwala na dwie.
refused-built-already = Karta „{ $card }” jest już zbudowana.

## Events

event-dealt = { $seat_is ->
    [you] Na początek dostajesz { counted-coins }.
   *[other] Na początek { $seat } dostaje { counted-coins }.
}
event-turned-up = Nowa na rynku: { $card }.
event-turn-began = { $second ->
    [yes] { $seat_is ->
        [you] Dublet: dostajesz drugą turę.
       *[other] Dublet: { $seat } dostaje drugą turę.
    }
   *[no] { $seat_is ->
        [you] Twoja kolej.
       *[other] Teraz gra { $seat }.
    }
}
event-rolled = { $dice ->
    [one] { $seat_is ->
        [you] Wyrzucasz { $first }.
       *[other] { $seat } wyrzuca { $first }.
    }
   *[other] { $seat_is ->
        [you] Wyrzucasz { $first } i { $second }, razem { $sum }.
       *[other] { $seat } wyrzuca { $first } i { $second }, razem { $sum }.
    }
}
event-rolled-again = { $dice ->
    [one] { $seat_is ->
        [you] Rzucasz jeszcze raz: { $first }.
       *[other] { $seat } rzuca jeszcze raz: { $first }.
    }
   *[other] { $seat_is ->
        [you] Rzucasz jeszcze raz: { $first } i { $second }, razem { $sum }.
       *[other] { $seat } rzuca jeszcze raz: { $first } i { $second }, razem { $sum }.
    }
}
event-claim-paid = { $seat_is ->
    [you] Płacisz, { $to } dostaje { counted-coins }
   *[other] { $to_is ->
        [you] { $seat } płaci, dostajesz { counted-coins }
       *[other] { $seat } płaci, { $to } dostaje { counted-coins }
    }
}{ $lapsed ->
    [0] .
    [one] {" "}(brakuje 1).
    [few] {" "}(brakuje { $lapsed }).
   *[other] {" "}(brakuje { $lapsed }).
}
event-income = { $seat_is ->
    [you] Dostajesz { counted-coins }: { $card }
   *[other] { $seat } dostaje { counted-coins }: { $card }
}{ $copies ->
    [one] .
   *[other] {" "}× { $copies }.
}
event-taken = { $seat_is ->
    [you] { $card }: { $from } płaci, dostajesz { counted-coins }.
   *[other] { $from_is ->
        [you] { $card }: płacisz, { $seat } dostaje { counted-coins }.
       *[other] { $card }: { $from } płaci, { $seat } dostaje { counted-coins }.
    }
}
event-swapped = { $seat_is ->
    [you] Wymiana: ty dajesz kartę „{ $given }”, { $other } daje kartę „{ $received }”.
   *[other] { $other_is ->
        [you] Wymiana: { $seat } daje kartę „{ $given }”, ty dajesz kartę „{ $received }”.
       *[other] Wymiana: { $seat } daje kartę „{ $given }”, { $other } daje kartę „{ $received }”.
    }
}
event-stipend = { $seat_is ->
    [you] { card-training-ground }: dostajesz { counted-coins }.
   *[other] { card-training-ground }: { $seat } dostaje { counted-coins }.
}
event-built = { $seat_is ->
    [you] Budujesz: { $card } za { counted-cost }.
   *[other] { $seat } buduje: { $card } za { counted-cost }.
}
event-built-large = { $seat_is ->
    [you] Budujesz duży projekt: { $card } za { counted-cost }.
   *[other] { $seat } buduje duży projekt: { $card } za { counted-cost }.
}
event-built-nothing = { $seat_is ->
    [you] Nic nie budujesz.
   *[other] { $seat } nic nie buduje.
}
event-won = { $seat_is ->
    [you] Wszystkie cztery duże projekty zbudowane: wygrywasz!
   *[other] Wszystkie cztery duże projekty zbudowane: wygrywa { $seat }!
}

## Card files and scenarios

catalogue-not-pays = musi mieć jedną z tych form: { $forms } (kolor karty: { $colour }); nie { $value }.
catalogue-not-start-cards = musi wymieniać różne karty, co najmniej jedną, nie { $value }.
catalogue-empty-market = nie mają żadnego zapasu: nie byłoby czego budować.
scenario-no-purple = W fazie „{ $phase }” na kostkach musi wypaść liczba takiej fioletowej karty, którą ma osoba grająca turę.

## Terminal play

option-beginner_cap = Opcja: limit dla początkujących, najwyżej dwie karty każdego rodzaju na gracza.
option-come_what_may = Opcja: co będzie, to będzie; na rynku jest tylko dziesięć rodzajów, reszta to zakryty stos.
welcome-goal = Zbuduj swoje cztery duże projekty, zanim zrobi to ktoś inny, a wygrasz.
welcome-turn = W swojej turze rzucasz, karty z tą liczbą dają monety, a potem możesz zbudować jedną rzecz.
turn-heading = Tura { $turn } · { $name }
standing-line = { $name }: { counted-coins }, duże projekty: { $large } z { $all }
plain-project = { $card }: liczba { $dice }, koszt { $cost }, zostało { $left }. { $when }: { $gives }.
plain-large = { $card }: duży projekt, koszt { $cost }. { $gives }
plain-odds = Twój rzut { $number } daje { counted-coins }.
plain-odds-other = Gdy rzuca { $name }, dostajesz: { $coins }.
plain-odds-number = { counted-coins } przy { $number }
plain-odds-nothing = nic
plain-odds-mean = Średnio twój rzut daje { NUMBER($one, maximumFractionDigits: 1) }.
column-pays = Daje
column-left = Zapas
column-yours = Twoje
column-player = Kto
column-large = Duże projekty
column-coins = Monety
column-projects = Projekty
column-turns = Tury
pays-bank = +{ $amount }
pays-bank-per-icon = +{ $amount } × { $icon }
pays-roller = { $amount } od rzucającego
pays-everyone = { $amount } od każdego
pays-one = { $amount } od jednego
pays-swap = wymiana kart
pays-youth-academy = jedna kostka lub dwie
pays-stadium = +1 { icon-food }, { icon-hospitality }
pays-tv-studio = dublet: druga tura
pays-football-museum = jeszcze jeden rzut
market-pile = { $cards ->
    [one] W zakrytym stosie jest jeszcze 1 karta.
    [few] W zakrytym stosie są jeszcze { $cards } karty.
    [many] W zakrytym stosie jest jeszcze { $cards } kart.
   *[other] W zakrytym stosie jest jeszcze { $cards } karty.
}
legend-purple = { when-purple }, po jednej
brief-too-few-coins = brakuje { $short }
brief-special-owned = już masz
brief-cap-reached = masz dwie
brief-built-already = gotowe
brief-not-on-offer = brak
ask-enter = Naciśnij Enter, żeby rzucić jedną kostką.
ask-roll = Jedna kostka czy dwie?
ask-reroll = Wypadło { $dice }. Zostawiasz czy rzucasz jeszcze raz?
ask-take = Komu zabierasz monety?
ask-swap = Którą kartę chcesz?
ask-give = Co oddajesz za kartę „{ $card }” ({ $seat })?
ask-build = Wypadło { $dice }, masz { counted-coins }. Co budujesz?
forced-build-nothing = Mając { counted-coins }, nic nie zbudujesz.
told-incomes = { $seat_is ->
    [you] Dostajesz { counted-coins }: { $cards }.
   *[other] { $seat } dostaje { counted-coins }: { $cards }.
}
told-income-of = { $card }
guide-turn = Twoja tura: rzut, każdy dostaje to, co daje liczba, potem budujesz jeden projekt albo nic. Duże projekty działają od twojej następnej tury.
guide-claims = Najpierw płaci się za czerwone karty: płaci ten, kto rzucił, dopóki starczy mu monet. Potem niebieskie i zielone, na końcu fioletowe.
guide-large = Kto pierwszy ma wszystkie cztery duże projekty, od razu wygrywa. Jeśli nie masz monet, dostajesz przed budową { $stipend }.
explain-facts = { $colour } · liczba { $dice } · koszt { $cost } · symbol: { $icon }
either-number = { $first } lub { $second }
listed-cards = { $cards }, { $card }
explain-when-blue = Płaci, gdy wypadnie { $numbers }, bez względu na to, kto rzuca.
explain-when-green = Płaci, gdy w twoim rzucie wypadnie { $numbers }.
explain-when-red = Płaci, gdy { $numbers } wypadnie w cudzym rzucie, nie w twoim.
explain-when-purple = Działa, gdy w twoim rzucie wypadnie { $numbers }.
explain-pays-bank = Bank płaci ci { counted-coins } za każdą twoją kartę tego rodzaju.
explain-pays-bank-per-icon = Bank płaci ci { counted-coins } za każdą twoją kartę z symbolem „{ $icon }”: { $cards }.
explain-pays-roller = Osoba, która rzuciła, płaci ci { counted-coins } za każdą twoją kartę tego rodzaju, dopóki starczy jej monet.
explain-pays-everyone = Każda z pozostałych osób płaci ci { counted-coins } albo wszystko, co ma, jeśli ma mniej.
explain-pays-one = Wybierasz jedną osobę, która płaci ci { counted-coins } albo wszystko, co ma, jeśli ma mniej.
explain-pays-swap = Możesz wymienić jedną swoją kartę na kartę innej osoby. Fioletowych kart nie można wymieniać.
explain-single = Możesz mieć tylko jedną taką kartę.
explain-icon-counted = Jej symbol, „{ $icon }”, liczy się dla: { $cards }.
explain-icon-stadium = Jej symbol to „{ $icon }”: gdy stoi twój { card-stadium }, każda taka karta daje o 1 monetę więcej.
explain-large-when = Działa od twojej następnej tury.
explain-large-wins = Wygrywa, kto zbuduje wszystkie cztery duże projekty.
explain-stock = { $stock ->
    [0] Na rynku nie ma już żadnej.
   *[other] Na rynku: { $stock }.
}
explain-owners = Mają: { $owners }.
explain-large = Duży projekt · koszt { $cost }
explain-may-build = Możesz to teraz zbudować.
odds-own = Rzucasz ty
odds-other = Rzuca { $name }
odds-one-die = Jedna kostka, %
odds-two-dice = Dwie kostki, %
odds-mean = Średnio twój rzut daje { NUMBER($one, maximumFractionDigits: 1) } na jednej kostce, { NUMBER($two, maximumFractionDigits: 1) } na dwóch.
odds-note = Monety, które dałaby ci teraz każda liczba. Gdzie można wybrać, kto płaci, płaci tu najbogatszy. Wymian kart nie wliczono.

## The story of a match

story-coins = Monety
story-large = Duże projekty
story-projects = Zbudowane projekty
story-income = Monety z banku
story-taken = Monety zabrane innym
story-lost = Monety oddane innym
story-best = Najlepszy rzut
story-rolls = Rzuty
story-two-dice = Dwiema kostkami
story-empty = Rzuty bez dochodu

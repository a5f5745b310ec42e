# The pages of the rules and of the icons.

rules-title = Zasady
rules-page-title = { $game }: zasady
rules-lead = Każda zasada ma numer. Gdy coś przy stole jest zablokowane, widzisz numer zasady.
rules-minute = Gra w minutę
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-none = Nie znaleziono zasad z „{ $words }”.
rules-clear = Wyczyść wyszukiwanie
rules-back = Wróć
rules-back-table = Wróć do stołu
rules-back-lobby = Wróć do lobby
rules-print = Drukuj
rules-link = Link do zasady { $id }
rules-unknown = Ta gra nie ma zasady { $id }.
rules-source-ours = nasza decyzja
rules-source-partly = częściowo nasza decyzja
rules-source-base = z gry podstawowej
rules-sources = Gdzie instrukcja czegoś nie rozstrzyga, zasada ma oznaczenie „{ rules-source-ours }”, „{ rules-source-partly }” albo „{ rules-source-base }”.
rules-example-title = Przykład
rules-example =
    Trener broniący ma 0 + 2 + 3 + 2 = 7. Trener atakujący ma 1 + 3 + 0 + 0 − 2 = 2 na strzał i 1 + 4 + 0 + 1 − 2 = 4 na podanie. Wybiera podanie.
    Trener atakujący wydaje 3 żetony podania: 7. Trener broniący wydaje 1 żeton obrony: 8.
    Na kostkach wypada 3 i 6: 10 przeciw 14. Piłkę przejmuje trener broniący.

## Chapters

rules-chapter-ct-cards = Pudełko i karty
rules-chapter-ct-setup = Przed rozpoczęciem
rules-chapter-ct-round = Runda i dobieranie
rules-chapter-ct-attack = Atak
rules-chapter-ct-contest = Strzał albo podanie
rules-chapter-ct-dice = Przerzucanie i obrona bramkarza
rules-chapter-ct-end = Koniec rundy, połowy i meczu
rules-chapter-ct-special = Karty specjalne
rules-chapter-ct-words = Pojęcia na kartach
rules-chapter-ct-bench = Motywacja i transfery
rules-chapter-mk-setup = Przed pierwszym rzutem
rules-chapter-mk-turn = Tura i rzut
rules-chapter-mk-income = Dochód
rules-chapter-mk-build = Budowa i zwycięstwo
rules-chapter-mk-variant = Wariant: co będzie, to będzie

## The game in one minute

rules-minute-ct-draw-title = Dobieranie
rules-minute-ct-draw = Obie strony dobierają do 4 kart. Potem każda bierze kartę meczu z boiska.
rules-minute-ct-play-title = Zagrywanie
rules-minute-ct-play = Na zmianę zagrywacie karty i używacie ich zdolności, razem dziewięć kart.
rules-minute-ct-choose-title = Strzał albo podanie
rules-minute-ct-choose = Trener atakujący wybiera: strzał, żeby zdobyć gola, albo podanie, żeby zostać przy piłce.
rules-minute-ct-contest-title = Pojedynek
rules-minute-ct-contest = Każda strona sumuje wartości, żetony i kostkę. Wyższa suma wygrywa, przy remisie wygrywa trener atakujący.
rules-minute-ct-win-title = Zwycięstwo
rules-minute-ct-win = Po golu albo stracie piłki atakuje przeciwnik. Wygrywa, kto w dwóch połowach strzeli więcej goli.
rules-minute-mk-roll-title = Rzut
rules-minute-mk-roll = Rzucasz jedną kostką, później także dwiema. Liczy się suma.
rules-minute-mk-pay-title = Płacenie
rules-minute-mk-pay = Jeśli inni mają czerwone karty z tą liczbą, ten, kto rzucił, najpierw im płaci.
rules-minute-mk-earn-title = Zarabianie
rules-minute-mk-earn = Potem karty z tą liczbą dają monety. Niebieskie przy każdym rzucie.
rules-minute-mk-build-title = Budowa
rules-minute-mk-build = Budujesz jeden projekt z rynku albo jeden ze swoich dużych projektów.
rules-minute-mk-win-title = Wygrana
rules-minute-mk-win = Kto pierwszy ma wszystkie cztery duże projekty, od razu wygrywa.

## Icons: Captain Tsubasa

rules-icons = Ikony i symbole
rules-icons-lead = Co znaczą symbole na kartach i przy stole.
rules-icons-search = Szukaj wśród ikon
rules-icons-found = { $count ->
    [one] Znaleziono 1 ikonę
    [few] Znaleziono { $count } ikony
    [many] Znaleziono { $count } ikon
   *[other] Znaleziono { $count } ikony
}
rules-icons-none = Nie znaleziono ikon z „{ $words }”.
rules-icons-values = Wartości
rules-icon-shot = Strzałka z piłką. Dodaje się do twojej sumy, gdy strzelasz.
rules-icon-pass = Koło z zakrzywioną strzałką. Dodaje się do twojej sumy, gdy podajesz.
rules-icon-defence = Tarcza z murem. Dodaje się do twojej sumy, gdy bronisz.
rules-icon-zero-name = Bez wartości
rules-icon-zero = Pusty kształt: tutaj karta nic nie dodaje.
rules-icon-minus-name = Kara
rules-icon-minus = Biały z kolorową krawędzią: odejmuje się od twojej sumy. Jest na żółtych i czerwonych kartkach.
rules-icons-tokens = Żetony
rules-icon-available-name = Dostępny
rules-icon-available = Wypełniony żeton. Możesz go wydać za +1 albo zapłacić nim za zawodników.
rules-icon-reserve-name = W zapasie
rules-icon-reserve = Sam obrys. Trzeba go najpierw zyskać.
rules-icon-gained-name = Do zyskania
rules-icon-gained = Obrys z plusem. Wybrana karta dałaby ci ten żeton.
rules-icons-decks = Karty według paska z nazwą
rules-icon-initial-name = Karta początkowa
rules-icon-initial = Srebrny pasek. Z nimi zaczyna twoja drużyna.
rules-icon-motivation-name = Karta motywacji
rules-icon-motivation = Złoty pasek. Mocniejsza karta dla zagranego zawodnika.
rules-icon-match-name = Karta meczu
rules-icon-match = Zielony pasek z połową, do której należy. Bierze się ją z boiska.
rules-icon-signing-name = Transfer zawodnika
rules-icon-signing = Morski pasek. Zawodnik innej drużyny, dla obu stron.
rules-icon-tired-name = Karta zmęczenia
rules-icon-tired = Szary pasek. Bez wartości i zdolności; tylko zajmuje miejsce w ręce.
rules-icon-backs-name = Rewersy
rules-icon-backs = Niebieski: { $nankatsu }. Czarny: { $toho }. Zielony: karty meczu.
rules-icons-parts = Na karcie
rules-icon-plate-name = Numer na koszulce
rules-icon-plate = Tabliczka po lewej, w barwach drużyny.
rules-icon-position-name = Pozycja na boisku
rules-icon-position = Bramkarz, obrońca, pomocnik albo napastnik: { $gk }, { $df }, { $mf }, { $fw }.
rules-icon-cost = Tyle żetonów kosztuje karta motywacji albo transfer.
rules-icon-ability1 = Wypełnione kółko z 1. Możesz jej użyć, gdy zagrywasz kartę.
rules-icon-ability2 = Puste kółko z 2. Jej też możesz użyć, przed zdolnością 1 lub po niej.
rules-icon-must = Ciemnoczerwony pasek. Obowiązkowe po użyciu zdolności 1.
rules-icon-star-name = Gwiazdka
rules-icon-star = Nie ma jej w pierwszym meczu.
rules-icons-abilities = Co robią zdolności
rules-icon-draw-name = Dobierz
rules-icon-draw = Dobierasz karty ze swojej talii.
rules-icon-play-name = Zagraj jeszcze
rules-icon-play = Zagrywasz jeszcze jedną kartę: z ręki, ze stosu kart odrzuconych albo z talii.
rules-icon-remove-name = Usuń
rules-icon-remove = Karta wypada z gry.
rules-icon-discard-name = Odrzuć
rules-icon-discard = Karta trafia na stos kart odrzuconych swojego właściciela.
rules-icon-rival-discards-name = Przeciwnik odrzuca
rules-icon-rival-discards = Przeciwnik odrzuca losową kartę z ręki.
rules-icon-send-back-name = Odeślij
rules-icon-send-back = Karta zagrana przez przeciwnika trafia na jego stos kart odrzuconych.
rules-icon-reroll-name = Przerzucenie kostki
rules-icon-reroll = Jedną kostką z tej rundy rzuca się ponownie.
rules-icon-save-name = Obrona bramkarza
rules-icon-save = Rękawica bramkarza: gdy strzał przejdzie obronę, możesz rzucić kostką, żeby go obronić.
rules-icon-table-name = Tabela obrony
rules-icon-table = Wyniki kostki bramkarza: złapana piłka, rzut rożny albo gol.
rules-icon-control-name = Zostań przy piłce
rules-icon-control = Liczy się jak celne podanie.
rules-icon-special-name = Specjalny strzał
rules-icon-special = Tajny pojedynek: specjalny strzał przeciw specjalnej obronie.
rules-icons-bookings = Kartki, zmęczenie i piłka
rules-icon-yellow = Gładka, przechylona kartka. Jej kara liczy się w każdej rundzie.
rules-icon-red = Przechylona kartka z białym krzyżykiem. Zostaje do końca meczu.
rules-icon-fatigue = Kropla z dwiema kreskami. Ktoś dostaje kartę zmęczenia.
rules-icon-ball-name = Piłka
rules-icon-ball = Atakuje drużyna, która ma piłkę.

## Icons: Machi Koro

rules-icons-colours = Kolory kart
rules-icon-blue = Fale i globus. Daje monety przy każdym rzucie, z banku.
rules-icon-green = Paski i postać. Daje monety przy twoim rzucie, z banku.
rules-icon-red-card = Kropki i strzałka. Daje monety, gdy rzuca ktoś inny; płaci ci osoba, która rzuca.
rules-icon-purple = Romby i gwiazda. Działa przy twoim rzucie; tylko jedna z każdego rodzaju.
rules-icons-card = Na projekcie
rules-icon-dice-name = Liczba na kostkach
rules-icon-dice = Karta płaci, gdy wypadnie ta liczba, przy dwóch kostkach jako suma.
rules-icon-price = Moneta z liczbą. Tyle kosztuje budowa.
rules-icon-coin-name = Moneta
rules-icon-coin = Pieniądze: ile daje karta i ile masz.
rules-icon-stock = Pochylone kreski: tyle kart zostało na rynku.
rules-icons-kinds = Symbole, które liczą inne karty
rules-icon-kind-counted = Każda twoja karta z tym symbolem liczy się dla karty „{ $card }”.
rules-icon-kind-stadium = Daje o 1 monetę więcej, gdy działa „{ $stadium }”.
rules-icon-kind-plain = Żadna inna karta go nie liczy.
rules-icons-large = Duże projekty
rules-icon-built-name = Zbudowany
rules-icon-built = W kolorze, z zieloną krawędzią i haczykiem. Działa od twojej następnej tury.
rules-icon-open-name = Jeszcze niezbudowany
rules-icon-open = Szary, z kosztem.

## Icons: both tables

rules-icons-states = Przy obu stołach
rules-icon-legal-name = Do wyboru
rules-icon-legal = W pełnym kolorze: możesz ją wybrać.
rules-icon-chosen-name = Wybrane
rules-icon-chosen = Uniesiona, z jasną ramką. Przycisk mówi, co się stanie.
rules-icon-barred-name = Zablokowane
rules-icon-barred = Przyciemniona, z kłódką i powodem. Dotknij, żeby zobaczyć zasadę.
rules-icon-waiting-name = Nie twoja kolej
rules-icon-waiting = Przyciemniona, bez kłódki.
rules-icon-preview-name = Podgląd
rules-icon-preview = Przerywana ramka: gdzie trafiłaby karta i co by zmieniła.
rules-icon-now-name = Jaskrawożółty
rules-icon-now = Oznacza, co możesz zrobić, co by się zmieniło albo właśnie się zmieniło.

# The table of Captain Tsubasa.

## What lies there

tsubasa-shot = Strzał
tsubasa-pass = Podanie
tsubasa-defence = Obrona
tsubasa-you = Ty
tsubasa-half = { $half ->
    [1] 1. połowa
    [2] 2. połowa
    [3] Dogrywka 1
   *[4] Dogrywka 2
}
tsubasa-half-short = { $half ->
    [1] 1. połowa
   *[other] 2. połowa
}
tsubasa-round = Runda { $round } z { $rounds }
tsubasa-injury-time = Doliczony czas
tsubasa-then-injury-time = + doliczony czas
tsubasa-last-round = ostatnia runda
tsubasa-score-said = { $home } { $first }, { $away } { $second }; { $half }, { $round }
tsubasa-kicked-off = rozpoczęcie
tsubasa-attacks = Atakuje
tsubasa-defends = Broni
tsubasa-team-attacks = { $team } atakuje
tsubasa-has-played = zagrane: { $count }
tsubasa-has-stopped = pas
tsubasa-this-round = Ta runda
tsubasa-part-draw = Dobieranie
tsubasa-part-attack = Atak
tsubasa-part-ball = Strzał lub podanie
tsubasa-part-discard = Odrzucanie
tsubasa-played-of = { $played } z { $places }
tsubasa-cards-played = kart zagranych
tsubasa-last-contest = Ostatni pojedynek jeszcze raz
tsubasa-your-area = Twój obszar gry
tsubasa-rivals-area = Obszar gry przeciwnika
tsubasa-nth-card = { $number }. karta
tsubasa-motivated = motywacja
tsubasa-replaces = zastępuje
tsubasa-pitch = Karty meczu
tsubasa-match-deck = Talia meczu, zostało { $count }
tsubasa-draft-deck = Weź w ciemno wierzchnią kartę talii meczu, zostało { $count }
tsubasa-hand = Ręka
tsubasa-your-hand = Twoja ręka
tsubasa-your-discard = Twoje karty odrzucone
tsubasa-empty-hand = Brak kart w ręce
tsubasa-chosen-said = Wybrana karta: { $card }. Naciśnij Enter, żeby ją zagrać.
tsubasa-hand-of = Ręka { $team }, { $count }: zobacz, co wiadomo
tsubasa-deck = Talia
tsubasa-discard = Odrzucone
tsubasa-deck-of = Talia { $team }, { $count }
tsubasa-discard-of = Karty odrzucone { $team }, { $count }
tsubasa-piles = Stosy
tsubasa-teams = Drużyna
tsubasa-pile-hand = Ręka: { $team }
tsubasa-pile-deck = Talia: { $team }
tsubasa-pile-discard = Karty odrzucone: { $team }
tsubasa-out-of-match = Poza grą
tsubasa-no-order = Kolejność bez znaczenia
tsubasa-surely-in-hand = Na pewno w ręce
tsubasa-hand-or-deck = W ręce ({ $hand }) albo w talii ({ $deck })
tsubasa-to-be-motivated = Jeszcze do zmotywowania
tsubasa-taken-unseen = { $count ->
    [one] I 1 karta meczu wzięta w ciemno.
    [few] I { $count } karty meczu wzięte w ciemno.
   *[other] I { $count } kart meczu wziętych w ciemno.
}
tsubasa-no-card = Brak kart
tsubasa-log = Relacja
tsubasa-log-all = Pokaż całość

## The bench

tsubasa-bench = Ławka
tsubasa-motivation = motywacja
tsubasa-signings = transfery
tsubasa-cost = koszt
tsubasa-can-be-motivated = Zmotywuj teraz
tsubasa-can-be-signed = Pozyskaj teraz
tsubasa-bench-empty = Ławka jest pusta.
tsubasa-bench-none = W tej partii nie ma ławki: gra się bez motywacji i transferów.

## Why not, in at most four words

tsubasa-why-other-phase = Nie teraz
tsubasa-why-too-dear = Brak: { $missing }
tsubasa-why-not-in-area = Jeszcze nie w grze
tsubasa-why-no-motivation = Bez karty motywacji
tsubasa-why-motivation-too-late = Już po rzucie
tsubasa-why-not-laid-out = Nie ma w ofercie
tsubasa-why-signing-too-late = Atak się skończył
tsubasa-why-no-goalkeeper = Potrzebny bramkarz
tsubasa-why-limit-reached = Zagrano już { $limit }
tsubasa-why-extra-limit-reached = Zagrano już { $limit }
tsubasa-why-no-such-ability = Brak takiej zdolności
tsubasa-why-card-gone = Już nie w grze
tsubasa-why-used-already = Już użyta
tsubasa-why-reroll-comes-later = Dopiero po rzucie
tsubasa-why-save-comes-later = Dopiero po strzale
tsubasa-why-reserve-empty = Zapas jest pusty
tsubasa-why-nothing-to-draw = Nie ma czego dobrać
tsubasa-why-attack-is-over = Atak się skończył
tsubasa-why-hand-empty = Pusta ręka
tsubasa-why-discard-empty = Brak kart odrzuconych
tsubasa-why-rival-hand-empty = Pusta ręka przeciwnika
tsubasa-why-rival-area-empty = Przeciwnik bez kart
tsubasa-why-no-fatigue-left = Brak kart zmęczenia
tsubasa-why-rival-red-already = Przeciwnik ma czerwoną
tsubasa-why-no-yellow = Brak żółtej kartki
tsubasa-why-control-needs-ball = Tylko w twoim ataku
tsubasa-why-special-needs-ball = Tylko w twoim ataku
tsubasa-why-other-teams-special = Tylko druga drużyna
tsubasa-why-not-on-card = Nie z tej karty
tsubasa-why-deck-empty = Talia jest pusta
tsubasa-why-too-few-tokens = Za mało żetonów
tsubasa-why-no-save-die = Bramkarz jeszcze nie rzucał
tsubasa-why-no-save-on-card = Nie może bronić

## What would come of it

tsubasa-as-it-stands = W tej chwili
tsubasa-if-ended = Jeśli nikt już nie zagra karty
tsubasa-to-come = { $count ->
    [one] { $team } może zagrać jeszcze 1 kartę.
   *[other] { $team } może zagrać jeszcze do { $count } kart.
}
tsubasa-if-you-stop = Jeśli spasujesz, a { $rival } zagra dalej: około
tsubasa-odds-told = Co oznaczają szanse
tsubasa-odds-told-now = Paski pokazują szanse, jeśli nikt już nie zagra karty. Uwzględniają żetony (+), które obie strony mogą jeszcze dołożyć.
tsubasa-odds-told-stop = „Jeśli spasujesz” to co innego: przeciwnik może wtedy grać dalej sam. To średnia z wielu możliwych przebiegów, z kartami, które przeciwnik może mieć. Dlatego obie liczby mogą się bardzo różnić.
tsubasa-if-play = Z kartą { $card }
tsubasa-if-motivate = Z motywacją: { $card }
tsubasa-if-sign = Z transferem: { $card }
tsubasa-if-send-back = Bez karty { $card }
tsubasa-if-remove = Bez karty { $card }
tsubasa-if-discard = Bez karty { $card }
tsubasa-against = przeciw
tsubasa-odds-shot = gol
tsubasa-odds-pass = celne podanie
tsubasa-chance-of = { $team }: { $chance }
tsubasa-promise-shot = gol { $percent }%
tsubasa-promise-pass = celne podanie { $percent }%
tsubasa-promise-corner = gol { $percent }%, rzut rożny { $corner }%
tsubasa-gain-note = + dzięki karcie { $card }. Żetony w obrysie są w zapasie.

## What is to be done

tsubasa-your-turn = Twoja kolej
tsubasa-turn-of = Teraz gra { $team }
tsubasa-over = Koniec meczu
tsubasa-wait-kick-off = { $team } wybiera, kto zaczyna.
tsubasa-wait-draft = { $team } wybiera kartę meczu.
tsubasa-wait-attack = { $team } zagrywa karty.
tsubasa-wait-abilities = { $team } wybiera zdolności.
tsubasa-wait-gain = { $team } wybiera żeton.
tsubasa-wait-play-from-hand = { $team } zagrywa jeszcze jedną kartę.
tsubasa-wait-play-from-discard = { $team } zagrywa odrzuconą kartę.
tsubasa-wait-remove-from-hand = { $team } usuwa kartę z ręki.
tsubasa-wait-remove-from-discard = { $team } usuwa odrzuconą kartę.
tsubasa-wait-discard = { $team } odrzuca kartę.
tsubasa-wait-send-back = { $team } odsyła kartę.
tsubasa-wait-special-shot = { $team } wybiera specjalny strzał.
tsubasa-wait-special-defence = { $team } wybiera specjalną obronę.
tsubasa-wait-shot-or-pass = { $team } wybiera strzał albo podanie.
tsubasa-wait-tokens = { $team } dokłada żetony.
tsubasa-wait-reroll = { $team } decyduje o przerzuceniu kostki.
tsubasa-wait-save = { $team } decyduje o obronie strzału.
tsubasa-paused = Partia jest wstrzymana.
tsubasa-do-over = Partia się skończyła. Możesz się jeszcze rozejrzeć.
tsubasa-do-kick-off = Wygrywasz losowanie. Zaczynasz od ataku czy zaczyna przeciwnik?
tsubasa-do-draft = Weź kartę meczu: jedną z boiska albo w ciemno z wierzchu talii.
tsubasa-do-draft-open = Weź jedną z kart meczu z boiska.
tsubasa-do-attack = Zagraj kartę albo spasuj do końca rundy. Wolne miejsca: { $left }.
tsubasa-do-attack-last = Zostało jedno miejsce: twoja karta kończy atak.
tsubasa-do-attack-alone = Przeciwnik już spasował. Możesz grać dalej; wolne miejsca: { $left }.
tsubasa-do-attack-no-card = Masz pustą rękę. Wprowadź zawodnika albo spasuj.
tsubasa-do-abilities = W grze: { $card }. Zdolności są opcjonalne.
tsubasa-do-bench = Wydaj żetony, żeby wprowadzić zawodnika, albo zakończ turę.
tsubasa-do-gain = { $gains ->
    [one] Wybierz żeton, który zyskujesz.
   *[other] Wybierz żeton, który zyskujesz. Zostało: { $gains }.
}
tsubasa-do-play-from-hand = Zagraj jeszcze jedną kartę z ręki.
tsubasa-do-play-from-discard = Zagraj jedną z odrzuconych kart.
tsubasa-do-remove-from-hand = Wybierz kartę z ręki do usunięcia z gry.
tsubasa-do-remove-from-discard = Wybierz odrzuconą kartę do usunięcia z gry.
tsubasa-do-discard = Wybierz kartę z ręki do odrzucenia.
tsubasa-do-send-back = Wybierz kartę przeciwnika do odesłania.
tsubasa-do-special-shot = Wybierz w tajemnicy specjalny strzał. To gol, chyba że przeciwnik wybierze jedyną obronę, która go zatrzymuje.
tsubasa-do-special-defence = Wybierz w tajemnicy specjalną obronę. Każda zatrzymuje jeden strzał.
tsubasa-do-shot-or-pass = Strzelaj, żeby zdobyć gola, albo podaj, żeby zostać przy piłce.
tsubasa-do-tokens-attack = Dokładasz żetony? Każdy daje +1. Potem kolej przeciwnika.
tsubasa-do-tokens-defence = Dokładasz żetony? Każdy daje +1. Potem obie strony rzucają.
tsubasa-do-reroll = Możesz przerzucić jedną kostkę.
tsubasa-do-reroll-save = Możesz przerzucić dowolną kostkę z tej rundy.
tsubasa-do-save = Strzał pokonuje twoją obronę. Bramkarz może go jeszcze obronić.
tsubasa-choose-a-card = Wybierz kartę
tsubasa-choose-how-many = Wybierz liczbę
tsubasa-no-more-cards = Spasuj
tsubasa-no-more-abilities = Koniec zdolności
tsubasa-end-turn = Zakończ turę
tsubasa-skip = Pomiń
tsubasa-then-must = potem obowiązkowo: { $duty }
tsubasa-ability-said = Zdolność { $number }: { $text }
tsubasa-tokens-not-there = Żetony: { $count }, tylu nie masz

## The contest

tsubasa-contest-shot = Strzał
tsubasa-contest-pass = Podanie
tsubasa-contest-special = Specjalny strzał
tsubasa-cards = karty
tsubasa-tokens = żetony
tsubasa-die = kostka
tsubasa-tie = Remis: wygrywa atakujący
tsubasa-shout-shot = Strzał
tsubasa-shout-pass = Podanie
tsubasa-shout-special = Specjalny
tsubasa-shout-goal = Gol
tsubasa-shout-golazo = Golazo
tsubasa-shout-passed = Celne
tsubasa-shout-ball-won = Przejęcie
tsubasa-shout-caught = Złapana
tsubasa-shout-corner = Rożny
tsubasa-line-shot = { $team } strzela, { $rival } broni
tsubasa-line-pass = { $team } podaje, { $rival } broni
tsubasa-line-special = { $team } szykuje specjalny strzał
tsubasa-line-goal = { $percent ->
    [-1] { $team } zdobywa gola
   *[other] { $team } zdobywa gola przy szansie { $percent }%
}
tsubasa-line-passed = { $percent ->
    [-1] Podanie celne: { $team } zostaje przy piłce
   *[other] Podanie celne przy szansie { $percent }%: { $team } zostaje przy piłce
}
tsubasa-line-ball-won = { $rival } przejmuje piłkę
tsubasa-line-caught = Bramkarz łapie: { $rival } ma piłkę
tsubasa-line-corner = Wybita na rzut rożny: { $team } zostaje przy piłce
tsubasa-line-special-goal = { $team } zdobywa gola: ta obrona zatrzymuje inny strzał
tsubasa-line-special-ball-won = { $rival } zatrzymuje specjalny strzał
tsubasa-save-title = Obrona bramkarza: { $card }
tsubasa-save-rolled = Obrona bramkarza: { $card } wyrzuca { $die }
tsubasa-save-caught = złapana
tsubasa-save-corner = rzut rożny
tsubasa-save-goal = gol
tsubasa-keeper-beaten = bramkarz pokonany
tsubasa-odds-before = Szanse przed rzutem
tsubasa-odds-all-tokens = Szanse z wszystkimi żetonami
tsubasa-level = Po równo: wygrywa { $team }
tsubasa-ahead = { $team } prowadzi o { $count }
tsubasa-behind = { $team } przegrywa o { $count }
tsubasa-step-chosen = { $kind ->
    [pass] Wybrano podanie
   *[shot] Wybrano strzał
}
tsubasa-step-tokens = Żetony
tsubasa-step-dice = Kostki
tsubasa-step-rerolls = Przerzucanie
tsubasa-step-save = Obrona
tsubasa-step-goal = Gol
tsubasa-step-passed = Piłka utrzymana
tsubasa-step-ball-won = Piłka przejęta
tsubasa-step-caught = Złapana
tsubasa-step-corner = Rzut rożny
tsubasa-face-down = Zakryta karta
tsubasa-tap-to-go-on = Dotknij lub naciśnij klawisz
tsubasa-back-to-match = Wróć do partii
tsubasa-half-ended = { $half ->
    [1] Przerwa
    [2] Koniec
    [3] Zmiana stron
   *[4] Koniec
}
tsubasa-level-score = Remis
tsubasa-leads = Prowadzi { $team }

tsubasa-key-no-more = pas
tsubasa-key-shot = strzał
tsubasa-key-pass = podanie
tsubasa-lesson-end-bench = Przy nowej partii opcja „Pierwszy mecz” oznacza grę bez ławki: bez motywacji i transferów. Wyłącz ją, żeby grać ze wszystkim.
tsubasa-lesson-end-special = Specjalnych strzałów w tej lekcji nie było. Daje je karta „{ $card }”: wybierasz w tajemnicy jeden z trzech strzałów, a przeciwnik jedną z trzech obron. Każda obrona zatrzymuje jeden strzał, a pozostałe dwa to gole.
tsubasa-lesson-special-rule = Jak działają specjalne strzały

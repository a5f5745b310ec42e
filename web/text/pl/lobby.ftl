# The lobby and the archive.

## Pages

lobby-title = Golazo: piłka nożna przy stole
lobby-nav = Strony
lobby-play = Graj
lobby-archive = Archiwum
lobby-rules-and-learning = Zasady i nauka
lobby-rules-of = Zasady: { $game }
lobby-icons = Co znaczą ikony
lobby-learn-game = Nauka: { $game }
lobby-language = Język
lobby-settings = Ustawienia
lobby-more-to-read = Więcej do czytania
lobby-api = Dla programów (API)
lobby-notice = Golazo to niezależna adaptacja stworzona przez fanów. Nie jest powiązana z wydawcami gier Kapitan Tsubasa i Machi Koro ani przez nich zatwierdzona. Wszystkie rysunki są własne.

## The games

lobby-tsubasa-players = 2 trenerów
lobby-machikoro-players = od 2 do 4 osób
lobby-minutes = około { $minutes } min
lobby-tsubasa-told = Poprowadź w finale { $nankatsu } albo { $toho }. Zagrywaj karty na strzał, podanie i obronę, dołóż żetony i rzuć kostką. Strzelasz czy utrzymujesz piłkę?
lobby-machikoro-told = Rzucaj kośćmi i zbieraj monety. Buduj budki z jedzeniem, sklepy kibica i zgrupowania, które płacą, gdy wypadnie ich liczba. Wygrywa, kto pierwszy zbuduje cztery duże projekty.
lobby-play-now = Graj teraz
lobby-invite-friend = Zaproś kogoś
lobby-invite-friends = Zaproś znajomych
lobby-one-screen = Na jednym ekranie
lobby-learn = Nauka
lobby-rules = Zasady

## Playing at once

lobby-quick-title = { $game } z botami
lobby-quick-change = { $game }: wybierz innych rywali
lobby-quick-first = { $level }, pierwszy mecz
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 rywal
    [few] { $rivals } rywali
   *[other] { $rivals } rywali
}
lobby-level = Poziom { $number }
lobby-rival-level = Twój rywal
lobby-rivals-level = Twoi rywale
lobby-rivals = Ilu rywali
lobby-your-team = Twoja drużyna
lobby-start = Zaczynaj
lobby-more-options = Więcej opcji

## A new table

lobby-new-table = Nowy stół
lobby-game = Gra
lobby-against-whom = Z kim
lobby-mode-bots = Z botami
lobby-mode-screen = Na jednym ekranie
lobby-mode-friends = Ze znajomymi
lobby-mode-bots-hint = Zaczyna się od razu.
lobby-mode-screen-hint = Podajecie sobie urządzenie. Tam, gdzie karty są zakryte, między ruchami opada kurtyna.
lobby-mode-friends-hint = Dostaniesz link, kod i kod QR. Mecz zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-players-number = Liczba osób
lobby-by-lot = Losowo
lobby-rival = Rywal
lobby-rival-number = Rywal { $number }
lobby-seat = Miejsce { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Ty
lobby-seat-me = Tutaj, przy tym ekranie
lobby-seat-open = Ktoś z linkiem
lobby-screen-teams = Jedna osoba prowadzi { $nankatsu }, druga { $toho }.
lobby-screen-turns = Miasta są jawne: po prostu grajcie na zmianę.
lobby-start-match = Zacznij mecz
lobby-open-the-table = Otwórz stół
lobby-link-comes = Za chwilę będzie link do przekazania.
lobby-more = Więcej
lobby-options-of-game = Gra
lobby-options-of-table = Stół
lobby-option-tsubasa-first_match = Pierwszy mecz
lobby-option-tsubasa-first_match-on = Cztery rundy w połowie, bez kibiców, zmęczenia i najbardziej zawiłych kart meczu.
lobby-option-tsubasa-first_match-off = Sześć rund w połowie, ze wszystkimi kartami.
lobby-option-tsubasa-assured_success = Gwarantowany sukces
lobby-option-tsubasa-assured_success-on = 6 przeciw 1 wygrywa bez względu na sumy.
lobby-option-tsubasa-assured_success-off = Liczą się tylko sumy.
lobby-option-tsubasa-motivation = Motywacja
lobby-option-tsubasa-motivation-on = Za żetony gwiazdy zmieniają się w mocniejsze wersje.
lobby-option-tsubasa-motivation-off = Gwiazdy pozostają takie jak na karcie.
lobby-option-tsubasa-signings = Transfery
lobby-option-tsubasa-signings-on = Za żetony można pozyskać czterech zawodników innych drużyn.
lobby-option-tsubasa-signings-off = Grasz tylko własną drużyną.
lobby-option-tsubasa-extra_time = Dogrywka
lobby-option-tsubasa-extra_time-on = Remis po dwóch połowach? Gra toczy się dalej.
lobby-option-tsubasa-extra_time-off = Remis po dwóch połowach? Mistrzami są obie drużyny.
lobby-option-machikoro-beginner_cap = Limit dla początkujących
lobby-option-machikoro-beginner_cap-on = Nikt nie może mieć więcej niż dwóch kart jednego rodzaju.
lobby-option-machikoro-beginner_cap-off = Tyle kart jednego rodzaju, ile jest.
lobby-option-machikoro-come_what_may = Co będzie, to będzie
lobby-option-machikoro-come_what_may-on = Odkrytych jest dziesięć rodzajów, reszta to zakryty stos: rynek się zmienia.
lobby-option-machikoro-come_what_may-off = Od początku można budować wszystkie rodzaje.
lobby-public = Każdy może się dosiąść
lobby-public-on = Stół widać w lobby.
lobby-public-off = Znajdzie go tylko ten, kto ma link.
lobby-watched = Każdy może oglądać
lobby-watched-hint = Widoczny w lobby, a potem w archiwum.
lobby-watched-off = Ogląda tylko ten, kto ma link.
lobby-chat = Czat
lobby-chat-on = Przy stole można do siebie pisać.
lobby-chat-off = Nikt nie pisze.
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-none-hint = Myślcie, ile chcecie.
lobby-clock-move = { $time } na decyzję
lobby-clock-move-hint = Gdy czas minie, decyduje bot.
lobby-clock-match = { $time } na osobę w meczu
lobby-clock-match-hint = Koniec czasu? Wtedy dziesięć sekund na decyzję.
lobby-absence = Ktoś zniknął
lobby-absence-after = Bot po czasie: { $time }
lobby-absence-hint = Bot zastępuje tę osobę, aż wróci.
lobby-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
lobby-minutes-long = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
lobby-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
lobby-days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}

## Matches and tables

lobby-your-matches = { $count ->
    [one] Twój mecz
   *[other] Twoje mecze
}
lobby-your-turn = Twój ruch
lobby-you-decide = Decydujesz ty
lobby-decides = Decyduje { $name }
lobby-waits-for-players = Czeka na graczy: { $taken } z { $all }
lobby-continue = Graj dalej
lobby-to-the-table = Do stołu
lobby-all-matches = Wszystkie mecze ({ $count })
lobby-turns-wait = { $count ->
    [one] 1 mecz czeka na ciebie.
    [few] { $count } mecze czekają na ciebie.
   *[other] { $count } meczów czeka na ciebie.
}
lobby-open-match = Otwórz
lobby-against = Ty kontra { $names }
lobby-begun = Początek: { $date }
lobby-lesson = Lekcja
lobby-lessons = Lekcje
lobby-lesson-begun = Rozpoczęta
lobby-lesson-continue = Dalej
lobby-no-match-yet = Rozpoczęty mecz czeka tutaj, aż wrócisz. Pierwszy raz? Ucz się, grając:
lobby-learn-minutes = 5–8 min
lobby-looking = Chwileczkę…
lobby-open-tables = Otwarte stoły
lobby-open-seat = wolne miejsce
lobby-bot-level = Bot, poziom { $number }
lobby-seats-taken = zajęte miejsca: { $taken } z { $all }
lobby-playing = trwa mecz
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-yours = Twój
lobby-more-tables = { $count ->
    [one] jeszcze 1 stół
    [few] jeszcze { $count } stoły
   *[other] jeszcze { $count } stołów
}
lobby-fewer-tables = Pokaż mniej
lobby-no-open-table = Nikt teraz nie czeka na graczy.
lobby-open-one = Otwórz stół dla każdego albo wyślij komuś link.
lobby-no-answer = Serwer nie odpowiada; trwa kolejna próba.
lobby-got-a-code = Masz kod albo link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = To nie jest ani kod, ani link do stołu.
lobby-go = Wejdź
lobby-just-now = przed chwilą
lobby-just-finished = Właśnie zakończone
lobby-to-archive = Do archiwum
lobby-nothing-finished = Żaden mecz jeszcze się nie skończył. Twój może być pierwszy.
lobby-learn-heading = Nauka przez grę, 5–8 minut
lobby-replay = Powtórka

## Oneself

lobby-who-are-you = Jak masz na imię?
lobby-your-name = Twoje imię
lobby-name-example = np. Anna
lobby-name-seen = Widzą je inni przy stole.
lobby-name-hint = Widoczne przy stołach, przy których odtąd usiądziesz.
lobby-name-kept = Zapisano.
lobby-say-your-name = Twoje imię?
lobby-sit-down = Siadam
lobby-stay-guest = Zostaję gościem
lobby-keep = Zapisz
lobby-is-guest = Gość
lobby-has-account = Konto
lobby-account = Ty
lobby-account-of = { $name }: imię i konto
lobby-account-for-devices = Konto, jeśli chcesz
lobby-account-why = Z nazwą i hasłem znajdziesz swoje mecze na każdym urządzeniu. To, co już rozegrane, zostaje twoje.
lobby-login-why = Miejsca zajęte jako gość przejdą na twoje konto.
lobby-account-new = Nowe konto
lobby-account-name = Nazwa do logowania
lobby-account-made = Konto jest gotowe, { $name }.
lobby-make-account = Załóż konto
lobby-log-in = Zaloguj się
lobby-welcome-back = Witaj ponownie, { $name }.
lobby-logged-in = Zalogowano jako { $account }
lobby-log-out = Wyloguj się
lobby-log-out-everywhere = Wyloguj wszystkie urządzenia
lobby-logged-out = Wylogowano.
lobby-password = Hasło
lobby-password-hint = Co najmniej 8 znaków.
lobby-change-password = Zmień hasło
lobby-old-password = Dotychczasowe hasło
lobby-new-password = Nowe hasło
lobby-password-elsewhere = Inne urządzenia muszą zalogować się od nowa.
lobby-password-changed = Hasło zmienione.
lobby-delete-account = Usuń konto
lobby-delete-means = Nazwa i hasło zostaną zapomniane i nikt się nimi więcej nie zaloguje. Mecze zostaną w archiwum pod nazwami z tamtego czasu.
lobby-delete-really = Usuń na dobre
lobby-account-deleted = Konto usunięte.

## The archive

lobby-archive-filter = Filtruj archiwum
lobby-archive-empty = Żaden mecz jeszcze się nie skończył.
lobby-archive-nothing = Żaden mecz nie pasuje.
lobby-archive-all = Pokaż wszystkie
lobby-archive-pages = Strony archiwum
lobby-archive-page = Strona { $number }
lobby-newer = Nowsze
lobby-older = Starsze
lobby-game-any = Obie gry
lobby-player = Kto
lobby-player-part = Część nazwy
lobby-only-mine = Tylko moje
lobby-ended = Koniec
lobby-ended-any = Dowolny
lobby-ended-by-rules = Rozegrany do końca
lobby-ended-by-resigned = Przez poddanie
lobby-ended-by-agreed = Za porozumieniem
lobby-ended-by-closed = Niedokończony
lobby-ended-closed = Niedokończony
lobby-ended-level = Remis
lobby-ended-agreed = Uzgodniony remis
lobby-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
lobby-won-by-resignation = { $count ->
    [one] Przez poddanie wygrywa { $names }
   *[other] Przez poddanie wygrywają { $names }
}
lobby-decisions = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
lobby-imported = z zapisu
lobby-not-listed = tylko dla ciebie
lobby-import = Wczytaj zapis
lobby-import-what = Zapis to plik meczu: zachowany po jego końcu albo utworzony w terminalu. Sprawdzany jest każdy wiersz.
lobby-import-choose = Wybierz plik
lobby-import-drop = albo upuść go tutaj (.jsonl)
lobby-import-way = W jakim celu
lobby-import-study = Obejrzyj
lobby-import-go-on = Graj dalej
lobby-import-study-hint = Każda decyzja, z każdego miejsca.
lobby-import-go-on-hint = Od miejsca, w którym zapis się kończy, z nowymi kośćmi. Kto gdzie siedzi?
lobby-import-study-do = Otwórz powtórkę
lobby-import-go-on-do = Otwórz stół
lobby-import-cards = Plik kart tego zapisu (.toml)
lobby-import-not-one = Ten plik nie jest zapisem meczu.
lobby-import-too-long = Ten plik jest za długi na zapis.
lobby-import-other-game = Tutaj nie gra się w „{ $game }”.

# The lobby and the archive.

## Pages

lobby-title = Golazo: piłka nożna przy stole
lobby-nav = Menu główne
lobby-play = Graj
lobby-archive = Archiwum
lobby-rules-and-learning = Zasady i lekcje
lobby-rules-of = Zasady: { $game }
lobby-icons = Co znaczą ikony
lobby-learn-game = Nauka: { $game }
lobby-language = Język
lobby-settings = Ustawienia
lobby-more-to-read = Więcej
lobby-api = API dla programistów
lobby-licences = Licencje stron trzecich
lobby-notice = Golazo to niezależny projekt fanów. Nie jest powiązany z wydawcami gier { $games } ani przez nich zatwierdzony. Wszystkie ilustracje są własne.

## The games

lobby-minutes = około { $minutes } min
lobby-play-now = Graj teraz
lobby-invite-friend = Zaproś znajomego
lobby-invite-friends = Zaproś znajomych
lobby-one-screen = Na jednym ekranie
lobby-learn = Nauka
lobby-rules = Zasady

## Playing at once

lobby-quick-title = { $game } z botami
lobby-quick-change = { $game }: zmień przeciwników
lobby-quick-first = { $level }, pierwszy mecz
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 przeciwnik
    [few] { $rivals } przeciwników
   *[other] { $rivals } przeciwników
}
lobby-level = Poziom { $number }
lobby-rival-level = Twój przeciwnik
lobby-rivals-level = Twoi przeciwnicy
lobby-rivals = Liczba przeciwników
lobby-your-team = Twoja drużyna
lobby-start = Start
lobby-more-options = Więcej opcji

## A new table

lobby-new-table = Nowy stół
lobby-game = Gra
lobby-against-whom = Tryb
lobby-mode-bots = Z botami
lobby-mode-screen = Na jednym ekranie
lobby-mode-friends = Ze znajomymi
lobby-mode-bots-hint = Zaczyna się od razu.
lobby-mode-screen-hint = Gracie na zmianę na jednym urządzeniu. W grach z ukrytymi kartami ekran jest zasłaniany między turami.
lobby-mode-friends-hint = Dostaniesz link, kod i kod QR do udostępnienia. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-players-number = Liczba graczy
lobby-by-lot = Losowo
lobby-rival = Przeciwnik
lobby-rival-number = Przeciwnik { $number }
lobby-seat = Miejsce { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Ty
lobby-seat-me = Ty, na tym ekranie
lobby-seat-open = Wolne, dla znajomego
lobby-screen-teams = Jedna osoba prowadzi { $first }, druga { $second }.
lobby-screen-turns = W tej grze nic nie jest ukryte: po prostu grajcie na zmianę.
lobby-start-match = Zacznij partię
lobby-open-the-table = Otwórz stół
lobby-link-comes = Link do zaproszenia będzie na następnej stronie.
lobby-more = Więcej
lobby-options-of-game = Opcje gry
lobby-options-of-table = Opcje stołu
lobby-public = Każdy może dołączyć
lobby-public-on = Stół widać w lobby.
lobby-public-off = Znajdzie go tylko ktoś z linkiem.
lobby-watched = Każdy może oglądać
lobby-watched-hint = Widoczny w lobby, a potem w archiwum.
lobby-watched-off = Oglądać może tylko ktoś z linkiem.
lobby-chat = Czat
lobby-chat-on = Wszyscy przy stole mogą pisać.
lobby-chat-off = Przy tym stole nie ma czatu.
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-none-hint = Myśl tak długo, jak chcesz.
lobby-clock-move = { $time } na ruch
lobby-clock-move-hint = Gdy czas minie, ruch wykona za ciebie bot.
lobby-clock-match = { $time } na gracza
lobby-clock-match-hint = Potem dziesięć sekund na ruch.
lobby-absence = Gdy ktoś odejdzie
lobby-absence-after = Bot po czasie: { $time }
lobby-absence-hint = Bot zastępuje tę osobę, dopóki nie wróci.
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
    [one] Twoja partia
   *[other] Twoje partie
}
lobby-your-turn = Twoja kolej
lobby-you-decide = Twoja kolej
lobby-decides = Teraz gra { $name }
lobby-waits-for-players = Czeka na graczy: { $taken } z { $all }
lobby-continue = Graj dalej
lobby-to-the-table = Idź do stołu
lobby-all-matches = Wszystkie partie ({ $count })
lobby-turns-wait = { $count ->
    [one] Twoja kolej w 1 partii.
    [few] Twoja kolej w { $count } partiach.
   *[other] Twoja kolej w { $count } partiach.
}
lobby-open-match = Otwórz
lobby-against = Ty kontra { $names }
lobby-begun = Początek: { $date }
lobby-lesson = Lekcja
lobby-lessons = Lekcje
lobby-lesson-begun = Rozpoczęta
lobby-lesson-continue = Dalej
lobby-no-match-yet = Tu pojawią się twoje partie; możesz wyjść i wrócić w każdej chwili. Pierwszy raz? Ucz się, grając:
lobby-no-match-now = Nie masz teraz partii w toku. Zacznij nową albo ucz się, grając:
lobby-your-finished = Twoje zakończone partie
lobby-learn-minutes = 5–8 min
lobby-looking = Wczytywanie…
lobby-open-tables = Otwarte stoły
lobby-open-seat = wolne miejsce
lobby-seats-taken = zajęte miejsca: { $taken } z { $all }
lobby-playing = w trakcie
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-yours = Twój
lobby-more-tables = { $count ->
    [one] jeszcze 1 stół
    [few] jeszcze { $count } stoły
   *[other] jeszcze { $count } stołów
}
lobby-fewer-tables = Pokaż mniej
lobby-no-open-table = Nie ma teraz otwartych stołów.
lobby-open-one = Otwórz stół, do którego każdy może dołączyć, albo wyślij link znajomym.
lobby-no-answer = Serwer nie odpowiada. Ponawiam próbę…
lobby-got-a-code = Masz kod albo link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = To nie jest kod ani link do stołu.
lobby-go = Wejdź
lobby-just-now = przed chwilą
lobby-just-finished = Właśnie zakończone
lobby-to-archive = Zobacz wszystkie
lobby-nothing-finished = Nie ma jeszcze zakończonych partii. Twoja może być pierwsza.
lobby-learn-heading = Nauka przez grę, 5–8 minut
lobby-replay = Powtórka

## Oneself

lobby-who-are-you = Jak masz na imię?
lobby-your-name = Twoje imię
lobby-name-example = np. Anna
lobby-name-seen = Zobaczą je inni gracze przy stole.
lobby-name-hint = Używane przy stołach, do których dołączysz od teraz.
lobby-name-kept = Zapisano.
lobby-say-your-name = Podaj imię
lobby-sit-down = Siadam
lobby-stay-guest = Graj jako gość
lobby-keep = Zapisz
lobby-is-guest = Gość
lobby-message = Wiadomość od gospodarza
lobby-message-close = Zamknij wiadomość
lobby-has-account = Konto
lobby-account = Ty
lobby-account-of = { $name }: imię i konto
lobby-account-for-devices = Konto (opcjonalnie)
lobby-account-why = Dzięki nazwie i hasłu znajdziesz swoje partie na każdym urządzeniu. Zachowasz wszystko, co masz już rozegrane.
lobby-login-why = Twoje miejsca gościa przejdą na twoje konto.
lobby-account-new = Nowe konto
lobby-account-name = Nazwa do logowania
lobby-account-made = Konto utworzone. Witaj, { $name }!
lobby-make-account = Załóż konto
lobby-log-in = Zaloguj się
lobby-welcome-back = Witaj ponownie, { $name }.
lobby-logged-in = Zalogowano jako { $account }
lobby-log-out = Wyloguj się
lobby-log-out-everywhere = Wyloguj się wszędzie
lobby-logged-out = Wylogowano.
lobby-sessions = Aktywne sesje
lobby-session-here = To urządzenie
lobby-session-unknown = Nieznane urządzenie
lobby-session-used = Ostatnie użycie: { $when }
lobby-session-end = Wyloguj
lobby-session-end-on = Wyloguj: { $device }
lobby-session-ended = Wylogowano: { $device }
lobby-password = Hasło
lobby-password-hint = Co najmniej 8 znaków.
lobby-invitation = Kod zaproszenia
lobby-invitation-hint = Dostaniesz go od gospodarza tego serwera.
lobby-change-password = Zmień hasło
lobby-old-password = Obecne hasło
lobby-new-password = Nowe hasło
lobby-password-elsewhere = Na innych urządzeniach nastąpi wylogowanie.
lobby-password-changed = Hasło zmienione.
lobby-delete-account = Usuń konto
lobby-delete-means = Twoja nazwa i hasło zostaną usunięte i nikt się nimi więcej nie zaloguje. Twoje partie zostaną w archiwum pod używanymi wtedy nazwami.
lobby-delete-really = Usuń na zawsze
lobby-account-deleted = Konto usunięte.

## The archive

lobby-archive-filter = Filtruj archiwum
lobby-archive-empty = Nie ma jeszcze zakończonych partii.
lobby-archive-nothing = Nie znaleziono partii.
lobby-archive-all = Pokaż wszystkie
lobby-archive-pages = Strony archiwum
lobby-archive-page = Strona { $number }
lobby-newer = Nowsze
lobby-older = Starsze
lobby-game-any = Wszystkie gry
lobby-player = Gracz
lobby-player-part = Część imienia
lobby-only-mine = Tylko moje partie
lobby-ended = Wynik
lobby-ended-any = Dowolny
lobby-ended-by-rules = Rozegrana do końca
lobby-ended-by-limit = Limit ruchów
lobby-ended-by-resigned = Poddanie
lobby-ended-by-agreed = Uzgodniony remis
lobby-ended-by-closed = Niedokończona
lobby-ended-closed = Niedokończona
lobby-ended-level = Remis
lobby-ended-limit = Remis po limicie ruchów
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
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
lobby-imported = zaimportowana
lobby-not-listed = prywatna
lobby-import = Importuj partię
lobby-import-what = Wybierz zapis partii: plik pobrany po partii albo zapisany w terminalu. Sprawdzany jest każdy wiersz.
lobby-import-choose = Wybierz plik
lobby-import-drop = albo upuść go tutaj (.jsonl)
lobby-import-way = Co chcesz zrobić?
lobby-import-study = Obejrzyj
lobby-import-go-on = Graj dalej
lobby-import-study-hint = Każdy ruch, widziany z każdego miejsca.
lobby-import-go-on-hint = Graj dalej od końca zapisu, z nowymi kostkami. Kto gdzie siedzi?
lobby-import-study-do = Otwórz powtórkę
lobby-import-go-on-do = Otwórz stół
lobby-import-cards = Plik kart tej partii (.toml)
lobby-import-not-one = Ten plik nie jest zapisem partii.
lobby-import-too-long = Ten plik jest za duży na zapis partii.
lobby-import-other-game = Gra „{ $game }” nie jest tu dostępna.

# Tables: the waiting room, and what all matches share.

table-coming = Przygotowuję stół…
table-copied-link = Link skopiowany. Wklej go do wiadomości.
table-copy-this-link = Kopiuj link
table-share = Udostępnij
table-link = Link
table-code = Kod do wpisania w lobby
table-qr = Kod QR: { $url }
table-only-here = Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer poleceniem: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Brakuje jeszcze 1 gracza.
    [few] Brakuje jeszcze { $open } graczy.
   *[many] Brakuje jeszcze { $open } graczy.
}
table-free-seat = Wolne miejsce
table-seat-number = Miejsce { $number }
table-is-here = Przy stole
table-is-away = Nie przy stole
table-sit-down = Usiądź
table-your-name = Twoje imię
table-name-example = Twoje imię przy stole
table-or-watch = Albo oglądaj: partia zacznie się, gdy wszystkie miejsca będą zajęte.
table-leave = Odejdź od stołu
table-invite = Zaproś graczy
table-invite-how = Wyślij link, pokaż kod QR albo przeczytaj kod na głos.
table-watching = { $count ->
    [one] 1 widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
table-clock-move = { $time } na ruch
table-clock-match = { $time } na gracza na całą partię
table-own-cards = Gra się własnymi kartami.
table-promise = Zobowiązanie kostek:
table-seed-missing = brakuje ziarna
table-dice-commitment = Stół pokazuje teraz inne zobowiązanie kostek niż wcześniej.
table-dice-seed = Ziarno przy twoim miejscu jest inne niż to, które wysłała ta przeglądarka.
table-dice-given = Serwer wpisał ziarno przy twoim miejscu, zanim ta przeglądarka mogła wysłać twoje.
table-dice-bot = Przy miejscu bota jest ziarno, choć boty ich nie podają.
table-dice-secret = Sekret kostek nie zgadza się ze zobowiązaniem, które widziała ta przeglądarka.
table-dice-dice = Rzuty, które było widać, nie zgadzają się z zapisem.
table-dice-why = Co się nie zgadza?

## Pages for what goes wrong

table-trouble-no-such-table = Sprawdź link lub kod, znak po znaku. Stoły, do których nikt nie dołączył, po pewnym czasie znikają.
table-trouble-other-rules = Partia jest bezpieczna na serwerze, ale dokończyć ją można tylko w starszej wersji Golazo. Tutaj możesz zacząć nową.
table-trouble-too-many = Z twojej sieci jest zbyt wiele otwartych połączeń. Zamknij inne karty z Golazo albo chwilę poczekaj.
table-trouble-bad-token = Długo cię nie było. Wczytaj stronę ponownie, żeby zająć miejsce.
table-signed-out = Twoja sesja została zakończona z innego urządzenia.
table-trouble-signed-out = Twoje partie trwają dalej. Zaloguj się, żeby wrócić na swoje miejsca, albo graj jako gość.
table-trouble-not-over = Dopóki partia trwa, można ją oglądać. Powtórka będzie dostępna po jej zakończeniu.
table-no-page = W tę grę nie można grać w przeglądarce
table-trouble-no-page = Zagraj w nią w terminalu albo wybierz inną w lobby.
table-trouble-offline = Sprawdź połączenie i czy serwer działa.
table-trouble-other = Wszystko, co rozegrano, jest zapisane. Spróbuj za chwilę.

## The bar and the menu

table-menu = Menu
table-menu-of = Menu stołu: { $table }
table-against = przeciwnik: { $name }
table-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
table-turn-of = Teraz gra { $name }
table-you-watch = Oglądasz
table-undo = Cofnij
table-chat-unread = { $unread ->
    [0] Czat
    [one] Czat, 1 nowa
    [few] Czat, { $unread } nowe
   *[many] Czat, { $unread } nowych
}
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-help = Pomoc
table-settings = Ustawienia
table-copy-link = Kopiuj link dla widzów
table-pause = Poproś o przerwę
table-draw = Zaproponuj remis
table-draw-really = Jeśli wszyscy się zgodzą, partia skończy się remisem.
table-resign = Poddaj się
table-resign-really = Przegrywasz tę partię.
table-resign-really-several = Bot gra dalej za ciebie.
table-bot-stands-in = W zastępstwie bot
table-has-resigned = Poddaje partię
table-result = Wynik

## Chat

table-chat = Czat
table-say = Napisz wiadomość
table-send = Wyślij
table-nothing-said = Nie ma jeszcze wiadomości.
table-mute = Wycisz: { $name }
table-report = Zgłoś wiadomość: { $name }
table-reported = Zgłoszono. Gospodarz serwera może to teraz zobaczyć.
table-muted = Wyciszono: { $name }.
table-unmute = Wyłącz wyciszenie

## While the match is on

table-reconnecting = Ponowne łączenie…
table-paused = Partia jest wstrzymana.
table-resume = Gramy dalej
table-i-am-back = Już jestem
table-hurry = Szybko!
table-hurry-you = Zostało ci mniej niż dziesięć sekund.
table-agree = Zgódź się
table-decline = Odrzuć
table-still-to-answer = Czekamy na: { $names }
table-never-mind = Anuluj
table-your-turn = Twoja kolej
table-pass-on = Podaj urządzenie: { $name }
table-look-away = Pozostali, nie patrzcie! Karty są zakryte, dopóki { $name } ich nie odsłoni.
table-raise = Tu { $name }: pokaż karty

## Log and help

table-log = Relacja
table-log-earlier = Wczytuję wcześniejsze ruchy…
table-what-happened = Co się właśnie stało?
table-nothing-happened = Jeszcze nic: partia dopiero się zaczęła.
table-before = Wstecz
table-after = Dalej
table-of = { $number } z { $count }
table-rules = Zasady
table-icons = Co znaczą ikony
table-learn = Naucz się, grając
table-help-reasons = Dotknij czegoś zablokowanego, żeby zobaczyć powód.
table-help-hold = Przytrzymaj kartę, aby zobaczyć ją w powiększeniu.
table-help-point = Najedź myszą na kartę, aby zobaczyć ją w powiększeniu.
table-keys = Klawisze
table-key-choose = wybór
table-key-do = główny przycisk
table-key-back = wstecz
table-key-card = powiększ kartę
## The end

table-closed = Partię zamknięto
table-drawn = Remis
table-rematch = Rewanż
table-join-rematch = Dołącz do rewanżu
table-watch-rematch = Obejrzyj rewanż
table-rematch-is-on = Rewanż się zaczął.
table-rematch-offered = { $count ->
    [one] { $names } proponuje rewanż.
    [few] { $names } proponują rewanż.
    [many] { $names } proponują rewanż.
   *[other] { $names } proponują rewanż.
}
table-watch-again = Powtórka
table-timeline = Przebieg
table-share-match = Udostępnij partię
table-fair = Uczciwe kostki
table-dice-checked = Kostki sprawdzone
table-see-table = Zobacz stół

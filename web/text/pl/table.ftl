# Tables: the waiting room, and what all matches share.

table-coming = Nakrywamy do stołu.
table-copied-link = Link skopiowany. Wklej go do wiadomości.
table-copy-this-link = Kopiuj link
table-share = Udostępnij
table-link = Link
table-code = Kod do wpisania w lobby
table-qr = Kod QR: { $url }
table-only-here = Ten adres zna tylko ten komputer. Dla innych urządzeń uruchom serwer tak: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Brakuje jednej osoby.
    [few] Brakuje { $open } osób.
   *[many] Brakuje { $open } osób.
}
table-free-seat = Wolne miejsce
table-seat-number = Miejsce { $number }
table-is-here = Na miejscu
table-is-away = Poza stołem
table-sit-down = Usiądź
table-your-name = Twoje imię
table-name-example = Jak nazywają cię inni
table-or-watch = Albo zostań i patrz: gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-leave = Odejdź od stołu
table-invite = Zaproś kogoś
table-invite-how = Wyślij link, daj zeskanować kod albo przeczytaj znaki na głos.
table-watching = { $count ->
    [one] 1 osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
table-clock-move = { $time } na każdą decyzję
table-clock-match = { $time } na wszystkie decyzje jednej osoby
table-own-cards = Gra się własnymi kartami.
table-promise = Zobowiązanie kości:

## Pages for what goes wrong

table-trouble-no-such-table = Sprawdź link lub kod: liczy się każdy znak. Stoły, przy których nikt nie siedział, po pewnym czasie znikają.
table-trouble-other-rules = Partia jest bezpieczna na serwerze. Starsze Golazo może ją dokończyć; tutaj możesz zacząć nową.
table-trouble-too-many = Z twojej sieci otwarto tu wiele połączeń. Zamknij inne karty z Golazo albo chwilę poczekaj.
table-trouble-bad-token = Długo cię nie było. Wczytaj stronę ponownie i zajmij miejsce.
table-trouble-not-over = Dopóki partia trwa, można ją oglądać, ale nie przewijać.
table-trouble-offline = Czy serwer działa i czy masz połączenie?
table-trouble-other = To, co postanowiono, jest zapisane. Spróbuj za chwilę.

## The bar and the menu

table-menu = Menu
table-menu-of = Menu tego stołu: { $table }
table-against = przeciwnik: { $name }
table-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
table-turn-of = Gra { $name }
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
table-draw-really = Jeśli wszyscy się zgodzą, partia skończy się tu bez zwycięzcy.
table-resign = Poddaj się
table-resign-really = Przy jednym rywalu oznacza to przegraną. W większym gronie gra dalej za ciebie bot.
table-bot-stands-in = Zastępuje bot
table-has-resigned = Poddaje partię
table-result = Wynik

## Chat

table-chat = Czat
table-say = Powiedz coś
table-send = Wyślij
table-nothing-said = Nikt jeszcze nic nie powiedział.
table-mute = Wycisz: { $name }
table-muted = Wyciszono: { $name }.
table-unmute = Słuchaj znowu

## While the match is on

table-reconnecting = Ponowne łączenie…
table-paused = Przerwa w partii.
table-resume = Gramy dalej
table-i-am-back = Już jestem
table-hurry = Szybko!
table-hurry-you = Zostało ci mniej niż dziesięć sekund.
table-agree = Zgoda
table-decline = Nie
table-still-to-answer = Brak odpowiedzi: { $names }
table-never-mind = Jednak nie
table-your-turn = Twoja kolej
table-pass-on = Podaj urządzenie: { $name }
table-look-away = Pozostali nie patrzą. Nic nie zostanie pokazane, dopóki { $name } nie da znaku.
table-raise = Tu { $name }: pokaż karty

## Log and help

table-log = Relacja z meczu
table-what-happened = Co się właśnie stało?
table-nothing-happened = Jeszcze nic: partia dopiero się zaczęła.
table-before = Wstecz
table-after = Dalej
table-of = { $number } z { $count }
table-rules = Zasady
table-icons = Co znaczą ikony
table-learn = Naucz się, grając
table-help-reasons = To, czego nie można zrobić, mówi dlaczego: dotknij. Jeszcze jedno dotknięcie i widać zasadę.
table-help-hold = Przytrzymaj kartę, aby zobaczyć ją w powiększeniu.
table-help-point = Najedź myszą na kartę, aby zobaczyć ją w powiększeniu.
table-keys = Klawisze
table-key-choose = wybór
table-key-do = zrób, co mówi przycisk
table-key-back = wstecz
table-key-card = obejrzyj kartę z bliska
table-key-no-more = koniec kart
table-key-shot = strzał
table-key-pass = podanie
table-key-roll = rzut kośćmi
table-key-build = budowa

## The end

table-closed = Partię zamknięto
table-drawn = Remis
table-projects = { $count ->
    [one] 1 duży projekt
    [few] { $count } duże projekty
   *[many] { $count } dużych projektów
}
table-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
table-rematch = Rewanż
table-join-rematch = Do rewanżu
table-watch-rematch = Obejrzyj rewanż
table-rematch-is-on = Trwa rewanż.
table-rematch-offered = { $count ->
    [one] { $names } proponuje rewanż.
    [few] { $names } proponują rewanż.
    [many] { $names } proponują rewanż.
   *[other] { $names } proponują rewanż.
}
table-watch-again = Obejrzyj jeszcze raz
table-timeline = Przebieg
table-share-match = Udostępnij mecz
table-fair = Uczciwe kości
table-see-table = Spójrz na stół

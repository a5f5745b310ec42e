# Matches that are over: watching them again, and checking their dice.

replay-heading = Powtórka
replay-record = Zapis
replay-fair = Uczciwe kostki
replay-share = Udostępnij tę pozycję
replay-board = Stół w tej chwili
replay-slider = Ruch
replay-first = Na początek
replay-back = Poprzedni ruch
replay-next = Następny ruch
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo: { $speed }×
replay-step = { $number } z { $last }
replay-sight = Widok
replay-everything = Wszystko
replay-statistics = Statystyki
replay-moments = Ważne momenty
replay-timeline = Przebieg partii

## Fair dice

replay-fair-title = Uczciwe kostki
replay-fair-lead = Nie musisz wierzyć kostkom gospodarza: tu sprawdza je twoja przeglądarka.
replay-fair-how-1 = Przed partią serwer losuje sekret i publikuje zobowiązanie, czyli odcisk, który pasuje tylko do tego sekretu.
replay-fair-how-2 = Dopiero potem urządzenie każdego gracza wysyła własne ziarno w odpowiedzi na zobowiązanie. Twoja przeglądarka zapamiętuje jedno i drugie.
replay-fair-how-3 = Rzuty i karty każdego ruchu są obliczane z sekretu, nazwy stołu, wszystkich ziaren i numeru ruchu.
replay-fair-how-4 = Po partii sekret zostaje ujawniony. Twoja przeglądarka powtarza obliczenia i porównuje je z tym, co zapamiętała.
replay-fair-how-5 = Dlatego serwer nie może wybrać rzutów, chyba że inny gracz jest w zmowie z gospodarzem i dobierze pasujące ziarno. Sam serwer zna rzuty z góry.
replay-fair-checking = Sprawdzanie…
replay-fair-all-well = Kostki były uczciwe
replay-fair-all-well-line = { $decisions ->
    [one] Rozdanie i 1 ruch dokładnie zgadzają się ze zobowiązaniem kostek.
    [few] Rozdanie i { $decisions } ruchy dokładnie zgadzają się ze zobowiązaniem kostek.
   *[many] Rozdanie i { $decisions } ruchów dokładnie zgadzają się ze zobowiązaniem kostek.
}
replay-fair-part-well = To, co dało się sprawdzić, zgadza się
replay-fair-not-well = Sprawdzenie nie powiodło się
replay-fair-not-well-line = Zachowaj zapis i zapytaj gospodarza. Poniżej widać, co się nie zgadza.
replay-fair-ok = zgadza się
replay-fair-failed = nie zgadza się
replay-fair-unsure = nie można sprawdzić
replay-fair-secret = Sekret zgadza się ze zobowiązaniem
replay-fair-secret-line = SHA-256 sekretu to zobowiązanie z zapisu.
replay-fair-secret-failed = Sekret w zapisie nie zgadza się ze zobowiązaniem.
replay-fair-secret-missing = Sekret nie został ujawniony. Nie ufaj zakończonej partii bez niego.
replay-fair-noted = Ta przeglądarka widziała to zobowiązanie
replay-fair-noted-line = Ta przeglądarka widziała je { $when }, w trakcie partii.
replay-fair-noted-failed = W trakcie partii ta przeglądarka widziała inne zobowiązanie: { $seen }.
replay-fair-noted-none = Ta przeglądarka nie widziała stołu w trakcie partii, więc można sprawdzić tylko zapis. Jeśli masz zanotowane zobowiązanie, porównaj je: { $commitment }
replay-fair-own = Twoje ziarno ma wpływ na rzuty
replay-fair-own-line = Ta przeglądarka wylosowała { $seed }, gdy znała już zobowiązanie. To ziarno zapisano dla twojego miejsca.
replay-fair-own-failed = W zapisie przy twoim miejscu jest inne ziarno niż to, które wysłała ta przeglądarka: { $seed }.
replay-fair-own-none = Ta przeglądarka nie wysłała ziarna dla twojego miejsca. Być może zrobiło to inne urządzenie.
replay-fair-kept = Co było widać w trakcie partii
replay-fair-kept-commitment = W trakcie partii stół pokazał inne zobowiązanie niż na początku.
replay-fair-kept-seed = W trakcie partii przy twoim miejscu było widać inne ziarno niż to, które wysłała ta przeglądarka.
replay-fair-kept-given = Serwer wpisał ziarno przy twoim miejscu, zanim ta przeglądarka mogła wysłać twoje.
replay-fair-kept-bot = Przy miejscu bota jest ziarno, choć boty ich nie podają.
replay-fair-kept-secret = Sekret kostek nie zgadza się ze zobowiązaniem, które widziała ta przeglądarka.
replay-fair-kept-dice = Rzuty pokazane w trakcie partii nie zgadzają się z zapisem.
replay-fair-kept-record = To nie jest zapis tego stołu.
replay-fair-chance = Każdy rzut i każda karta wynikają z sekretu
replay-fair-chance-line = Wszystkie rzuty i karty ({ $count }) obliczono ponownie z sekretu, stołu, ziaren i numeru ruchu. Wszystkie się zgadzają.
replay-fair-chance-failed = Ruch { $number } nie zgadza się z sekretem.
replay-fair-told = Początek rozegrano gdzie indziej
replay-fair-told-line = Rzuty i karty do ruchu { $number } zaimportowano, nie padły przy tym stole.
replay-fair-told-never = Do ruchu { $number } rzuty w zapisie nie wynikają z sekretu, choć nie wszystkie te ruchy wykonano gdzie indziej.
replay-fair-lines = Zapis jest kompletny
replay-fair-lines-line = Ma nagłówek i wynik. Suma kontrolna to { $check }: ta sama suma oznacza tę samą partię.
replay-fair-lines-failed = Brakuje wierszy albo nie da się ich odczytać.
replay-fair-seeds = Ziarna graczy
replay-fair-seeds-line = { $count ->
    [0] Nikt nie dodał ziarna. Kostki i tak są związane sekretem.
    [one] Ziarno dodano na 1 z { $seats } miejsc.
   *[other] Ziarno dodano na { $count } z { $seats } miejsc.
}
replay-fair-no-crypto = Ta strona została wczytana zwykłym http, więc przeglądarka nie może obliczać skrótów. Pobierz zapis i sprawdź go na swoim komputerze:
replay-fair-download = Pobierz zapis
replay-fair-not-over = Partia jeszcze trwa. Sekret zostanie ujawniony na końcu; do tego czasu oto zobowiązanie kostek:
replay-fair-by-hand = Albo sprawdź samodzielnie, razem z ruchami i wynikiem:
replay-fair-other-dice = Tej partii nie grano przy stole. Jej rzuty pochodzą z ziarna w zapisie i nikt nie wie, jak je wybrano.
replay-fair-lesson = Rzuty w lekcji są ustalone z góry, żeby każdy nauczył się tego samego.

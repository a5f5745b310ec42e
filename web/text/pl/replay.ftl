# Matches that are over: watching them again, and checking their dice.

replay-heading = Powtórka
replay-record = Zapis
replay-fair = Uczciwe kości
replay-share = Udostępnij ten moment
replay-board = Stół w tym momencie
replay-slider = Decyzja
replay-first = Na początek
replay-back = Jedna decyzja wstecz
replay-next = Jedna decyzja dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo: { $speed } razy
replay-step = { $number } z { $last }
replay-sight = Kto patrzy
replay-everything = Wszystko
replay-statistics = Statystyki
replay-numbers = Co dała każda liczba
replay-number = Liczba
replay-rolled = Wypadła
replay-moments = Ważne momenty
replay-timeline = Przebieg partii

## Fair dice

replay-fair-title = Uczciwe kości
replay-fair-lead = Nikt nie powinien musieć wierzyć kościom gospodarza. Tu sprawdza je twoja własna przeglądarka.
replay-fair-how-1 = Przed partią serwer losuje sekret i pokazuje zobowiązanie: liczbę, do której nie pasuje żaden inny sekret.
replay-fair-how-2 = Kto siada do stołu, może dodać własne ziarno, którego serwer przy losowaniu nie mógł znać.
replay-fair-how-3 = Los każdej decyzji wylicza się z sekretu, nazwy stołu, wszystkich ziaren i numeru decyzji.
replay-fair-how-4 = Po partii sekret zostaje ujawniony i każdy może policzyć to od nowa.
replay-fair-how-5 = Dlatego serwer nie może wybrać żadnego rzutu podczas gry i nikt nie może go przewidzieć.
replay-fair-checking = Sprawdzanie…
replay-fair-all-well = Kości były uczciwe
replay-fair-all-well-line = { $decisions ->
    [one] 1 decyzja i rozdanie mają dokładnie ten los, który obiecano.
    [few] { $decisions } decyzje i rozdanie mają dokładnie ten los, który obiecano.
   *[many] { $decisions } decyzji i rozdanie mają dokładnie ten los, który obiecano.
}
replay-fair-not-well = Coś się nie zgadza
replay-fair-not-well-line = Zachowaj zapis i zapytaj gospodarza. Co się nie zgadza, widać poniżej.
replay-fair-ok = zgadza się
replay-fair-failed = nie zgadza się
replay-fair-unsure = nie wiadomo
replay-fair-secret = Sekret zgadza się ze zobowiązaniem
replay-fair-secret-line = SHA-256 sekretu to zobowiązanie z zapisu.
replay-fair-secret-failed = W zapisie jest inny sekret, niż mówi zobowiązanie.
replay-fair-secret-missing = Sekretu nie ujawniono. Partii, która skończyła się bez niego, nie można ufać.
replay-fair-noted = To zobowiązanie, które widziano tutaj
replay-fair-noted-line = Ta przeglądarka widziała je { $when }, zanim partia się skończyła.
replay-fair-noted-failed = Zanim partia się skończyła, ta przeglądarka widziała inne zobowiązanie: { $seen }.
replay-fair-noted-none = Ta przeglądarka nie widziała stołu przed końcem partii; można więc sprawdzić tylko to, co mówi sam zapis. Jeśli masz zapisane zobowiązanie, porównaj: { $commitment }
replay-fair-chance = Stąd pochodzi każdy rzut i każda karta
replay-fair-chance-line = Los policzono od nowa z sekretu, stołu, ziaren i numeru; liczba sprawdzeń: { $count }, za każdym razem był ten sam.
replay-fair-chance-failed = Decyzja { $number } miała inny los, niż wynika z sekretu.
replay-fair-told = Początek rozegrano gdzie indziej
replay-fair-told-line = Do decyzji { $number } los podano temu stołowi, a nie wylosowano przy nim.
replay-fair-lines = Zapis jest cały
replay-fair-lines-line = Zaczyna się nagłówkiem i kończy wynikiem. Suma kontrolna całości to { $check }: kto ma taką samą, ma tę samą partię.
replay-fair-lines-failed = Brakuje wierszy albo nie da się ich odczytać.
replay-fair-seeds = Każdy mógł dodać ziarno
replay-fair-seeds-line = { $count ->
    [0] Nikt nie dodał ziarna. Kości i tak są związane sekretem.
    [one] Ziarno dodano na 1 z { $seats } miejsc.
   *[other] Ziarno dodano na { $count } z { $seats } miejsc.
}
replay-fair-no-crypto = Ta strona przyszła zwykłym http, więc przeglądarka nie pozwala jej liczyć skrótów. Pobierz zapis i sprawdź go na swoim komputerze:
replay-fair-download = Pobierz zapis
replay-fair-not-over = Partia jeszcze trwa. Jej sekret zostanie ujawniony na końcu; do tego czasu oto jej zobowiązanie:
replay-fair-by-hand = Albo sprawdź bez tej strony, razem z decyzjami i wynikiem:
replay-fair-other-dice = Tej partii nie grano przy stole: jej kości pochodzą z ziarna w zapisie i nikt nie wie, jak je wybrano.
replay-fair-lesson = Kości w lekcji są ułożone z góry, żeby każdy nauczył się tego samego.

# Texts that all games share.

language-name = Polski
seat = Miejsce { $number }
and-more = i jeszcze { $count }

## Progress

progress-compiling = Przygotowanie zasad
progress-simulating = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
progress-measuring = Trwa pomiar
interrupted = Zatrzymane.
interrupted-sim = Zatrzymane po { $games ->
    [one] 1 partii
   *[other] { $games } partiach
}; nic nie zostaje zapisane.

## Errors

error-unknown-game = Nie ma gry „{ $name }”. Gry: { $known }.
error-unknown-option = Nie ma opcji „{ $name }”. Opcje: { $known }.
error-unknown-bot = Nie ma bota „{ $name }”. Boty: { $known }.
error-unknown-language = Nie ma języka „{ $name }”. Języki: { $known }.
error-unknown-edition = Nie ma wydania nazw „{ $name }”. Wydania: { $known }.
error-no-editions = { $name } ma tylko jedno wydanie nazw; pomiń --edition { $edition }.
error-unknown-card = Nie ma karty „{ $name }”. Karty: { $known }.
error-unknown-action = „{ $action }” nie jest akcją tej gry.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = Nie ma miejsca { $seat }. Miejsca: od 0 do { $last }.
error-players = W tę grę gra od { $low } do { $high } osób, nie { $players }.
error-seed = „{ $seed }” nie jest ziarnem. Ziarno to liczba całkowita od 0 do 2^64 - 1.
error-seats = { $seats ->
    [one] Podane jest 1 miejsce
    [few] Podane są { $seats } miejsca
    [many] Podanych jest { $seats } miejsc
   *[other] Podane jest { $seats } miejsca
}, a przy stole { $players ->
    [one] jest 1 osoba
    [few] są { $players } osoby
    [many] jest { $players } osób
   *[other] jest { $players } osoby
}.
error-option-value = Opcja „{ $name }” to albo true, albo false, nie „{ $value }”.
error-option-switch = Opcję „{ $name }” włącza { $name }, a wyłącza { $name }=off, nie „{ $value }”.
error-count = „{ $name }” wymaga liczby całkowitej od { $low } do { $high }, nie „{ $value }”.
error-pair = „{ $name }” wymaga dwóch liczb całkowitych, nie „{ $value }”.
error-bot-count = { $bots ->
    [one] 1 bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $players ->
    [one] 1 miejsce
    [few] { $players } miejsca
    [many] { $players } miejsc
   *[other] { $players } miejsca
}: podaj po jednym na każde miejsce albo jednego na wszystkie.
error-file-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
error-file-not-text = { $file } nie jest plikiem tekstowym.
error-file-unwritable = Nie da się zapisać pliku { $file }: { $reason }.
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo dodaj --force, żeby go zastąpić.
error-cards-game = Do której gry jest { $file }? Napisz golazo cards check GRA { $file }; gry: { $known }.
error-no-balance = Dla gry { $name } nie mierzy się balansu. Gry, dla których się go mierzy: { $known }.
error-no-cuda = Nie da się tu użyć GPU: { $reason }
error-nothing-found = { $path }: nie ma tu żadnego pliku scenariusza (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(jeszcze 1 problem: golazo cards check)
    [few] { " " }(jeszcze { $more } problemy: golazo cards check)
    [many] { " " }(jeszcze { $more } problemów: golazo cards check)
   *[other] { " " }(jeszcze { $more } problemu: golazo cards check)
}
catalogue-problem = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = to nie jest TOML: { $detail }
catalogue-missing = brak.
catalogue-doubled = występuje dwa razy, najpierw w wierszu { NUMBER($first, useGrouping: 0) }.
catalogue-not-table = musi być tabelą, nie { $value }.
catalogue-unknown-card = to nie jest karta tej gry. Karty: { $known }.
catalogue-unknown-field = nie jest tu znane. Znane: { $known }.
catalogue-not-whole = musi być liczbą całkowitą od { $low } do { $high }, nie { $value }.
catalogue-not-numbers = musi być listą różnych liczb całkowitych od { $low } do { $high }, nie { $value }.
catalogue-not-choice = do wyboru jest tylko: { $options }; nie { $value }.
catalogue-not-source = musi być tabelą, na przykład {"{"} cost = "own" {"}"}, nie { $value }.
catalogue-not-truth = musi być true albo false, nie { $value }.
catalogue-unfilled = jest jeszcze do uzupełnienia.
catalogue-unfilled-section = { $section }: do uzupełnienia { $values ->
    [one] 1 wartość
   *[other] { $values } wartości
} na { $cards ->
    [one] 1 karcie
   *[other] { $cards } kartach
}: { $named }. Najpierw: wiersz { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = Protokół traci sens w wierszu { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = to nie jest wiersz JSON; plik może być ucięty albo uszkodzony.
record-no-header = to nie jest nagłówek protokołu Golazo.
record-bad-field = brak pola „{ $field }” albo ma złą wartość.
record-wrong-check = suma kontrolna się nie zgadza; ktoś zmienił plik albo brakuje wiersza.
record-after-end = partia jest już wcześniej skończona.
record-wrong-seat = decyzja nie należy do miejsca { $seat }.
record-wrong-entropy = los nie pochodzi z kości tej partii.
record-wrong-secret = sekret kości nie zgadza się ze zobowiązaniem.
record-wrong-deal = los rozdania nie pochodzi z kości tej partii.
record-refused = „{ $action }” jest niedozwolone ({ $rule }).
record-other-rules = Protokół pochodzi z wersji { $recorded } zasad; tu obowiązuje wersja { $ours }.
record-other-cards = Protokół pochodzi z gry innymi kartami ({ $recorded }, tu { $ours }). Podaj je przez --cards PLIK.
record-wrong-outcome = Zapisany wynik nie wynika z decyzji.

## Dice

error-dice-table = „{ $table }” nie może być nazwą stołu. Nazwa ma od 1 do 64 liter od a do z, cyfr, łączników i podkreśleń.
error-dice-seed = „{ $seed }” nie może być ziarnem miejsca. Ziarno ma najwyżej 64 litery od a do z, cyfry, łączniki i podkreślenia.
error-dice-seeds = { $seeds ->
    [one] Podano 1 ziarno
    [few] Podano { $seeds } ziarna
    [many] Podano { $seeds } ziaren
   *[other] Podano { $seeds } ziarna
}, a miejsc jest { $players }.
error-dice-secret = Sekret kości stołu ma { $bytes } bajty.
error-dice-secret-kept = Kości stołu { $table } są znane tylko do tego miejsca; ich sekret nie został jeszcze ujawniony. Partia może toczyć się dalej tylko przy swoim stole.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = to nie jest TOML: { $detail }
scenario-missing = brak pola „{ $field }”.
scenario-unknown-field = pola „{ $field }” tu nie ma. Znane: { $known }.
scenario-bad-value = „{ $field }” nie może mieć wartości { $value }.
scenario-not-whole = „{ $field }” musi być liczbą całkowitą od { $low } do { $high }, nie { $value }.
scenario-not-choice = „{ $field }”: do wyboru jest tylko { $options }; nie { $value }.
scenario-not-per-seat = „{ $field }” wymaga po jednej wartości dla każdego miejsca ({ $players }).
scenario-no-such-card = „{ $field }”: nie ma karty { $value }, która mogłaby tu być. Najbliższe: { $near }.
scenario-no-chance = te kości albo karty nie mogą tu wypaść: { $wanted }.
scenario-problem = { $file }, „{ $title }”: { $problem }
scenario-given-or-deal = potrzebne jest albo „given”, albo „deal”, ale nie oba naraz.
scenario-dice-open = tu rzuca się kośćmi; podaj, co wypada: dice = [...].
scenario-dice-count = tu { $rolled ->
    [0] nie rzuca się kośćmi
    [one] rzuca się jedną kością
   *[other] rzuca się { $rolled } kośćmi
}; podano: { $count }.
scenario-difference = { $step ->
    [0] na początku
   *[other] po kroku { $step }, „{ $play }”
}: { $field } powinno wynosić { $expected }, a wynosi { $got }
scenario-summary = { $failed ->
    [0] { $count ->
        [one] Scenariusz się zgadza.
       *[other] Wszystkie scenariusze się zgadzają ({ $count }).
    }
   *[other] { $count ->
        [one] Scenariusz się nie zgadza.
       *[other] Niezgodne scenariusze: { $failed } z { $count }.
    }
}

## Simulation

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-summary = Partie: { $games }, osoby: { $players }, ziarno: { NUMBER($seed, useGrouping: 0) }
sim-entrant = Bot
sim-seat = Miejsce
sim-wins = Wygrane
sim-rate = Odsetek
sim-interval = Przedział 95 %
sim-length = Na partię: tury { $turns }, decyzje { $decisions }
sim-draws = Remisy: { $draws }, przerwane przed końcem: { $unfinished }
sim-speed = Na sekundę: partie { $games }, decyzje { $millions } mln; czas { $seconds } s

## Lab

figure-none = –
figure-count = { $number }
figure-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-exact-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
figure-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed-points = { $sign }{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-signed-number = { $sign }{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-give-or-take = { $value } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-from-to = { $low } – { $high }
figure-at-least = ≥ { $low }
figure-at-most = ≤ { $high }
report-met = ✓
report-missed = ✗
report-targets = Cele: spełnione { $met } z { $count }
report-target = Cel
report-value = Wartość
report-bounds = Oczekiwane
report-verdict = Spełniony
report-figure = Wskaźnik
report-before = Przedtem
report-now = Teraz
report-moved = Różnica
lab-balance = { $game }: balans gry
lab-summary = Partie: { $games }, { $bots }, ziarno: { NUMBER($seed, useGrouping: 0) }, karty: { $cards }
lab-against = W porównaniu z kartami { $cards }: { $moved ->
    [0] żaden wskaźnik nie wyszedł poza swój przedział 95 %.
    [one] 1 wskaźnik wyszedł poza swój przedział 95 %.
    [few] { $moved } wskaźniki wyszły poza swoje przedziały 95 %.
   *[many] { $moved } wskaźników wyszło poza swoje przedziały 95 %.
}
lab-made-with = Utworzono poleceniem:
lab-written = Zapisano { $file }.

## Cards

cards-checked = { $problems ->
    [0] { $file }: wszystko w porządku.
    [one] { $file }: 1 problem.
    [few] { $file }: { $problems } problemy.
    [many] { $file }: { $problems } problemów.
   *[other] { $file }: { $problems } problemu.
}
cards-unfilled = { $file }: do uzupełnienia { $values ->
    [one] 1 wartość
   *[other] { $values } wartości
}.
cards-written = Plik { $file } jest zapisany. Zmień, co chcesz, a potem: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
replay-unfinished = Partia nie jest skończona. Dalsza gra: { $command }
replay-part = Pokazano do decyzji { $told } z { $decisions }. Bez --to zobaczysz całą partię.
replay-still-hidden = To, co zakryte, zostaje zakryte do końca partii; --open opowiada wszystko.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
verify-lines = Protokół jest cały: żaden wiersz nie został zmieniony ani zgubiony. Jego suma kontrolna to { $check }; kto ma taką samą, ma tę samą partię.
verify-rules = Każdą decyzję podjęło miejsce, do którego należała, a zasady na nią pozwalają.
verify-dice = Sekret kości zgadza się ze zobowiązaniem { $commitment }, a każdy rzut i każda dobrana karta pochodzą z niego i z ziaren miejsc.
verify-dice-kept = Kości zgadzają się z tym, co mówi o nich protokół. Ich sekret zostanie ujawniony po końcu partii; dopiero wtedy można je sprawdzić ze zobowiązaniem { $commitment }.
verify-dice-seed = Kości pochodzą z ziarna zapisanego w protokole i z niego wynikają. Nie da się stwierdzić, czy ziarno wybrano uczciwie.
verify-dice-told = Początek zaimportowano, do decyzji { $decisions }: jego los podano stołowi, nie wylosowano go przy nim.
verify-take-backs = W grze z botami cofano decyzje: partia się nie liczy.
verify-promised = Zobowiązanie jest tym, które podajesz.
ended-rules = Wynik wynika z decyzji.
ended-resigned = Partia skończyła się, gdy miejsce { $seat } się poddało.
ended-agreed = Partia skończyła się uzgodnionym remisem.
ended-closed = Partię zamknięto bez rozstrzygnięcia.
ended-not = Partia jeszcze trwa.
verify-holds = Partia jest w porządku.
verify-fails = Partia nie jest w porządku.
verify-departs = Decyzja { NUMBER($decision, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Nagłówek (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = Koniec (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = jego zobowiązanie nie jest tym, które podajesz ({ $given }).
verify-no-commitment = jego kości pochodzą z ziarna, bez żadnego zobowiązania.
verify-secret-kept = partia się skończyła, ale sekret jej kości nie został ujawniony.
verify-stops = sekret kości został ujawniony, ale nie wiadomo, jak partia się skończyła; brakuje ostatnich wierszy.
error-commitment = „{ $commitment }” nie jest zobowiązaniem. Zobowiązanie ma 64 cyfry szesnastkowe.

## Terminal play

play-you = Ty
play-player = Gracz { $number }
play-which-game = Która gra? Enter wybiera pierwszą.
play-title = { $game } · liczba osób: { $players }
play-how-to-type = Wpisz numer wyboru albo początek nazwy; ? wszystko wyjaśnia, { command-quit } odkłada partię na później.
play-resumed = { $decisions ->
    [one] Partia toczy się dalej po 1 decyzji.
    [few] Partia toczy się dalej po { $decisions } decyzjach.
    [many] Partia toczy się dalej po { $decisions } decyzjach.
   *[other] Partia toczy się dalej po { $decisions } decyzji.
}
play-choose = Co robisz?
play-enter = Naciśnij Enter: { $action }.
play-forced = Jest tylko jedna możliwość: { $action }.
play-curtain = Teraz gra { $name }; reszta nie patrzy.
play-curtain-enter = Naciśnij Enter, gdy ekran widzi tylko { $name }.
play-type-something = Wpisz numer od 1 do { $last }, nazwę albo ?.
play-no-such-number = Nie ma wyboru numer { $number }. Wybory: od 1 do { $last }.
play-not-understood = „{ $typed }” nie ma wśród wyborów. Wpisz numer, początek nazwy albo ?.
play-which = Które z nich? { $choices }
play-unsure = „{ $typed }” może znaczyć różne rzeczy. Teraz można: { $choices }
play-allowed = { $action }: nic nie stoi na przeszkodzie.
play-nothing-refused = Teraz wszystko jest dozwolone.
play-no-odds = Ta gra nie pokazuje szans.
play-undone = Cofnięte: { $action }.
play-undo-nothing = Nie ma czego cofać.
play-undo-dice = Za późno: od tego czasu rzucono kośćmi.
play-undo-chance = Twoja ostatnia decyzja obowiązuje: od tego czasu coś wypadło na kościach albo odkryto karty.
play-undo-others = Twoja ostatnia decyzja obowiązuje: od tego czasu decyzję podjął ktoś inny.
play-take-backs = Z cofaniem ruchów: partia się nie liczy.
play-take-backs-from-now = Od teraz to partia z cofaniem ruchów: nie liczy się.
play-won = { $seat_is ->
    [you] Wygrywasz!
   *[other] Wygrywa { $seat }!
}
play-drawn = Nikt nie wygrywa.
play-kept = Partia jest zapisana w pliku { $file }
play-resume-with = Dalsza gra: { $command }
play-replay-with = Powtórka: { $command }
play-interrupted = Partia jest zapisana. Dalsza gra: { $command }
play-record-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo graj dalej: --resume { $file }
play-nothing-to-resume = W folderze { $folder } nie ma niedokończonej partii.
play-resume-ended = Partia z { $file } jest skończona. Obejrzysz ją jeszcze raz przez golazo replay.
play-resume-stands = Opcja { $option } nie pasuje do --resume: partia zachowuje to, od czego się zaczęła.
play-file-without-resume = „{ $file }” to o jedno słowo za dużo. Zapis partii podaje się z --resume.
play-bot-count = Liczba botów ({ $bots }) nie pasuje do liczby rywali ({ $rivals }). Podaj po jednym na każdego albo jednego na wszystkich.
play-name-count = Za dużo imion ({ $names }) na liczbę osób: { $players }.
play-name-bad = „{ $name }” nie nadaje się na imię. Imię ma od 1 do { $most } znaków.
play-name-twice = Dwie osoby nie mogą nazywać się „{ $name }”.
command-help = pomoc
command-cards = karty
command-why = dlaczego
command-odds = szanse
command-table = stół
command-log = przebieg
command-undo = cofnij
command-save = zapisz
command-quit = koniec
help-name = NAZWA
help-choice-how = 3, { help-name }
help-choice = wybiera, według numeru albo początku nazwy
help-card = wyjaśnia kartę
help-cards = pokazuje wszystkie karty
help-why = mówi, dlaczego czegoś nie wolno, z regułą; samo: wszystko, czego teraz nie wolno
help-odds = pokazuje, co mogą ci dać kości
help-table = pokazuje cały stół
help-log = opowiada partię od początku
help-undo = cofa twoją ostatnią decyzję; w grze z samymi botami tyle razy, ile chcesz, poza tym tylko wtedy, gdy potem nie było rzutu, kart ani cudzej decyzji
help-save = mówi, gdzie jest partia; zapisuje się sama po każdej decyzji
help-quit = opuszcza partię; można do niej wrócić

## Bench

bench-state = Stan partii zajmuje { $bytes } B.
bench-threads = bot random: { $one_core } decyzji na sekundę na jednym rdzeniu, { $all_cores } na { $cores }
bench-bots = { $strongest }: { $strongest_rate } decyzji na sekundę, { $simplest }: { $simplest_rate }
bench-interpreted = kompilacja: { $compiled } decyzji na sekundę, interpretacja: { $interpreted }
bench-memory = pamięć po 1000 partii { $mib_after_1000 } MiB, po 100 000 partii { $mib_after_100000 } MiB
bench-compilation = jedna partia poleceniem: za pierwszym razem { $first_s } s, potem { $kept_s } s
bench-start = golazo --help: { $help_s } s, Python, który nic nie robi: { $python_s } s

## Server

serve-ready = Golazo działa pod adresem { $url }
serve-opening = Golazo działa już pod adresem { $url }. Strona otworzy się w twojej przeglądarce.
serve-no-browser = Nie znaleziono tu przeglądarki. Otwórz { $url } samodzielnie.
serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Wybierz inny przez --port albo 0, czyli dowolny wolny.
serve-taken = Z { $place } korzysta już inny serwer. Zatrzymaj go albo wskaż inny plik przez --db. O kilku serwerach mówi docs/hosting.md.
error-database-url = „{ $url }” nie jest bazą danych, której można użyć. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA.
serve-kept = Wszystko jest przechowywane w { $place }
serve-stop = Zatrzymasz go w każdej chwili przez Ctrl-C: żadna decyzja nie przepadnie.
error-database = Bazy danych { $place } nie da się użyć: { $reason }.
error-database-newer = Baza danych { $place } pochodzi z nowszej wersji Golazo (rewizja { $revision }). Zainstaluj tę wersję albo wskaż inną bazę przez --db.
error-database-foreign = Baza danych { $place } zawiera tabele, które nie należą do Golazo. Wskaż inną przez --db.
error-bus-url = „{ $url }” nie jest szyną. Napisz redis://SERWER albo redis://UŻYTKOWNIK:HASŁO@SERWER:PORT.
error-origin = „{ $origin }” nie jest źródłem. Napisz https://SERWER albo http://SERWER:PORT, bez ścieżki.
error-proxy = „{ $proxy }” nie jest adresem. Napisz jeden lub kilka, na przykład 127.0.0.1 albo 10.0.0.0/8, oddzielonych przecinkami.
error-missing-extra = Brakuje do tego czegoś, co zainstalujesz przez: pip install "golazo[{ $extra }]"
error-log-level = Nie ma poziomu dziennika „{ $name }”. Poziomy: { $known }.
server-stale = Sytuacja na stole się zmieniła. Spójrz jeszcze raz i wtedy zdecyduj.
server-over = Mecz się skończył.
server-not-started = Mecz jeszcze się nie zaczął: jedno miejsce jest wolne.
server-not-over = Mecz jeszcze się nie skończył.
server-paused = Mecz jest wstrzymany.
server-not-paused = Mecz nie jest wstrzymany.
server-not-your-turn = To nie twoja decyzja.
server-not-your-seat = To nie twoje miejsce.
server-already-asked = Ktoś już o coś poprosił; najpierw odpowiedz na to.
server-nothing-asked = Nie ma na co odpowiadać.
server-nobody-to-agree = Boty nie zgadzają się na remis.
server-before-this-table = Decyzji sprzed otwarcia tego stołu nie można cofnąć.
server-resigned = Kto się poddał, już nie gra.
server-bot-plays = Tam już gra bot.
server-is-back = Siedzisz już na swoim miejscu.
server-out-of-time = Twój czas minął: tę decyzję podejmie bot, potem możesz odzyskać swoje miejsce.
server-busy = Przy tym stole dzieje się zbyt wiele; spróbuj jeszcze raz.
server-trouble = Nie udało się; spróbuj za chwilę jeszcze raz.
server-too-large = To za długie: najwyżej { $most } bajtów.
server-malformed = Nie da się tego odczytać: { $detail }
server-invalid = „{ $field }” jest nie takie, jak trzeba: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Tu nic nie ma.
server-no-page = Strona nie jest tu jeszcze zbudowana. Zbuduj ją przez „make page”, a potem uruchom serwer ponownie.
server-no-such-table = Nie ma stołu „{ $table }”.
server-no-such-seat = Nie ma miejsca { $seat }. Miejsca: od 0 do { $last }.
server-no-cards = Brakuje kart tego stołu ({ $cards }).
server-other-rules = Ten mecz zaczęto według wersji { $recorded } zasad; tutaj gra się według wersji { $ours }. Mecz jest zachowany, ale nie może się tu dalej toczyć.
server-table-full = Wszystkie miejsca są zajęte; możesz oglądać.
server-seat-taken = To miejsce jest zajęte.
server-only-watching = Kto nie ma identyfikatora, może tylko oglądać.
server-no-chat = Przy tym stole się nie rozmawia.
server-nothing-said = To nic nie mówi.
server-too-many = Zbyt wiele naraz z twojego adresu; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
server-wrong-origin = Strony innych serwisów nie mogą tu nic robić.
server-bad-token = Twój identyfikator stracił ważność. Odśwież stronę.
server-wrong-password = Nazwa i hasło nie pasują do siebie.
server-bad-password = Hasło ma od { $least } do { $most } znaków.
server-bad-name = Nazwa ma od 1 do { $most } liter lub znaków.
server-name-taken = Ktoś już nazywa się „{ $name }”.
server-has-account = Masz już konto.
server-no-account = Nie masz konta.
server-bad-method = { $method } nie jest tu możliwe.
server-no-such-step = Nie ma kroku { $step }. Kroki: od 0 do { $last }.
server-too-many-tables = Liczba twoich otwartych stołów: { $most }. Najpierw zakończ lub opuść kilka z nich.
server-other-seats = Liczba podanych miejsc: { $given }; w protokole meczu: { $players }.
server-other-cards = Protokół pochodzi z gry innymi kartami ({ $cards }). Dołącz ich plik kart.
server-record-too-long = Protokół jest za długi: dozwolona liczba decyzji to najwyżej { $most }.
server-too-slow = Twoje połączenie nie nadążało; otwieramy je na nowo.
server-going = Serwer na chwilę znika; mecz potoczy się dalej, gdy tylko wróci.

## Client

client-no-server = Pod adresem { $server } nikt nie odpowiada: { $reason }.
client-unsure = { $server } nie odpowiada ({ $reason }), więc nie wiadomo, czy to się stało. Sprawdź, zanim spróbujesz ponownie.
client-lost = Połączenie z { $server } zostało zerwane i nie wróciło: { $reason }.
client-odd-answer = { $server } nie odpowiada tak jak serwer Golazo ({ $status }).
client-bad-address = „{ $address }” nie jest adresem serwera. Napisz na przykład http://localhost:8460
client-bad-table = „{ $table }” nie jest stołem. Podaj link albo litery i cyfry z jego końca.
client-other-seat = Stąd nie wiadomo, co widać z miejsca { $seat }.
client-other-rules = Przy stole obowiązuje wersja { $theirs } zasad, a to Golazo zna wersję { $ours }. Użyj tego samego Golazo co serwer.
client-other-cards = Przy stole gra się kartami { $theirs }, a przyszły { $ours }.
client-not-there = Nie ma cię przy stole.
client-two-clocks = Zegar odmierza czas na każdą decyzję albo na całą partię, nie na jedno i drugie.

## Admin

admin-no-database = Pod { $place } nie ma bazy danych Golazo. Wskaż swoją przez --db.
admin-old-database = Baza danych { $place } pochodzi ze starszej wersji. Uruchom na niej raz „golazo serve”, a zostanie zaktualizowana.
admin-status = Nie ma stanu „{ $name }”. Do wyboru: { $known }.
admin-checking = Sprawdzanie dziennika
admin-exporting = Zapisywanie partii
admin-importing = Dodawanie partii
admin-backing-up = Tworzenie kopii
admin-restoring = Przywracanie
admin-none = Nie ma takich stołów.
admin-tables = { $tables ->
    [one] Jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
admin-more = Może być ich więcej: --most pokaże tyle, ile chcesz.
admin-table = Stół { $table }
admin-seat = Miejsce { $seat }
admin-is-waiting = czeka
admin-is-playing = w grze
admin-is-finished = zakończony
admin-is-closed = zamknięty
admin-open-seat = wolne
admin-guest = gość
admin-public = wszystkich
admin-unlisted = tych, którzy mają link
admin-clock-none = brak
admin-clock-move = { $seconds } s na decyzję
admin-clock-match = { $seconds } s na partię
admin-column-table = Stół
admin-column-game = Gra
admin-column-status = Stan
admin-column-decisions = Linie
admin-column-updated = Ostatnia zmiana
admin-column-seats = Miejsca
admin-column-rules = Wersja zasad
admin-column-cards = Karty
admin-column-options = Opcje
admin-column-public = Widoczny dla
admin-column-clock = Zegar
admin-column-created = Otwarty
admin-column-started = Rozpoczęty
admin-column-turn = Miejsce, które decyduje
admin-column-ended = Zakończony przez
admin-column-said = Linie czatu
admin-column-commitment = Zobowiązanie
admin-cannot-go-on = Nie można tu grać dalej: { $problem }
admin-closed = Stół { $table } jest zamknięty.
admin-forgotten = { $guests ->
    [0] Nie było kogo zapomnieć.
    [one] Zapomniano jednego gościa.
    [few] Zapomniano { $guests } gości.
    [many] Zapomniano { $guests } gości.
   *[other] Zapomniano { $guests } gościa.
}
admin-would-forget = { $guests ->
    [0] Nie ma kogo zapomnieć.
    [one] Zapomniany zostałby jeden gość.
    [few] Zapomniani zostaliby { $guests } goście.
    [many] Zapomnianych zostałoby { $guests } gości.
   *[other] Zapomnianych zostałoby { $guests } gościa.
}
admin-line-missing = brakuje tej linii.
admin-senseless = to nie ma sensu ({ $detail }).
admin-wrong-seats = brakuje miejsc albo jest ich za dużo.
admin-not-begun = są decyzje, ale partia się nie rozpoczęła.
admin-wrong-summary = o „{ $field }” dziennik mówi co innego niż wiersz stołu.
admin-broken = Stół { $table }: { $problem }
admin-broken-line = Stół { $table }, linia { $line }: { $problem }
admin-holds = Dziennik jest w porządku: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $lines ->
    [one] jedna linia
    [few] { $lines } linie
    [many] { $lines } linii
   *[other] { $lines } linii
}.
admin-does-not-hold = Dziennik nie jest w porządku: z { $tables ->
    [one] jednego stołu
    [few] { $tables } stołów
    [many] { $tables } stołów
   *[other] { $tables } stołu
} { $broken ->
    [one] uszkodzony jest jeden
    [few] uszkodzone są { $broken }
    [many] uszkodzonych jest { $broken }
   *[other] uszkodzonych jest { $broken }
}.
admin-exported = { $records ->
    [0] Nie było żadnej partii do zapisania w { $where }.
    [one] Zapisano jedną partię w { $where }.
    [few] Zapisano { $records } partie w { $where }.
    [many] Zapisano { $records } partii w { $where }.
   *[other] Zapisano { $records } partii w { $where }.
}
admin-imported = Dodane: { $records }; już były: { $known }; odrzucone: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = W { $file } jest wszystko: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $decisions ->
    [one] jedna linia
    [few] { $decisions } linie
    [many] { $decisions } linii
   *[other] { $decisions } linii
} dziennika. Są tam także tajemnice: pilnuj tego pliku.
admin-restored = Przywrócono to, co { $file } zawierał { $made }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $decisions ->
    [one] jedna linia
    [few] { $decisions } linie
    [many] { $decisions } linii
   *[other] { $decisions } linii
} dziennika.
backup-damaged = { $file } nie jest kopią zapasową albo jest uszkodzony. Niczego nie zmieniono.
backup-other-revision = { $file } pochodzi z Golazo { $version } i z bazy danych o rewizji { $revision }. Przywróć go tamtą wersją, a potem uruchom na nim tę.
backup-not-empty = W bazie danych { $place } już coś jest. Wskaż pustą przez --db albo nadpisz ją przez --force.

## Joining

join-guest = Gość { $seat }
join-bot = Bot { $seat }
join-spectator = Ktoś z widowni
join-my-tables = Twoje stoły
join-open-tables = Stoły, które czekają na graczy
join-watch-tables = Stoły, przy których toczy się partia
join-your-turn = twoja kolej
join-open-seat = wolne miejsce
join-which = Który stół? Wpisz jego numer; Enter wychodzi.
join-no-such-table = Nie ma stołu { $number }. Stoły: od 1 do { $last }.
join-no-tables = Pod adresem { $server } żaden stół nie czeka na graczy. Otwórz stół poleceniem: { $command }
join-link = Przekaż dalej ten link: { $link }
join-waiting = { $open ->
    [one] Brakuje jeszcze jednego gracza.
    [few] Brakuje jeszcze { $open } graczy.
    [many] Brakuje jeszcze { $open } graczy.
   *[other] Brakuje jeszcze { $open } gracza.
} Jeśli wyjdziesz ({ command-quit }), miejsce pozostanie twoje.
join-closed = Stół zamknięto, zanim zaczęła się partia.
join-sat-down = { $name } siada do stołu.
join-got-up = Ktoś odszedł; miejsce znów jest wolne.
join-thinks = { $seat } myśli.
join-came = { $seat } jest przy stole.
join-went = { $seat } nie jest już przy stole.
join-stood-in-clock = { $seat_is ->
    [you] Twój czas minął; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } nie ma już czasu; gra dalej bot.
}
join-stood-in-absent = { $seat_is ->
    [you] Nie było cię zbyt długo; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } zbyt długo nie wraca; gra dalej bot.
}
join-stood-in-left = { $seat_is ->
    [you] Nie ma cię już przy stole; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } odchodzi od stołu; gra dalej bot.
}
join-play-on = Naciśnij Enter, żeby znów grać osobiście.
join-came-back = { $seat_is ->
    [you] Znów grasz osobiście.
   *[other] { $seat } znów gra osobiście.
}
join-resigned = { $seat_is ->
    [you] Poddajesz partię.
   *[other] { $seat } poddaje partię.
}
join-asks-undo = { $seat_is ->
    [you] Prosisz o cofnięcie swojej ostatniej decyzji.
   *[other] { $seat } prosi o cofnięcie ostatniej decyzji.
}
join-asks-draw = { $seat_is ->
    [you] Proponujesz remis.
   *[other] { $seat } proponuje remis.
}
join-asks-pause = { $seat_is ->
    [you] Prosisz o przerwę.
   *[other] { $seat } prosi o przerwę.
}
join-answer = Zgadzasz się? { command-yes } albo { command-no }
join-agreed = Zgoda.
join-declined = Nic z tego nie wyszło.
join-declines-undo = { $seat_is ->
    [you] Nie zgadzasz się na cofnięcie.
   *[other] { $seat } nie zgadza się na cofnięcie.
}
join-declines-draw = { $seat_is ->
    [you] Odrzucasz remis.
   *[other] { $seat } odrzuca remis.
}
join-declines-pause = { $seat_is ->
    [you] Odrzucasz przerwę.
   *[other] { $seat } odrzuca przerwę.
}
join-withdrawn = { $seat_is ->
    [you] Wycofujesz swoje pytanie.
   *[other] { $seat } wycofuje pytanie.
}
join-taken-back = { $decisions ->
    [one] Cofnięto: partia toczy się dalej po 1 decyzji.
    [few] Cofnięto: partia toczy się dalej po { $decisions } decyzjach.
    [many] Cofnięto: partia toczy się dalej po { $decisions } decyzjach.
   *[other] Cofnięto: partia toczy się dalej po { $decisions } decyzji.
}
join-paused = Partia jest wstrzymana. Dalej: { command-resume }
join-resumed = Partia toczy się dalej.
join-said = { $name }: „{ $text }”
join-lost = Połączenie zostało zerwane. Kolejna próba …
join-reconnected = Połączenie wróciło.
join-really = Naprawdę poddajesz partię? { command-yes } albo { command-no }
join-not-resigned = Grasz dalej.
join-nobody = Nie ma tu nikogo o nazwie „{ $name }”.
join-muted = Tego, co mówi { $name }, już nie usłyszysz. Żeby znów słyszeć: { command-unmute } { $name }
join-unmuted = Znów słyszysz, co mówi { $name }.
join-kept = Serwer zachowuje partię po każdej decyzji. Wrócisz poleceniem: { $command }
join-left = Miejsce pozostaje twoje. Wrócisz poleceniem: { $command }
join-watch-again = Popatrzysz znów poleceniem: { $command }
join-fair = Kości były uczciwe: to te, do których stół się zobowiązał, a każda decyzja jest zgodna z zasadami.
join-unfair = Kości nie są tymi, które stół obiecał, albo zapis nie jest partią, którą widać było przy stole.
join-fairness-unknown = Nie udało się tu sprawdzić, czy kości były uczciwe. Sprawdź zapis: golazo verify
join-keep-with = Zapis dostaniesz poleceniem: { $command }
join-again-with = Zagrasz jeszcze raz poleceniem: { $command }
join-needs-table = { $option } wymaga stołu: podaj cały link, jak { $server }/t/…
join-needs-open = { $option } działa tylko razem z --open.
join-opens-new = --open otwiera nowy stół, a { $address } już nim jest. Podaj sam serwer.
join-file-exists = { $file } już istnieje. Wybierz inną nazwę.
command-talk = powiedz
command-draw = remis
command-pause = przerwa
command-resume = dalej
command-resign = poddaj
command-yes = tak
command-no = nie
command-mute = wycisz
command-unmute = słuchaj
help-text = TEKST
help-ask-undo = cofa twoją ostatnią decyzję; w grze z samymi botami tyle razy, ile chcesz, poza tym tylko wtedy, gdy potem nie było rzutu, kart ani cudzej decyzji, a pozostali się zgodzą
help-draw = proponuje remis
help-pause = prosi o przerwę
help-resume = gra dalej po przerwie
help-resign = poddaje partię
help-yes = zgadza się na to, o co ktoś prosi
help-no = nie zgadza się
help-talk = mówi coś wszystkim przy stole
help-mute = przestajesz kogoś słyszeć
help-unmute = znów kogoś słyszysz

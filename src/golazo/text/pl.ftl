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
error-unknown-action = „{ $action }” nie jest akcją tej gry. W trakcie gry wpisz „help” albo zajrzyj na stronę gry w docs.
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
record-wrong-entropy = los nie pochodzi z ziarna.
record-refused = „{ $action }” jest niedozwolone ({ $rule }).
record-other-rules = Protokół pochodzi z wersji { $recorded } zasad; tu obowiązuje wersja { $ours }.
record-other-cards = Protokół pochodzi z gry innymi kartami ({ $recorded }, tu { $ours }). Podaj je przez --cards PLIK.
record-wrong-outcome = Zapisany wynik nie wynika z decyzji.

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
replay-still-hidden = To, co zakryte, zostaje zakryte do końca partii; --open opowiada wszystko.

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
play-undo-chance = Twoja ostatnia decyzja obowiązuje: od tego czasu coś wypadło na kościach albo odkryto karty.
play-undo-others = Twoja ostatnia decyzja obowiązuje: od tego czasu decyzję podjął ktoś inny.
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
help-undo = cofa twoją ostatnią decyzję, jeśli potem nie było rzutu, kart ani cudzej decyzji
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

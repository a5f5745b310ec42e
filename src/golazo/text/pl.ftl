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
}; nic nie zapisano.

## Errors

error-unknown-game = Nie ma gry „{ $name }”. Gry: { $known }.
error-unknown-option = Nie ma opcji „{ $name }”. Opcje: { $known }.
error-unknown-bot = Nie ma bota „{ $name }”. Boty: { $known }.
error-unknown-language = Nie ma języka „{ $name }”. Języki: { $known }.
error-unknown-edition = Nie ma wydania nazw „{ $name }”. Wydania: { $known }.
error-no-editions = { $name } ma tylko jedno wydanie nazw; pomiń --edition { $edition }.
error-unknown-action = „{ $action }” nie jest akcją tej gry.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = Nie ma miejsca { $seat }. Miejsca: od 0 do { $last }.
error-players = Ta gra jest dla { $low }–{ $high } graczy, nie dla { $players }.
error-players-exactly = { $needed ->
    [one] W tę grę gra { $needed } osoba
    [few] W tę grę grają { $needed } osoby
   *[many] W tę grę gra { $needed } osób
}, nie { $players }.
error-seed = „{ $seed }” nie jest ziarnem. Ziarno to liczba całkowita od 0 do 2^64 - 1.
error-seats = { $seats ->
    [one] Podano 1 miejsce
    [few] Podano { $seats } miejsca
    [many] Podano { $seats } miejsc
   *[other] Podano { $seats } miejsca
}, a { $players ->
    [one] gra 1 osoba
    [few] grają { $players } osoby
    [many] gra { $players } osób
   *[other] gra { $players } osoby
}.
error-option-value = Opcja „{ $name }” musi mieć wartość true albo false, nie „{ $value }”.
error-option-switch = Opcję „{ $name }” włącza { $name }, a wyłącza { $name }=off, nie „{ $value }”.
error-count = „{ $name }” wymaga liczby całkowitej od { $low } do { $high }, nie „{ $value }”.
error-count-one = „{ $name }” może tu być tylko { $low }, nie „{ $value }”.
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
error-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
error-file-not-text = { $file } nie jest plikiem tekstowym.
error-file-unwritable = Nie można zapisać pliku { $file }: { $reason }.
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo dodaj --force, żeby go zastąpić.
error-cards-game = Do której gry jest { $file }? Użyj: golazo cards check GRA { $file }. Gry: { $known }.
error-no-balance = Dla gry { $name } nie ma raportu balansu. Gry, które go mają: { $known }.
error-no-cuda = Brak dostępnego GPU: { $reason }
error-nothing-found = { $path }: nie znaleziono plików scenariuszy (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(jeszcze 1 problem)
    [few] { " " }(jeszcze { $more } problemy)
    [many] { " " }(jeszcze { $more } problemów)
   *[other] { " " }(jeszcze { $more } problemu)
}
catalogue-problem = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = { $column ->
    [0] to nie jest TOML: { $detail }
   *[other] to nie jest TOML: { $detail } (kolumna { $column })
}
catalogue-missing = brak.
catalogue-doubled = występuje dwa razy, najpierw w wierszu { NUMBER($first, useGrouping: 0) }.
catalogue-endless = Z tymi kartami nie da się dokończyć partii: żadna z { $matches } partii botów (liczba graczy: { $players }) nie skończyła się w { $most } ruchach. Sprawdź, ile karty kosztują i co dają.
catalogue-not-table = musi być tabelą, nie { $value }.
catalogue-unknown-card = to nie jest karta tej gry. Karty: { $known }.
catalogue-unknown-field = nie ma takiego pola. Pola: { $known }.
catalogue-not-whole = musi być liczbą całkowitą od { $low } do { $high }, nie { $value }.
catalogue-not-numbers = musi być listą różnych liczb całkowitych od { $low } do { $high }, nie { $value }.
catalogue-not-choice = do wyboru jest tylko: { $options }; nie { $value }.
catalogue-not-source = musi być tabelą, na przykład {"{"} cost = "own" {"}"}, nie { $value }.
catalogue-not-truth = musi być true albo false, nie { $value }.
catalogue-unfilled = trzeba jeszcze uzupełnić.
catalogue-unfilled-section = { $section }: do uzupełnienia { $values ->
    [one] 1 wartość
   *[other] { $values } wartości
} na { $cards ->
    [one] 1 karcie
   *[other] { $cards } kartach
}: { $named }. Pierwsza: wiersz { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = Zapis jest uszkodzony w wierszu { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = to nie jest JSON; plik może być ucięty albo uszkodzony.
record-no-header = to nie jest nagłówek zapisu Golazo.
record-bad-field = pola „{ $field }” brakuje albo jest błędne.
record-wrong-check = suma kontrolna się nie zgadza; plik zmieniono albo brakuje wiersza.
record-after-end = partia była już skończona.
record-after-limit = partia była już skończona: osiągnęła limit { $most } ruchów.
record-wrong-seat = to nie była kolej miejsca { $seat }.
record-wrong-entropy = te rzuty albo karty nie pasują do losowań tej partii.
record-wrong-secret = sekret nie zgadza się ze zobowiązaniem kostek.
record-wrong-deal = rozdanie nie pasuje do losowań tej partii.
record-refused = „{ $action }” jest niedozwolone ({ $rule }).
record-other-rules = Zapis pochodzi z wersji { $recorded } zasad; tu obowiązuje wersja { $ours }.
record-other-cards = Zapis pochodzi z gry innymi kartami ({ $recorded }, tu { $ours }). Podaj je przez --cards PLIK.
record-wrong-outcome = Zapisany wynik nie zgadza się z ruchami.

## Dice

error-dice-table = „{ $table }” nie może być nazwą stołu. Nazwa ma od 1 do 64 znaków: liter od a do z, cyfr, łączników i podkreśleń.
error-dice-seed = „{ $seed }” nie może być ziarnem miejsca. Ziarno ma najwyżej 64 znaki: litery od a do z, cyfry, łączniki i podkreślenia.
error-dice-seeds = { $seeds ->
    [one] Podano 1 ziarno
    [few] Podano { $seeds } ziarna
    [many] Podano { $seeds } ziaren
   *[other] Podano { $seeds } ziarna
}, a miejsc jest { $players }.
error-dice-secret = Sekret kostek stołu musi mieć { $bytes } bajty.
error-dice-secret-kept = Kostki stołu { $table } są znane tylko do tego miejsca; ich sekret nie został jeszcze ujawniony. Partia może toczyć się dalej tylko przy swoim stole.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = to nie jest TOML: { $detail }
scenario-missing = brak pola „{ $field }”.
scenario-unknown-field = pole „{ $field }” jest nieznane. Znane: { $known }.
scenario-bad-value = „{ $field }” nie może mieć wartości { $value }.
scenario-not-whole = „{ $field }” musi być liczbą całkowitą od { $low } do { $high }, nie { $value }.
scenario-not-choice = „{ $field }”: do wyboru jest tylko { $options }; nie { $value }.
scenario-not-per-seat = „{ $field }” wymaga po jednej wartości dla każdego miejsca ({ $players }).
scenario-no-such-card = „{ $field }”: nie ma karty { $value }, która mogłaby tu być. Najbliższe: { $near }.
scenario-no-chance = te rzuty albo karty nie są tu możliwe: { $wanted }.
scenario-problem = { $file }, „{ $title }”: { $problem }
scenario-given-or-deal = potrzebne jest „given” albo „deal”, nie oba.
scenario-dice-open = tu rzuca się kostkami; podaj, co wypada: dice = [...].
scenario-dice-count = tu { $rolled ->
    [0] nie rzuca się kostkami
    [one] rzuca się jedną kostką
   *[other] rzuca się { $rolled } kostkami
}; podano: { $count }.
scenario-difference = { $step ->
    [0] na początku
   *[other] po kroku { $step }, „{ $play }”
}: { $field } powinno być { $expected }, a jest { $got }
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

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
sim-summary = Partie: { $games }, gracze: { $players }, ziarno: { NUMBER($seed, useGrouping: 0) }
sim-entrant = Bot
sim-seat = Miejsce
sim-wins = Wygrane
sim-rate = Odsetek
sim-interval = Przedział 95%
sim-length = Na partię: tury { $turns }, decyzje { $decisions }
sim-draws = Remisy: { $draws }, przerwane przed końcem: { $unfinished }
sim-speed = Na sekundę: partie { $games }, decyzje { $millions } mln; czas { $seconds } s

## Lab

figure-none = –
figure-count = { $number }
figure-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-exact-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
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
report-bounds = Zakres docelowy
report-verdict = Spełniony
report-figure = Wskaźnik
report-before = Przedtem
report-now = Teraz
report-moved = Różnica
lab-balance = { $game }: balans gry
lab-summary = Partie: { $games }, { $bots }, ziarno: { NUMBER($seed, useGrouping: 0) }, wersja zasad: { $rules }, karty: { $cards }
lab-against = W porównaniu z kartami { $cards }: { $moved ->
    [0] żaden wskaźnik nie wyszedł poza swój przedział 95%.
    [one] 1 wskaźnik wyszedł poza swój przedział 95%.
    [few] { $moved } wskaźniki wyszły poza swoje przedziały 95%.
   *[many] { $moved } wskaźników wyszło poza swoje przedziały 95%.
}
lab-made-with = Utworzono poleceniem:
lab-written = Zapisano { $file }.

## Cards

cards-checked = { $problems ->
    [0] { $file }: nie znaleziono problemów.
    [one] { $file }: 1 problem.
    [few] { $file }: { $problems } problemy.
    [many] { $file }: { $problems } problemów.
   *[other] { $file }: { $problems } problemu.
}
cards-unfilled = { $file }: do uzupełnienia { $values ->
    [one] 1 wartość
   *[other] { $values } wartości
}.
cards-see-all = Wszystkie pokaże: golazo cards check { $file }
cards-written = Zapisano { $file }. Zmień, co chcesz, a potem: { $command }
cards-written-to-fill-in = Zapisano { $file }. Uzupełnij { $values ->
    [one] 1 wartość oznaczoną
    [few] { $values } wartości oznaczone
   *[other] { $values } wartości oznaczonych
} „?” według kart ze swojego pudełka, a potem: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 ruch
    [few] { $decisions } ruchy
    [many] { $decisions } ruchów
   *[other] { $decisions } ruchu
}
replay-unfinished = Partia nie jest skończona. Graj dalej: { $command }
replay-part = Pokazano do ruchu { $told } z { $decisions }. Bez --to zobaczysz całą partię.
replay-still-hidden = Zakryte karty zostają zakryte do końca partii; --open pokazuje wszystko.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 ruch
    [few] { $decisions } ruchy
    [many] { $decisions } ruchów
   *[other] { $decisions } ruchu
}
verify-lines = Zapis jest kompletny: żaden wiersz nie został zmieniony ani zgubiony. Suma kontrolna to { $check }; ta sama suma oznacza tę samą partię.
verify-rules = Każdy ruch wykonało właściwe miejsce i zasady na niego pozwalają.
verify-dice = Sekret zgadza się ze zobowiązaniem kostek { $commitment }, a każdy rzut i każda dobrana karta wynikają z niego i z ziaren graczy.
verify-dice-kept = Kostki na razie się zgadzają. Sekret zostanie ujawniony po końcu partii; dopiero wtedy można je porównać ze zobowiązaniem kostek { $commitment }.
verify-dice-seed = Rzuty wynikają z ziarna w zapisie. Nie da się stwierdzić, czy ziarno wybrano uczciwie.
verify-dice-told = Początek zaimportowano: rzuty i karty do ruchu { $decisions } nie padły przy tym stole.
verify-take-backs = W grze z botami cofano ruchy: partia się nie liczy.
verify-promised = Zobowiązanie jest takie, jak podane.
verify-seeded = Twoje ziarno jest w zapisie.
ended-rules = Wynik zgadza się z ruchami.
ended-limit = Partia osiągnęła limit ruchów i kończy się remisem ({ $rule }).
ended-resigned = Partia skończyła się, gdy miejsce { $seat } się poddało.
ended-agreed = Partia skończyła się uzgodnionym remisem.
ended-closed = Partię zamknięto przed końcem.
ended-not = Partia jeszcze trwa.
verify-holds = Wszystko się zgadza.
verify-fails = Sprawdzenie nie powiodło się.
verify-departs = Ruch { NUMBER($decision, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Nagłówek (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = Koniec (wiersz { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = zobowiązanie jest inne niż podane ({ $given }).
verify-no-commitment = rzuty pochodzą z ziarna, bez zobowiązania.
verify-other-seed = twojego ziarna { $seed } nie ma w zapisie.
verify-other-seed-at = twojego ziarna { $seed } nie ma w zapisie na miejscu { $seat }.
verify-bot-seed = miejsce { $seat } należy do bota, a ma ziarno; boty ich nie podają.
verify-no-seeds = rzuty pochodzą z ziarna partii, bez ziaren graczy.
verify-secret-kept = partia się skończyła, ale sekret kostek nie został ujawniony.
verify-stops = sekret kostek ujawniono, ale brakuje wyniku; ostatnie wiersze zaginęły.
error-commitment = „{ $commitment }” nie jest zobowiązaniem. Zobowiązanie ma 64 cyfry szesnastkowe.
error-given-seed = „{ $given }” nie może być ziarnem gracza. Podaj ZIARNO albo ZIARNO@MIEJSCE: najwyżej 64 znaki (litery od a do z, cyfry, łączniki i podkreślenia), a miejsce od 0.

## Terminal play

play-you = Ty
play-player = Gracz { $number }
play-which-game = Która gra? Naciśnij Enter, żeby wybrać pierwszą.
play-title = { $game } · liczba graczy: { $players }
play-how-to-type = Wpisz numer albo początek nazwy. ? wyjaśnia; { command-quit } zapisuje partię na później.
play-resumed = { $decisions ->
    [one] Partia toczy się dalej po 1 ruchu.
    [few] Partia toczy się dalej po { $decisions } ruchach.
    [many] Partia toczy się dalej po { $decisions } ruchach.
   *[other] Partia toczy się dalej po { $decisions } ruchu.
}
play-choose = Co robisz?
play-enter = Naciśnij Enter: { $action }.
play-forced = Jest tylko jedna możliwość: { $action }.
play-curtain = Teraz gra { $name }. Pozostali, nie patrzcie!
play-curtain-enter = Naciśnij Enter, gdy ekran widzi tylko { $name }.
play-type-something = Wpisz numer od 1 do { $last }, nazwę albo ?.
play-no-such-number = Nie ma numeru { $number }. Numery: od 1 do { $last }.
play-not-understood = Nie można teraz wybrać „{ $typed }”. Wpisz numer, początek nazwy albo ?.
play-which = Które z nich? { $choices }
play-unsure = „{ $typed }” może znaczyć różne rzeczy. Teraz można: { $choices }
play-allowed = { $action }: możesz to zrobić.
play-nothing-refused = Teraz wszystko jest dozwolone.
play-no-odds = Ta gra nie pokazuje szans.
play-no-card = Nie ma karty „{ $name }”. ? { command-cards } wymienia wszystkie, ? { command-rules } objaśnia grę.
play-no-rule = Nie ma zasady „{ $name }”. ? { $game } wypisuje wszystkie zasady.
play-undone = Cofnięte: { $action }.
play-undo-nothing = Nie ma czego cofać.
play-undo-dice = Za późno: od tego czasu rzucono kostkami.
play-undo-chance = Za późno: po twoim ostatnim ruchu był rzut albo odkryto karty.
play-undo-others = Za późno: ktoś inny wykonał już ruch.
play-take-backs = Z cofaniem ruchów: partia się nie liczy.
play-take-backs-from-now = Od teraz partia ma oznaczenie „z cofaniem ruchów” i nie liczy się w statystykach.
play-won = { $seat_is ->
    [you] Wygrywasz!
   *[other] Wygrywa { $seat }!
}
play-drawn = Remis.
refused-limit = Partia osiągnęła limit { $most } ruchów i kończy się remisem.
play-turn = { $seat_is ->
    [you] Twoja kolej.
   *[other] Teraz gra { $seat }.
}
play-again = Jeszcze jedna partia? { command-yes } albo { command-no }
play-kept = Partię zapisano w pliku { $file }
play-resume-with = Graj dalej: { $command }
play-replay-with = Obejrzyj powtórkę: { $command }
play-interrupted = Partię zapisano. Graj dalej: { $command }
play-record-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo graj dalej: --resume { $file }
play-nothing-to-resume = W folderze { $folder } nie ma niedokończonej partii.
matches-go-on = Wznowienie partii: golazo play --resume NAZWA. Ponowne obejrzenie: golazo replay NAZWA.
matches-none = W { $folder } nie ma jeszcze żadnej partii. Nową zaczyna: golazo play
matches-unfinished = { $decisions ->
    [one] niedokończona, 1 ruch
    [few] niedokończona, { $decisions } ruchy
   *[many] niedokończona, { $decisions } ruchów
}
play-resume-ended = Partia z { $file } jest skończona. Obejrzysz ją przez golazo replay.
play-resume-stands = Opcji { $option } nie można użyć z --resume: partia zachowuje swoje ustawienia.
play-file-without-resume = „{ $file }” jest zbędne. Żeby grać dalej, użyj --resume.
play-bot-count = Liczba botów ({ $bots }) nie pasuje do liczby przeciwników ({ $rivals }). Podaj po jednym na każdego albo jednego na wszystkich.
play-name-count = Liczba imion ({ $names }) nie zgadza się z liczbą graczy ({ $players }).
play-name-bad = „{ $name }” nie może być imieniem. Imię ma od 1 do { $most } znaków.
play-name-twice = Dwie osoby nie mogą nazywać się „{ $name }”.
command-help = pomoc
command-cards = karty
command-rules = zasady
command-why = dlaczego
command-odds = szanse
command-table = stół
command-log = relacja
command-undo = cofnij
command-save = zapisz
command-quit = koniec
help-name = NAZWA
help-choice-how = 3, { help-name }
help-choice = wybiera, według numeru albo początku nazwy
help-card = wyjaśnia kartę
help-cards = pokazuje wszystkie karty
help-rules = krótko objaśnia grę
help-rule = pokazuje zasadę
help-why = mówi, czemu czegoś nie można; bez nazwy: wymienia wszystko, czego nie można
help-odds = pokazuje twoje szanse
help-table = pokazuje cały stół
help-log = pokazuje partię od początku
help-undo = cofa twój ostatni ruch; z innymi osobami tylko, jeśli nic się potem nie stało
help-save = mówi, gdzie zapisana jest partia
help-quit = kończy; partię można potem wznowić

## Bench

bench-state = Stan partii zajmuje { $bytes } B.
bench-threads = bot random: { $one_core } decyzji na sekundę na jednym rdzeniu, { $all_cores } na { $cores }
bench-bots = { $strongest }: { $strongest_rate } decyzji na sekundę, { $simplest }: { $simplest_rate }
bench-interpreted = kompilacja: { $compiled } decyzji na sekundę, interpretacja: { $interpreted }
bench-memory = pamięć po 1000 partii { $mib_after_1000 } MiB, po 100 000 partii { $mib_after_100000 } MiB
bench-compilation = jedna partia w terminalu: za pierwszym razem { $first_s } s, potem { $kept_s } s
bench-start = golazo --help: { $help_s } s, pusty program w Pythonie: { $python_s } s

## Server

serve-compiling = Trwa kompilowanie zasad. Za pierwszym razem zajmuje to około minuty.
serve-ready = Golazo działa pod adresem { $url }
serve-opening = Golazo działa już pod adresem { $url }. Otwieram w przeglądarce.
serve-no-browser = Nie znaleziono przeglądarki. Otwórz { $url } samodzielnie.
serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Wybierz inny --port albo 0, czyli dowolny wolny.
serve-taken = Z { $place } korzysta już inny serwer. Zatrzymaj go albo wybierz inny plik przez --db. Jak uruchomić kilka serwerów: docs/hosting.md.
error-database-url = „{ $url }” nie jest adresem bazy danych. Użyj sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA.
serve-kept = Wszystkie dane są w { $place }
serve-stop = Zatrzymaj przez Ctrl-C. Żaden ruch nie przepadnie.
error-database = Nie można użyć bazy danych { $place }: { $reason }.
error-database-newer = Baza danych { $place } pochodzi z nowszej wersji Golazo (rewizja { $revision }). Zainstaluj tę wersję albo wskaż inną bazę przez --db.
error-database-foreign = Baza danych { $place } zawiera tabele, które nie należą do Golazo. Wskaż inną przez --db.
error-bus-url = „{ $url }” nie jest adresem szyny. Użyj redis://SERWER albo redis://UŻYTKOWNIK:HASŁO@SERWER:PORT.
error-origin = „{ $origin }” nie jest źródłem. Użyj https://SERWER albo http://SERWER:PORT, bez ścieżki.
error-name = „{ $name }” nie jest nazwą hosta. Użyj jednej lub kilku, na przykład tables.example.org, oddzielonych przecinkami.
error-proxy = „{ $proxy }” nie jest adresem. Użyj jednego lub kilku, na przykład 127.0.0.1 albo 10.0.0.0/8, oddzielonych przecinkami.
error-missing-extra = Potrzebny jest dodatkowy pakiet: pip install "golazo[{ $extra }]"
error-setting = { $name }: { $problem }
error-config = { $first }{ $more ->
    [0] {""}
    [one] { " " }(w tym pliku jest jeszcze 1 problem)
    [few] { " " }(w tym pliku są jeszcze { $more } problemy)
    [many] { " " }(w tym pliku jest jeszcze { $more } problemów)
   *[other] { " " }(w tym pliku jest jeszcze { $more } problemu)
}
setting-unknown-near = nie ma takiego ustawienia. Czy chodziło o „{ $near }”?
setting-not-number = musi być liczbą od { $low } do { $high }, nie { $value }.
setting-not-text = musi być tekstem w cudzysłowie, nie { $value }.
setting-not-list = musi być listą tekstów, na przykład ["…", "…"], nie { $value }.
setting-no-folder = folder { $folder } nie istnieje.
setting-message = może mieć najwyżej { $most } znaków i żadnych znaków sterujących.
error-log-level = Nie ma poziomu logów „{ $name }”. Poziomy: { $known }.
server-stale = Sytuacja przy stole się zmieniła. Spójrz jeszcze raz i wybierz.
server-over = Partia się skończyła.
server-not-started = Partia jeszcze się nie zaczęła: jedno miejsce jest wolne albo brakuje ziarna któregoś gracza.
server-not-over = Partia jeszcze się nie skończyła.
server-paused = Partia jest wstrzymana.
server-not-paused = Partia nie jest wstrzymana.
server-not-your-turn = To nie twoja kolej.
server-not-your-seat = To nie twoje miejsce.
server-already-asked = Jest już otwarta prośba. Najpierw odpowiedz na nią.
server-nothing-asked = Nie ma na co odpowiadać.
server-nobody-to-agree = Boty nie zgadzają się na remis.
server-before-this-table = Ruchów sprzed otwarcia tego stołu nie można cofnąć.
server-resigned = Ta partia jest już poddana.
server-bot-plays = Tam już gra bot.
server-is-back = Już grasz.
server-out-of-time = Twój czas minął: ten ruch wykona bot, potem możesz odzyskać swoje miejsce.
server-busy = Przy tym stole dużo się dzieje. Spróbuj jeszcze raz.
server-trouble = Nie udało się. Spróbuj za chwilę.
server-too-large = To za długie: najwyżej { $most } bajtów.
server-too-many-headers = To żądanie ma za dużo nagłówków: najwyżej { $most }.
server-request-timeout = Żądanie nie dotarło na czas. Wyślij je jeszcze raz.
server-full = Połączonych jest teraz zbyt wiele osób. Spróbuj ponownie za chwilę.
server-malformed = Nie można odczytać tej wiadomości: { $detail }
server-invalid = Problem z polem „{ $field }”: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Nie znaleziono.
server-no-page = Strona nie jest zbudowana. Uruchom „make page”, a potem ponownie serwer.
server-no-such-table = Nie ma stołu „{ $table }”.
server-no-such-seat = Nie ma miejsca { $seat }. Miejsca: od 0 do { $last }.
server-no-cards = Brakuje kart tego stołu ({ $cards }).
server-other-rules = Ta partia zaczęła się z wersją { $recorded } zasad; ten serwer ma wersję { $ours }. Partia jest zapisana, ale nie może się tu dalej toczyć.
server-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
server-seat-taken = To miejsce jest zajęte.
server-seed-given = Dla twojego miejsca podano już ziarno. Nie można go zmienić.
server-other-commitment = To zobowiązanie nie należy do tego stołu. Jeśli stół pokazał ci je wcześniej, nie graj tutaj.
server-only-watching = Nie grasz przy tym stole. Możesz tylko oglądać.
server-no-chat = Przy tym stole nie ma czatu.
server-chat-account = Pisać mogą tu tylko osoby z kontem.
server-silenced = Nie możesz pisać na czacie na tym serwerze. Powód: { $reason }
server-silenced-until = Nie możesz pisać na czacie na tym serwerze do { $until }. Powód: { $reason }
server-not-moderated = Na tym serwerze nie można zgłaszać wiadomości.
server-no-such-line = Nie ma takiej wiadomości.
server-too-many-reports = Dziennie możesz zgłosić najwyżej tyle wiadomości: { $most }.
server-nothing-said = Wiadomość jest pusta.
server-too-many = Zbyt wiele żądań. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
server-wrong-origin = Żądania z innych stron są niedozwolone.
server-wrong-host = Ten serwer nie odpowiada pod nazwą „{ $host }”.
server-only-this-machine = To może czytać tylko komputer, na którym działa serwer.
server-banned = Masz blokadę na tym serwerze. Powód: { $reason }
server-banned-until = Masz blokadę na tym serwerze do { $until }. Powód: { $reason }
server-account-needed = Żeby tu grać, potrzebujesz konta. Bez niego możesz oglądać.
server-registration-closed = Na tym serwerze nie można zakładać nowych kont.
server-bad-invitation = Ten kod zaproszenia nie działa: jest błędny, zużyty lub wygasł.
server-bad-token = Twoja sesja wygasła. Odśwież stronę.
server-clocks-differ = Zegary serwerów tej strony za bardzo się różnią. Spróbuj ponownie za kilka minut.
server-wrong-password = Zła nazwa lub hasło.
server-bad-password = Hasło ma od { $least } do { $most } znaków.
server-bad-name = Nazwa ma od 1 do { $most } widocznych znaków.
server-name-marks = W tej nazwie jedna litera ma za dużo znaków diakrytycznych.
server-name-reserved = Nazwa „{ $name }” jest zastrzeżona. Wybierz inną.
server-name-taken = Nazwa „{ $name }” jest zajęta albo zbyt podobna do zajętej. Wybierz inną.
server-has-account = Masz już konto.
server-no-account = Nie masz konta.
server-bad-method = { $method } jest tu niedozwolone.
server-no-such-step = Nie ma kroku { $step }. Kroki: od 0 do { $last }.
server-too-many-tables = Masz już otwarte stoły: { $most }. Najpierw zakończ lub opuść kilka z nich.
server-too-many-here = Zbyt wiele stołów z twojej sieci: limit wynosi { $most }. Spróbuj później.
server-too-many-imports = Liczba zaimportowanych przez ciebie zapisów: { $most }. Ten serwer nie przechowuje więcej na gracza.
server-overloaded = Serwer jest przeciążony. Spróbuj ponownie za kilka sekund.
server-other-seats = Liczba podanych miejsc: { $given }; w zapisie partii: { $players }.
server-other-cards = Zapis pochodzi z gry innymi kartami ({ $cards }). Dodaj ich plik kart.
server-record-too-long = Zapis jest za długi: najwyżej { $most } ruchów.
server-log-full = W tej partii zbyt wiele cofano lub pytano. Teraz można już tylko wykonywać ruchy.
server-too-slow = Twoje połączenie jest za wolne. Łączę ponownie.
server-going = Serwer uruchamia się ponownie. Partia zaraz potoczy się dalej.

## Client

client-no-server = Brak odpowiedzi z { $server }: { $reason }.
client-unsure = Brak odpowiedzi z { $server } ({ $reason }). Nie wiadomo, czy się udało; sprawdź, zanim spróbujesz ponownie.
client-lost = Utracono połączenie z { $server }: { $reason }.
client-odd-answer = { $server } nie odpowiada jak serwer Golazo ({ $status }).
client-bad-address = „{ $address }” nie jest adresem serwera. Użyj na przykład http://localhost:8460
client-bad-table = „{ $table }” nie jest stołem. Podaj link albo kod z jego końca.
client-other-seat = Nie możesz zobaczyć tego, co widać z miejsca { $seat }.
client-other-rules = Ten stół używa wersji { $theirs } zasad, a twoje Golazo ma wersję { $ours }. Użyj tej samej wersji co serwer.
client-other-cards = Ten stół używa kart { $theirs }, a otrzymano { $ours }.
client-not-there = Nie ma cię przy stole.
client-two-clocks = Zegar odmierza czas na ruch albo na całą partię, nie jedno i drugie.

## Doctor

doctor-good = OK
doctor-note = Uwaga
doctor-bad = Problem
doctor-well = { $notes ->
    [0] Nie znaleziono problemów.
    [one] Nie znaleziono problemów, 1 uwaga.
    [few] Nie znaleziono problemów, { $notes } uwagi.
    [many] Nie znaleziono problemów, { $notes } uwag.
   *[other] Nie znaleziono problemów, { $notes } uwagi.
}
doctor-unwell = { $problems ->
    [one] Znaleziono 1 problem.
    [few] Znaleziono { $problems } problemy.
    [many] Znaleziono { $problems } problemów.
   *[other] Znaleziono { $problems } problemu.
}
doctor-gigabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB
doctor-versions = Golazo { $golazo }, Python { $python }.
doctor-python = To jest Python { $python }; Golazo potrzebuje { $needed }.
doctor-do-python = Utwórz środowisko na nowo z odpowiednim Pythonem i zainstaluj w nim Golazo.
doctor-packages = Wszystkie pakiety ({ $count }) mają właściwe wersje.
doctor-package = Pakiet { $name } ma wersję { $found }; Golazo potrzebuje { $needed }.
doctor-package-missing = Brakuje pakietu { $name } { $needed }.
doctor-do-install = Zainstaluj Golazo w tym środowisku jeszcze raz. Do PostgreSQL albo szyny zainstaluj je z [nodes].
doctor-variable = Zmienna { $name } nie ma żadnego skutku.
doctor-do-variable = Czy chodziło o { $near }?
doctor-config-open = { $file } zawiera hasło i każdy użytkownik tego komputera może je przeczytać.
doctor-do-mode = Wykonaj: chmod o= { $file }
doctor-rules = Skompilowane zasady leżą w { $folder }
doctor-rules-none = Zasady nie są jeszcze skompilowane. Będą leżeć w { $folder }
doctor-rules-temporary = Skompilowane zasady leżą w { $folder }, skąd mogą zniknąć w każdej chwili.
doctor-rules-nowhere = Skompilowanych zasad nie da się zachować: każdy start trwa o minutę dłużej.
doctor-do-prepare = Wykonaj „golazo prepare” jako użytkownik serwera albo poczekaj minutę przy pierwszym starcie.
doctor-do-cache = Ustaw XDG_CACHE_HOME na folder, w którym użytkownik serwera może pisać.
doctor-files = { $most ->
    [-1] Naraz może być otwarta dowolna liczba plików.
   *[other] Liczba plików, które mogą być otwarte naraz: { $most }.
}
doctor-files-few = Naraz może być otwartych tylko tyle plików: { $most }. Każde połączenie to jeden plik.
doctor-do-files = Ustaw LimitNOFILE=65536 w jednostce usługi albo wykonaj „ulimit -n 65536” przed startem serwera.
doctor-page = Strona jest zbudowana.
doctor-page-none = Strony nie ma.
doctor-do-page = Zainstaluj Golazo z pliku wheel albo wykonaj „make page”. Jeśli używasz --page, podaj folder ze zbudowaną stroną.
doctor-folder = Ten użytkownik nie może pisać w { $folder }, gdzie ma się znaleźć { $file }.
doctor-do-folder = Oddaj ten folder użytkownikowi serwera albo wybierz inną bazę danych przez --db.
doctor-owner = { $file } należy do innego użytkownika: ten test ma inne uprawnienia niż serwer.
doctor-do-owner = Uruchom test jako właściciel: sudo -u { $owner } golazo doctor
doctor-database = Baza danych { $place } odpowiada, jest aktualna i można w niej pisać.
doctor-database-none = W { $place } nie ma jeszcze bazy danych.
doctor-database-empty = Baza danych { $place } odpowiada i jest jeszcze pusta.
doctor-do-serve = Uruchom „golazo serve”, które ją przygotuje. Jeśli miała to być inna baza, sprawdź --db i --config.
doctor-database-old = Baza danych { $place } pochodzi ze starszej wersji.
doctor-do-migrate = Zrób kopię starszą wersją, a potem uruchom „golazo serve”, które zaktualizuje bazę.
doctor-database-unwritable = W bazie danych { $place } nie można pisać: { $reason }.
doctor-do-writable = Sprawdź prawa użytkownika oraz czy dysk nie jest pełny albo tylko do odczytu.
doctor-do-database = Sprawdź, czy baza działa, czy --db to jej adres i czy ten użytkownik może jej używać.
doctor-disk = { $free } wolnego miejsca w { $folder }
doctor-do-disk = Zrób miejsce albo przenieś bazę na większy dysk (zobacz „When the disk is full” w docs/hosting.md).
doctor-disk-elsewhere = Baza danych zajmuje { $size }. Wolne miejsce sprawdź na jej własnym komputerze.
doctor-clock = Zegary tutaj i w { $place } są zgodne.
doctor-clock-off = Zegary tutaj i w { $place } różnią się o { $seconds } s.
doctor-do-clock = Niech wszystkie komputery ustawiają zegary przez sieć: timedatectl set-ntp true
doctor-bus = Szyna { $place } przekazuje wiadomości.
doctor-bus-away = Nie można użyć szyny { $place }: { $reason }
doctor-do-bus = Sprawdź, czy Redis albo Valkey działa i czy --bus to jego adres.
doctor-bus-useless = Jest szyna, ale baza danych to plik, a z pliku może korzystać tylko jeden serwer.
doctor-do-bus-useless = Dla kilku serwerów wybierz PostgreSQL przez --db. Dla jednego pomiń --bus.
doctor-site = { $url } odpowiada, w tej samej wersji Golazo.
doctor-site-version = Pod { $url } działa Golazo { $theirs }, a tutaj zainstalowane jest { $ours }.
doctor-do-restart = Po aktualizacji uruchom serwer ponownie.
doctor-site-away = { $url } nie odpowiada: { $reason }
doctor-do-site = Sprawdź, czy serwer i proxy działają, czy nazwa wskazuje na ten serwer i czy certyfikat jest ważny.
doctor-site-other = Pod { $url } odpowiada coś innego niż Golazo (status { $status }).
doctor-do-site-other = Sprawdź adres oraz dokąd proxy wysyła żądania.
doctor-plain = { $url } nie jest szyfrowane: po drodze każdy może to czytać.
doctor-do-plain = Postaw przed serwerem proxy z TLS i sprawdź jego adres https.
doctor-proxy = Proxy przekazuje adres ({ $address }), host i schemat.
doctor-proxy-silent = Proxy nie mówi, z jakiego adresu pochodzi żądanie: wszyscy gracze liczą się jako jeden.
doctor-do-forward = Niech proxy wysyła X-Forwarded-For i X-Forwarded-Proto.
doctor-proxy-ignored = Serwer nie ufa proxy { $peer }: wszyscy gracze liczą się jako jeden.
doctor-do-proxy = Uruchom serwer z --proxy { $peer } albo z siecią, w której leży ten adres.
doctor-proxy-host = Proxy przekazuje jako host „{ $host }”, a nie ten, o który pytano.
doctor-do-host = Niech proxy przekazuje nagłówek Host bez zmian.
doctor-names = Serwer odpowiada tylko pod nazwami: { $names }.
doctor-names-none = Serwer odpowiada pod każdą nazwą: inne strony mogą go podawać za swój.
doctor-do-names = Ustaw nazwy, pod którymi łączą się gracze, na przykład --names tables.example.org.
doctor-host-refused = Serwer nie odpowiada pod adresem { $url }: nie zna tej nazwy.
doctor-do-host-refused = Dodaj tę nazwę do --names, a proxy niech przekazuje nagłówek Host bez zmian.
doctor-proxy-scheme = Proxy nie mówi, że żądanie przyszło przez https.
doctor-do-scheme = Niech proxy wysyła X-Forwarded-Proto: https
doctor-cookies = Ciasteczka są wysyłane tylko przez https.
doctor-cookies-open = Ciasteczka są wysyłane także bez szyfrowania.
doctor-do-secure = Uruchom serwer z --secure.
doctor-sockets = WebSockety działają.
doctor-sockets-none = WebSockety nie działają: { $answer }
doctor-do-sockets = Niech proxy rozmawia z serwerem przez HTTP/1.1 i przekazuje nagłówki Upgrade i Connection.
doctor-sockets-origin = Serwer traktuje własną stronę jak obcą witrynę.
doctor-metrics = Każdy może czytać { $url }/metrics.
doctor-do-metrics = Podaj mniej adresów w --metrics albo niech proxy odpowiada na /metrics kodem 404.

## Admin

admin-no-database = Pod { $place } nie ma bazy danych Golazo. Podaj swoją przez --db.
admin-old-database = Baza danych { $place } pochodzi ze starszej wersji. Uruchom na niej raz „golazo serve”, żeby ją zaktualizować.
admin-status = Nie ma stanu „{ $name }”. Stany: { $known }.
admin-no-player = Nie ma gracza „{ $name }”. Nazwę lub id znajdziesz poleceniem: golazo admin players
admin-no-account = „{ $name }” to gość: hasło mają tylko konta.
admin-no-line = Przy stole „{ $table }” nie ma wiadomości { $number }. Znajdziesz ją poleceniem: golazo admin chat
admin-reason = Powód musi mieć od 1 do { $most } znaków.
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
admin-more = Może być ich więcej: --most pokaże więcej.
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
admin-clock-move = { $seconds } s na ruch
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
admin-column-turn = Czyja kolej
admin-column-ended = Zakończony przez
admin-column-said = Wiadomości czatu
admin-column-commitment = Zobowiązanie
admin-cannot-go-on = Nie można grać dalej: { $problem }
admin-closed = Zamknięto stół { $table }.
admin-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
admin-no-players = Nie ma takich graczy.
admin-next-page = Może być ich więcej: --page { $page }
admin-column-player = Id
admin-column-name = Nazwa
admin-column-account = Konto
admin-column-seen = Ostatnio
admin-column-matches = Partie
admin-column-banned = Blokada
admin-for-good = na stałe
admin-until = do { $until }
admin-is-muted = bez czatu
admin-renamed = { $player } nazywa się od teraz { $name }.
admin-type-password = Nowe hasło
admin-password-set = Konto { $account } ma nowe hasło i jest wszędzie wylogowane.
admin-password-made = Nowe hasło konta { $account }: { $password }
    Widać je tylko teraz. Konto { $account } jest wszędzie wylogowane; po zalogowaniu hasło należy zmienić.
admin-banned = { $player } ma blokadę na stałe. { $tables ->
    [0] Otwartych stołów nie było.
    [one] Opuszczono 1 otwarty stół.
    [few] Opuszczono { $tables } otwarte stoły.
    [many] Opuszczono { $tables } otwartych stołów.
   *[other] Opuszczono { $tables } otwartego stołu.
}
admin-banned-until = { $player } ma blokadę do { $until }. { $tables ->
    [0] Otwartych stołów nie było.
    [one] Opuszczono 1 otwarty stół.
    [few] Opuszczono { $tables } otwarte stoły.
    [many] Opuszczono { $tables } otwartych stołów.
   *[other] Opuszczono { $tables } otwartego stołu.
}
admin-unbanned = { $player } nie ma już blokady.
admin-not-banned = { $player } nie ma blokady.
admin-muted = { $player } nie może pisać do { $until }.
admin-unmuted = { $player } znów może pisać.
admin-not-muted = { $player } może pisać: czat nie był zablokowany.
admin-deleted = Usunięto: { $player }. Partie zostają, bez nazwy.
admin-lines = { $lines ->
    [one] 1 wiadomość
    [few] { $lines } wiadomości
    [many] { $lines } wiadomości
   *[other] { $lines } wiadomości
}
admin-no-lines = Nie ma wiadomości.
admin-line-hidden = (ukryta) { $text }
admin-hidden = { $lines ->
    [one] Ukryto 1 wiadomość przy stole { $table }.
    [few] Ukryto { $lines } wiadomości przy stole { $table }.
    [many] Ukryto { $lines } wiadomości przy stole { $table }.
   *[other] Ukryto { $lines } wiadomości przy stole { $table }.
}
admin-column-number = Numer
admin-column-at = Czas
admin-column-text = Wiadomość
admin-column-reports = Zgłoszenia
admin-forgotten = { $guests ->
    [0] Nie ma gości do usunięcia.
    [one] Usunięto 1 gościa.
    [few] Usunięto { $guests } gości.
    [many] Usunięto { $guests } gości.
   *[other] Usunięto { $guests } gościa.
}
admin-would-forget = { $guests ->
    [0] Nie ma gości do usunięcia.
    [one] Do usunięcia: 1 gość.
    [few] Do usunięcia: { $guests } gości.
    [many] Do usunięcia: { $guests } gości.
   *[other] Do usunięcia: { $guests } gościa.
}
admin-line-missing = brakuje tej linii.
admin-senseless = tego nie da się zrozumieć ({ $detail }).
admin-wrong-seats = jest za mało albo za dużo miejsc.
admin-not-begun = są ruchy, ale partia się nie zaczęła.
admin-wrong-summary = dziennik i wiersz stołu różnią się w „{ $field }”.
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
    [0] Nie ma partii do zapisania w { $where }.
    [one] Zapisano 1 partię w { $where }.
    [few] Zapisano { $records } partie w { $where }.
    [many] Zapisano { $records } partii w { $where }.
   *[other] Zapisano { $records } partii w { $where }.
}
admin-imported = Dodane: { $records }; już były: { $known }; odrzucone: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = Kopię zapisano w { $file }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $decisions ->
    [one] 1 linia
    [few] { $decisions } linie
    [many] { $decisions } linii
   *[other] { $decisions } linii
} dziennika. Zawiera tajne dane: przechowuj ją bezpiecznie.
admin-restored = Przywrócono { $file } z { $made }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $decisions ->
    [one] 1 linia
    [few] { $decisions } linie
    [many] { $decisions } linii
   *[other] { $decisions } linii
} dziennika.
backup-damaged = { $file } nie jest kopią zapasową albo jest uszkodzony. Niczego nie zmieniono.
backup-other-revision = { $file } pochodzi z Golazo { $version } i z bazy danych o rewizji { $revision }. Przywróć go tamtą wersją, a potem uruchom na nim tę.
backup-not-empty = Baza danych { $place } nie jest pusta. Wybierz pustą przez --db albo nadpisz ją przez --force.

## Names of seats

name-chosen = { $name }
name-guest = Gość { $number }
name-bot = Bot, poziom { $level }
name-host = Gospodarz
name-numbered = { $name } ({ $number })
name-account = { $name } ✓
name-with-level = { $name } ({ $level })

## Joining

join-spectator = Widz
join-my-tables = Twoje stoły
join-open-tables = Otwarte stoły
join-watch-tables = Partie do oglądania
join-your-turn = twoja kolej
join-open-seat = wolne miejsce
join-which = Który stół? Wpisz jego numer albo naciśnij Enter, żeby wyjść.
join-no-such-table = Nie ma stołu { $number }. { $last ->
    [1] Jest tylko stół 1.
   *[other] Stoły: od 1 do { $last }.
}
join-no-tables = Brak otwartych stołów na { $server }. Otwórz stół poleceniem: { $command }
join-link = Udostępnij ten link: { $link }
join-waiting = { $open ->
    [one] Brakuje jeszcze jednego gracza.
    [few] Brakuje jeszcze { $open } graczy.
    [many] Brakuje jeszcze { $open } graczy.
   *[other] Brakuje jeszcze { $open } gracza.
} Jeśli wyjdziesz ({ command-quit }), miejsce pozostanie twoje.
join-waiting-seeds = Wszyscy są przy stole. Partia zacznie się, gdy urządzenie każdego gracza wyśle swoje ziarno.
join-closed = Stół zamknięto, zanim zaczęła się partia.
join-sat-down = { $name } siada do stołu.
join-got-up = Jeden gracz odszedł; miejsce znów jest wolne.
join-thinks = { $seat } myśli.
join-came = { $seat } jest przy stole.
join-went = { $seat } nie jest już przy stole.
join-stood-in-clock = { $seat_is ->
    [you] Twój czas minął; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } nie ma już czasu; dalej gra bot.
}
join-stood-in-absent = { $seat_is ->
    [you] Nie było cię zbyt długo; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } zbyt długo nie wraca; dalej gra bot.
}
join-stood-in-left = { $seat_is ->
    [you] Nie ma cię już przy stole; do twojego powrotu gra za ciebie bot.
   *[other] { $seat } odchodzi od stołu; dalej gra bot.
}
join-play-on = Naciśnij Enter, żeby wrócić do gry.
join-came-back = { $seat_is ->
    [you] Wracasz do gry.
   *[other] { $seat } wraca do gry.
}
join-resigned = { $seat_is ->
    [you] Poddajesz partię.
   *[other] { $seat } poddaje partię.
}
join-asks-undo = { $seat_is ->
    [you] Prosisz o cofnięcie swojego ostatniego ruchu.
   *[other] { $seat } prosi o cofnięcie ostatniego ruchu.
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
join-declined = Prośbę odrzucono.
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
    [you] Wycofujesz swoją prośbę.
   *[other] { $seat } wycofuje prośbę.
}
join-taken-back = { $decisions ->
    [one] Cofnięto: partia toczy się dalej po 1 ruchu.
    [few] Cofnięto: partia toczy się dalej po { $decisions } ruchach.
    [many] Cofnięto: partia toczy się dalej po { $decisions } ruchach.
   *[other] Cofnięto: partia toczy się dalej po { $decisions } ruchu.
}
join-paused = Partia jest wstrzymana. Dalej: { command-resume }
join-resumed = Partia toczy się dalej.
join-said = { $name }: „{ $text }”
join-lost = Utracono połączenie. Łączę ponownie…
join-reconnected = Połączono ponownie.
join-really = Na pewno poddajesz partię? { command-yes } albo { command-no }
join-not-resigned = Grasz dalej.
join-nobody = Nikt tu nie nazywa się „{ $name }”.
join-muted = Wyciszono: { $name }. Żeby to cofnąć: { command-unmute } { $name }
join-unmuted = Koniec wyciszenia: { $name }.
join-kept = Serwer zapisuje każdy ruch. Wrócisz poleceniem: { $command }
join-left = Miejsce pozostaje twoje. Wrócisz poleceniem: { $command }
join-watch-again = Obejrzyj powtórkę: { $command }
join-fair = Kostki sprawdzone: są takie, jak obiecano, a każdy ruch jest zgodny z zasadami.
join-unfair = Nie ufaj kostkom w tej partii.
join-broke = Nie ufaj kostkom przy tym stole. { $problem }
fair-other-commitment = Stół pokazuje teraz inne zobowiązanie kostek ({ $shown }) niż wcześniej ({ $noted }).
fair-other-seed = Ziarno przy twoim miejscu jest inne niż podane przez ciebie.
fair-given-seed = Serwer wpisał ziarno przy twoim miejscu, zanim można było podać własne.
fair-bot-seed = Przy miejscu bota jest ziarno, choć boty ich nie podają.
fair-other-secret = Sekret kostek nie zgadza się ze zobowiązaniem, które pokazał ci stół.
fair-other-dice = Rzuty w zapisie nie są rzutami tego stołu.
fair-other-match = Zapis nie jest tą partią, którą widać było przy stole.
fair-no-record = Serwer nie udostępnia zapisu, więc nie można sprawdzić kostek.
fair-unknown-seed = Ziarna przy twoim miejscu nie podano z tego urządzenia.
join-fairness-unknown = Nie udało się tu sprawdzić kostek. Sprawdź zapis poleceniem: golazo verify
join-keep-with = Pobierz zapis poleceniem: { $command }
join-again-with = Zagrasz jeszcze raz poleceniem: { $command }
join-stay = Naciśnij Enter, żeby odejść od stołu. Jeśli ktoś zechce rewanżu, przeczytasz o tym tutaj.
join-rematch-offered = Ktoś przy tym stole proponuje rewanż. Dołącz poleceniem: { $command }
join-needs-table = { $option } wymaga stołu: podaj cały link, na przykład { $server }/t/…
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
help-ask-undo = cofa twój ostatni ruch; inni muszą się zgodzić
help-draw = proponuje remis
help-pause = prosi o przerwę
help-resume = gra dalej po przerwie
help-resign = poddaje partię
help-yes = zgadza się na prośbę
help-no = odrzuca prośbę
help-talk = wysyła wiadomość do wszystkich przy stole
help-mute = wycisza gracza
help-unmute = wyłącza wyciszenie gracza

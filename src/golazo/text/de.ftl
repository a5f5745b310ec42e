# Texts that all games share.

language-name = Deutsch
seat = Platz { $number }
and-more = und noch { $count }

## Progress

progress-compiling = Die Regeln werden vorbereitet
progress-simulating = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
progress-measuring = Messung läuft
interrupted = Angehalten.
interrupted-sim = Angehalten nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; nichts davon bleibt.

## Errors

error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $known }.
error-unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $known }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Bots: { $known }.
error-unknown-language = Eine Sprache „{ $name }“ gibt es nicht. Sprachen: { $known }.
error-unknown-edition = Eine Ausgabe „{ $name }“ der Namen gibt es nicht. Ausgaben: { $known }.
error-no-editions = { $name } hat nur eine Ausgabe der Namen; lass --edition { $edition } weg.
error-unknown-card = Eine Karte „{ $name }“ gibt es nicht. Karten: { $known }.
error-unknown-action = „{ $action }“ ist keine Aktion dieses Spiels. Im Spiel hilft „help“, sonst die Seite des Spiels in docs.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = Platz { $seat } gibt es nicht. Plätze: 0 bis { $last }.
error-players = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $players }.
error-seed = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1.
error-seats = { $seats ->
    [one] 1 Platz ist
   *[other] { $seats } Plätze sind
} angegeben, am Tisch sitzen { $players }.
error-option-value = Die Option „{ $name }“ ist entweder true oder false, nicht „{ $value }“.
error-option-switch = Die Option „{ $name }“ wird mit { $name } eingeschaltet und mit { $name }=off ausgeschaltet, nicht mit „{ $value }“.
error-count = „{ $name }“ braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-pair = „{ $name }“ braucht zwei ganze Zahlen, nicht „{ $value }“.
error-bot-count = { $bots } Bots passen nicht auf { $players } Plätze. Nenne für jeden Platz einen oder einen allein für alle.
error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-file-not-text = { $file } ist keine Textdatei.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-cards-game = Für welches Spiel ist { $file }? Schreib golazo cards check SPIEL { $file }; Spiele: { $known }.
error-no-balance = Für { $name } wird keine Balance gemessen. Spiele, für die es das gibt: { $known }.
error-no-cuda = Hier lässt sich keine GPU nutzen: { $reason }
error-nothing-found = { $path }: Hier liegt keine Szenariodatei (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 weiteres Problem: golazo cards check)
   *[other] { " " }({ $more } weitere Probleme: golazo cards check)
}
catalogue-problem = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = das ist kein TOML: { $detail }
catalogue-missing = fehlt.
catalogue-doubled = steht zweimal da, zuerst in Zeile { NUMBER($first, useGrouping: 0) }.
catalogue-not-table = muss eine Tabelle sein, nicht { $value }.
catalogue-unknown-card = ist keine Karte dieses Spiels. Karten: { $known }.
catalogue-unknown-field = ist hier nicht bekannt. Bekannt: { $known }.
catalogue-not-whole = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
catalogue-not-numbers = muss eine Liste verschiedener ganzer Zahlen von { $low } bis { $high } sein, nicht { $value }.
catalogue-not-choice = muss eines davon sein: { $options }; nicht { $value }.
catalogue-not-source = muss eine Tabelle wie {"{"} cost = "own" {"}"} sein, nicht { $value }.
catalogue-not-truth = muss true oder false sein, nicht { $value }.
catalogue-unfilled = ist noch auszufüllen.
catalogue-unfilled-section = { $section }: noch { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auszufüllen: { $named }. Zuerst: Zeile { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = Der Spielbericht ergibt in Zeile { NUMBER($line, useGrouping: 0) } keinen Sinn: { $problem }
record-not-json = Das ist keine JSON-Zeile; die Datei ist wohl abgeschnitten oder beschädigt.
record-no-header = So beginnt kein Spielbericht von Golazo.
record-bad-field = „{ $field }“ fehlt oder stimmt nicht.
record-wrong-check = Die Prüfsumme passt nicht; die Datei wurde geändert, oder eine Zeile fehlt.
record-after-end = Die Partie war schon zu Ende.
record-wrong-seat = Platz { $seat } ist hier nicht am Zug.
record-wrong-entropy = Der Zufall stammt nicht aus dem Startwert.
record-refused = „{ $action }“ ist nicht erlaubt ({ $rule }).
record-other-rules = Der Spielbericht stammt von Version { $recorded } der Regeln; hier gilt Version { $ours }.
record-other-cards = Der Spielbericht stammt von anderen Karten ({ $recorded }, hier { $ours }). Nenne sie mit --cards DATEI.
record-wrong-outcome = Das notierte Ergebnis passt nicht zu den Entscheidungen.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = Das ist kein TOML: { $detail }
scenario-missing = „{ $field }“ fehlt.
scenario-unknown-field = „{ $field }“ ist hier nicht bekannt. Bekannt: { $known }.
scenario-bad-value = „{ $field }“ kann nicht { $value } sein.
scenario-not-whole = „{ $field }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
scenario-not-choice = „{ $field }“ muss eines davon sein: { $options }; nicht { $value }.
scenario-not-per-seat = „{ $field }“ braucht einen Wert für jeden der { $players } Plätze.
scenario-no-such-card = „{ $field }“: { $value } ist keine Karte, die dort sein kann. Am nächsten: { $near }.
scenario-no-chance = Diese Würfel oder Karten können hier nicht fallen: { $wanted }.
scenario-problem = { $file }, „{ $title }“: { $problem }
scenario-given-or-deal = es braucht entweder „given“ oder „deal“, nicht beides.
scenario-dice-open = hier wird gewürfelt; gib an, was fällt: dice = [...].
scenario-difference = { $step ->
    [0] am Anfang
   *[other] nach Schritt { $step }, „{ $play }“
}: { $field } soll { $expected } sein, ist aber { $got }
scenario-summary = { $failed ->
    [0] { $count ->
        [one] Das Szenario stimmt.
       *[other] Alle { $count } Szenarien stimmen.
    }
   *[other] { $count ->
        [one] Das Szenario stimmt nicht.
       *[other] { $failed } von { $count } Szenarien stimmen nicht.
    }
}

## Simulation

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu { $players }, Startwert { NUMBER($seed, useGrouping: 0) }
sim-entrant = Wer
sim-seat = Platz
sim-wins = Siege
sim-rate = Quote
sim-interval = 95-%-Intervall
sim-length = Je Partie { $turns } Züge und { $decisions } Entscheidungen
sim-draws = { $draws } unentschieden, { $unfinished } vor dem Ende abgebrochen
sim-speed = { $games } Partien und { $millions } Millionen Entscheidungen in der Sekunde, { $seconds } s

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
report-targets = Ziele: { $met } von { $count } erreicht
report-target = Ziel
report-value = Wert
report-bounds = Gewünscht
report-verdict = Erreicht
report-figure = Kennzahl
report-before = Vorher
report-now = Jetzt
report-moved = Unterschied
lab-balance = Balance von { $game }
lab-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $bots }, Startwert { NUMBER($seed, useGrouping: 0) }, Karten { $cards }
lab-against = Verglichen mit den Karten { $cards }: { $moved ->
    [0] Keine Kennzahl hat sich über ihr 95-%-Intervall hinaus bewegt.
    [one] 1 Kennzahl hat sich über ihr 95-%-Intervall hinaus bewegt.
   *[other] { $moved } Kennzahlen haben sich über ihr 95-%-Intervall hinaus bewegt.
}
lab-made-with = Erstellt mit:
lab-written = { $file } ist geschrieben.

## Cards

cards-checked = { $problems ->
    [0] { $file }: Alles in Ordnung.
    [one] { $file }: 1 Problem.
   *[other] { $file }: { $problems } Probleme.
}
cards-unfilled = { $file }: noch { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} auszufüllen.
cards-written = { $file } ist geschrieben. Ändere, was du magst, dann: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
replay-unfinished = Die Partie ist nicht zu Ende. Weiter geht es mit: { $command }
replay-still-hidden = Verdecktes bleibt bis zum Ende der Partie verdeckt; --open erzählt alles.

## Terminal play

play-you = Du
play-player = Spieler { $number }
play-which-game = Welches Spiel? Die Eingabetaste nimmt das erste.
play-title = { $game } · { $players } Personen
play-how-to-type = Tippe die Nummer einer Wahl oder den Anfang eines Namens; ? erklärt alles, { command-quit } hebt die Partie für später auf.
play-resumed = { $decisions ->
    [one] Die Partie geht nach 1 Entscheidung weiter.
   *[other] Die Partie geht nach { $decisions } Entscheidungen weiter.
}
play-choose = Was tust du?
play-enter = Eingabetaste: { $action }.
play-forced = Nur eine Möglichkeit: { $action }.
play-curtain = { $name } ist dran; alle anderen sehen weg.
play-curtain-enter = Drück die Eingabetaste, sobald nur { $name } den Bildschirm sieht.
play-type-something = Tippe eine Nummer von 1 bis { $last }, einen Namen oder ?.
play-no-such-number = Nummer { $number } steht nicht zur Wahl. Zur Wahl stehen 1 bis { $last }.
play-not-understood = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer, den Anfang eines Namens oder ?.
play-which = Was davon? { $choices }
play-unsure = „{ $typed }“ kann mehreres heißen. Möglich ist jetzt: { $choices }
play-allowed = { $action }: Nichts spricht dagegen.
play-nothing-refused = Gerade ist nichts verboten.
play-no-odds = Dieses Spiel zeigt keine Chancen.
play-undone = Zurückgenommen: { $action }.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-chance = Deine letzte Entscheidung gilt: Seither kamen Würfel oder Karten ins Spiel.
play-undo-others = Deine letzte Entscheidung gilt: Seither hat jemand anderes entschieden.
play-won = { $seat_is ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
play-drawn = Niemand gewinnt.
play-kept = Die Partie liegt in { $file }
play-resume-with = So geht es weiter: { $command }
play-replay-with = Noch einmal ansehen: { $command }
play-interrupted = Die Partie ist aufgehoben. So geht es weiter: { $command }
play-record-exists = { $file } gibt es schon. Wähle einen anderen Namen oder spiel dort weiter: --resume { $file }
play-nothing-to-resume = In { $folder } liegt keine offene Partie.
play-resume-stands = { $option } verträgt sich nicht mit --resume: Eine Partie behält, womit sie begonnen hat.
play-file-without-resume = „{ $file }“ ist ein Wort zu viel. Eine Aufzeichnung gibst du mit --resume an.
play-bot-count = { $bots } Bots passen nicht zu { $rivals } Gegnern. Nenne für jeden einen oder einen allein für alle.
play-name-count = { $names } Namen sind zu viel für { $players } Personen.
play-name-bad = „{ $name }“ taugt nicht als Name. Ein Name hat 1 bis { $most } Zeichen.
play-name-twice = Zwei können nicht beide „{ $name }“ heißen.
command-help = hilfe
command-cards = karten
command-why = warum
command-odds = chancen
command-table = tisch
command-log = verlauf
command-undo = zurück
command-save = sichern
command-quit = ende
help-name = NAME
help-choice-how = 3, { help-name }
help-choice = wählt, nach der Nummer oder dem Anfang des Namens
help-card = erklärt eine Karte
help-cards = nennt alle Karten
help-why = sagt, warum etwas nicht geht, mit der Regel; allein: alles, was gerade nicht geht
help-odds = zeigt, was dir die Würfel bringen können
help-table = zeigt den ganzen Tisch
help-log = erzählt die Partie von Anfang an
help-undo = nimmt deine letzte Entscheidung zurück, wenn danach nichts gewürfelt, aufgedeckt oder von anderen entschieden wurde
help-save = sagt, wo die Partie liegt; gesichert wird von selbst nach jeder Entscheidung
help-quit = verlässt die Partie; sie lässt sich später fortsetzen

## Bench

bench-state = Der Stand einer Partie belegt { $bytes } Bytes.
bench-threads = Bot random: { $one_core } Entscheidungen je Sekunde auf einem Kern, { $all_cores } auf { $cores }
bench-bots = { $strongest }: { $strongest_rate } Entscheidungen in der Sekunde, { $simplest }: { $simplest_rate }
bench-interpreted = kompiliert: { $compiled } Entscheidungen je Sekunde, interpretiert: { $interpreted }
bench-memory = Speicher nach 1.000 Partien { $mib_after_1000 } MiB, nach 100.000 { $mib_after_100000 } MiB
bench-compilation = eine Partie über den Befehl: beim ersten Mal { $first_s } s, danach { $kept_s } s
bench-start = golazo --help: { $help_s } s, ein Python, das nichts tut: { $python_s } s

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
error-unknown-action = „{ $action }“ ist keine Aktion dieses Spiels.
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
record-wrong-entropy = Der Zufall stammt nicht von den Würfeln der Partie.
record-wrong-secret = Das Geheimnis der Würfel passt nicht zur Festlegung.
record-wrong-deal = Der Zufall des Austeilens stammt nicht von den Würfeln der Partie.
record-refused = „{ $action }“ ist nicht erlaubt ({ $rule }).
record-other-rules = Der Spielbericht stammt von Version { $recorded } der Regeln; hier gilt Version { $ours }.
record-other-cards = Der Spielbericht stammt von anderen Karten ({ $recorded }, hier { $ours }). Nenne sie mit --cards DATEI.
record-wrong-outcome = Das notierte Ergebnis passt nicht zu den Entscheidungen.

## Dice

error-dice-table = „{ $table }“ kann kein Tischname sein. Ein Name hat 1 bis 64 Buchstaben von a bis z, Ziffern, Binde- und Unterstriche.
error-dice-seed = „{ $seed }“ kann nicht der Startwert eines Platzes sein. Er hat höchstens 64 Buchstaben von a bis z, Ziffern, Binde- und Unterstriche.
error-dice-seeds = { $seeds ->
    [one] Es wurde 1 Startwert
   *[other] Es wurden { $seeds } Startwerte
} für { $players } Plätze angegeben.
error-dice-secret = Das Geheimnis der Würfel eines Tischs hat { $bytes } Bytes.
error-dice-secret-kept = Die Würfel von Tisch { $table } sind nur bis hierher bekannt; ihr Geheimnis ist noch nicht gelüftet. Die Partie kann nur an ihrem Tisch weitergehen.

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
scenario-dice-count = hier { $rolled ->
    [0] wird nicht gewürfelt
    [one] fällt ein Würfel
   *[other] fallen { $rolled } Würfel
}; angegeben: { $count }.
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
replay-part = Gezeigt bis Entscheidung { $told } von { $decisions }. Ohne --to siehst du die ganze Partie.
replay-still-hidden = Verdecktes bleibt bis zum Ende der Partie verdeckt; --open erzählt alles.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
verify-lines = Der Spielbericht ist vollständig: Keine Zeile wurde geändert, keine fehlt. Seine Prüfsumme ist { $check }; wer dieselbe hat, hat dieselbe Partie.
verify-rules = Jede Entscheidung traf der Platz, der am Zug war, und die Regeln erlauben sie.
verify-dice = Das Geheimnis der Würfel passt zur Festlegung { $commitment }, und jeder Wurf und jede gezogene Karte ergibt sich daraus und aus den Startwerten der Plätze.
verify-dice-kept = Die Würfel passen zu dem, was der Spielbericht von ihnen verrät. Ihr Geheimnis wird gelüftet, wenn die Partie zu Ende ist; erst dann lassen sie sich an der Festlegung { $commitment } messen.
verify-dice-seed = Die Würfel kommen aus dem Startwert im Spielbericht und ergeben sich aus ihm. Ob er fair gewählt wurde, lässt sich nicht sagen.
verify-dice-told = Der Anfang wurde importiert, bis Entscheidung { $decisions }: Sein Zufall wurde dem Tisch genannt, nicht dort gezogen.
verify-take-backs = Gegen Bots wurden Entscheidungen zurückgenommen: Die Partie zählt nicht.
verify-promised = Die Festlegung ist die, die du genannt hast.
ended-rules = Das Ergebnis ergibt sich aus den Entscheidungen.
ended-resigned = Die Partie endete, weil Platz { $seat } aufgab.
ended-agreed = Die Partie endete mit einem vereinbarten Unentschieden.
ended-closed = Die Partie wurde unbeendet geschlossen.
ended-not = Die Partie ist noch nicht zu Ende.
verify-holds = Mit der Partie hat alles seine Richtigkeit.
verify-fails = Mit der Partie stimmt etwas nicht.
verify-departs = Entscheidung { NUMBER($decision, useGrouping: 0) } (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Der Anfang (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = Das Ende (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = Die Festlegung ist nicht die, die du genannt hast ({ $given }).
verify-no-commitment = Die Würfel kommen aus einem Startwert, ohne jede Festlegung.
verify-secret-kept = Die Partie ist zu Ende, aber das Geheimnis der Würfel ist nicht gelüftet.
verify-stops = Das Geheimnis der Würfel ist gelüftet, aber wie die Partie endete, steht nicht da; die letzten Zeilen fehlen.
error-commitment = „{ $commitment }“ ist keine Festlegung. Eine Festlegung hat 64 hexadezimale Ziffern.

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
play-undo-dice = Zu spät: Seither wurde gewürfelt.
play-undo-chance = Deine letzte Entscheidung gilt: Seither kamen Würfel oder Karten ins Spiel.
play-undo-others = Deine letzte Entscheidung gilt: Seither hat jemand anderes entschieden.
play-take-backs = Mit Zurücknehmen: Die Partie zählt nicht.
play-take-backs-from-now = Ab jetzt ist das eine Partie mit Zurücknehmen: Sie zählt nicht.
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
play-resume-ended = Die Partie in { $file } ist zu Ende. Mit golazo replay siehst du sie noch einmal.
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
help-undo = nimmt deine letzte Entscheidung zurück; gegen Bots allein so oft du willst, sonst nur, wenn danach nichts gewürfelt, aufgedeckt oder von anderen entschieden wurde
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

## Server

serve-ready = Golazo läuft unter { $url }
serve-opening = Golazo läuft schon unter { $url }. Die Seite wird in deinem Browser geöffnet.
serve-no-browser = Hier wurde kein Browser gefunden. Öffne { $url } selbst in einem.
serve-cannot-listen = { $host }, Port { NUMBER($port, useGrouping: 0) }, kann nicht benutzt werden: { $reason }. Wähle mit --port einen anderen oder mit 0 irgendeinen freien.
serve-taken = { $place } wird schon von einem anderen Server benutzt. Beende ihn oder nenne mit --db eine andere Datei. Für mehrere Server siehe docs/hosting.md.
error-database-url = „{ $url }“ ist keine brauchbare Datenbank. Schreibe sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
serve-kept = Alles wird aufbewahrt in { $place }
serve-stop = Beende ihn mit Strg-C, wann du willst: Nichts Entschiedenes geht verloren.
error-database = Die Datenbank { $place } lässt sich nicht benutzen: { $reason }.
error-database-newer = Die Datenbank { $place } stammt von einer neueren Version von Golazo (Stand { $revision }). Installiere diese oder nenne mit --db eine andere Datenbank.
error-database-foreign = In der Datenbank { $place } stehen Tabellen, die nicht von Golazo sind. Nenne mit --db eine andere.
error-bus-url = „{ $url }“ ist kein Bus. Schreibe redis://RECHNER oder redis://NUTZER:PASSWORT@RECHNER:PORT.
error-origin = „{ $origin }“ ist kein Ursprung. Schreibe https://RECHNER oder http://RECHNER:PORT, ohne Pfad.
error-proxy = „{ $proxy }“ ist keine Adresse. Schreibe eine oder mehrere wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt.
error-missing-extra = Dafür fehlt etwas, das du so bekommst: pip install "golazo[{ $extra }]"
error-log-level = Es gibt keine Protokollstufe „{ $name }“. Stufen: { $known }.
server-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und entscheide dann.
server-over = Die Partie ist zu Ende.
server-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
server-not-over = Die Partie ist noch nicht zu Ende.
server-paused = Die Partie ist unterbrochen.
server-not-paused = Die Partie ist nicht unterbrochen.
server-not-your-turn = Das entscheidest gerade nicht du.
server-not-your-seat = Das ist nicht dein Platz.
server-already-asked = Es ist schon eine Frage gestellt; beantworte zuerst diese.
server-nothing-asked = Es gibt nichts zu beantworten.
server-nobody-to-agree = Bots lassen sich auf kein Unentschieden ein.
server-before-this-table = Was vor diesem Tisch entschieden wurde, bleibt so.
server-resigned = Wer aufgegeben hat, spielt nicht weiter.
server-bot-plays = Dort spielt schon ein Bot.
server-is-back = Du sitzt schon auf deinem Platz.
server-out-of-time = Deine Zeit ist um: Diese Entscheidung trifft der Bot, danach kannst du deinen Platz zurückhaben.
server-busy = An diesem Tisch ist gerade zu viel los; versuche es noch einmal.
server-trouble = Das hat nicht geklappt; versuche es gleich noch einmal.
server-too-large = Das ist zu lang: höchstens { $most } Bytes.
server-malformed = Das ist nicht zu lesen: { $detail }
server-invalid = „{ $field }“ ist nicht, wie es sein soll: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Hier ist nichts.
server-no-page = Die Seite ist hier noch nicht gebaut. Baue sie mit „make page“ und starte den Server neu.
server-no-such-table = Es gibt keinen Tisch „{ $table }“.
server-no-such-seat = Es gibt keinen Platz { $seat }. Plätze: 0 bis { $last }.
server-no-cards = Die Karten dieses Tisches ({ $cards }) fehlen.
server-other-rules = Diese Partie wurde nach Version { $recorded } der Regeln begonnen; hier wird nach Version { $ours } gespielt. Sie bleibt erhalten, kann hier aber nicht weitergehen.
server-table-full = Alle Plätze sind besetzt; du kannst zusehen.
server-seat-taken = Dieser Platz ist besetzt.
server-only-watching = Wer keinen Ausweis hat, kann nur zusehen.
server-no-chat = An diesem Tisch wird nicht geredet.
server-nothing-said = Das sagt nichts.
server-too-many = Zu viel auf einmal von deiner Adresse; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-wrong-origin = Seiten anderer Anbieter können hier nichts tun.
server-bad-token = Dein Ausweis gilt nicht mehr. Lade die Seite neu.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
server-bad-name = Ein Name hat 1 bis { $most } Buchstaben oder Zeichen.
server-name-taken = „{ $name }“ heißt schon jemand.
server-has-account = Du hast schon ein Konto.
server-no-account = Du hast kein Konto.
server-bad-method = { $method } geht hier nicht.
server-no-such-step = Es gibt keinen Schritt { $step }. Schritte: 0 bis { $last }.
server-too-many-tables = Du hast { $most } offene Tische. Beende oder verlasse erst einige davon.
server-other-seats = Du hast { $given } Plätze angegeben; der Spielbericht ist von einer Partie mit { $players }.
server-other-cards = Der Spielbericht stammt von anderen Karten ({ $cards }). Schicke ihre Kartendatei mit.
server-record-too-long = Der Spielbericht ist zu lang: höchstens { $most } Entscheidungen.
server-too-slow = Deine Verbindung kam nicht mit; sie wird neu aufgebaut.
server-going = Der Server ist für einen Moment weg; die Partie geht weiter, sobald er wieder da ist.

## Client

client-no-server = Unter { $server } antwortet niemand: { $reason }.
client-unsure = { $server } hat nicht geantwortet ({ $reason }); ob es getan ist, weiß niemand. Sieh nach, bevor du es noch einmal versuchst.
client-lost = Die Verbindung zu { $server } ist abgerissen und nicht wiedergekommen: { $reason }.
client-odd-answer = { $server } antwortet nicht wie ein Golazo-Server ({ $status }).
client-bad-address = „{ $address }“ ist keine Adresse eines Servers. Schreib zum Beispiel http://localhost:8460
client-bad-table = „{ $table }“ ist kein Tisch. Gib einen Link an oder die Buchstaben und Ziffern an seinem Ende.
client-other-seat = Was Platz { $seat } sieht, ist von hier aus nicht zu erkennen.
client-other-rules = Am Tisch wird nach Version { $theirs } der Regeln gespielt, dieses Golazo kennt Version { $ours }. Nimm dasselbe Golazo wie der Server.
client-other-cards = Am Tisch wird mit den Karten { $theirs } gespielt, gekommen sind { $ours }.
client-not-there = Du bist nicht am Tisch.
client-two-clocks = Eine Uhr läuft für jede Entscheidung oder für die ganze Partie, nicht für beides.

## Admin

admin-no-database = Unter { $place } ist keine Datenbank von Golazo. Nenne deine mit --db.
admin-old-database = Die Datenbank { $place } stammt von einer älteren Version. Starte einmal „golazo serve“ damit, das bringt sie auf den neuesten Stand.
admin-status = Es gibt keinen Zustand „{ $name }“. Zur Wahl stehen: { $known }.
admin-checking = Das Protokoll wird geprüft
admin-exporting = Aufzeichnungen werden geschrieben
admin-importing = Aufzeichnungen werden aufgenommen
admin-backing-up = Sicherung läuft
admin-restoring = Wiederherstellung läuft
admin-none = Solche Tische gibt es nicht.
admin-tables = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}
admin-more = Vielleicht sind es noch mehr: --most zeigt so viele, wie du willst.
admin-table = Tisch { $table }
admin-seat = Platz { $seat }
admin-is-waiting = wartet
admin-is-playing = im Spiel
admin-is-finished = beendet
admin-is-closed = geschlossen
admin-open-seat = frei
admin-guest = Gast
admin-public = alle
admin-unlisted = alle mit dem Link
admin-clock-none = keine
admin-clock-move = { $seconds } s je Entscheidung
admin-clock-match = { $seconds } s für das Spiel
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Zustand
admin-column-decisions = Zeilen
admin-column-updated = Zuletzt geändert
admin-column-seats = Plätze
admin-column-rules = Version der Regeln
admin-column-cards = Karten
admin-column-options = Optionen
admin-column-public = Zu sehen für
admin-column-clock = Uhr
admin-column-created = Eröffnet
admin-column-started = Begonnen
admin-column-turn = Platz am Zug
admin-column-ended = Beendet durch
admin-column-said = Zeilen im Chat
admin-column-commitment = Festlegung
admin-cannot-go-on = Hier kann nicht weitergespielt werden: { $problem }
admin-closed = Tisch { $table } ist geschlossen.
admin-forgotten = { $guests ->
    [0] Es gab niemanden zu vergessen.
    [one] Ein Gast ist vergessen.
   *[other] { $guests } Gäste sind vergessen.
}
admin-would-forget = { $guests ->
    [0] Es gibt niemanden zu vergessen.
    [one] Ein Gast würde vergessen.
   *[other] { $guests } Gäste würden vergessen.
}
admin-line-missing = die Zeile fehlt.
admin-senseless = das ergibt keinen Sinn ({ $detail }).
admin-wrong-seats = es fehlen Plätze, oder es sind zu viele.
admin-not-begun = es gibt Entscheidungen, aber das Spiel hat nicht begonnen.
admin-wrong-summary = das Protokoll sagt über „{ $field }“ etwas anderes als die Zeile des Tisches.
admin-broken = Tisch { $table }: { $problem }
admin-broken-line = Tisch { $table }, Zeile { $line }: { $problem }
admin-holds = Das Protokoll stimmt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}.
admin-does-not-hold = Das Protokoll stimmt nicht: Von { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} { $broken ->
    [one] ist einer
   *[other] sind { $broken }
} beschädigt.
admin-exported = { $records ->
    [0] Es gab keine Aufzeichnung, die nach { $where } zu schreiben wäre.
    [one] Eine Aufzeichnung ist nach { $where } geschrieben.
   *[other] { $records } Aufzeichnungen sind nach { $where } geschrieben.
}
admin-imported = Aufgenommen: { $records }; schon vorhanden: { $known }; abgelehnt: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = In { $file } ist alles gesichert: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $decisions ->
    [one] eine Zeile
   *[other] { $decisions } Zeilen
} im Protokoll. Auch Geheimnisse sind darin: Verwahre die Datei gut.
admin-restored = Wiederhergestellt ist, was { $file } am { $made } enthielt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $decisions ->
    [one] eine Zeile
   *[other] { $decisions } Zeilen
} im Protokoll.
backup-damaged = { $file } ist keine Sicherung oder beschädigt. Nichts wurde verändert.
backup-other-revision = { $file } stammt von Golazo { $version } und einer Datenbank vom Stand { $revision }. Stelle sie mit jener Version wieder her und starte dann diese damit.
backup-not-empty = In der Datenbank { $place } ist schon etwas. Nenne mit --db eine leere oder überschreibe sie mit --force.

## Joining

join-guest = Gast { $seat }
join-bot = Bot { $seat }
join-spectator = Jemand vom Spielfeldrand
join-my-tables = Deine Tische
join-open-tables = Tische, die auf Mitspieler warten
join-watch-tables = Tische, an denen gespielt wird
join-your-turn = du bist dran
join-open-seat = freier Platz
join-which = Welcher Tisch? Tippe seine Nummer; Enter geht wieder.
join-no-such-table = Einen Tisch { $number } gibt es nicht. Tische: 1 bis { $last }.
join-no-tables = Unter { $server } wartet kein Tisch auf Mitspieler. Eröffne einen mit: { $command }
join-link = Gib diesen Link weiter: { $link }
join-waiting = { $open ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $open } Mitspieler.
} Dein Platz bleibt dir, wenn du mit { command-quit } gehst.
join-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
join-sat-down = { $name } setzt sich.
join-got-up = Jemand ist gegangen; der Platz ist wieder frei.
join-thinks = { $seat } überlegt.
join-came = { $seat } ist da.
join-went = { $seat } ist weg.
join-stood-in-clock = { $seat_is ->
    [you] Deine Zeit ist um; ein Bot spielt für dich, bis du zurück bist.
   *[other] { $seat } hat keine Zeit mehr; ein Bot spielt weiter.
}
join-stood-in-absent = { $seat_is ->
    [you] Du warst zu lange weg; ein Bot spielt für dich, bis du zurück bist.
   *[other] { $seat } war zu lange weg; ein Bot spielt weiter.
}
join-stood-in-left = { $seat_is ->
    [you] Du bist gegangen; ein Bot spielt für dich, bis du zurück bist.
   *[other] { $seat } ist gegangen; ein Bot spielt weiter.
}
join-play-on = Mit Enter spielst du wieder selbst.
join-came-back = { $seat_is ->
    [you] Du spielst wieder selbst.
   *[other] { $seat } spielt wieder selbst.
}
join-resigned = { $seat_is ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}
join-asks-undo = { $seat_is ->
    [you] Du bittest darum, deine letzte Entscheidung zurücknehmen zu dürfen.
   *[other] { $seat } möchte die letzte Entscheidung zurücknehmen.
}
join-asks-draw = { $seat_is ->
    [you] Du bietest ein Unentschieden an.
   *[other] { $seat } bietet ein Unentschieden an.
}
join-asks-pause = { $seat_is ->
    [you] Du bittest um eine Pause.
   *[other] { $seat } bittet um eine Pause.
}
join-answer = Bist du einverstanden? { command-yes } oder { command-no }
join-agreed = Einverstanden.
join-declined = Daraus wurde nichts.
join-declines-undo = { $seat_is ->
    [you] Du stimmst dem Zurücknehmen nicht zu.
   *[other] { $seat } stimmt dem Zurücknehmen nicht zu.
}
join-declines-draw = { $seat_is ->
    [you] Du lehnst das Unentschieden ab.
   *[other] { $seat } lehnt das Unentschieden ab.
}
join-declines-pause = { $seat_is ->
    [you] Du lehnst die Pause ab.
   *[other] { $seat } lehnt die Pause ab.
}
join-withdrawn = { $seat_is ->
    [you] Du hast deine Frage zurückgezogen.
   *[other] { $seat } hat die Frage zurückgezogen.
}
join-taken-back = { $decisions ->
    [one] Zurückgenommen: Die Partie geht nach 1 Entscheidung weiter.
   *[other] Zurückgenommen: Die Partie geht nach { $decisions } Entscheidungen weiter.
}
join-paused = Die Partie ist unterbrochen. Weiter geht es mit: { command-resume }
join-resumed = Die Partie geht weiter.
join-said = { $name }: „{ $text }“
join-lost = Die Verbindung ist abgerissen. Neuer Versuch …
join-reconnected = Die Verbindung ist wieder da.
join-really = Willst du die Partie wirklich aufgeben? { command-yes } oder { command-no }
join-not-resigned = Du spielst weiter.
join-nobody = „{ $name }“ ist nicht hier.
join-muted = Von { $name } hörst du nichts mehr. Wieder hören: { command-unmute } { $name }
join-unmuted = Du hörst { $name } wieder.
join-kept = Der Server bewahrt die Partie nach jeder Entscheidung auf. Zurück kommst du mit: { $command }
join-left = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
join-watch-again = Wieder zusehen mit: { $command }
join-fair = Die Würfel waren fair: Es sind die, auf die der Tisch sich festgelegt hatte, und jede Entscheidung hält die Regeln ein.
join-unfair = Die Würfel sind nicht die, die der Tisch versprochen hatte, oder die Aufzeichnung ist nicht die Partie, die du gesehen hast.
join-fairness-unknown = Ob die Würfel fair waren, ließ sich hier nicht prüfen. Prüfe die Aufzeichnung: golazo verify
join-keep-with = Die Aufzeichnung bekommst du mit: { $command }
join-again-with = Noch einmal spielen mit: { $command }
join-needs-table = { $option } braucht einen Tisch: Gib den ganzen Link an, wie { $server }/t/…
join-needs-open = { $option } gehört zu --open.
join-opens-new = --open eröffnet einen neuen Tisch; { $address } ist schon einer. Gib nur den Server an.
join-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
command-talk = sage
command-draw = remis
command-pause = unterbrechen
command-resume = weiter
command-resign = aufgeben
command-yes = ja
command-no = nein
command-mute = stumm
command-unmute = hören
help-text = WORTE
help-ask-undo = nimmt deine letzte Entscheidung zurück; gegen Bots allein so oft du willst, sonst nur, wenn danach nichts gewürfelt, aufgedeckt oder von anderen entschieden wurde und die anderen einverstanden sind
help-draw = bietet ein Unentschieden an
help-pause = bittet um eine Pause
help-resume = geht nach einer Pause weiter
help-resign = gibt die Partie auf
help-yes = ist mit dem einverstanden, worum jemand bittet
help-no = ist nicht einverstanden
help-talk = sagt allen am Tisch etwas
help-mute = lässt dich von jemandem nichts mehr hören
help-unmute = lässt dich jemanden wieder hören

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
interrupted = Abgebrochen.
interrupted-sim = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; nichts wurde gespeichert.

## Errors

error-unknown-game = Es gibt kein Spiel „{ $name }“. Spiele: { $known }.
error-unknown-option = Es gibt keine Option „{ $name }“. Optionen: { $known }.
error-unknown-bot = Es gibt keinen Bot „{ $name }“. Bots: { $known }.
error-unknown-language = Es gibt keine Sprache „{ $name }“. Sprachen: { $known }.
error-unknown-edition = Es gibt keine Namensausgabe „{ $name }“. Ausgaben: { $known }.
error-no-editions = { $name } hat nur eine Namensausgabe; lass --edition { $edition } weg.
error-unknown-action = „{ $action }“ ist keine Aktion dieses Spiels.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = Es gibt keinen Platz { $seat }. Plätze: 0 bis { $last }.
error-players = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-players-exactly = Dieses Spiel ist für { $needed } Spieler, nicht für { $players }.
error-seed = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1.
error-seats = { $seats ->
    [one] 1 Platz ist
   *[other] { $seats } Plätze sind
} für { $players } Spieler angegeben.
error-option-value = Die Option „{ $name }“ muss true oder false sein, nicht „{ $value }“.
error-option-switch = Schalte die Option „{ $name }“ mit { $name } ein oder mit { $name }=off aus, nicht mit „{ $value }“.
error-count = „{ $name }“ braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
error-count-one = „{ $name }“ kann hier nur { $low } sein, nicht „{ $value }“.
error-pair = „{ $name }“ braucht zwei ganze Zahlen, nicht „{ $value }“.
error-bot-count = { $bots } Bots passen nicht auf { $players } Plätze. Nenne einen für jeden Platz oder einen für alle.
error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-file-not-text = { $file } ist keine Textdatei.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-cards-game = Für welches Spiel ist { $file }? Nutze: golazo cards check SPIEL { $file }. Spiele: { $known }.
error-no-balance = Für { $name } gibt es keinen Balancebericht. Spiele mit Bericht: { $known }.
error-no-cuda = Keine GPU verfügbar: { $reason }
error-nothing-found = { $path }: keine Szenariodateien (*.toml) gefunden.

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 weiteres Problem)
   *[other] { " " }({ $more } weitere Probleme)
}
catalogue-problem = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = { $column ->
    [0] das ist kein TOML: { $detail }
   *[other] das ist kein TOML: { $detail } (Spalte { $column })
}
catalogue-missing = fehlt.
catalogue-doubled = steht zweimal da, zuerst in Zeile { NUMBER($first, useGrouping: 0) }.
catalogue-endless = Mit diesen Karten lässt sich keine Partie beenden: Von { $matches } Partien zwischen Bots ({ $players } Spieler) endete keine innerhalb von { $most } Aktionen. Prüfe, was die Karten kosten und was sie bringen.
catalogue-not-table = muss eine Tabelle sein, nicht { $value }.
catalogue-unknown-card = ist keine Karte dieses Spiels. Karten: { $known }.
catalogue-unknown-field = ist unbekannt. Bekannt: { $known }.
catalogue-not-whole = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
catalogue-not-numbers = muss eine Liste verschiedener ganzer Zahlen von { $low } bis { $high } sein, nicht { $value }.
catalogue-not-choice = muss eines davon sein: { $options }; nicht { $value }.
catalogue-not-source = muss eine Tabelle wie {"{"} cost = "own" {"}"} sein, nicht { $value }.
catalogue-not-truth = muss true oder false sein, nicht { $value }.
catalogue-unfilled = muss noch ausgefüllt werden.
catalogue-unfilled-section = { $section }: noch { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auszufüllen: { $named }. Zuerst: Zeile { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = Die Aufzeichnung ist in Zeile { NUMBER($line, useGrouping: 0) } fehlerhaft: { $problem }
record-not-json = Das ist kein JSON; die Datei ist vielleicht abgeschnitten oder beschädigt.
record-no-header = So beginnt keine Aufzeichnung von Golazo.
record-bad-field = „{ $field }“ fehlt oder stimmt nicht.
record-wrong-check = Die Prüfsumme passt nicht; die Datei wurde geändert, oder eine Zeile fehlt.
record-after-end = Die Partie war schon zu Ende.
record-after-limit = Die Partie war zu Ende: Sie hatte die Höchstzahl von { $most } Aktionen erreicht.
record-wrong-seat = Platz { $seat } war nicht dran.
record-wrong-entropy = Dieser Wurf oder diese Karten passen nicht zum Zufall dieser Partie.
record-wrong-secret = Das Geheimnis passt nicht zur Festlegung der Würfel.
record-wrong-deal = Das Austeilen passt nicht zum Zufall dieser Partie.
record-refused = „{ $action }“ ist nicht erlaubt ({ $rule }).
record-other-rules = Die Aufzeichnung stammt von Version { $recorded } der Regeln; hier gilt Version { $ours }.
record-other-cards = Die Aufzeichnung stammt von anderen Karten ({ $recorded }, hier { $ours }). Nenne sie mit --cards DATEI.
record-wrong-outcome = Das notierte Ergebnis passt nicht zu den Aktionen.

## Dice

error-dice-table = „{ $table }“ kann kein Tischname sein. Ein Name hat 1 bis 64 Buchstaben von a bis z, Ziffern, Binde- und Unterstriche.
error-dice-seed = „{ $seed }“ kann nicht der Startwert eines Platzes sein. Er hat höchstens 64 Buchstaben von a bis z, Ziffern, Binde- und Unterstriche.
error-dice-seeds = { $seeds ->
    [one] Es wurde 1 Startwert
   *[other] Es wurden { $seeds } Startwerte
} für { $players } Plätze angegeben.
error-dice-secret = Das Geheimnis der Würfel eines Tischs muss { $bytes } Bytes haben.
error-dice-secret-kept = Die Würfel von Tisch { $table } sind nur bis hierher bekannt; ihr Geheimnis ist noch nicht aufgedeckt. Die Partie kann nur an ihrem Tisch weitergehen.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = Das ist kein TOML: { $detail }
scenario-missing = „{ $field }“ fehlt.
scenario-unknown-field = „{ $field }“ ist unbekannt. Bekannt: { $known }.
scenario-bad-value = „{ $field }“ kann nicht { $value } sein.
scenario-not-whole = „{ $field }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
scenario-not-choice = „{ $field }“ muss eines davon sein: { $options }; nicht { $value }.
scenario-not-per-seat = „{ $field }“ braucht einen Wert für jeden der { $players } Plätze.
scenario-no-such-card = „{ $field }“: { $value } ist keine Karte, die dort sein kann. Am ähnlichsten: { $near }.
scenario-no-chance = Diese Würfe oder Karten sind hier nicht möglich: { $wanted }.
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
} mit { $players } Spielern, Startwert { NUMBER($seed, useGrouping: 0) }
sim-entrant = Bot
sim-seat = Platz
sim-wins = Siege
sim-rate = Quote
sim-interval = 95-%-Intervall
sim-length = { $turns } Züge und { $decisions } Entscheidungen pro Partie
sim-draws = { $draws } unentschieden, { $unfinished } unbeendet
sim-speed = { $games } Partien und { $millions } Millionen Entscheidungen pro Sekunde, { $seconds } s

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
report-bounds = Zielbereich
report-verdict = Erreicht
report-figure = Kennzahl
report-before = Vorher
report-now = Jetzt
report-moved = Unterschied
lab-balance = Balance von { $game }
lab-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $bots }, Startwert { NUMBER($seed, useGrouping: 0) }, Regelversion { $rules }, Karten { $cards }
lab-against = Verglichen mit den Karten { $cards }: { $moved ->
    [0] Keine Kennzahl hat sich über ihr 95-%-Intervall hinaus bewegt.
    [one] 1 Kennzahl hat sich über ihr 95-%-Intervall hinaus bewegt.
   *[other] { $moved } Kennzahlen haben sich über ihr 95-%-Intervall hinaus bewegt.
}
lab-made-with = Erstellt mit:
lab-written = { $file } geschrieben.

## Cards

cards-checked = { $problems ->
    [0] { $file }: keine Probleme gefunden.
    [one] { $file }: 1 Problem.
   *[other] { $file }: { $problems } Probleme.
}
cards-unfilled = { $file }: noch { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} auszufüllen.
cards-see-all = Alle zeigt: golazo cards check { $file }
cards-written = { $file } geschrieben. Ändere, was du magst, dann: { $command }
cards-written-to-fill-in = { $file } geschrieben. Ersetze { $values ->
    [one] den 1 Wert
   *[other] die { $values } Werte
} mit „?“ durch das, was auf deinen Karten steht, dann: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 Aktion
   *[other] { $decisions } Aktionen
}
replay-unfinished = Die Partie ist nicht zu Ende. Weiter geht es mit: { $command }
replay-part = Gezeigt bis Aktion { $told } von { $decisions }. Ohne --to siehst du die ganze Partie.
replay-still-hidden = Verdeckte Karten bleiben bis zum Ende der Partie verdeckt; --open zeigt alles.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 Aktion
   *[other] { $decisions } Aktionen
}
verify-lines = Die Aufzeichnung ist vollständig: Keine Zeile wurde geändert oder fehlt. Ihre Prüfsumme ist { $check }; gleiche Prüfsumme, gleiche Partie.
verify-rules = Jede Aktion kam vom richtigen Platz und ist nach den Regeln erlaubt.
verify-dice = Das Geheimnis passt zur Festlegung der Würfel { $commitment }, und jeder Wurf und jede gezogene Karte folgt daraus und aus den Startwerten der Spieler.
verify-dice-kept = Die Würfel sind bisher stimmig. Das Geheimnis wird am Ende der Partie aufgedeckt; erst dann lassen sie sich mit der Festlegung der Würfel { $commitment } vergleichen.
verify-dice-seed = Die Würfel folgen aus dem Startwert in der Aufzeichnung. Ob er fair gewählt wurde, kann niemand sagen.
verify-dice-told = Der Anfang wurde importiert: Würfel und Karten bis Aktion { $decisions } fielen nicht an diesem Tisch.
verify-take-backs = Gegen Bots wurden Aktionen zurückgenommen: Die Partie zählt nicht.
verify-promised = Die Festlegung ist die, die du angegeben hast.
verify-seeded = Dein Startwert steht in der Aufzeichnung.
ended-rules = Das Ergebnis folgt aus den Aktionen.
ended-limit = Die Partie hat die Höchstzahl an Aktionen erreicht und endet unentschieden ({ $rule }).
ended-resigned = Die Partie endete, weil Platz { $seat } aufgab.
ended-agreed = Die Partie endete mit einem vereinbarten Unentschieden.
ended-closed = Die Partie wurde unbeendet geschlossen.
ended-not = Die Partie ist noch nicht zu Ende.
verify-holds = Alle Prüfungen bestanden.
verify-fails = Die Prüfung ist fehlgeschlagen.
verify-departs = Aktion { NUMBER($decision, useGrouping: 0) } (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Kopf (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = Ende (Zeile { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = Die Festlegung ist nicht die, die du angegeben hast ({ $given }).
verify-no-commitment = Die Würfel kommen aus einem Startwert, ohne Festlegung.
verify-other-seed = Dein Startwert { $seed } steht nicht in der Aufzeichnung.
verify-other-seed-at = Dein Startwert { $seed } steht in der Aufzeichnung nicht an Platz { $seat }.
verify-bot-seed = Platz { $seat } gehört einem Bot, hat aber einen Startwert; Bots geben keinen an.
verify-no-seeds = Die Würfel kommen aus einem Startwert der Partie, ohne Startwerte der Spieler.
verify-secret-kept = Die Partie ist zu Ende, aber das Geheimnis der Würfel wurde nicht aufgedeckt.
verify-stops = Das Geheimnis der Würfel wurde aufgedeckt, aber das Ergebnis fehlt; die letzten Zeilen sind verloren.
error-commitment = „{ $commitment }“ ist keine Festlegung. Eine Festlegung hat 64 hexadezimale Ziffern.
error-given-seed = „{ $given }“ kann kein Startwert eines Spielers sein. Schreib STARTWERT oder STARTWERT@PLATZ. Ein Startwert hat höchstens 64 Buchstaben von a bis z, Ziffern, Binde- und Unterstriche; Plätze zählen ab 0.

## Terminal play

play-you = Du
play-player = Spieler { $number }
play-which-game = Welches Spiel? Die Eingabetaste wählt das erste.
play-title = { $game } · { $players } Spieler
play-how-to-type = Tippe eine Nummer oder den Anfang eines Namens. ? erklärt; { command-quit } speichert die Partie für später.
play-resumed = { $decisions ->
    [one] Die Partie geht nach 1 Aktion weiter.
   *[other] Die Partie geht nach { $decisions } Aktionen weiter.
}
play-choose = Was tust du?
play-enter = Eingabetaste: { $action }.
play-forced = Nur eine Möglichkeit: { $action }.
play-curtain = { $name } ist dran. Alle anderen: wegschauen!
play-curtain-enter = Drück die Eingabetaste, sobald nur { $name } den Bildschirm sieht.
play-type-something = Tippe eine Nummer von 1 bis { $last }, einen Namen oder ?.
play-no-such-number = Nummer { $number } steht nicht zur Wahl. Zur Wahl stehen 1 bis { $last }.
play-not-understood = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer, den Anfang eines Namens oder ?.
play-which = Was davon? { $choices }
play-unsure = „{ $typed }“ kann mehrere Dinge bedeuten. Jetzt möglich: { $choices }
play-allowed = { $action }: Das geht.
play-nothing-refused = Gerade ist alles erlaubt.
play-no-odds = Dieses Spiel zeigt keine Chancen.
play-no-card = Eine Karte „{ $name }“ gibt es nicht. ? { command-cards } nennt alle Karten, ? { command-rules } erklärt das Spiel.
play-no-rule = Die Regel „{ $name }“ gibt es nicht. ? { $game } listet alle Regeln auf.
play-undone = Zurückgenommen: { $action }.
play-undo-nothing = Nichts zum Zurücknehmen.
play-undo-dice = Zu spät: Seither wurde gewürfelt.
play-undo-chance = Zu spät: Nach deiner letzten Aktion wurde gewürfelt oder eine Karte aufgedeckt.
play-undo-others = Zu spät: Jemand anderes hat schon gespielt.
play-take-backs = Mit Rücknahmen: Die Partie zählt nicht.
play-take-backs-from-now = Ab jetzt steht bei dieser Partie „mit Rücknahmen“, und sie zählt in keiner Statistik.
play-won = { $seat_is ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
play-drawn = Unentschieden.
refused-limit = Die Partie hat die Höchstzahl von { $most } Aktionen erreicht und endet unentschieden.
play-turn = { $seat_is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
play-again = Noch eine Partie? { command-yes } oder { command-no }
play-kept = Partie gespeichert in { $file }
play-resume-with = Weiterspielen mit: { $command }
play-replay-with = Wiederholung ansehen mit: { $command }
play-interrupted = Partie gespeichert. Weiterspielen mit: { $command }
play-record-exists = { $file } gibt es schon. Wähle einen anderen Namen oder spiel dort weiter: --resume { $file }
play-nothing-to-resume = In { $folder } liegt keine offene Partie.
matches-go-on = So setzt du eine fort: golazo play --resume NAME. So siehst du eine noch einmal: golazo replay NAME.
matches-none = In { $folder } ist noch keine Partie. So beginnst du eine: golazo play
matches-unfinished = { $decisions ->
    [one] nicht zu Ende, 1 Aktion
   *[other] nicht zu Ende, { $decisions } Aktionen
}
play-resume-ended = Die Partie in { $file } ist zu Ende. Sieh sie dir mit golazo replay an.
play-resume-stands = { $option } geht nicht zusammen mit --resume: Eine Partie behält ihre Einstellungen.
play-file-without-resume = Unerwartetes Argument „{ $file }“. Um eine Partie fortzusetzen, nutze --resume.
play-bot-count = { $bots } Bots passen nicht zu { $rivals } Gegnern. Nenne einen für jeden oder einen für alle.
play-name-count = { $names } Namen sind für { $players } Spieler angegeben.
play-name-bad = „{ $name }“ kann kein Name sein. Ein Name hat 1 bis { $most } Zeichen.
play-name-twice = Zwei Spieler können nicht beide „{ $name }“ heißen.
command-help = hilfe
command-cards = karten
command-rules = regeln
command-why = warum
command-odds = chancen
command-table = tisch
command-log = ticker
command-undo = zurück
command-save = speichern
command-quit = ende
help-name = NAME
help-choice-how = 3, { help-name }
help-choice = wählt, nach der Nummer oder dem Anfang des Namens
help-card = erklärt eine Karte
help-cards = nennt alle Karten
help-rules = erklärt das Spiel in Kürze
help-rule = zeigt eine Regel
help-why = sagt, warum etwas nicht geht; ohne Namen: nennt alles, was nicht geht
help-odds = zeigt deine Chancen
help-table = zeigt den ganzen Tisch
help-log = zeigt die Partie von Anfang an
help-undo = nimmt deine letzte Aktion zurück; mit anderen nur, solange nichts darauf gefolgt ist
help-save = sagt, wo die Partie gespeichert ist
help-quit = verlässt die Partie; du kannst sie später fortsetzen

## Bench

bench-state = Der Stand einer Partie belegt { $bytes } Bytes.
bench-threads = Bot random: { $one_core } Entscheidungen pro Sekunde auf einem Kern, { $all_cores } auf { $cores }
bench-bots = { $strongest }: { $strongest_rate } Entscheidungen pro Sekunde, { $simplest }: { $simplest_rate }
bench-interpreted = kompiliert: { $compiled } Entscheidungen pro Sekunde, interpretiert: { $interpreted }
bench-memory = Speicher nach 1.000 Partien { $mib_after_1000 } MiB, nach 100.000 { $mib_after_100000 } MiB
bench-compilation = eine Partie im Terminal: beim ersten Mal { $first_s } s, danach { $kept_s } s
bench-start = golazo --help: { $help_s } s, ein leeres Python-Programm: { $python_s } s

## Server

serve-compiling = Die Regeln werden kompiliert. Das dauert beim ersten Mal etwa eine Minute.
serve-ready = Golazo läuft unter { $url }
serve-opening = Golazo läuft schon unter { $url }. Die Seite öffnet sich in deinem Browser.
serve-no-browser = Kein Browser gefunden. Öffne { $url } selbst.
serve-cannot-listen = { $host }, Port { NUMBER($port, useGrouping: 0) }, lässt sich nicht öffnen: { $reason }. Wähle einen anderen --port oder 0 für einen beliebigen freien.
serve-taken = Ein anderer Server benutzt { $place } bereits. Beende ihn oder wähle mit --db eine andere Datei. Für mehrere Server siehe docs/hosting.md.
error-database-url = „{ $url }“ ist keine Datenbank-URL. Nutze sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
serve-kept = Alle Daten liegen in { $place }
serve-stop = Beenden mit Strg-C. Keine Aktion geht verloren.
error-database = Die Datenbank { $place } lässt sich nicht benutzen: { $reason }.
error-database-newer = Die Datenbank { $place } stammt von einer neueren Version von Golazo (Stand { $revision }). Installiere diese oder nenne mit --db eine andere Datenbank.
error-database-foreign = Die Datenbank { $place } enthält Tabellen, die nicht zu Golazo gehören. Wähle mit --db eine andere.
error-bus-url = „{ $url }“ ist keine Bus-URL. Nutze redis://RECHNER oder redis://NUTZER:PASSWORT@RECHNER:PORT.
error-origin = „{ $origin }“ ist kein Origin. Nutze https://RECHNER oder http://RECHNER:PORT, ohne Pfad.
error-name = „{ $name }“ ist kein Rechnername. Nutze einen oder mehrere wie tables.example.org, durch Kommas getrennt.
error-proxy = „{ $proxy }“ ist keine Adresse. Nutze eine oder mehrere wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt.
error-missing-extra = Dafür fehlt ein Zusatzpaket: pip install "golazo[{ $extra }]"
error-setting = { $name }: { $problem }
error-config = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 weiteres Problem in dieser Datei)
   *[other] { " " }({ $more } weitere Probleme in dieser Datei)
}
setting-unknown-near = ist unbekannt. War „{ $near }“ gemeint?
setting-not-number = muss eine Zahl von { $low } bis { $high } sein, nicht { $value }.
setting-not-text = muss ein Text in Anführungszeichen sein, nicht { $value }.
setting-not-list = muss eine Liste von Texten wie ["…", "…"] sein, nicht { $value }.
setting-no-folder = Den Ordner { $folder } gibt es nicht.
setting-message = hat höchstens { $most } Zeichen und keine Steuerzeichen.
error-log-level = Es gibt keine Log-Stufe „{ $name }“. Stufen: { $known }.
server-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle dann.
server-over = Die Partie ist zu Ende.
server-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei, oder der Startwert eines Spielers fehlt.
server-not-over = Die Partie ist noch nicht zu Ende.
server-paused = Die Partie ist pausiert.
server-not-paused = Die Partie ist nicht pausiert.
server-not-your-turn = Du bist nicht dran.
server-not-your-seat = Das ist nicht dein Platz.
server-already-asked = Es gibt schon eine offene Anfrage. Beantworte zuerst diese.
server-nothing-asked = Es gibt nichts zu beantworten.
server-nobody-to-agree = Bots stimmen keinem Unentschieden zu.
server-before-this-table = Was gespielt wurde, bevor es diesen Tisch gab, lässt sich nicht zurücknehmen.
server-resigned = Du hast diese Partie aufgegeben.
server-bot-plays = Dort spielt schon ein Bot.
server-is-back = Du spielst schon.
server-out-of-time = Deine Zeit ist um: Diese Aktion übernimmt ein Bot, danach kannst du deinen Platz zurückhaben.
server-busy = An diesem Tisch ist gerade viel los. Versuch es noch einmal.
server-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
server-too-large = Das ist zu lang: höchstens { $most } Bytes.
server-too-many-headers = Diese Anfrage hat zu viele Header: höchstens { $most }.
server-request-timeout = Deine Anfrage kam nicht rechtzeitig an. Sende sie noch einmal.
server-full = Gerade sind zu viele Leute verbunden. Versuch es gleich noch einmal.
server-malformed = Diese Nachricht ist nicht lesbar: { $detail }
server-invalid = Mit „{ $field }“ stimmt etwas nicht: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Nicht gefunden.
server-no-page = Die Seite ist noch nicht gebaut. Führe „make page“ aus und starte den Server neu.
server-no-such-table = Es gibt keinen Tisch „{ $table }“.
server-no-such-seat = Es gibt keinen Platz { $seat }. Plätze: 0 bis { $last }.
server-no-cards = Die Karten dieses Tisches ({ $cards }) fehlen.
server-other-rules = Diese Partie begann mit Regelversion { $recorded }; dieser Server hat Version { $ours }. Die Partie ist gespeichert, kann hier aber nicht weitergehen.
server-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
server-seat-taken = Dieser Platz ist besetzt.
server-seed-given = Für deinen Platz gibt es schon einen Startwert. Er lässt sich nicht mehr ändern.
server-other-commitment = Diese Festlegung gehört nicht zu diesem Tisch. Wenn der Tisch sie dir vorher gezeigt hat, spiel hier nicht.
server-only-watching = Du spielst hier nicht mit. Du kannst nur zusehen.
server-no-chat = An diesem Tisch gibt es keinen Chat.
server-chat-account = Hier kann nur schreiben, wer ein Konto hat.
server-silenced = Du kannst auf diesem Server nicht chatten. Grund: { $reason }
server-silenced-until = Du kannst auf diesem Server bis { $until } nicht chatten. Grund: { $reason }
server-not-moderated = Auf diesem Server lassen sich keine Nachrichten melden.
server-no-such-line = Diese Nachricht gibt es nicht.
server-too-many-reports = Du kannst am Tag { $most } Nachrichten melden.
server-nothing-said = Die Nachricht ist leer.
server-too-many = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-wrong-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-wrong-host = Unter „{ $host }“ antwortet dieser Server nicht.
server-only-this-machine = Das darf nur der Rechner lesen, auf dem der Server läuft.
server-banned = Du bist auf diesem Server gesperrt. Grund: { $reason }
server-banned-until = Du bist auf diesem Server bis { $until } gesperrt. Grund: { $reason }
server-account-needed = Zum Spielen brauchst du hier ein Konto. Zusehen kannst du auch ohne.
server-registration-closed = Auf diesem Server können keine neuen Konten erstellt werden.
server-bad-invitation = Dieser Einladungscode gilt nicht: Er ist falsch getippt, verbraucht oder abgelaufen.
server-bad-token = Deine Sitzung ist abgelaufen. Lade die Seite neu.
server-clocks-differ = Die Uhren der Server dieser Website gehen zu weit auseinander. Versuch es in ein paar Minuten noch einmal.
server-wrong-password = Name oder Passwort falsch.
server-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-name-marks = In diesem Namen hat ein Buchstabe zu viele Akzente.
server-name-reserved = Der Name „{ $name }“ ist reserviert. Wähle einen anderen.
server-name-taken = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zu ähnlich. Wähle einen anderen.
server-has-account = Du hast schon ein Konto.
server-no-account = Du hast kein Konto.
server-bad-method = { $method } ist hier nicht erlaubt.
server-no-such-step = Es gibt keinen Schritt { $step }. Schritte: 0 bis { $last }.
server-too-many-tables = Du hast { $most } offene Tische. Beende oder verlass erst einige.
server-too-many-here = Zu viele Tische aus deinem Netz: höchstens { $most } sind erlaubt. Versuch es später noch einmal.
server-too-many-imports = Du hast { $most } Aufzeichnungen importiert. Mehr speichert dieser Server pro Spieler nicht.
server-overloaded = Der Server ist überlastet. Versuch es in ein paar Sekunden noch einmal.
server-other-seats = Du hast { $given } Plätze angegeben; die Aufzeichnung ist von einer Partie mit { $players } Spielern.
server-other-cards = Die Aufzeichnung stammt von anderen Karten ({ $cards }). Füg ihre Kartendatei hinzu.
server-record-too-long = Die Aufzeichnung ist zu lang: höchstens { $most } Aktionen.
server-log-full = In dieser Partie gab es zu viele Rücknahmen und Anfragen. Jetzt kannst du nur noch weiterspielen.
server-too-slow = Deine Verbindung ist zu langsam. Sie wird neu aufgebaut.
server-going = Der Server startet neu. Die Partie geht gleich weiter.

## Client

client-no-server = Keine Antwort von { $server }: { $reason }.
client-unsure = Keine Antwort von { $server } ({ $reason }). Vielleicht hat es geklappt, vielleicht nicht; sieh nach, bevor du es noch einmal versuchst.
client-lost = Die Verbindung zu { $server } ist verloren: { $reason }.
client-odd-answer = { $server } antwortet nicht wie ein Golazo-Server ({ $status }).
client-bad-address = „{ $address }“ ist keine Serveradresse. Nutze zum Beispiel http://localhost:8460
client-bad-table = „{ $table }“ ist kein Tisch. Gib den Link an oder den Code an seinem Ende.
client-other-seat = Was Platz { $seat } sieht, kannst du nicht sehen.
client-other-rules = Dieser Tisch nutzt Regelversion { $theirs }, dein Golazo hat Version { $ours }. Nutze dieselbe Version wie der Server.
client-other-cards = Dieser Tisch nutzt die Karten { $theirs }, der Server hat aber { $ours } geschickt.
client-not-there = Du bist nicht am Tisch.
client-two-clocks = Eine Uhr läuft pro Aktion oder für die ganze Partie, nicht beides.

## Doctor

doctor-good = OK
doctor-note = Hinweis
doctor-bad = Problem
doctor-well = { $notes ->
    [0] Keine Probleme gefunden.
    [one] Keine Probleme gefunden, 1 Hinweis.
   *[other] Keine Probleme gefunden, { $notes } Hinweise.
}
doctor-unwell = { $problems ->
    [one] 1 Problem gefunden.
   *[other] { $problems } Probleme gefunden.
}
doctor-gigabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB
doctor-versions = Golazo { $golazo } mit Python { $python }.
doctor-python = Das ist Python { $python }; Golazo braucht { $needed }.
doctor-do-python = Lege die Umgebung mit einem passenden Python neu an und installiere Golazo darin.
doctor-packages = Alle { $count } Pakete haben passende Versionen.
doctor-package = Das Paket { $name } hat Version { $found }; Golazo braucht { $needed }.
doctor-package-missing = Das Paket { $name } { $needed } fehlt.
doctor-do-install = Installiere Golazo in dieser Umgebung neu. Für PostgreSQL oder einen Bus gehört [nodes] dazu.
doctor-variable = Die Variable { $name } bewirkt nichts.
doctor-do-variable = War { $near } gemeint?
doctor-config-open = { $file } enthält ein Passwort, und alle Benutzer dieses Rechners können es lesen.
doctor-do-mode = Führe aus: chmod o= { $file }
doctor-rules = Kompilierte Regeln liegen in { $folder }
doctor-rules-none = Die Regeln sind noch nicht kompiliert. Sie werden in { $folder } liegen.
doctor-rules-temporary = Kompilierte Regeln liegen in { $folder }, wo sie jederzeit gelöscht werden können.
doctor-rules-nowhere = Kompilierte Regeln lassen sich nirgends speichern: Jeder Start dauert eine Minute länger.
doctor-do-prepare = Führe als Benutzer des Servers „golazo prepare“ aus oder warte beim ersten Start eine Minute.
doctor-do-cache = Setze XDG_CACHE_HOME auf einen Ordner, in den der Benutzer des Servers schreiben darf.
doctor-files = { $most ->
    [-1] Beliebig viele Dateien können zugleich offen sein.
   *[other] { $most } Dateien können zugleich offen sein.
}
doctor-files-few = Nur { $most } Dateien können zugleich offen sein. Jede Verbindung ist eine davon.
doctor-do-files = Setze LimitNOFILE=65536 in der Unit des Dienstes oder führe vor dem Start „ulimit -n 65536“ aus.
doctor-page = Die Seite ist gebaut.
doctor-page-none = Die Seite fehlt.
doctor-do-page = Installiere Golazo aus einem Wheel oder führe „make page“ aus. Bei --page gib einen Ordner mit einer gebauten Seite an.
doctor-folder = Dieser Benutzer darf nicht in { $folder } schreiben; dort soll { $file } liegen.
doctor-do-folder = Mach den Benutzer des Servers zum Besitzer dieses Ordners oder wähle mit --db eine andere Datenbank.
doctor-owner = { $file } gehört einem anderen Benutzer: Diese Prüfung hat andere Rechte als der Server.
doctor-do-owner = Prüfe als Besitzer: sudo -u { $owner } golazo doctor
doctor-database = Die Datenbank { $place } antwortet, ist auf dem neuesten Stand und beschreibbar.
doctor-database-none = Unter { $place } gibt es noch keine Datenbank.
doctor-database-empty = Die Datenbank { $place } antwortet und ist noch leer.
doctor-do-serve = Starte „golazo serve“, das richtet sie ein. Falls du eine andere erwartet hast, prüfe --db und --config.
doctor-database-old = Die Datenbank { $place } stammt von einer älteren Version.
doctor-do-migrate = Sichere sie mit der älteren Version und starte dann „golazo serve“, das bringt sie auf den neuesten Stand.
doctor-database-unwritable = Die Datenbank { $place } lässt sich nicht beschreiben: { $reason }.
doctor-do-writable = Prüfe die Rechte des Benutzers und ob die Platte voll oder schreibgeschützt ist.
doctor-do-database = Prüfe, ob die Datenbank läuft, ob --db ihre Adresse ist und ob dieser Benutzer sie nutzen darf.
doctor-disk = { $free } frei in { $folder }
doctor-do-disk = Schaffe Platz oder zieh mit der Datenbank auf eine größere Platte um (siehe „When the disk is full“ in docs/hosting.md).
doctor-disk-elsewhere = Die Datenbank belegt { $size }. Prüfe den freien Platz auf ihrem eigenen Rechner.
doctor-clock = Die Uhren hier und bei { $place } stimmen überein.
doctor-clock-off = Die Uhren hier und bei { $place } weichen um { $seconds } s voneinander ab.
doctor-do-clock = Lass alle Rechner ihre Uhren über das Netz stellen: timedatectl set-ntp true
doctor-bus = Der Bus { $place } gibt Nachrichten weiter.
doctor-bus-away = Der Bus { $place } lässt sich nicht benutzen: { $reason }
doctor-do-bus = Prüfe, ob Redis oder Valkey läuft und ob --bus die Adresse davon ist.
doctor-bus-useless = Es gibt einen Bus, aber die Datenbank ist eine Datei: Die kann nur ein Server nutzen.
doctor-do-bus-useless = Für mehrere Server wähle mit --db ein PostgreSQL. Für einen lass --bus weg.
doctor-site = { $url } antwortet, mit dieser Version von Golazo.
doctor-site-version = Unter { $url } läuft Golazo { $theirs }, hier ist aber { $ours } installiert.
doctor-do-restart = Starte den Server nach einem Update neu.
doctor-site-away = { $url } antwortet nicht: { $reason }
doctor-do-site = Prüfe, ob Server und Proxy laufen, ob der Name auf diesen Server zeigt und ob das Zertifikat gültig ist.
doctor-site-other = Unter { $url } antwortet etwas anderes als Golazo (Status { $status }).
doctor-do-site-other = Prüfe die Adresse und wohin der Proxy Anfragen schickt.
doctor-plain = { $url } ist nicht verschlüsselt: Unterwegs kann jeder mitlesen.
doctor-do-plain = Stelle einen Proxy mit TLS vor den Server und prüfe dessen https-Adresse.
doctor-proxy = Der Proxy gibt Adresse ({ $address }), Host und Schema weiter.
doctor-proxy-silent = Der Proxy sagt nicht, von welcher Adresse eine Anfrage kommt: Alle Spieler zählen als einer.
doctor-do-forward = Lass den Proxy X-Forwarded-For und X-Forwarded-Proto senden.
doctor-proxy-ignored = Der Server vertraut dem Proxy { $peer } nicht: Alle Spieler zählen als einer.
doctor-do-proxy = Starte den Server mit --proxy { $peer } oder mit dem Netz, in dem diese Adresse liegt.
doctor-proxy-host = Der Proxy gibt „{ $host }“ als Host weiter, nicht den, nach dem gefragt wurde.
doctor-do-host = Lass den Proxy den Host-Header so weitergeben, wie er kam.
doctor-names = Der Server antwortet nur unter { $names }.
doctor-names-none = Der Server antwortet unter jedem Namen. Andere Websites können ihn als ihren ausgeben.
doctor-do-names = Nenne die Namen, unter denen Spieler ihn erreichen, etwa --names tables.example.org.
doctor-host-refused = Der Server antwortet bei { $url } nicht: Er kennt diesen Namen nicht.
doctor-do-host-refused = Nenne den Namen mit --names und lass den Proxy den Host-Header so weitergeben, wie er kam.
doctor-proxy-scheme = Der Proxy sagt nicht, dass die Anfrage über https kam.
doctor-do-scheme = Lass den Proxy X-Forwarded-Proto: https senden.
doctor-cookies = Cookies gehen nur über https.
doctor-cookies-open = Cookies gehen auch unverschlüsselt über das Netz.
doctor-do-secure = Starte den Server mit --secure.
doctor-sockets = WebSockets funktionieren.
doctor-sockets-none = WebSockets funktionieren nicht: { $answer }
doctor-do-sockets = Lass den Proxy mit dem Server HTTP/1.1 sprechen und die Header Upgrade und Connection weitergeben.
doctor-sockets-origin = Der Server behandelt seine eigene Seite wie eine fremde.
doctor-metrics = Alle können { $url }/metrics lesen.
doctor-do-metrics = Nenne mit --metrics weniger Adressen oder lass den Proxy auf /metrics mit 404 antworten.

## Admin

admin-no-database = Unter { $place } ist keine Golazo-Datenbank. Gib deine mit --db an.
admin-old-database = Die Datenbank { $place } stammt von einer älteren Version. Starte einmal „golazo serve“ damit, um sie zu aktualisieren.
admin-status = Es gibt keinen Status „{ $name }“. Status: { $known }.
admin-no-player = Es gibt niemanden namens „{ $name }“. Name oder ID findest du mit: golazo admin players
admin-no-account = „{ $name }“ ist ein Gast: Nur Konten haben ein Passwort.
admin-no-line = Am Tisch „{ $table }“ gibt es keine Nachricht { $number }. Du findest sie mit: golazo admin chat
admin-reason = Der Grund muss 1 bis { $most } Zeichen haben.
admin-checking = Das Protokoll wird geprüft
admin-exporting = Aufzeichnungen werden geschrieben
admin-importing = Aufzeichnungen werden hinzugefügt
admin-backing-up = Sicherung läuft
admin-restoring = Wiederherstellung läuft
admin-none = Keine passenden Tische.
admin-tables = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}
admin-more = Vielleicht gibt es mehr: --most zeigt mehr.
admin-table = Tisch { $table }
admin-seat = Platz { $seat }
admin-is-waiting = wartet
admin-is-playing = läuft
admin-is-finished = beendet
admin-is-closed = geschlossen
admin-open-seat = frei
admin-guest = Gast
admin-public = alle
admin-unlisted = alle mit dem Link
admin-clock-none = keine
admin-clock-move = { $seconds } s pro Aktion
admin-clock-match = { $seconds } s pro Partie
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Status
admin-column-decisions = Zeilen
admin-column-updated = Zuletzt geändert
admin-column-seats = Plätze
admin-column-rules = Regelversion
admin-column-cards = Karten
admin-column-options = Optionen
admin-column-public = Sichtbar für
admin-column-clock = Uhr
admin-column-created = Geöffnet
admin-column-started = Begonnen
admin-column-turn = Platz, der dran ist
admin-column-ended = Beendet durch
admin-column-said = Chatnachrichten
admin-column-commitment = Festlegung
admin-cannot-go-on = Sie lässt sich nicht fortsetzen: { $problem }
admin-closed = Tisch { $table } geschlossen.
admin-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
admin-no-players = Niemand gefunden.
admin-next-page = Vielleicht gibt es mehr: --page { $page }
admin-column-player = ID
admin-column-name = Name
admin-column-account = Konto
admin-column-seen = Zuletzt da
admin-column-matches = Partien
admin-column-banned = Gesperrt
admin-for-good = dauerhaft
admin-until = bis { $until }
admin-is-muted = stumm
admin-renamed = { $player } heißt ab jetzt { $name }.
admin-type-password = Neues Passwort
admin-password-set = { $account } hat ein neues Passwort und ist überall abgemeldet.
admin-password-made = Neues Passwort für { $account }: { $password }
    Es wird nur jetzt angezeigt. { $account } ist überall abgemeldet und sollte es nach dem Anmelden ändern.
admin-banned = { $player } ist dauerhaft gesperrt. { $tables ->
    [0] Keine offenen Tische.
    [one] 1 offener Tisch verlassen.
   *[other] { $tables } offene Tische verlassen.
}
admin-banned-until = { $player } ist bis { $until } gesperrt. { $tables ->
    [0] Keine offenen Tische.
    [one] 1 offener Tisch verlassen.
   *[other] { $tables } offene Tische verlassen.
}
admin-unbanned = { $player } ist nicht mehr gesperrt.
admin-not-banned = { $player } ist nicht gesperrt.
admin-muted = { $player } kann bis { $until } nicht schreiben.
admin-unmuted = { $player } kann wieder schreiben.
admin-not-muted = { $player } ist nicht stummgeschaltet.
admin-deleted = { $player } ist gelöscht. Die Partien bleiben, ohne den Namen.
admin-lines = { $lines ->
    [one] 1 Nachricht
   *[other] { $lines } Nachrichten
}
admin-no-lines = Keine Nachrichten.
admin-line-hidden = (verborgen) { $text }
admin-hidden = { $lines ->
    [one] 1 Nachricht am Tisch { $table } ist verborgen.
   *[other] { $lines } Nachrichten am Tisch { $table } sind verborgen.
}
admin-column-number = Nummer
admin-column-at = Zeit
admin-column-text = Nachricht
admin-column-reports = Meldungen
admin-forgotten = { $guests ->
    [0] Keine Gäste zu löschen.
    [one] 1 Gast gelöscht.
   *[other] { $guests } Gäste gelöscht.
}
admin-would-forget = { $guests ->
    [0] Keine Gäste zu löschen.
    [one] 1 Gast würde gelöscht.
   *[other] { $guests } Gäste würden gelöscht.
}
admin-line-missing = die Zeile fehlt.
admin-senseless = das ist nicht zu verstehen ({ $detail }).
admin-wrong-seats = es sind zu wenige oder zu viele Plätze.
admin-not-begun = es gibt Aktionen, aber die Partie hat nicht begonnen.
admin-wrong-summary = das Protokoll und die Zeile des Tischs unterscheiden sich bei „{ $field }“.
admin-broken = Tisch { $table }: { $problem }
admin-broken-line = Tisch { $table }, Zeile { $line }: { $problem }
admin-holds = Das Protokoll ist in Ordnung: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}.
admin-does-not-hold = Das Protokoll hat Fehler: Von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} { $broken ->
    [one] ist 1
   *[other] sind { $broken }
} beschädigt.
admin-exported = { $records ->
    [0] Keine Aufzeichnungen für { $where }.
    [one] 1 Aufzeichnung nach { $where } geschrieben.
   *[other] { $records } Aufzeichnungen nach { $where } geschrieben.
}
admin-imported = Hinzugefügt: { $records }; schon vorhanden: { $known }; abgelehnt: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = Sicherung in { $file } geschrieben: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $decisions ->
    [one] 1 Zeile
   *[other] { $decisions } Zeilen
} im Protokoll. Sie enthält Geheimnisse: Bewahr sie sicher auf.
admin-restored = Sicherung { $file } vom { $made } wiederhergestellt: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $decisions ->
    [one] 1 Zeile
   *[other] { $decisions } Zeilen
} im Protokoll.
backup-damaged = { $file } ist keine Sicherung oder ist beschädigt. Es wurde nichts geändert.
backup-other-revision = { $file } stammt von Golazo { $version } mit Datenbankstand { $revision }. Stelle sie mit jener Version wieder her und starte danach diese Version mit der Datenbank.
backup-not-empty = Die Datenbank { $place } ist nicht leer. Wähle mit --db eine leere oder überschreibe sie mit --force.

## Names of seats

name-chosen = { $name }
name-guest = Gast { $number }
name-bot = Bot Stufe { $level }
name-host = Gastgeber
name-numbered = { $name } ({ $number })
name-account = { $name } ✓
name-with-level = { $name } ({ $level })

## Joining

join-spectator = Zuschauer
join-my-tables = Deine Tische
join-open-tables = Offene Tische
join-watch-tables = Partien zum Zusehen
join-your-turn = du bist dran
join-open-seat = freier Platz
join-which = Welcher Tisch? Tippe seine Nummer, oder drück die Eingabetaste zum Verlassen.
join-no-such-table = Es gibt keinen Tisch { $number }. { $last ->
    [1] Es gibt nur Tisch 1.
   *[other] Tische: 1 bis { $last }.
}
join-no-tables = Keine offenen Tische auf { $server }. Öffne einen mit: { $command }
join-link = Teile diesen Link: { $link }
join-waiting = { $open ->
    [one] Es fehlt noch 1 Spieler.
   *[other] Es fehlen noch { $open } Spieler.
} Wenn du mit { command-quit } gehst, behältst du deinen Platz.
join-waiting-seeds = Alle sind da. Die Partie beginnt, sobald das Gerät jedes Spielers seinen Startwert geschickt hat.
join-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
join-sat-down = { $name } setzt sich.
join-got-up = Ein Spieler ist gegangen; der Platz ist wieder frei.
join-thinks = { $seat } überlegt.
join-came = { $seat } ist da.
join-went = { $seat } ist gegangen.
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
join-play-on = Mit der Eingabetaste spielst du wieder selbst.
join-came-back = { $seat_is ->
    [you] Du spielst wieder selbst.
   *[other] { $seat } spielt wieder selbst.
}
join-resigned = { $seat_is ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}
join-asks-undo = { $seat_is ->
    [you] Du möchtest deine letzte Aktion zurücknehmen.
   *[other] { $seat } möchte die letzte Aktion zurücknehmen.
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
join-declined = Die Anfrage wurde abgelehnt.
join-declines-undo = { $seat_is ->
    [you] Du stimmst der Rücknahme nicht zu.
   *[other] { $seat } stimmt der Rücknahme nicht zu.
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
    [you] Du hast deine Anfrage zurückgezogen.
   *[other] { $seat } hat die Anfrage zurückgezogen.
}
join-taken-back = { $decisions ->
    [one] Zurückgenommen: Die Partie geht nach 1 Aktion weiter.
   *[other] Zurückgenommen: Die Partie geht nach { $decisions } Aktionen weiter.
}
join-paused = Die Partie ist pausiert. Weiter geht es mit: { command-resume }
join-resumed = Die Partie geht weiter.
join-said = { $name }: „{ $text }“
join-lost = Verbindung verloren. Neuer Versuch …
join-reconnected = Wieder verbunden.
join-really = Willst du die Partie wirklich aufgeben? { command-yes } oder { command-no }
join-not-resigned = Du spielst weiter.
join-nobody = Hier heißt niemand „{ $name }“.
join-muted = { $name } ist stummgeschaltet. Aufheben mit: { command-unmute } { $name }
join-unmuted = { $name } ist nicht mehr stummgeschaltet.
join-kept = Der Server speichert jede Aktion. Zurück kommst du mit: { $command }
join-left = Du behältst deinen Platz. Zurück kommst du mit: { $command }
join-watch-again = Wiederholung ansehen mit: { $command }
join-fair = Würfel geprüft: Es sind die, die dir zugesagt waren, und jede Aktion folgt den Regeln.
join-unfair = Trau den Würfeln dieser Partie nicht.
join-broke = Trau den Würfeln dieses Tischs nicht. { $problem }
fair-other-commitment = Der Tisch zeigt jetzt eine andere Festlegung der Würfel ({ $shown }) als vorher ({ $noted }).
fair-other-seed = Der Startwert an deinem Platz ist nicht der, den du angegeben hast.
fair-given-seed = Der Server hat an deinem Platz einen Startwert eingetragen, bevor du deinen angeben konntest.
fair-bot-seed = Am Platz eines Bots steht ein Startwert, obwohl Bots keinen angeben.
fair-other-secret = Das Geheimnis der Würfel passt nicht zu der Festlegung, die der Tisch dir gezeigt hat.
fair-other-dice = Die Würfel in der Aufzeichnung sind nicht die dieses Tischs.
fair-other-match = Die Aufzeichnung ist nicht die Partie, die du gesehen hast.
fair-no-record = Der Server gibt die Aufzeichnung nicht heraus, deshalb lassen sich die Würfel nicht prüfen.
fair-unknown-seed = Der Startwert an deinem Platz kam nicht von diesem Gerät.
join-fairness-unknown = Die Würfel ließen sich hier nicht prüfen. Prüf die Aufzeichnung mit: golazo verify
join-keep-with = Aufzeichnung speichern mit: { $command }
join-again-with = Noch einmal spielen mit: { $command }
join-stay = Mit der Eingabetaste verlässt du den Tisch. Möchte jemand eine Revanche, steht es hier.
join-rematch-offered = Jemand an diesem Tisch möchte eine Revanche. Dabei sein mit: { $command }
join-needs-table = { $option } braucht einen Tisch: Gib den ganzen Link an, etwa { $server }/t/…
join-needs-open = { $option } geht nur mit --open.
join-opens-new = --open öffnet einen neuen Tisch, aber { $address } ist schon ein Tisch. Gib nur den Server an.
join-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
command-talk = sage
command-draw = unentschieden
command-pause = pausieren
command-resume = weiter
command-resign = aufgeben
command-yes = ja
command-no = nein
command-mute = stumm
command-unmute = laut
help-text = NACHRICHT
help-ask-undo = nimmt deine letzte Aktion zurück; andere müssen zustimmen
help-draw = bietet ein Unentschieden an
help-pause = bittet um eine Pause
help-resume = setzt die Partie nach einer Pause fort
help-resign = gibt die Partie auf
help-yes = stimmt einer Anfrage zu
help-no = lehnt eine Anfrage ab
help-talk = schickt allen am Tisch eine Nachricht
help-mute = schaltet jemanden stumm
help-unmute = hebt die Stummschaltung auf

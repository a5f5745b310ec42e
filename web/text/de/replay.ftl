# Matches that are over: watching them again, and checking their dice.

replay-heading = Wiederholung
replay-record = Aufzeichnung
replay-fair = Faire Würfel
replay-share = Diesen Moment teilen
replay-board = Der Tisch in diesem Moment
replay-slider = Entscheidung
replay-first = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-next = Eine Entscheidung weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach
replay-step = { $number } von { $last }
replay-sight = Gesehen von
replay-everything = Alles
replay-statistics = Statistik
replay-numbers = Was jede Zahl gebracht hat
replay-number = Zahl
replay-rolled = Gewürfelt
replay-moments = Momente
replay-timeline = Wie die Partie lief

## Fair dice

replay-fair-title = Faire Würfel
replay-fair-lead = Niemand soll den Würfeln des Gastgebers glauben müssen. Hier prüft dein Browser sie selbst.
replay-fair-how-1 = Vor der Partie zieht der Server ein Geheimnis und zeigt dessen Festlegung: eine Zahl, zu der kein zweites Geheimnis passt.
replay-fair-how-2 = Wer sich hinsetzt, kann einen eigenen Startwert beisteuern, den der Server beim Ziehen nicht kennen konnte.
replay-fair-how-3 = Der Zufall jeder Entscheidung wird aus dem Geheimnis, dem Namen des Tischs, allen Startwerten und der Nummer der Entscheidung berechnet.
replay-fair-how-4 = Ist die Partie vorbei, wird das Geheimnis gelüftet, und alle können nachrechnen.
replay-fair-how-5 = So kann der Server während des Spiels keinen Würfel wählen, und niemand kann einen vorhersehen.
replay-fair-checking = Wird geprüft …
replay-fair-all-well = Die Würfel waren fair
replay-fair-all-well-line = { $decisions ->
    [one] 1 Entscheidung und das Austeilen haben genau den Zufall, der versprochen war.
   *[other] { $decisions } Entscheidungen und das Austeilen haben genau den Zufall, der versprochen war.
}
replay-fair-not-well = Das stimmt nicht
replay-fair-not-well-line = Heb die Aufzeichnung auf und frag den Gastgeber. Was nicht stimmt, steht unten.
replay-fair-ok = stimmt
replay-fair-failed = stimmt nicht
replay-fair-unsure = lässt sich nicht sagen
replay-fair-secret = Das Geheimnis passt zur Festlegung
replay-fair-secret-line = SHA-256 des Geheimnisses ist die Festlegung in der Aufzeichnung.
replay-fair-secret-failed = Die Aufzeichnung hat ein anderes Geheimnis, als ihre Festlegung sagt.
replay-fair-secret-missing = Das Geheimnis wurde nicht gelüftet. Einer Partie, die ohne es endete, kann man nicht trauen.
replay-fair-noted = Es ist die Festlegung, die du gesehen hast
replay-fair-noted-line = Dieser Browser hat sie am { $when } gesehen, bevor die Partie vorbei war.
replay-fair-noted-failed = Bevor die Partie vorbei war, hat dieser Browser eine andere Festlegung gesehen: { $seen }.
replay-fair-noted-none = Dieser Browser hat den Tisch nicht gesehen, bevor die Partie vorbei war; so lässt sich nur prüfen, was die Aufzeichnung selbst sagt. Hast du die Festlegung notiert, vergleiche: { $commitment }
replay-fair-chance = Jeder Würfel und jede Karte kommt daraus
replay-fair-chance-line = { $count }-mal wurde der Zufall aus Geheimnis, Tisch, Startwerten und Nummer nachgerechnet, und jedes Mal war es derselbe.
replay-fair-chance-failed = Entscheidung { $number } hatte einen anderen Zufall, als das Geheimnis ergibt.
replay-fair-told = Der Anfang wurde woanders gespielt
replay-fair-told-line = Bis zur Entscheidung { $number } wurde der Zufall diesem Tisch mitgeteilt, nicht hier gezogen.
replay-fair-lines = Die Aufzeichnung ist vollständig
replay-fair-lines-line = Sie beginnt mit ihrem Kopf und endet mit dem Ergebnis. Die Prüfsumme des Ganzen ist { $check }: Wer dieselbe hat, hat dieselbe Partie.
replay-fair-lines-failed = Zeilen fehlen oder sind nicht lesbar.
replay-fair-seeds = Alle konnten einen Startwert beisteuern
replay-fair-seeds-line = { $count ->
    [0] Niemand hat einen Startwert beigesteuert. Die Würfel sind trotzdem an das Geheimnis gebunden.
    [one] 1 von { $seats } Plätzen hat einen Startwert beigesteuert.
   *[other] { $count } von { $seats } Plätzen haben einen Startwert beigesteuert.
}
replay-fair-no-crypto = Diese Seite kam über einfaches http, deshalb lässt der Browser sie keine Hashes berechnen. Lade die Aufzeichnung herunter und prüfe sie auf deinem Computer:
replay-fair-download = Aufzeichnung herunterladen
replay-fair-not-over = Die Partie läuft noch. Ihr Geheimnis wird gelüftet, wenn sie vorbei ist; bis dahin ist dies ihre Festlegung:
replay-fair-by-hand = Oder prüfe sie ohne diese Seite, mit Entscheidungen und Ergebnis:
replay-fair-other-dice = Diese Partie wurde nicht an einem Tisch gespielt: Ihre Würfel kommen aus einem Startwert in der Aufzeichnung, und niemand kann sagen, wie er gewählt wurde.
replay-fair-lesson = Die Würfel einer Lektion liegen vorher fest, damit alle dasselbe lernen.

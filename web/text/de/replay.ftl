# Matches that are over: watching them again, and checking their dice.

replay-heading = Wiederholung
replay-record = Aufzeichnung
replay-fair = Faire Würfel
replay-share = Diese Stellung teilen
replay-board = Der Tisch an dieser Stelle
replay-slider = Aktion
replay-first = Zum Anfang
replay-back = Vorherige Aktion
replay-next = Nächste Aktion
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }×
replay-step = { $number } von { $last }
replay-sight = Ansicht
replay-everything = Alles
replay-statistics = Statistik
replay-numbers = Was jede Zahl gebracht hat
replay-number = Zahl
replay-rolled = Gewürfelt
replay-moments = Schlüsselmomente
replay-timeline = Verlauf der Partie

## Fair dice

replay-fair-title = Faire Würfel
replay-fair-lead = Du musst den Würfeln des Gastgebers nicht blind vertrauen: Dein Browser prüft sie hier.
replay-fair-how-1 = Vor der Partie zieht der Server ein zufälliges Geheimnis und veröffentlicht dessen Festlegung, einen Fingerabdruck, der nur zu diesem Geheimnis passt.
replay-fair-how-2 = Jeder Spieler kann einen Startwert beisteuern. Der Server konnte ihn nicht kennen, als er das Geheimnis zog.
replay-fair-how-3 = Würfel und Karten jeder Aktion werden aus dem Geheimnis, dem Namen des Tischs, allen Startwerten und der Nummer der Aktion berechnet.
replay-fair-how-4 = Nach der Partie wird das Geheimnis aufgedeckt, und alle können nachrechnen.
replay-fair-how-5 = So kann der Server während der Partie keinen Wurf aussuchen, und niemand kann einen vorhersehen.
replay-fair-checking = Wird geprüft …
replay-fair-all-well = Die Würfel waren fair
replay-fair-all-well-line = { $decisions ->
    [one] Das Austeilen und 1 Aktion passen genau zur Festlegung der Würfel.
   *[other] Das Austeilen und { $decisions } Aktionen passen genau zur Festlegung der Würfel.
}
replay-fair-not-well = Die Prüfung ist fehlgeschlagen
replay-fair-not-well-line = Heb die Aufzeichnung auf und frag den Gastgeber. Unten steht, was nicht stimmt.
replay-fair-ok = stimmt
replay-fair-failed = stimmt nicht
replay-fair-unsure = nicht prüfbar
replay-fair-secret = Das Geheimnis passt zur Festlegung
replay-fair-secret-line = Der SHA-256-Wert des Geheimnisses ist die Festlegung in der Aufzeichnung.
replay-fair-secret-failed = Das Geheimnis in der Aufzeichnung passt nicht zu ihrer Festlegung.
replay-fair-secret-missing = Das Geheimnis wurde nicht aufgedeckt. Einer beendeten Partie ohne Geheimnis solltest du nicht trauen.
replay-fair-noted = Es ist die Festlegung, die du gesehen hast
replay-fair-noted-line = Dieser Browser hat sie am { $when } gesehen, während der Partie.
replay-fair-noted-failed = Während der Partie hat dieser Browser eine andere Festlegung gesehen: { $seen }.
replay-fair-noted-none = Dieser Browser hat den Tisch während der Partie nicht gesehen, deshalb lässt sich nur die Aufzeichnung prüfen. Hast du die Festlegung notiert, vergleiche sie: { $commitment }
replay-fair-chance = Jeder Wurf und jede Karte folgt aus dem Geheimnis
replay-fair-chance-line = Alle { $count } Würfe und gezogenen Karten wurden aus Geheimnis, Tisch, Startwerten und Aktionsnummer nachgerechnet. Alle stimmen überein.
replay-fair-chance-failed = Aktion { $number } passt nicht zum Geheimnis.
replay-fair-told = Der Anfang wurde woanders gespielt
replay-fair-told-line = Würfel und Karten bis Aktion { $number } wurden importiert und fielen nicht an diesem Tisch.
replay-fair-lines = Die Aufzeichnung ist vollständig
replay-fair-lines-line = Sie hat einen Kopf und ein Ergebnis. Die Prüfsumme ist { $check }: gleiche Prüfsumme, gleiche Partie.
replay-fair-lines-failed = Zeilen fehlen oder sind nicht lesbar.
replay-fair-seeds = Jeder Spieler konnte einen Startwert beisteuern
replay-fair-seeds-line = { $count ->
    [0] Niemand hat einen Startwert beigesteuert. Die Würfel sind trotzdem an das Geheimnis gebunden.
    [one] 1 von { $seats } Plätzen hat einen Startwert beigesteuert.
   *[other] { $count } von { $seats } Plätzen haben einen Startwert beigesteuert.
}
replay-fair-no-crypto = Diese Seite wurde über einfaches http geladen, deshalb kann der Browser keine Hashes berechnen. Lade die Aufzeichnung herunter und prüfe sie auf deinem Computer:
replay-fair-download = Aufzeichnung herunterladen
replay-fair-not-over = Die Partie läuft noch. Das Geheimnis wird am Ende aufgedeckt; bis dahin ist dies die Festlegung der Würfel:
replay-fair-by-hand = Oder prüf sie selbst, mit allen Aktionen und dem Ergebnis:
replay-fair-other-dice = Diese Partie wurde nicht an einem Tisch gespielt. Ihre Würfel kommen aus einem Startwert in der Aufzeichnung, und niemand kann sagen, wie er gewählt wurde.
replay-fair-lesson = Die Würfel einer Lektion stehen vorher fest, damit alle dasselbe lernen.

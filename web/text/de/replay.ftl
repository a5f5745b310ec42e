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
replay-moments = Schlüsselmomente
replay-timeline = Verlauf der Partie

## Fair dice

replay-fair-title = Faire Würfel
replay-fair-lead = Du musst den Würfeln des Gastgebers nicht blind vertrauen: Dein Browser prüft sie hier.
replay-fair-how-1 = Vor der Partie zieht der Server ein zufälliges Geheimnis und veröffentlicht dessen Festlegung, einen Fingerabdruck, der nur zu diesem Geheimnis passt.
replay-fair-how-2 = Erst danach schickt das Gerät jedes Spielers einen eigenen Startwert als Antwort auf die Festlegung. Dein Browser merkt sich beides.
replay-fair-how-3 = Würfel und Karten jeder Aktion werden aus dem Geheimnis, dem Namen des Tischs, allen Startwerten und der Nummer der Aktion berechnet.
replay-fair-how-4 = Nach der Partie wird das Geheimnis aufgedeckt. Dein Browser rechnet nach und vergleicht mit dem, was er sich gemerkt hat.
replay-fair-how-5 = So kann der Server die Würfel nicht aussuchen, es sei denn, ein anderer Spieler macht mit dem Gastgeber gemeinsame Sache und wählt einen passenden Startwert. Der Server selbst kennt die Würfel vorher.
replay-fair-checking = Wird geprüft …
replay-fair-all-well = Die Würfel waren fair
replay-fair-all-well-line = { $decisions ->
    [one] Das Austeilen und 1 Aktion passen genau zur Festlegung der Würfel.
   *[other] Das Austeilen und { $decisions } Aktionen passen genau zur Festlegung der Würfel.
}
replay-fair-part-well = Was sich prüfen ließ, stimmt
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
replay-fair-own = Dein Startwert steckt in den Würfeln
replay-fair-own-line = Dieser Browser hat { $seed } gezogen, nachdem er die Festlegung gesehen hatte. Genau dieser Startwert ist für deinen Platz aufgezeichnet.
replay-fair-own-failed = In der Aufzeichnung steht an deinem Platz ein anderer Startwert als der, den dieser Browser geschickt hat: { $seed }.
replay-fair-own-none = Dieser Browser hat für deinen Platz keinen Startwert geschickt. Vielleicht war es ein anderes Gerät.
replay-fair-kept = Was du während der Partie gesehen hast
replay-fair-kept-commitment = Während der Partie hat der Tisch eine andere Festlegung gezeigt als am Anfang.
replay-fair-kept-seed = Während der Partie zeigte dein Platz einen anderen Startwert als den, den dieser Browser geschickt hat.
replay-fair-kept-given = Der Server hat an deinem Platz einen Startwert eingetragen, bevor dieser Browser deinen schicken konnte.
replay-fair-kept-bot = Am Platz eines Bots steht ein Startwert, obwohl Bots keinen angeben.
replay-fair-kept-secret = Das Geheimnis der Würfel passt nicht zu der Festlegung, die dieser Browser gesehen hat.
replay-fair-kept-dice = Würfel, die während der Partie zu sehen waren, passen nicht zur Aufzeichnung.
replay-fair-kept-record = Das ist nicht die Aufzeichnung dieses Tischs.
replay-fair-chance = Jeder Wurf und jede Karte folgt aus dem Geheimnis
replay-fair-chance-line = Alle { $count } Würfe und gezogenen Karten wurden aus Geheimnis, Tisch, Startwerten und Aktionsnummer nachgerechnet. Alle stimmen überein.
replay-fair-chance-failed = Aktion { $number } passt nicht zum Geheimnis.
replay-fair-told = Der Anfang wurde woanders gespielt
replay-fair-told-line = Würfel und Karten bis Aktion { $number } wurden importiert und fielen nicht an diesem Tisch.
replay-fair-told-never = Bis Aktion { $number } stammen die Würfel in der Aufzeichnung nicht aus dem Geheimnis, obwohl nicht alle diese Aktionen anderswo gespielt wurden.
replay-fair-lines = Die Aufzeichnung ist vollständig
replay-fair-lines-line = Sie hat einen Kopf und ein Ergebnis. Die Prüfsumme ist { $check }: gleiche Prüfsumme, gleiche Partie.
replay-fair-lines-failed = Zeilen fehlen oder sind nicht lesbar.
replay-fair-seeds = Startwerte der Spieler
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

# The pages of the rules and of the icons.

rules-title = Regeln
rules-page-title = { $game }: Regeln
rules-lead = Jede Regel hat eine Nummer. Ist am Tisch etwas gesperrt, siehst du die Nummer der Regel dazu.
rules-minute = Das Spiel in einer Minute
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Keine Regeln zu „{ $words }“ gefunden.
rules-clear = Suche löschen
rules-back = Zurück
rules-back-table = Zurück zum Tisch
rules-back-lobby = Zurück zur Lobby
rules-print = Drucken
rules-link = Link zu Regel { $id }
rules-unknown = Dieses Spiel hat keine Regel { $id }.
rules-source-ours = von uns entschieden
rules-source-partly = teils von uns entschieden
rules-source-base = aus dem Grundspiel
rules-sources = Wo die Spielregel etwas offenlässt, ist die Regel mit „{ rules-source-ours }“, „{ rules-source-partly }“ oder „{ rules-source-base }“ gekennzeichnet.
rules-example-title = Beispiel
rules-example =
    Der Verteidiger hat 0 + 2 + 3 + 2 = 7. Der Angreifer hat 1 + 3 + 0 + 0 − 2 = 2 für einen Schuss und 1 + 4 + 0 + 1 − 2 = 4 für einen Pass. Er passt.
    Der Angreifer setzt 3 Passtoken ein: 7. Der Verteidiger setzt 1 Verteidigungstoken ein: 8.
    Die Würfel zeigen 3 und 6: 10 gegen 14. Der Verteidiger erobert den Ball.

## Chapters

rules-chapter-ct-cards = Schachtel und Karten
rules-chapter-ct-setup = Vor dem Anstoß
rules-chapter-ct-round = Die Runde und das Ziehen
rules-chapter-ct-attack = Der Angriff
rules-chapter-ct-contest = Schuss oder Pass
rules-chapter-ct-dice = Neue Würfe und Paraden
rules-chapter-ct-end = Ende von Runde, Hälfte und Partie
rules-chapter-ct-special = Besondere Karten
rules-chapter-ct-words = Begriffe auf den Karten
rules-chapter-ct-bench = Motivation und Transfers
rules-chapter-mk-setup = Vor dem ersten Wurf
rules-chapter-mk-turn = Der Zug und der Wurf
rules-chapter-mk-income = Einkommen
rules-chapter-mk-build = Bauen und gewinnen
rules-chapter-mk-variant = Variante: Komme, was wolle

## The game in one minute

rules-minute-ct-draw-title = Ziehen
rules-minute-ct-draw = Beide Trainer ziehen auf 4 Karten nach. Dann nimmt jeder eine Matchkarte vom Spielfeld.
rules-minute-ct-play-title = Ausspielen
rules-minute-ct-play = Spielt abwechselnd Karten aus und nutzt ihre Fähigkeiten, insgesamt bis zu neun Karten.
rules-minute-ct-choose-title = Schießen oder passen
rules-minute-ct-choose = Der Angreifer wählt: schießen, um ein Tor zu erzielen, oder passen, um den Ball zu behalten.
rules-minute-ct-contest-title = Duell
rules-minute-ct-contest = Jede Seite addiert Werte, Token und einen Würfel. Die höhere Summe gewinnt, bei Gleichstand der Angreifer.
rules-minute-ct-win-title = Gewinnen
rules-minute-ct-win = Nach einem Tor oder Ballverlust greift der Gegner an. Wer in zwei Hälften mehr Tore schießt, gewinnt.
rules-minute-mk-roll-title = Würfeln
rules-minute-mk-roll = Würfle mit einem Würfel, später auch mit zweien. Es zählt die Summe.
rules-minute-mk-pay-title = Zahlen
rules-minute-mk-pay = Wer würfelt, bezahlt zuerst die roten Karten der anderen, die diese Zahl haben.
rules-minute-mk-earn-title = Verdienen
rules-minute-mk-earn = Dann bringen Karten mit dieser Zahl Münzen, blaue auch bei fremden Würfen.
rules-minute-mk-build-title = Bauen
rules-minute-mk-build = Bau ein Projekt vom Markt oder eines deiner Großprojekte.
rules-minute-mk-win-title = Gewinnen
rules-minute-mk-win = Wer zuerst alle vier Großprojekte gebaut hat, gewinnt sofort.

## Icons: Captain Tsubasa

rules-icons = Symbole
rules-icons-lead = Was die Symbole auf Karten und Tischen bedeuten.
rules-icons-search = Symbole durchsuchen
rules-icons-found = { $count ->
    [one] 1 Symbol gefunden
   *[other] { $count } Symbole gefunden
}
rules-icons-none = Keine Symbole zu „{ $words }“ gefunden.
rules-icons-values = Werte
rules-icon-shot = Ein Pfeil mit Ball. Zählt zu deiner Summe, wenn du schießt.
rules-icon-pass = Ein Kreis mit gebogenem Pfeil. Zählt zu deiner Summe, wenn du passt.
rules-icon-defence = Ein Schild mit Mauer. Zählt zu deiner Summe, wenn du verteidigst.
rules-icon-zero-name = Kein Wert
rules-icon-zero = Eine hohle Form: Hier bringt die Karte nichts.
rules-icon-minus-name = Abzug
rules-icon-minus = Weiß mit farbigem Rand: Das geht von deiner Summe ab. Steht auf gelben und roten Karten.
rules-icons-tokens = Token
rules-icon-available-name = Verfügbar
rules-icon-available = Ein gefüllter Token. Du kannst ihn für +1 einsetzen oder damit Spieler bezahlen.
rules-icon-reserve-name = In Reserve
rules-icon-reserve = Nur der Umriss. Du musst ihn erst erhalten.
rules-icon-gained-name = Kommt dazu
rules-icon-gained = Umriss mit Plus. Die ausgewählte Karte würde dir diesen Token bringen.
rules-icons-decks = Karten nach ihrem Titelband
rules-icon-initial-name = Startkarte
rules-icon-initial = Silbernes Band. Damit beginnt deine Mannschaft.
rules-icon-motivation-name = Motivationskarte
rules-icon-motivation = Goldenes Band. Eine stärkere Karte für einen ausgespielten Spieler.
rules-icon-match-name = Matchkarte
rules-icon-match = Grünes Band mit der Hälfte, zu der sie gehört. Kommt vom Spielfeld.
rules-icon-signing-name = Transfer
rules-icon-signing = Petrolfarbenes Band. Ein Spieler einer anderen Mannschaft, für beide Trainer.
rules-icon-tired-name = Erschöpfungskarte
rules-icon-tired = Graues Band. Keine Werte, keine Fähigkeit; nimmt nur Platz auf der Hand weg.
rules-icon-backs-name = Rückseiten
rules-icon-backs = Blau: { $nankatsu }. Schwarz: { $toho }. Grün: Matchkarten.
rules-icons-parts = Auf einer Karte
rules-icon-plate-name = Rückennummer
rules-icon-plate = Das Schild links, in den Farben der Mannschaft.
rules-icon-position-name = Position auf dem Feld
rules-icon-position = Tor, Abwehr, Mittelfeld oder Sturm: { $gk }, { $df }, { $mf }, { $fw }.
rules-icon-cost = So viele Token kostet eine Motivationskarte oder ein Transfer.
rules-icon-ability1 = Gefüllter Kreis mit einer 1. Du darfst sie nutzen, wenn du die Karte ausspielst.
rules-icon-ability2 = Umrandeter Kreis mit einer 2. Auch sie darfst du nutzen, vor oder nach Fähigkeit 1.
rules-icon-must = Dunkelroter Streifen. Pflicht, wenn du Fähigkeit 1 nutzt.
rules-icon-star-name = Stern
rules-icon-star = Im ersten Spiel nicht dabei.
rules-icons-abilities = Was Fähigkeiten bewirken
rules-icon-draw-name = Ziehen
rules-icon-draw = Zieh Karten von deinem Nachziehstapel.
rules-icon-play-name = Noch eine ausspielen
rules-icon-play = Spiel noch eine Karte aus: von der Hand, vom Ablagestapel oder vom Nachziehstapel.
rules-icon-remove-name = Entfernen
rules-icon-remove = Die Karte verlässt das Spiel.
rules-icon-discard-name = Ablegen
rules-icon-discard = Eine Karte kommt auf den Ablagestapel ihres Besitzers.
rules-icon-rival-discards-name = Gegner legt ab
rules-icon-rival-discards = Dein Gegner legt eine zufällige Handkarte ab.
rules-icon-send-back-name = Zurückschicken
rules-icon-send-back = Eine ausgespielte Karte deines Gegners kommt auf seinen Ablagestapel.
rules-icon-reroll-name = Neuer Wurf
rules-icon-reroll = Ein Würfel dieser Runde wird neu geworfen.
rules-icon-save-name = Parade
rules-icon-save = Der Handschuh des Torhüters: Kommt ein Schuss durch, darfst du für eine Parade würfeln.
rules-icon-table-name = Paradentabelle
rules-icon-table = Die Ergebnisse des Torhüterwürfels: gehalten, Ecke oder Tor.
rules-icon-control-name = Ball behalten
rules-icon-control = Zählt wie ein Pass, der ankommt.
rules-icon-special-name = Spezialschuss
rules-icon-special = Ein geheimes Duell: ein Spezialschuss gegen eine Spezialverteidigung.
rules-icons-bookings = Karten, Erschöpfung und der Ball
rules-icon-yellow = Eine schlichte schräge Karte. Ihr Abzug zählt in jeder Runde.
rules-icon-red = Eine schräge Karte mit weißem Kreuz. Bleibt bis zum Ende der Partie.
rules-icon-fatigue = Ein Tropfen mit zwei Balken. Jemand bekommt eine Erschöpfungskarte.
rules-icon-ball-name = Der Ball
rules-icon-ball = Die Mannschaft mit dem Ball greift an.

## Icons: Machi Koro

rules-icons-colours = Farben der Karten
rules-icon-blue = Wellen und eine Weltkugel. Bringt bei jedem Wurf Münzen, aus der Bank.
rules-icon-green = Streifen und eine Person. Bringt bei deinem Wurf Münzen, aus der Bank.
rules-icon-red-card = Punkte und ein Pfeil. Bringt Münzen, wenn andere würfeln; wer würfelt, zahlt dir.
rules-icon-purple = Rauten und ein Stern. Wirkt bei deinem Wurf; von jeder Art nur eine.
rules-icons-card = Auf einem Projekt
rules-icon-dice-name = Würfelzahl
rules-icon-dice = Die Karte bringt Münzen, wenn diese Zahl fällt, bei zwei Würfeln als Summe.
rules-icon-price = Die Münze mit Zahl. So viel kostet der Bau.
rules-icon-coin-name = Münze
rules-icon-coin = Geld: was eine Karte bringt und was du besitzt.
rules-icon-stock = Schräge Striche: So viele liegen noch auf dem Markt.
rules-icons-kinds = Symbole, die andere Karten zählen
rules-icon-kind-counted = Jede deiner Karten damit zählt für „{ $card }“.
rules-icon-kind-stadium = Bringt mit dem „{ $stadium }“ 1 Münze mehr.
rules-icon-kind-plain = Keine andere Karte zählt es.
rules-icons-large = Großprojekte
rules-icon-built-name = Gebaut
rules-icon-built = Farbig, mit grünem Rand und Haken. Wirkt ab deinem nächsten Zug.
rules-icon-open-name = Noch nicht gebaut
rules-icon-open = Grau, mit den Kosten.

## Icons: both tables

rules-icons-states = An beiden Tischen
rules-icon-legal-name = Wählbar
rules-icon-legal = In voller Farbe: Das kannst du wählen.
rules-icon-chosen-name = Ausgewählt
rules-icon-chosen = Angehoben, mit hellem Rahmen. Der Knopf sagt, was dann geschieht.
rules-icon-barred-name = Gesperrt
rules-icon-barred = Abgedunkelt, mit Schloss und Grund. Tipp darauf, um die Regel zu sehen.
rules-icon-waiting-name = Nicht dran
rules-icon-waiting = Abgedunkelt, ohne Schloss.
rules-icon-preview-name = Vorschau
rules-icon-preview = Gestrichelter Rahmen: wohin die Karte käme und was sich ändern würde.
rules-icon-now-name = Leuchtgelb
rules-icon-now = Zeigt, was du tun kannst, was sich ändern würde oder gerade geändert hat.

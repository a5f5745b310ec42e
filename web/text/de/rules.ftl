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

## Icons

rules-icons = Symbole
rules-icons-lead = Was die Symbole auf Karten und Tischen bedeuten.
rules-icons-search = Symbole durchsuchen
rules-icons-found = { $count ->
    [one] 1 Symbol gefunden
   *[other] { $count } Symbole gefunden
}
rules-icons-none = Keine Symbole zu „{ $words }“ gefunden.

rules-icons-states = An jedem Tisch
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

# The settings.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-hint = Für Lobby, Regeln und Archiv. Am Tisch ist immer Nacht oder immer Tag, je nach Spiel.
settings-motion = Animationen
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-motion-hint = Tippen oder eine beliebige Taste überspringt eine Animation.
settings-sound = Ton
settings-sound-hint = Kurze Klänge. Alles Hörbare ist auch zu sehen.
settings-odds = Chancen zeigen
settings-odds-hint = Du siehst die Chancen von Schuss und Pass und den Ertrag jedes Wurfs, bevor du dich entscheidest.
settings-palette = Für Farbenblinde
settings-palette-hint = Vermeidet Rot und Grün nebeneinander.
settings-big-text = Große Schrift
settings-big-text-hint = Vergrößert alle Texte um 20 %.
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-hint = Eine Benachrichtigung des Browsers, solange die Seite im Hintergrund ist.
settings-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
settings-notify-none = Dieser Browser unterstützt keine Benachrichtigungen.
settings-kept = Nur in diesem Browser gespeichert.

# Tables: the waiting room, and what all matches share.

table-coming = Der Tisch wird gedeckt.
table-copied-link = Link kopiert. Füge ihn in eine Nachricht ein.
table-copy-this-link = Link kopieren
table-share = Teilen
table-link = Link
table-code = Code zum Eintippen in der Lobby
table-qr = QR-Code von { $url }
table-only-here = Diese Adresse kennt nur dieser Computer. Für andere Geräte starte den Server mit: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $open } Personen.
}
table-free-seat = Freier Platz
table-seat-number = Platz { $number }
table-is-here = Da
table-is-away = Nicht da
table-sit-down = Hinsetzen
table-your-name = Dein Name
table-name-example = Wie die anderen dich nennen
table-or-watch = Oder bleib und schau zu: Es geht los, sobald alle Plätze besetzt sind.
table-leave = Tisch verlassen
table-invite = Jemanden einladen
table-invite-how = Schick den Link, lass den Code scannen oder lies die Zeichen vor.
table-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
table-clock-move = { $time } für jede Entscheidung
table-clock-match = { $time } für alle Entscheidungen einer Person
table-own-cards = Gespielt wird mit eigenen Karten.
table-promise = Festlegung der Würfel:

## Pages for what goes wrong

table-trouble-no-such-table = Sieh dir Link oder Code noch einmal an: Jedes Zeichen zählt. Tische, an denen niemand saß, werden nach einer Weile abgeräumt.
table-trouble-other-rules = Die Partie liegt sicher auf dem Server. Ein älteres Golazo kann sie weiterspielen; hier kannst du eine neue beginnen.
table-trouble-too-many = Aus deinem Netz sind hier viele Verbindungen offen. Schließ andere Tabs von Golazo oder warte einen Moment.
table-trouble-bad-token = Du warst lange weg. Lade die Seite neu, dann kannst du dich setzen.
table-trouble-not-over = Solange eine Partie läuft, kann man ihr zusehen, aber nicht in ihr blättern.
table-trouble-offline = Läuft der Server, und bist du verbunden?
table-trouble-other = Was entschieden wurde, ist gespeichert. Versuch es gleich noch einmal.

## The bar and the menu

table-menu = Menü
table-menu-of = Menü dieses Tischs: { $table }
table-against = gegen { $name }
table-players = { $count } Personen
table-turn-of = { $name } ist dran
table-you-watch = Du schaust zu
table-undo = Zurücknehmen
table-chat-unread = { $unread ->
    [0] Chat
   *[other] Chat, { $unread } neu
}
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-help = Hilfe
table-settings = Einstellungen
table-copy-link = Link zum Zuschauen kopieren
table-pause = Um eine Pause bitten
table-draw = Unentschieden anbieten
table-draw-really = Wenn alle zustimmen, endet die Partie hier ohne Sieg.
table-resign = Aufgeben
table-resign-really = Zu zweit ist die Partie dann verloren. Zu mehreren spielt ein Bot für dich weiter.
table-bot-stands-in = Ein Bot springt ein
table-has-resigned = Hat aufgegeben
table-result = Ergebnis

## Chat

table-chat = Chat
table-say = Sag etwas
table-send = Senden
table-nothing-said = Noch hat niemand etwas gesagt.
table-mute = Nichts mehr von { $name } hören
table-muted = { $name } ist stumm.
table-unmute = Wieder hören

## While the match is on

table-reconnecting = Verbindung wird wiederhergestellt …
table-paused = Die Partie ist unterbrochen.
table-resume = Weiter
table-i-am-back = Ich bin wieder da
table-hurry = Schnell!
table-hurry-you = Du hast weniger als zehn Sekunden.
table-agree = Zustimmen
table-decline = Ablehnen
table-still-to-answer = Es fehlt die Antwort von: { $names }
table-never-mind = Doch nicht
table-your-turn = Du bist dran
table-pass-on = Gib das Gerät an { $name } weiter
table-look-away = Alle anderen schauen weg. Gezeigt wird erst etwas, wenn { $name } es sagt.
table-raise = Ich bin { $name }: Karten zeigen

## Log and help

table-log = Ticker
table-what-happened = Was ist gerade passiert?
table-nothing-happened = Noch nichts: Die Partie hat gerade erst begonnen.
table-before = Zurück
table-after = Weiter
table-of = { $number } von { $count }
table-rules = Die Regeln
table-icons = Was die Zeichen bedeuten
table-learn = Beim Spielen lernen
table-help-reasons = Was nicht geht, sagt, warum: Tippe darauf. Noch ein Tippen, und du siehst die Regel.
table-help-hold = Halte den Finger auf eine Karte, um sie groß zu sehen.
table-help-point = Zeig mit der Maus auf eine Karte, um sie groß zu sehen.
table-keys = Tasten
table-key-choose = auswählen
table-key-do = tun, was auf der Schaltfläche steht
table-key-back = zurück
table-key-card = Karte groß ansehen
table-key-no-more = keine Karten mehr
table-key-shot = Schuss
table-key-pass = Pass
table-key-roll = würfeln
table-key-build = bauen

## The end

table-closed = Die Partie wurde geschlossen
table-drawn = Unentschieden
table-projects = { $count ->
    [one] 1 Großprojekt
   *[other] { $count } Großprojekte
}
table-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
table-rematch = Revanche
table-join-rematch = Zur Revanche
table-watch-rematch = Der Revanche zusehen
table-rematch-is-on = Eine Revanche läuft.
table-rematch-offered = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
table-watch-again = Noch einmal ansehen
table-timeline = Spielverlauf
table-share-match = Partie teilen
table-fair = Faire Würfel
table-see-table = Den Tisch ansehen

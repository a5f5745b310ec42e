# Tables: the waiting room, and what all matches share.

table-coming = Der Tisch wird vorbereitet …
table-copied-link = Link kopiert. Füge ihn in eine Nachricht ein.
table-copy-this-link = Link kopieren
table-share = Teilen
table-link = Link
table-code = Code zum Eintippen in der Lobby
table-qr = QR-Code für { $url }
table-only-here = Diese Adresse funktioniert nur auf diesem Computer. Für andere Geräte starte den Server mit: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Es fehlt noch 1 Spieler.
   *[other] Es fehlen noch { $open } Spieler.
}
table-free-seat = Freier Platz
table-seat-number = Platz { $number }
table-is-here = Da
table-is-away = Nicht da
table-sit-down = Hinsetzen
table-your-name = Dein Name
table-name-example = Dein Name am Tisch
table-or-watch = Oder schau zu: Die Partie beginnt, sobald alle Plätze besetzt sind.
table-leave = Tisch verlassen
table-invite = Mitspieler einladen
table-invite-how = Schick den Link, zeig den QR-Code oder lies den Code vor.
table-watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
table-clock-move = { $time } pro Aktion
table-clock-match = { $time } pro Spieler für die ganze Partie
table-own-cards = Gespielt wird mit eigenen Karten.
table-promise = Festlegung der Würfel:
table-seed-missing = Startwert fehlt
table-dice-commitment = Der Tisch zeigt jetzt eine andere Festlegung der Würfel als vorher.
table-dice-seed = Der Startwert an deinem Platz ist nicht der, den dieser Browser geschickt hat.
table-dice-given = Der Server hat an deinem Platz einen Startwert eingetragen, bevor dieser Browser deinen schicken konnte.
table-dice-bot = Am Platz eines Bots steht ein Startwert, obwohl Bots keinen angeben.
table-dice-secret = Das Geheimnis der Würfel passt nicht zu der Festlegung, die dieser Browser gesehen hat.
table-dice-dice = Würfel, die du gesehen hast, passen nicht zur Aufzeichnung.
table-dice-why = Was stimmt nicht?

## Pages for what goes wrong

table-trouble-no-such-table = Prüf den Link oder den Code noch einmal, Zeichen für Zeichen. Tische, an denen niemand mitspielt, werden nach einer Weile entfernt.
table-trouble-other-rules = Die Partie ist auf dem Server sicher, lässt sich aber nur mit einer älteren Version von Golazo fortsetzen. Hier kannst du eine neue beginnen.
table-trouble-too-many = Aus deinem Netz sind zu viele Verbindungen offen. Schließ andere Golazo-Tabs oder warte einen Moment.
table-trouble-bad-token = Du warst lange weg. Lade die Seite neu, um mitzuspielen.
table-signed-out = Du wurdest von einem anderen Gerät aus abgemeldet.
table-trouble-signed-out = Deine Partien laufen weiter. Melde dich an, um auf deine Plätze zurückzukehren, oder spiel als Gast.
table-trouble-not-over = Solange eine Partie läuft, kannst du zusehen. Die Wiederholung gibt es, sobald sie zu Ende ist.
table-no-page = Dieses Spiel lässt sich nicht im Browser spielen
table-trouble-no-page = Spiel es im Terminal, oder such dir in der Lobby ein anderes aus.
table-trouble-offline = Prüf deine Verbindung und ob der Server läuft.
table-trouble-other = Alles bisher Gespielte ist gespeichert. Versuch es gleich noch einmal.

## The bar and the menu

table-menu = Menü
table-menu-of = Menü: { $table }
table-against = gegen { $name }
table-players = { $count } Spieler
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
table-copy-link = Zuschauerlink kopieren
table-pause = Um eine Pause bitten
table-draw = Unentschieden anbieten
table-draw-really = Wenn alle zustimmen, endet die Partie unentschieden.
table-resign = Aufgeben
table-resign-really = Du verlierst diese Partie.
table-resign-really-several = Ein Bot spielt für dich weiter.
table-bot-stands-in = Ein Bot springt ein
table-has-resigned = Aufgegeben
table-result = Ergebnis

## Chat

table-chat = Chat
table-say = Nachricht schreiben
table-send = Senden
table-nothing-said = Noch keine Nachrichten.
table-mute = { $name } stummschalten
table-report = Nachricht von { $name } melden
table-reported = Gemeldet. Der Gastgeber kann die Nachricht jetzt sehen.
table-muted = { $name } ist stummgeschaltet.
table-unmute = Nicht mehr stumm

## While the match is on

table-reconnecting = Verbindung wird wiederhergestellt …
table-paused = Die Partie ist pausiert.
table-resume = Weiter
table-i-am-back = Ich bin wieder da
table-hurry = Schnell!
table-hurry-you = Du hast weniger als zehn Sekunden.
table-agree = Zustimmen
table-decline = Ablehnen
table-still-to-answer = Antwort fehlt noch: { $names }
table-never-mind = Abbrechen
table-your-turn = Du bist dran
table-pass-on = Gib das Gerät an { $name } weiter
table-look-away = Alle anderen: wegschauen! Die Karten bleiben verdeckt, bis { $name } bereit ist.
table-raise = Ich bin { $name }: Karten zeigen

## Log and help

table-log = Ticker
table-log-earlier = Frühere Aktionen werden geladen …
table-what-happened = Was ist gerade passiert?
table-nothing-happened = Noch nichts: Die Partie hat gerade erst begonnen.
table-before = Zurück
table-after = Weiter
table-of = { $number } von { $count }
table-rules = Regeln
table-icons = Was die Symbole bedeuten
table-learn = Beim Spielen lernen
table-help-reasons = Tipp auf etwas Gesperrtes, um den Grund zu sehen.
table-help-hold = Halte den Finger auf eine Karte, um sie groß zu sehen.
table-help-point = Zeig mit der Maus auf eine Karte, um sie groß zu sehen.
table-keys = Tasten
table-key-choose = auswählen
table-key-do = Hauptknopf drücken
table-key-back = zurück
table-key-card = Karte vergrößern
## The end

table-closed = Die Partie wurde geschlossen
table-drawn = Unentschieden
table-rematch = Revanche
table-join-rematch = Zur Revanche
table-watch-rematch = Der Revanche zusehen
table-rematch-is-on = Die Revanche hat begonnen.
table-rematch-offered = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
table-watch-again = Wiederholung
table-timeline = Verlauf
table-share-match = Partie teilen
table-fair = Faire Würfel
table-dice-checked = Würfel geprüft
table-see-table = Tisch ansehen

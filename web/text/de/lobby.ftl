# The lobby and the archive.

## Pages

lobby-title = Golazo: Fußball am Spieltisch
lobby-nav = Hauptmenü
lobby-play = Spielen
lobby-archive = Archiv
lobby-rules-and-learning = Regeln und Lektionen
lobby-rules-of = Regeln: { $game }
lobby-icons = Was die Symbole bedeuten
lobby-learn-game = { $game } lernen
lobby-language = Sprache
lobby-settings = Einstellungen
lobby-more-to-read = Mehr
lobby-api = API für Entwickler
lobby-licences = Lizenzen Dritter
lobby-notice = Golazo ist ein unabhängiges Fanprojekt. Es steht in keiner Verbindung zu den Verlagen von { $games } und wurde von ihnen nicht gebilligt. Alle Illustrationen sind eigene.

## The games

lobby-minutes = etwa { $minutes } Min.
lobby-play-now = Jetzt spielen
lobby-invite-friend = Freund einladen
lobby-invite-friends = Freunde einladen
lobby-one-screen = An einem Bildschirm
lobby-learn = Lernen
lobby-rules = Regeln

## Playing at once

lobby-quick-title = { $game } gegen Bots
lobby-quick-change = { $game }: Gegner ändern
lobby-quick-first = { $level }, erstes Spiel
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 Gegner
   *[other] { $rivals } Gegner
}
lobby-level = Stufe { $number }
lobby-rival-level = Dein Gegner
lobby-rivals-level = Deine Gegner
lobby-rivals = Anzahl der Gegner
lobby-your-team = Deine Mannschaft
lobby-start = Start
lobby-more-options = Mehr Optionen

## A new table

lobby-new-table = Neuer Tisch
lobby-game = Spiel
lobby-against-whom = Modus
lobby-mode-bots = Gegen Bots
lobby-mode-screen = An einem Bildschirm
lobby-mode-friends = Mit Freunden
lobby-mode-bots-hint = Beginnt sofort.
lobby-mode-screen-hint = Ihr wechselt euch an einem Gerät ab. Bei verdeckten Handkarten wird der Bildschirm zwischen den Zügen verdeckt.
lobby-mode-friends-hint = Du bekommst einen Link, einen Code und einen QR-Code zum Teilen. Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-players-number = Spieler
lobby-by-lot = Zufällig
lobby-rival = Gegner
lobby-rival-number = Gegner { $number }
lobby-seat = Platz { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Du
lobby-seat-me = Du, an diesem Bildschirm
lobby-seat-open = Frei, für Freunde
lobby-screen-teams = Eine Person trainiert { $first }, die andere { $second }.
lobby-screen-turns = In diesem Spiel ist nichts verdeckt: Ihr wechselt euch einfach ab.
lobby-start-match = Partie starten
lobby-open-the-table = Tisch öffnen
lobby-link-comes = Den Einladungslink bekommst du auf der nächsten Seite.
lobby-more = Mehr
lobby-options-of-game = Spieloptionen
lobby-options-of-table = Tischoptionen
lobby-public = Alle dürfen mitspielen
lobby-public-on = Der Tisch steht in der Lobby.
lobby-public-off = Nur wer den Link hat, findet ihn.
lobby-watched = Alle dürfen zusehen
lobby-watched-hint = Steht in der Lobby und später im Archiv.
lobby-watched-off = Nur wer den Link hat, kann zusehen.
lobby-chat = Chat
lobby-chat-on = Alle am Tisch können schreiben.
lobby-chat-off = An diesem Tisch gibt es keinen Chat.
lobby-clock = Uhr
lobby-clock-none = Keine Uhr
lobby-clock-none-hint = Nimm dir so viel Zeit, wie du willst.
lobby-clock-move = { $time } pro Aktion
lobby-clock-move-hint = Ist deine Zeit um, spielt ein Bot für dich.
lobby-clock-match = { $time } pro Spieler
lobby-clock-match-hint = Danach zehn Sekunden pro Aktion.
lobby-absence = Wenn jemand geht
lobby-absence-after = Bot nach { $time }
lobby-absence-hint = Ein Bot springt ein, bis die Person zurück ist.
lobby-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
lobby-minutes-long = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
lobby-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
lobby-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}

## Matches and tables

lobby-your-matches = { $count ->
    [one] Deine Partie
   *[other] Deine Partien
}
lobby-your-turn = Du bist dran
lobby-you-decide = Du bist dran
lobby-decides = { $name } ist dran
lobby-waits-for-players = Wartet auf Mitspieler: { $taken } von { $all }
lobby-continue = Weiterspielen
lobby-to-the-table = Zum Tisch
lobby-all-matches = Alle Partien ({ $count })
lobby-turns-wait = { $count ->
    [one] In 1 Partie bist du dran.
   *[other] In { $count } Partien bist du dran.
}
lobby-open-match = Öffnen
lobby-against = Gegen { $names }
lobby-begun = Begonnen am { $date }
lobby-lesson = Lektion
lobby-lessons = Lektionen
lobby-lesson-begun = Begonnen
lobby-lesson-continue = Weiter
lobby-no-match-yet = Hier erscheinen deine Partien; du kannst jederzeit gehen und wiederkommen. Neu hier? Lern beim Spielen:
lobby-no-match-now = Gerade läuft keine Partie von dir. Beginne eine neue, oder lern beim Spielen:
lobby-your-finished = Deine beendeten Partien
lobby-learn-minutes = 5 bis 8 Min.
lobby-looking = Lädt …
lobby-open-tables = Offene Tische
lobby-open-seat = freier Platz
lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
lobby-playing = läuft
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-yours = Deiner
lobby-more-tables = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
lobby-fewer-tables = Weniger zeigen
lobby-no-open-table = Gerade gibt es keine offenen Tische.
lobby-open-one = Öffne einen Tisch für alle oder schick Freunden den Link.
lobby-no-answer = Der Server antwortet nicht. Neuer Versuch …
lobby-got-a-code = Hast du einen Code oder Link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = Das ist kein Code und kein Link zu einem Tisch.
lobby-go = Los
lobby-just-now = gerade eben
lobby-just-finished = Gerade beendet
lobby-to-archive = Alle ansehen
lobby-nothing-finished = Noch keine beendeten Partien. Deine könnte die erste sein.
lobby-learn-heading = Lernen beim Spielen, 5 bis 8 Minuten
lobby-replay = Wiederholung

## Oneself

lobby-who-are-you = Wie heißt du?
lobby-your-name = Dein Name
lobby-name-example = z. B. Anna
lobby-name-seen = Die anderen am Tisch sehen ihn.
lobby-name-hint = Gilt an Tischen, an denen du ab jetzt mitspielst.
lobby-name-kept = Gespeichert.
lobby-say-your-name = Namen angeben
lobby-sit-down = Hinsetzen
lobby-stay-guest = Als Gast spielen
lobby-keep = Speichern
lobby-is-guest = Gast
lobby-message = Nachricht des Gastgebers
lobby-message-close = Nachricht schließen
lobby-has-account = Konto
lobby-account = Du
lobby-account-of = { $name }: Name und Konto
lobby-account-for-devices = Konto (optional)
lobby-account-why = Mit Name und Passwort findest du deine Partien auf jedem Gerät. Alles, was du bisher gespielt hast, bleibt erhalten.
lobby-login-why = Deine Plätze als Gast gehen auf dein Konto über.
lobby-account-new = Neues Konto
lobby-account-name = Anmeldename
lobby-account-made = Konto erstellt. Willkommen, { $name }!
lobby-make-account = Konto erstellen
lobby-log-in = Anmelden
lobby-welcome-back = Willkommen zurück, { $name }.
lobby-logged-in = Angemeldet als { $account }
lobby-log-out = Abmelden
lobby-log-out-everywhere = Überall abmelden
lobby-logged-out = Du bist abgemeldet.
lobby-sessions = Wo du angemeldet bist
lobby-session-here = Dieses Gerät
lobby-session-unknown = Unbekanntes Gerät
lobby-session-used = Zuletzt benutzt: { $when }
lobby-session-end = Abmelden
lobby-session-end-on = Abmelden: { $device }
lobby-session-ended = Abgemeldet: { $device }
lobby-password = Passwort
lobby-password-hint = Mindestens 8 Zeichen.
lobby-invitation = Einladungscode
lobby-invitation-hint = Du bekommst ihn vom Gastgeber dieses Servers.
lobby-change-password = Passwort ändern
lobby-old-password = Aktuelles Passwort
lobby-new-password = Neues Passwort
lobby-password-elsewhere = Auf anderen Geräten wirst du abgemeldet.
lobby-password-changed = Passwort geändert.
lobby-delete-account = Konto löschen
lobby-delete-means = Dein Name und dein Passwort werden gelöscht, und niemand kann sich mehr damit anmelden. Deine Partien bleiben unter den damaligen Namen im Archiv.
lobby-delete-really = Endgültig löschen
lobby-account-deleted = Konto gelöscht.

## The archive

lobby-archive-filter = Archiv filtern
lobby-archive-empty = Noch keine beendeten Partien.
lobby-archive-nothing = Keine Partien gefunden.
lobby-archive-all = Alle zeigen
lobby-archive-pages = Seiten des Archivs
lobby-archive-page = Seite { $number }
lobby-newer = Neuere
lobby-older = Ältere
lobby-game-any = Alle Spiele
lobby-player = Spieler
lobby-player-part = Teil des Namens
lobby-only-mine = Nur meine Partien
lobby-ended = Ergebnis
lobby-ended-any = Alle
lobby-ended-by-rules = Zu Ende gespielt
lobby-ended-by-limit = Höchstzahl an Aktionen
lobby-ended-by-resigned = Aufgabe
lobby-ended-by-agreed = Vereinbartes Unentschieden
lobby-ended-by-closed = Abgebrochen
lobby-ended-closed = Abgebrochen
lobby-ended-level = Unentschieden
lobby-ended-limit = Unentschieden nach Höchstzahl
lobby-ended-agreed = Unentschieden vereinbart
lobby-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
lobby-won-by-resignation = { $count ->
    [one] { $names } gewinnt durch Aufgabe
   *[other] { $names } gewinnen durch Aufgabe
}
lobby-decisions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
lobby-imported = importiert
lobby-not-listed = privat
lobby-import = Partie importieren
lobby-import-what = Wähle die Aufzeichnung einer Partie: eine Datei, die du nach einer Partie heruntergeladen oder im Terminal gespeichert hast. Jede Zeile wird geprüft.
lobby-import-choose = Datei wählen
lobby-import-drop = oder hier ablegen (.jsonl)
lobby-import-way = Was möchtest du tun?
lobby-import-study = Ansehen
lobby-import-go-on = Weiterspielen
lobby-import-study-hint = Jede Aktion, von jedem Platz aus gesehen.
lobby-import-go-on-hint = Spiel dort weiter, wo die Aufzeichnung endet, mit neuen Würfeln. Wer sitzt wo?
lobby-import-study-do = Wiederholung öffnen
lobby-import-go-on-do = Tisch öffnen
lobby-import-cards = Kartendatei der Partie (.toml)
lobby-import-not-one = Diese Datei ist keine Aufzeichnung einer Partie.
lobby-import-too-long = Diese Datei ist zu groß für eine Aufzeichnung.
lobby-import-other-game = Das Spiel „{ $game }“ gibt es hier nicht.

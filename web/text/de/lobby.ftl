# The lobby and the archive.

## Pages

lobby-title = Golazo: Fußball am Spieltisch
lobby-nav = Seiten
lobby-play = Spielen
lobby-archive = Archiv
lobby-rules-and-learning = Regeln und Lernen
lobby-rules-of = Regeln: { $game }
lobby-icons = Was die Symbole bedeuten
lobby-learn-game = { $game } lernen
lobby-language = Sprache
lobby-settings = Einstellungen
lobby-more-to-read = Mehr zum Lesen
lobby-api = Für Programme (API)
lobby-notice = Golazo ist eine unabhängige Umsetzung von Fans. Mit den Verlagen von Captain Tsubasa und Machi Koro ist sie weder verbunden noch von ihnen gebilligt. Alle Zeichnungen sind eigene.

## The games

lobby-tsubasa-players = 2 Trainer
lobby-machikoro-players = 2 bis 4 Personen
lobby-minutes = etwa { $minutes } Min.
lobby-tsubasa-told = Trainiere { $nankatsu } oder { $toho } im Finale. Spiel Karten für Schuss, Pass und Verteidigung aus, leg Token dazu und würfle. Schießen oder den Ball behalten?
lobby-machikoro-told = Würfle und sammle Münzen. Bau Imbissstände, Fanshops und Trainingslager, die bei ihren Zahlen Geld bringen. Wer zuerst vier Großprojekte baut, gewinnt.
lobby-play-now = Jetzt spielen
lobby-invite-friend = Freund einladen
lobby-invite-friends = Freunde einladen
lobby-one-screen = An einem Bildschirm
lobby-learn = Lernen
lobby-rules = Regeln

## Playing at once

lobby-quick-title = { $game } gegen Bots
lobby-quick-change = { $game }: andere Gegner wählen
lobby-quick-first = { $level }, erstes Spiel
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 Gegner
   *[other] { $rivals } Gegner
}
lobby-level = Stufe { $number }
lobby-rival-level = Dein Gegner
lobby-rivals-level = Deine Gegner
lobby-rivals = Wie viele Gegner
lobby-your-team = Deine Mannschaft
lobby-start = Los
lobby-more-options = Mehr Optionen

## A new table

lobby-new-table = Neuer Tisch
lobby-game = Spiel
lobby-against-whom = Gegen wen
lobby-mode-bots = Gegen Bots
lobby-mode-screen = An einem Bildschirm
lobby-mode-friends = Mit Freunden
lobby-mode-bots-hint = Beginnt sofort.
lobby-mode-screen-hint = Ihr gebt das Gerät weiter. Wo Handkarten verdeckt sind, fällt zwischen den Zügen ein Vorhang.
lobby-mode-friends-hint = Du bekommst einen Link, einen Code und einen QR-Code. Das Spiel beginnt, wenn alle Plätze besetzt sind.
lobby-players-number = Personen
lobby-by-lot = Per Los
lobby-rival = Gegner
lobby-rival-number = Gegner { $number }
lobby-seat = Platz { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Du
lobby-seat-me = Hier am Bildschirm
lobby-seat-open = Jemand mit dem Link
lobby-screen-teams = Eine Person trainiert { $nankatsu }, die andere { $toho }.
lobby-screen-turns = Die Städte liegen offen: Ihr wechselt euch einfach ab.
lobby-start-match = Spiel beginnen
lobby-open-the-table = Tisch öffnen
lobby-link-comes = Den Link zum Weitergeben gibt es gleich.
lobby-more = Mehr
lobby-options-of-game = Das Spiel
lobby-options-of-table = Der Tisch
lobby-option-tsubasa-first_match = Erstes Spiel
lobby-option-tsubasa-first_match-on = Vier Runden je Hälfte, ohne Fans, Erschöpfung und die kniffligsten Matchkarten.
lobby-option-tsubasa-first_match-off = Sechs Runden je Hälfte, mit allen Karten.
lobby-option-tsubasa-assured_success = Garantierter Erfolg
lobby-option-tsubasa-assured_success-on = Eine 6 gegen eine 1 gewinnt, gleich wie die Summen stehen.
lobby-option-tsubasa-assured_success-off = Nur die Summen zählen.
lobby-option-tsubasa-motivation = Motivation
lobby-option-tsubasa-motivation-on = Token machen aus deinen Stars stärkere Fassungen ihrer selbst.
lobby-option-tsubasa-motivation-off = Die Stars bleiben, wie sie gedruckt sind.
lobby-option-tsubasa-signings = Transfers
lobby-option-tsubasa-signings-on = Vier Spieler anderer Mannschaften sind für Token zu haben.
lobby-option-tsubasa-signings-off = Du spielst nur mit der eigenen Mannschaft.
lobby-option-tsubasa-extra_time = Verlängerung
lobby-option-tsubasa-extra_time-on = Unentschieden nach zwei Hälften? Es geht weiter.
lobby-option-tsubasa-extra_time-off = Unentschieden nach zwei Hälften? Beide sind Meister.
lobby-option-machikoro-beginner_cap = Einsteigergrenze
lobby-option-machikoro-beginner_cap-on = Niemand darf mehr als zwei Karten einer Art besitzen.
lobby-option-machikoro-beginner_cap-off = So viele einer Art, wie es gibt.
lobby-option-machikoro-come_what_may = Komme, was wolle
lobby-option-machikoro-come_what_may-on = Zehn Arten liegen offen, der Rest ist ein verdeckter Stapel: Die Auslage wechselt.
lobby-option-machikoro-come_what_may-off = Alle Arten können von Anfang an gebaut werden.
lobby-public = Alle dürfen mitspielen
lobby-public-on = Der Tisch steht in der Lobby.
lobby-public-off = Nur wer den Link hat, findet ihn.
lobby-watched = Alle dürfen zusehen
lobby-watched-hint = Steht in der Lobby und später im Archiv.
lobby-watched-off = Nur wer den Link hat, kann zusehen.
lobby-chat = Chat
lobby-chat-on = Am Tisch kann man sich schreiben.
lobby-chat-off = Niemand schreibt.
lobby-clock = Uhr
lobby-clock-none = Keine Uhr
lobby-clock-none-hint = Denkt nach, so lange ihr wollt.
lobby-clock-move = { $time } je Entscheidung
lobby-clock-move-hint = Ist die Zeit um, entscheidet ein Bot.
lobby-clock-match = { $time } je Person und Spiel
lobby-clock-match-hint = Verbraucht? Dann zehn Sekunden je Entscheidung.
lobby-absence = Jemand ist weg
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
    [one] Dein Spiel
   *[other] Deine Spiele
}
lobby-your-turn = Du bist dran
lobby-you-decide = Du entscheidest
lobby-decides = { $name } entscheidet
lobby-waits-for-players = Wartet auf Mitspieler: { $taken } von { $all }
lobby-continue = Weiterspielen
lobby-to-the-table = Zum Tisch
lobby-all-matches = Alle { $count } Spiele
lobby-turns-wait = { $count ->
    [one] 1 Spiel wartet auf dich.
   *[other] { $count } Spiele warten auf dich.
}
lobby-open-match = Öffnen
lobby-against = Gegen { $names }
lobby-begun = Begonnen am { $date }
lobby-lesson = Lektion
lobby-lessons = Lektionen
lobby-lesson-begun = Begonnen
lobby-lesson-continue = Weiter
lobby-no-match-yet = Ein Spiel, das du beginnst, wartet hier, bis du wiederkommst. Neu dabei? Lern es beim Spielen:
lobby-learn-minutes = 5 bis 8 Min.
lobby-looking = Einen Moment …
lobby-open-tables = Offene Tische
lobby-open-seat = freier Platz
lobby-bot-level = Bot, Stufe { $number }
lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
lobby-playing = wird gespielt
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-yours = Deiner
lobby-more-tables = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
lobby-fewer-tables = Weniger zeigen
lobby-no-open-table = Gerade wartet niemand auf Mitspieler.
lobby-open-one = Öffne einen Tisch für alle, oder schick jemandem den Link.
lobby-no-answer = Der Server antwortet nicht; neuer Versuch läuft.
lobby-got-a-code = Hast du einen Code oder Link?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = Das ist weder ein Code noch ein Link zu einem Tisch.
lobby-go = Los
lobby-just-now = gerade eben
lobby-just-finished = Gerade beendet
lobby-to-archive = Zum Archiv
lobby-nothing-finished = Noch ist kein Spiel zu Ende. Deins könnte das erste sein.
lobby-learn-heading = Lernen beim Spielen, 5 bis 8 Minuten
lobby-replay = Ansehen

## Oneself

lobby-who-are-you = Wie heißt du?
lobby-your-name = Dein Name
lobby-name-example = z. B. Anna
lobby-name-seen = Die anderen am Tisch sehen ihn.
lobby-name-hint = Steht an Tischen, an die du dich von jetzt an setzt.
lobby-name-kept = Gespeichert.
lobby-say-your-name = Dein Name?
lobby-sit-down = Hinsetzen
lobby-stay-guest = Gast bleiben
lobby-keep = Speichern
lobby-is-guest = Gast
lobby-has-account = Konto
lobby-account = Du
lobby-account-of = { $name }: Name und Konto
lobby-account-for-devices = Ein Konto, wenn du magst
lobby-account-why = Mit Name und Passwort findest du deine Spiele auf jedem Gerät wieder. Was du gespielt hast, bleibt deins.
lobby-login-why = Plätze, die du als Gast eingenommen hast, gehen an dein Konto.
lobby-account-new = Neues Konto
lobby-account-name = Name zum Anmelden
lobby-account-made = Dein Konto ist da, { $name }.
lobby-make-account = Konto anlegen
lobby-log-in = Anmelden
lobby-welcome-back = Willkommen zurück, { $name }.
lobby-logged-in = Angemeldet als { $account }
lobby-log-out = Abmelden
lobby-log-out-everywhere = Auf allen Geräten abmelden
lobby-logged-out = Du bist abgemeldet.
lobby-password = Passwort
lobby-password-hint = Mindestens 8 Zeichen.
lobby-change-password = Passwort ändern
lobby-old-password = Bisheriges Passwort
lobby-new-password = Neues Passwort
lobby-password-elsewhere = Andere Geräte müssen sich neu anmelden.
lobby-password-changed = Das Passwort ist geändert.
lobby-delete-account = Konto löschen
lobby-delete-means = Name und Passwort werden vergessen, und niemand kann sich mehr damit anmelden. Spiele bleiben im Archiv, mit den Namen von damals.
lobby-delete-really = Endgültig löschen
lobby-account-deleted = Das Konto ist gelöscht.

## The archive

lobby-archive-filter = Archiv filtern
lobby-archive-empty = Noch ist kein Spiel zu Ende.
lobby-archive-nothing = Kein Spiel passt dazu.
lobby-archive-all = Alle zeigen
lobby-archive-pages = Seiten des Archivs
lobby-archive-page = Seite { $number }
lobby-newer = Neuere
lobby-older = Ältere
lobby-game-any = Beide Spiele
lobby-player = Wer
lobby-player-part = Ein Teil des Namens
lobby-only-mine = Nur meine
lobby-ended = Zu Ende
lobby-ended-any = Egal wie
lobby-ended-by-rules = Zu Ende gespielt
lobby-ended-by-resigned = Durch Aufgabe
lobby-ended-by-agreed = Durch Einigung
lobby-ended-by-closed = Abgebrochen
lobby-ended-closed = Abgebrochen
lobby-ended-level = Unentschieden
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
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
lobby-imported = aus einer Aufzeichnung
lobby-not-listed = nur für dich
lobby-import = Aufzeichnung einlesen
lobby-import-what = Eine Aufzeichnung ist die Datei eines Spiels: nach dessen Ende gespeichert oder im Terminal entstanden. Jede Zeile wird geprüft.
lobby-import-choose = Datei wählen
lobby-import-drop = oder hier ablegen (.jsonl)
lobby-import-way = Wozu
lobby-import-study = Durchsehen
lobby-import-go-on = Weiterspielen
lobby-import-study-hint = Jede Entscheidung, von jedem Platz aus.
lobby-import-go-on-hint = Von da, wo die Aufzeichnung endet, mit neuen Würfeln. Wer sitzt wo?
lobby-import-study-do = Wiederholung öffnen
lobby-import-go-on-do = Tisch öffnen
lobby-import-cards = Kartendatei der Aufzeichnung (.toml)
lobby-import-not-one = Diese Datei ist keine Aufzeichnung eines Spiels.
lobby-import-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
lobby-import-other-game = „{ $game }“ wird hier nicht gespielt.

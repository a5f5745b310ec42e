# The table of Captain Tsubasa.

## What lies there

tsubasa-shot = Schuss
tsubasa-pass = Pass
tsubasa-defence = Verteidigung
tsubasa-you = Du
tsubasa-half = { $half ->
    [1] 1. Hälfte
    [2] 2. Hälfte
    [3] Verlängerung 1
   *[4] Verlängerung 2
}
tsubasa-half-short = { $half ->
    [1] 1. Hälfte
   *[other] 2. Hälfte
}
tsubasa-round = Runde { $round } von { $rounds }
tsubasa-injury-time = Nachspielzeit
tsubasa-then-injury-time = + Nachspielzeit
tsubasa-last-round = letzte Runde
tsubasa-score-said = { $home } { $first }, { $away } { $second }; { $half }, { $round }
tsubasa-kicked-off = Anstoß
tsubasa-attacks = Greift an
tsubasa-defends = Verteidigt
tsubasa-team-attacks = { $team } greift an
tsubasa-has-played = { $count } ausgespielt
tsubasa-has-stopped = keine Karten mehr
tsubasa-this-round = Diese Runde
tsubasa-part-draw = Ziehen
tsubasa-part-attack = Angriff
tsubasa-part-ball = Schuss oder Pass
tsubasa-part-discard = Aufräumen
tsubasa-played-of = { $played } von { $places }
tsubasa-cards-played = Karten ausgespielt
tsubasa-last-contest = Letztes Duell noch einmal
tsubasa-your-area = Dein Spielbereich
tsubasa-rivals-area = Spielbereich des Gegners
tsubasa-nth-card = { $number }. Karte
tsubasa-motivated = motiviert
tsubasa-replaces = ersetzt
tsubasa-pitch = Matchkarten
tsubasa-match-deck = Matchkarten-Stapel, noch { $count }
tsubasa-draft-deck = Die oberste Karte des Matchkarten-Stapels verdeckt nehmen, noch { $count }
tsubasa-hand = Hand
tsubasa-your-hand = Deine Hand
tsubasa-your-discard = Dein Ablagestapel
tsubasa-empty-hand = Keine Handkarten
tsubasa-chosen-said = { $card } ist ausgewählt. Drück die Eingabetaste, um die Karte auszuspielen.
tsubasa-hand-of = Hand von { $team }, { $count }: ansehen, was bekannt ist
tsubasa-deck = Stapel
tsubasa-discard = Ablage
tsubasa-deck-of = Nachziehstapel von { $team }, { $count }
tsubasa-discard-of = Ablagestapel von { $team }, { $count }
tsubasa-piles = Stapel
tsubasa-teams = Mannschaft
tsubasa-pile-hand = Hand von { $team }
tsubasa-pile-deck = Nachziehstapel von { $team }
tsubasa-pile-discard = Ablagestapel von { $team }
tsubasa-out-of-match = Aus dem Spiel
tsubasa-no-order = Ohne Reihenfolge
tsubasa-surely-in-hand = Sicher auf der Hand
tsubasa-hand-or-deck = Auf der Hand ({ $hand }) oder im Nachziehstapel ({ $deck })
tsubasa-to-be-motivated = Kann noch motiviert werden
tsubasa-taken-unseen = { $count ->
    [one] Dazu 1 verdeckt genommene Matchkarte.
   *[other] Dazu { $count } verdeckt genommene Matchkarten.
}
tsubasa-no-card = Keine Karten
tsubasa-log = Ticker
tsubasa-log-all = Alles zeigen

## The bench

tsubasa-bench = Bank
tsubasa-motivation = Motivation
tsubasa-signings = Transfers
tsubasa-cost = Kosten
tsubasa-can-be-motivated = Jetzt motivieren
tsubasa-can-be-signed = Jetzt verpflichten
tsubasa-bench-empty = Die Bank ist leer.
tsubasa-bench-none = Diese Partie hat keine Bank: Sie läuft ohne Motivation und Transfers.

## Why not, in at most four words

tsubasa-why-other-phase = Jetzt nicht
tsubasa-why-too-dear = Es fehlt: { $missing }
tsubasa-why-not-in-area = Noch nicht im Spiel
tsubasa-why-no-motivation = Keine Motivationskarte
tsubasa-why-motivation-too-late = Schon gewürfelt
tsubasa-why-not-laid-out = Liegt nicht aus
tsubasa-why-signing-too-late = Angriff ist vorbei
tsubasa-why-no-goalkeeper = Braucht einen Torhüter
tsubasa-why-limit-reached = { $limit } Karten ausgespielt
tsubasa-why-extra-limit-reached = { $limit } Karten ausgespielt
tsubasa-why-no-such-ability = Keine solche Fähigkeit
tsubasa-why-card-gone = Nicht im Spiel
tsubasa-why-used-already = Schon genutzt
tsubasa-why-reroll-comes-later = Erst nach dem Würfeln
tsubasa-why-save-comes-later = Erst nach einem Schuss
tsubasa-why-reserve-empty = Reserve ist leer
tsubasa-why-nothing-to-draw = Nichts zu ziehen
tsubasa-why-attack-is-over = Angriff ist vorbei
tsubasa-why-hand-empty = Hand ist leer
tsubasa-why-discard-empty = Ablagestapel ist leer
tsubasa-why-rival-hand-empty = Gegner ohne Handkarten
tsubasa-why-rival-area-empty = Gegner ohne Karten
tsubasa-why-no-fatigue-left = Keine Erschöpfung übrig
tsubasa-why-rival-red-already = Gegner hat schon Rot
tsubasa-why-no-yellow = Keine gelbe Karte
tsubasa-why-control-needs-ball = Nur im eigenen Angriff
tsubasa-why-special-needs-ball = Nur im eigenen Angriff
tsubasa-why-other-teams-special = Nur für die anderen
tsubasa-why-not-on-card = Nicht auf der Karte
tsubasa-why-deck-empty = Stapel ist leer
tsubasa-why-too-few-tokens = Zu wenige Token
tsubasa-why-no-save-die = Noch keine Parade gewürfelt
tsubasa-why-no-save-on-card = Ohne Parade

## What would come of it

tsubasa-as-it-stands = Stand jetzt
tsubasa-if-ended = Wenn niemand mehr eine Karte spielt
tsubasa-to-come = { $count ->
    [one] { $team } kann noch 1 Karte spielen.
   *[other] { $team } kann noch bis zu { $count } Karten spielen.
}
tsubasa-if-you-stop = Hörst du auf und { $rival } spielt weiter: etwa
tsubasa-odds-told = Was die Chancen bedeuten
tsubasa-odds-told-now = Die Balken zeigen die Chancen, wenn niemand mehr eine Karte spielt. Token (+), die beide noch legen könnten, sind eingerechnet.
tsubasa-odds-told-stop = „Hörst du auf“ ist etwas anderes: Dein Gegner darf dann allein weiterspielen. Das ist der Durchschnitt vieler möglicher Verläufe, mit Karten, die dein Gegner haben könnte. Deshalb können beide Werte weit auseinanderliegen.
tsubasa-if-play = Mit { $card }
tsubasa-if-motivate = Mit { $card } (motiviert)
tsubasa-if-sign = Mit { $card }
tsubasa-if-send-back = Ohne { $card }
tsubasa-if-remove = Ohne { $card }
tsubasa-if-discard = Ohne { $card }
tsubasa-against = gegen
tsubasa-odds-shot = Tor
tsubasa-odds-pass = kommt an
tsubasa-chance-of = { $team }: { $chance }
tsubasa-promise-shot = { $percent } % Tor
tsubasa-promise-pass = { $percent } % kommt an
tsubasa-promise-corner = { $percent } % Tor, { $corner } % Ecke
tsubasa-gain-note = + durch { $card }. Umrandete Token liegen in deiner Reserve.

## What is to be done

tsubasa-your-turn = Du bist dran
tsubasa-turn-of = { $team } ist dran
tsubasa-over = Abpfiff
tsubasa-wait-kick-off = { $team } wählt, wer anstößt.
tsubasa-wait-draft = { $team } wählt eine Matchkarte.
tsubasa-wait-attack = { $team } spielt Karten aus.
tsubasa-wait-abilities = { $team } wählt Fähigkeiten.
tsubasa-wait-gain = { $team } wählt einen Token.
tsubasa-wait-play-from-hand = { $team } spielt noch eine Karte aus.
tsubasa-wait-play-from-discard = { $team } spielt eine Karte vom Ablagestapel aus.
tsubasa-wait-remove-from-hand = { $team } entfernt eine Handkarte.
tsubasa-wait-remove-from-discard = { $team } entfernt eine Karte vom Ablagestapel.
tsubasa-wait-discard = { $team } legt eine Karte ab.
tsubasa-wait-send-back = { $team } schickt eine Karte zurück.
tsubasa-wait-special-shot = { $team } wählt einen Spezialschuss.
tsubasa-wait-special-defence = { $team } wählt eine Spezialverteidigung.
tsubasa-wait-shot-or-pass = { $team } wählt zwischen Schuss und Pass.
tsubasa-wait-tokens = { $team } setzt Token ein.
tsubasa-wait-reroll = { $team } entscheidet über einen neuen Wurf.
tsubasa-wait-save = { $team } entscheidet über eine Parade.
tsubasa-paused = Die Partie ist pausiert.
tsubasa-do-over = Die Partie ist zu Ende. Du kannst dich noch umsehen.
tsubasa-do-kick-off = Du hast die Seitenwahl gewonnen. Zuerst angreifen oder den Gegner beginnen lassen?
tsubasa-do-draft = Nimm eine Matchkarte: eine vom Spielfeld oder verdeckt die oberste vom Stapel.
tsubasa-do-draft-open = Nimm eine der Matchkarten vom Spielfeld.
tsubasa-do-attack = Spiel eine Karte aus, oder hör in dieser Runde auf. Noch { $left } Plätze frei.
tsubasa-do-attack-last = Noch ein Platz frei: Deine Karte beendet den Angriff.
tsubasa-do-attack-alone = Dein Gegner hat aufgehört. Du kannst weiterspielen: noch { $left } Plätze frei.
tsubasa-do-attack-no-card = Deine Hand ist leer. Bring einen Spieler ins Spiel, oder hör in dieser Runde auf.
tsubasa-do-abilities = { $card } ist im Spiel. Fähigkeiten sind freiwillig.
tsubasa-do-bench = Bring für Token einen Spieler ins Spiel, oder beende deinen Zug.
tsubasa-do-gain = { $gains ->
    [one] Wähle einen Token, den du erhältst.
   *[other] Wähle einen Token, den du erhältst. Noch { $gains }.
}
tsubasa-do-play-from-hand = Spiel noch eine Handkarte aus.
tsubasa-do-play-from-discard = Spiel eine Karte von deinem Ablagestapel aus.
tsubasa-do-remove-from-hand = Wähle eine Handkarte, die du aus dem Spiel entfernst.
tsubasa-do-remove-from-discard = Wähle eine Karte deines Ablagestapels, die du aus dem Spiel entfernst.
tsubasa-do-discard = Wähle eine Handkarte zum Ablegen.
tsubasa-do-send-back = Wähle eine Karte des Gegners zum Zurückschicken.
tsubasa-do-special-shot = Wähle geheim einen Spezialschuss. Er ist ein Tor, außer dein Gegner wählt die eine Verteidigung, die ihn abwehrt.
tsubasa-do-special-defence = Wähle geheim eine Spezialverteidigung. Jede wehrt einen Schuss ab.
tsubasa-do-shot-or-pass = Schieß aufs Tor, oder spiel einen Pass und behalte den Ball.
tsubasa-do-tokens-attack = Token einsetzen? Jeder gibt +1. Danach ist dein Gegner dran.
tsubasa-do-tokens-defence = Token einsetzen? Jeder gibt +1. Dann würfelt ihr beide.
tsubasa-do-reroll = Du kannst einen Würfel neu werfen.
tsubasa-do-reroll-save = Du kannst jeden Würfel dieser Runde neu werfen.
tsubasa-do-save = Der Schuss kommt durch deine Abwehr. Dein Torhüter kann ihn noch parieren.
tsubasa-choose-a-card = Wähle eine Karte
tsubasa-choose-how-many = Anzahl wählen
tsubasa-no-more-cards = Keine Karten mehr
tsubasa-no-more-abilities = Keine Fähigkeiten mehr
tsubasa-end-turn = Zug beenden
tsubasa-skip = Überspringen
tsubasa-then-must = danach Pflicht: { $duty }
tsubasa-ability-said = Fähigkeit { $number }: { $text }
tsubasa-tokens-not-there = { $count } Token: nicht vorhanden

## The contest

tsubasa-contest-shot = Der Schuss
tsubasa-contest-pass = Der Pass
tsubasa-contest-special = Der Spezialschuss
tsubasa-cards = Karten
tsubasa-tokens = Token
tsubasa-die = Würfel
tsubasa-tie = Gleichstand: Der Angreifer gewinnt
tsubasa-shout-shot = Schuss
tsubasa-shout-pass = Pass
tsubasa-shout-special = Spezial
tsubasa-shout-goal = Tor
tsubasa-shout-golazo = Golazo
tsubasa-shout-passed = Durch
tsubasa-shout-ball-won = Gestoppt
tsubasa-shout-caught = Gehalten
tsubasa-shout-corner = Ecke
tsubasa-line-shot = { $team } schießt, { $rival } verteidigt
tsubasa-line-pass = { $team } passt, { $rival } verteidigt
tsubasa-line-special = { $team } setzt zum Spezialschuss an
tsubasa-line-goal = { $percent ->
    [-1] { $team } trifft
   *[other] { $team } trifft (Chance { $percent } %)
}
tsubasa-line-passed = { $percent ->
    [-1] Der Pass kommt an: { $team } behält den Ball
   *[other] Der Pass kommt an (Chance { $percent } %): { $team } behält den Ball
}
tsubasa-line-ball-won = { $rival } erobert den Ball
tsubasa-line-caught = Der Torhüter hält: { $rival } hat den Ball
tsubasa-line-corner = Zur Ecke pariert: { $team } behält den Ball
tsubasa-line-special-goal = { $team } trifft: Diese Abwehr stoppt einen anderen Schuss
tsubasa-line-special-ball-won = { $rival } stoppt den Spezialschuss
tsubasa-save-title = Parade: { $card }
tsubasa-save-rolled = Parade: { $card } würfelt { $die }
tsubasa-save-caught = gehalten
tsubasa-save-corner = Ecke
tsubasa-save-goal = Tor
tsubasa-keeper-beaten = Torhüter geschlagen
tsubasa-odds-before = Chancen vor dem Wurf
tsubasa-odds-all-tokens = Chancen mit allen Token
tsubasa-level = Gleichstand: { $team } gewinnt
tsubasa-ahead = { $team } liegt { $count } vorn
tsubasa-behind = { $team } liegt { $count } zurück
tsubasa-step-chosen = { $kind ->
    [pass] Pass gewählt
   *[shot] Schuss gewählt
}
tsubasa-step-tokens = Token
tsubasa-step-dice = Würfel
tsubasa-step-rerolls = Neue Würfe
tsubasa-step-save = Parade
tsubasa-step-goal = Tor
tsubasa-step-passed = Ball behalten
tsubasa-step-ball-won = Ball erobert
tsubasa-step-caught = Gehalten
tsubasa-step-corner = Ecke
tsubasa-face-down = Eine verdeckte Karte
tsubasa-tap-to-go-on = Weiter: tippen oder Taste drücken
tsubasa-back-to-match = Zurück zur Partie
tsubasa-half-ended = { $half ->
    [1] Halbzeit
    [2] Abpfiff
    [3] Seitenwechsel
   *[4] Abpfiff
}
tsubasa-level-score = Gleichstand
tsubasa-leads = { $team } führt

tsubasa-key-no-more = keine Karten mehr
tsubasa-key-shot = Schuss
tsubasa-key-pass = Pass
tsubasa-lesson-end-bench = In der Lobby lässt „Erstes Spiel“ die Bank weg: keine Motivation, keine Transfers. Schalte es aus, wenn du mit allem spielen willst.
tsubasa-lesson-end-special = Spezialschüsse kamen hier nicht vor. Die Karte „{ $card }“ löst einen aus: Du wählst geheim einen von drei Schüssen, dein Gegner eine von drei Verteidigungen. Jede Verteidigung wehrt einen Schuss ab, die beiden anderen sind Tore.
tsubasa-lesson-special-rule = So gehen Spezialschüsse

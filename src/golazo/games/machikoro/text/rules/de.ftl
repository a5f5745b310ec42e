# The rules of Machi Koro Fußball: each by its id, with a title. Names of cards come from the game's own texts.

## Set-up

rule-mk-set-1-title = Womit alle starten
rule-mk-set-1 =
    Das Spiel ist für 2 bis 4 Spieler. Alle bekommen 3 Münzen und drei kostenlose Startkarten: „{ $ticket-booth }“, „{ $snack-stand }“ und „{ $training-ground }“.
    Dazu bekommen alle die vier Großprojekte. Sie sind noch nicht gebaut.
rule-mk-set-2-title = Der Markt
rule-mk-set-2 = Auf dem Markt liegen 84 Projektkarten in 15 Arten: je 6 von 12 gewöhnlichen Arten, je 4 von 3 violetten. Startkarten gehören nicht zum Markt.
rule-mk-set-3-title = Wer beginnt
rule-mk-set-3 =
    Es geht im Uhrzeigersinn. Nach der Spielregel beginnt, wer am jüngsten ist.
    Hier beginnt der erste Platz. Wer wo sitzt, bestimmt der Zufall, außer die Plätze werden beim Öffnen des Tischs verteilt.
rule-mk-set-4-title = Die Bank
rule-mk-set-4 = Der Bank gehen die Münzen nie aus.
rule-mk-set-5-title = Alles liegt offen
rule-mk-set-5 = Münzen, Karten und Markt sind für alle sichtbar. Nur der verdeckte Stapel der Variante „Komme, was wolle“ ist geheim.

## A turn

rule-mk-turn-1-title = Würfeln, Einkommen, Bauen
rule-mk-turn-1 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: würfeln, Einkommen, bauen.

## The roll

rule-mk-roll-1-title = Ein Würfel oder zwei
rule-mk-roll-1 = Du würfelst mit einem Würfel. Mit dem „{ $youth-academy }“ wählst du in jedem Zug neu: einer oder zwei.
rule-mk-roll-2-title = Nur die Summe zählt
rule-mk-roll-2 = Bei zwei Würfeln zählt nur ihre Summe, nicht jeder einzeln.
rule-mk-roll-3-title = Noch einmal würfeln
rule-mk-roll-3 = Mit dem „{ $football-museum }“ darfst du noch einmal würfeln, mit gleich vielen Würfeln. Dann zählt nur der zweite Wurf, auch für einen Pasch.
rule-mk-roll-4-title = Pasch: ein zweiter Zug
rule-mk-roll-4 =
    Mit dem „{ $tv-studio }“ bringt dir ein Pasch mit zwei Würfeln nach diesem Zug einen ganzen zweiten: würfeln, Einkommen, bauen.
    Ein Pasch im zweiten Zug bringt nichts mehr.
rule-mk-large-1-title = Ab dem nächsten Zug
rule-mk-large-1 =
    Ein Großprojekt wirkt ab deinem nächsten Zug.
    Baust du das „{ $tv-studio }“ im Zug eines Paschs, gibt es für diesen Pasch keinen zweiten Zug. Ein „{ $stadium }“, das du jetzt baust, bringt deinen roten Karten vor deinem nächsten Zug nichts.
    Der zweite Zug nach einem Pasch gilt als dein nächster Zug.

## Income

rule-mk-inc-1-title = Vier Farben
rule-mk-inc-1 =
    Blau: bei jedem Wurf, aus der Bank.
    Grün: nur bei deinem Wurf, aus der Bank.
    Rot: nur wenn andere würfeln, von der Person, die würfelt.
    Violett: nur bei deinem Wurf.
rule-mk-inc-2-title = Mehrere gleiche Karten
rule-mk-inc-2 = Jede Karte zahlt: drei gleiche Karten, dreimal das Einkommen.
rule-mk-inc-3-title = Erst zahlen, dann bekommen
rule-mk-inc-3 = Wer würfelt, zahlt zuerst für alle roten Karten der anderen, soweit die Münzen reichen. Der Rest verfällt. Erst danach gibt es Einkommen.
rule-mk-inc-4-title = Wenn mehrere Münzen bekommen
rule-mk-inc-4 =
    Dann wird gegen den Uhrzeigersinn gezahlt, angefangen neben der Person, die würfelt. Jede Person wird für alle ihre roten Karten zusammen bezahlt.
    Beispiel: A würfelt eine 3 und hat 3 Münzen. B sitzt im Uhrzeigersinn daneben und hat „{ $fan-shop }“ dreimal, C hat ihn zweimal. C bekommt 2, dann B noch 1. 2 Münzen verfallen.
rule-mk-inc-5-title = Die Reihenfolge der Farben
rule-mk-inc-5 = Zuerst kommen rote Karten, dann blaue und grüne, dann violette.
rule-mk-inc-6-title = Das Stadion
rule-mk-inc-6 =
    Mit dem „{ $stadium }“ bringt jede deiner Imbiss- und Gastro-Karten, deren Zahl fällt, 1 Münze mehr.
    Beispiele: Zweimal „{ $snack-stand }“ bringt 4 Münzen statt 2. Einmal „{ $club-house }“ bringt 3 statt 2.
rule-mk-inc-7-title = Nur so viel, wie da ist
rule-mk-inc-7 =
    Eine violette Karte nimmt niemandem mehr Münzen ab, als da sind.
    Gibt es nur eine andere Person, musst du nicht wählen: Du bekommst die Münzen sofort.
rule-mk-inc-8-title = Der Tausch
rule-mk-inc-8 =
    „{ $new-sponsor }“ bringt keine Münzen, sondern einen Tausch: Du darfst eines deiner Projekte abgeben und dafür ein fremdes nehmen. Keines davon darf violett sein.
    Auch Startkarten lassen sich tauschen, aber nicht das „{ $training-ground }“ und keine Großprojekte. Eine Karte gegen die gleiche tauschen geht nicht.
rule-mk-inc-9-title = Mehrere violette Karten
rule-mk-inc-9 = Treffen mehrere deiner violetten Karten, ist die Reihenfolge: „{ $new-trainer }“, „{ $new-player }“, „{ $new-sponsor }“.

## Building

rule-mk-build-1-title = Eine Münze, wenn du keine hast
rule-mk-build-1 = Hast du vor dem Bauen keine Münzen, bekommst du für dein „{ $training-ground }“ 1 aus der Bank.
rule-mk-build-2-title = Eine Sache bauen oder nichts
rule-mk-build-2 =
    Dann darfst du eine Sache zu ihrem Preis bauen: ein Projekt vom Markt oder eines deiner Großprojekte. Du darfst auch nichts bauen.
    Du wirst immer gefragt, auch wenn du dir nichts leisten kannst.
rule-mk-build-3-title = Von jeder violetten Art eine
rule-mk-build-3 = Von jeder violetten Art darfst du nur eine Karte haben.
rule-mk-build-4-title = Wer gewinnt
rule-mk-build-4 = Wer zuerst alle vier Großprojekte gebaut hat, gewinnt sofort. Die Partie ist zu Ende.
rule-mk-build-5-title = Option: Einsteigergrenze
rule-mk-build-5 =
    Alle dürfen höchstens 2 Karten jeder Art haben, von jeder violetten Art weiterhin nur 1. Startkarten zählen mit.
    Auch durch einen Tausch darf niemand eine dritte Karte einer Art bekommen.
rule-mk-end-1-title = Höchstzahl an Aktionen
rule-mk-end-1 = Nach 5000 Aktionen endet eine Partie unentschieden, egal wie es steht. Mit diesen Karten kommt keine Partie in die Nähe dieser Zahl; mit anderen Karten könnte eine endlos dauern.

## The variant

rule-mk-var-1-title = Weniger violette Karten
rule-mk-var-1 = In der Variante „Komme, was wolle“ kommen violette Karten zurück in die Schachtel: zu dritt eine von jeder Art, zu zweit zwei von jeder Art.
rule-mk-var-2-title = Zehn Arten liegen aus
rule-mk-var-2 = Alle Projektkarten werden zu einem verdeckten Stapel gemischt. Dann werden Karten aufgedeckt, bis 10 verschiedene Arten ausliegen. Gleiche Karten kommen aufeinander.
rule-mk-var-3-title = Markt auffüllen
rule-mk-var-3 = Liegen nach dem Bauen nur noch 9 Arten aus, werden Karten aufgedeckt, bis es wieder 10 sind oder der Stapel leer ist.

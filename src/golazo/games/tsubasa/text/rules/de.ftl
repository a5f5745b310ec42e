# The rules of Captain Tsubasa: each by its id, with a title. Names of cards come from the game's own texts.

## The box and the cards

rule-ct-box-1-title = Was in der Schachtel ist
rule-ct-box-1 =
    24 Startkarten, 12 für jede Mannschaft: 11 Spieler und die Fans.
    8 Motivationskarten, 4 für jede Mannschaft. 26 Matchkarten, 13 für jede Hälfte. 8 Transfers.
    6 Spezialschüsse und 6 Spezialverteidigungen, je 3 für jede Mannschaft. 8 Erschöpfungskarten, 4 für jede Mannschaft.
    2 Karten, eine für jede Mannschaft, die auf einer Seite gelb und auf der anderen rot sind.
    30 Token: für jede Mannschaft 5 Schuss, 5 Pass und 5 Verteidigung.
    2 Würfel. Das Mannschaftssymbol auf einem Würfel zählt als 6.
rule-ct-card-1-title = So liest du eine Karte
rule-ct-card-1 =
    Das Titelband zeigt, zu welchem Stapel eine Karte gehört. Motivationskarten und Transfers zeigen auch, wie viele Token sie kosten.
    Jede Karte hat drei Werte: Schuss, Pass und Verteidigung.
    Eine Karte hat bis zu zwei Fähigkeiten. Eine Pflichtaktion ist nur fällig, wenn du Fähigkeit 1 nutzt.

## Set-up

rule-ct-set-1-title = Matchkarten und Spielfeld
rule-ct-set-1 =
    Die 13 Matchkarten jeder Hälfte werden gemischt. Eine davon kommt ungesehen zurück in die Schachtel, 12 bleiben.
    Vier Matchkarten der 1. Hälfte werden aufgedeckt: Sie bilden das Spielfeld. Der Stapel der 2. Hälfte kommt später.
rule-ct-set-2-title = Token: in Reserve und verfügbar
rule-ct-set-2 =
    Zu Beginn liegen bei jedem Trainer 5 Token jeder Art in der Reserve. Verfügbar ist noch keiner.
    Erhältst du einen Token, kommt er aus der Reserve zu den verfügbaren. Ist die Reserve dieser Art leer, verfällt er.
    Eingesetzte Token gehen zurück in deine Reserve.
rule-ct-set-3-title = Nachziehstapel
rule-ct-set-3 = Jeder Trainer mischt die 12 Startkarten seiner Mannschaft. Sie bilden den Nachziehstapel.
rule-ct-set-4-title = Option: erstes Spiel
rule-ct-set-4 =
    Ein kürzeres, einfacheres Spiel. Die Matchkarten mit Stern bleiben in der Schachtel.
    1. Hälfte: „{ $control-and-advance }“, „{ $kozo-and-robertos-advice }“, „{ $pursuing-the-title }“, „{ $outstanding-save }“.
    2. Hälfte: „{ $control-and-advance }“, „{ $motivation-to-play-for-japan }“, „{ $foul }“, „{ $substitution }“.
    Auch die Fans und die Erschöpfungskarten bleiben in der Schachtel.
    Motivation und Transfers gibt es nur, wenn der Tisch sie einschaltet.
    Für jede Hälfte sind noch 9 Matchkarten da. Eine kommt ungesehen zurück, die anderen 8 reichen für 4 Runden.
rule-ct-kick-1-title = Anstoß
rule-ct-kick-1 =
    Der Ballbesitzmarker wird geworfen. Wer die Seitenwahl gewinnt, entscheidet: selbst zuerst angreifen oder den Gegner zuerst angreifen lassen.
    Wer den Ball hat, ist der Angreifer, der andere Trainer ist der Verteidiger.

## The round

rule-ct-rnd-1-title = Vier Phasen
rule-ct-rnd-1 =
    Eine Runde hat vier Phasen: Ziehen, Angriff, Schuss oder Pass, Aufräumen. Du kannst nur tun, was zur aktuellen Phase gehört.
    Eine Hälfte hat sechs Runden: 12 Matchkarten, zwei in jeder Runde.

## Draw

rule-ct-draw-1-title = Auf vier Karten ziehen
rule-ct-draw-1 =
    Jeder Trainer zieht, bis er 4 Karten auf der Hand hat. Mit 4 oder mehr Handkarten ziehst du keine.
    Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, spielst du mit weniger Karten.
rule-ct-draw-2-title = Eine Matchkarte nehmen
rule-ct-draw-2 =
    Der Verteidiger wählt zuerst, dann der Angreifer. Jeder nimmt eine Matchkarte: eine offene vom Spielfeld oder verdeckt die oberste vom Matchkarten-Stapel.
    Dazwischen wird das Spielfeld nicht aufgefüllt.
    Eine Karte vom Spielfeld kennen beide. Eine Karte vom Stapel kennt nur, wer sie nimmt.

## Attack

rule-ct-atk-1-title = Karte ausspielen oder aufhören
rule-ct-atk-1 =
    Der Angreifer beginnt, danach wechseln sich die Trainer ab. In deinem Zug spielst du eine Handkarte offen aus und darfst ihre Fähigkeiten nutzen.
    Oder du sagst „keine Karten mehr“. Dann spielst du in dieser Runde nichts mehr aus, behältst deine Hand für die nächste, und der Gegner kann allein weitermachen.
    Mit leerer Hand musst du aufhören.
    In der Spielregel heißt das Aufhören „passen“. Hier ist mit Pass immer der Ball gemeint.
rule-ct-atk-2-title = Fähigkeiten
rule-ct-atk-2 =
    Fähigkeiten sind freiwillig. Du kannst sie nur in dem Zug nutzen, in dem du die Karte ausspielst. Nur neue Würfe und Paraden kommen später, nach dem Würfeln.
    Du darfst beide Fähigkeiten einer Karte nutzen, jede einmal, in beliebiger Reihenfolge. Die Pflichtaktion ist nur nach Fähigkeit 1 fällig.
    Fähigkeiten ohne Wirkung kannst du nicht nutzen, außer Fähigkeit 1 einer Karte mit Pflichtaktion. Auch die Fähigkeiten einer Karte, die den Spielbereich verlassen hat, kannst du nicht nutzen.
rule-ct-atk-3-title = Neun Karten beenden den Angriff
rule-ct-atk-3 =
    Nach jedem Zug werden die Karten in beiden Spielbereichen zusammen gezählt. Bei 9 Karten ist der Angriff vorbei. Er ist auch vorbei, wenn beide Trainer aufgehört haben.
    Eine 10. Karte wird nie ausgespielt, auch nicht durch eine Fähigkeit.
    Entfernte Karten zählen nicht. Wird die 9. Karte entfernt, geht der Angriff weiter, und der andere Trainer ist dran. Hat er schon aufgehört, ist derselbe Trainer noch einmal dran.
rule-ct-atk-4-title = Was zu den neun zählt
rule-ct-atk-4 = Gelbe und rote Karten zählen nie zu den 9 Karten. Erschöpfungskarten zählen mit.
rule-ct-atk-5-title = Sieben Karten in der Verlängerung
rule-ct-atk-5 = In der Verlängerung liegt das Kartenlimit bei 7 statt 9.

## Shot or pass

rule-ct-shot-1-title = Schuss oder Pass
rule-ct-shot-1 =
    Der Verteidiger addiert die Verteidigungswerte in seinem Spielbereich. Der Angreifer sieht diese Summe, vergleicht sie mit seinen Summen für Schuss und Pass und wählt eins von beiden.
    Auch die Abzüge einer gelben oder roten Karte zählen. Eine Summe kann unter null liegen.
rule-ct-shot-2-title = Token einsetzen
rule-ct-shot-2 =
    Erst sagt der Angreifer, dann der Verteidiger, wie viele verfügbare Token er einsetzt. Jeder bringt +1.
    Nur die passende Art zählt: Schusstoken beim Schuss, Passtoken beim Pass, Verteidigungstoken in der Verteidigung.
rule-ct-shot-3-title = Würfeln
rule-ct-shot-3 = Beide Trainer würfeln und addieren ihren Wurf zur Summe. Die höhere Summe gewinnt. Bei Gleichstand gewinnt der Angreifer.
rule-ct-shot-4-title = Das Ergebnis
rule-ct-shot-4 =
    Der Schuss gewinnt: Tor, und der Gegner bekommt den Ball.
    Der Pass gewinnt: Der Angreifer behält den Ball.
    Die Verteidigung gewinnt: Der Verteidiger erobert den Ball.

## Rerolls and saves

rule-ct-dice-1-title = Neuer Wurf
rule-ct-dice-1 =
    Manche Karten erlauben einen neuen Wurf, etwa { $teppei-kisugi } und { $takeshi-sawada }. Hast du die Karte in dieser Runde ausgespielt, darfst du einen Würfel dieser Runde neu werfen.
    Es kann dein Würfel sein oder der des Gegners, beim Schuss oder Pass oder bei der Parade. Jede dieser Karten wirkt einmal pro Runde.
rule-ct-dice-2-title = Wer zuerst neu wirft
rule-ct-dice-2 =
    Nach den Würfeln für Schuss oder Pass kommen neue Würfe. Zuerst wird gefragt, wer gerade verliert. Das geht so lange, bis beide nacheinander verzichten.
    Danach kommt die Parade, und nach ihr gibt es auf dieselbe Weise neue Würfe, jetzt mit jedem Würfel der Runde.
    Gewinnt durch einen neuen Wurf doch der Verteidiger, hat er den Ball, und die Parade spielt keine Rolle mehr. Gewinnt weiter der Angreifer, gilt die Parade, wie sie gewürfelt wurde.
rule-ct-dice-3-title = Die Parade des Torhüters
rule-ct-dice-3 =
    Hat ein Schuss gewonnen und liegt im Spielbereich des Verteidigers ein Torhüter, darf der Verteidiger würfeln.
    { $yuzo-morisaki } und { $ken-wakashimazu } halten den Ball bei einer 1: Der Verteidiger bekommt ihn. Eine 2 oder 3 ist eine Ecke: kein Tor, und der Angreifer behält den Ball. Bei 4 bis 6 zählt das Tor. Andere Torhüter haben eigene Zahlen auf ihrer Karte.
    Für jeden Schuss gibt es einen Versuch. Liegen mehrere Karten mit Parade aus, wählt der Verteidiger eine.
rule-ct-dice-4-title = Option: garantierter Erfolg
rule-ct-dice-4 =
    Würfelt bei Schuss oder Pass ein Trainer eine 6 und der andere eine 1, gewinnt die 6, egal wie die Summen stehen. Ein neuer Wurf kann das verhindern oder herbeiführen.
    Diese Option ist aus, außer du schaltest sie beim Öffnen des Tischs ein.

## Discard

rule-ct-disc-1-title = Aufräumen
rule-ct-disc-1 =
    Die ausgespielten Karten kommen auf den Ablagestapel ihres Trainers. Nicht ausgespielte Karten bleiben auf der Hand.
    Das Spielfeld wird auf 4 Karten aufgefüllt, solange es Matchkarten gibt.

## Halves and the end

rule-ct-half-1-title = Nachspielzeit
rule-ct-half-1 =
    Sind die letzten zwei Matchkarten genommen, beginnt die Nachspielzeit. Das ist in Runde 6 der Hälfte, im ersten Spiel in Runde 4.
    Die Hälfte endet, sobald der Angreifer den Ball verliert oder ein Tor erzielt.
    Nach einem Pass, der ankommt, nach einer Ecke oder „{ $control-and-advance }“ behält der Angreifer den Ball. Dann folgt noch eine Runde, ohne neue Matchkarten.
rule-ct-half-2-title = Halbzeit
rule-ct-half-2 =
    Jeder Trainer mischt Nachziehstapel, Ablagestapel und Hand zusammen. Token, gelbe und rote Karten bleiben.
    Das Spielfeld wird vom Stapel der 2. Hälfte ausgelegt. Anstoß hat jetzt der Trainer, der ihn am Anfang nicht hatte.
rule-ct-end-1-title = Wer gewinnt
rule-ct-end-1 = Wer nach der 2. Hälfte mehr Tore hat, gewinnt. Bei Gleichstand gibt es Verlängerung, außer der Tisch spielt ohne sie.
rule-ct-extra-1-title = Verlängerung
rule-ct-extra-1 =
    Alle Karten werden neu gemischt. Es gibt keine Matchkarten, und das Kartenlimit ist 7.
    Die Verlängerung hat zwei Hälften mit je zwei Runden. In der letzten Runde jeder Hälfte geht es weiter wie in der Nachspielzeit.
    Der Zufall bestimmt, wer zuerst angreift. Vor der zweiten Hälfte wird noch einmal gemischt, und der andere Trainer greift zuerst an.
rule-ct-end-2-title = Immer noch Gleichstand
rule-ct-end-2 = Steht es danach immer noch gleich, sind beide Trainer Meister: Die Partie endet unentschieden.
rule-ct-end-3-title = Höchstzahl an Aktionen
rule-ct-end-3 = Nach 5000 Aktionen endet eine Partie unentschieden, egal wie es steht. Mit diesen Karten kommt keine Partie in die Nähe dieser Zahl; mit anderen Karten könnte eine endlos dauern.

## Special cards

rule-ct-yel-1-title = Gelb und Rot
rule-ct-yel-1 =
    Eine gelbe Karte liegt bis zum Ende der Partie in deinem Spielbereich. Ihr Abzug zählt in jeder Runde, auch in der laufenden. „{ $substitution }“ kann sie wegnehmen.
    Eine zweite gelbe dreht die Karte auf Rot. Rot bleibt und lässt sich nicht wegnehmen. Eine dritte gelbe ändert nichts.
rule-ct-fat-1-title = Erschöpfung
rule-ct-fat-1 =
    Eine Erschöpfungskarte hat keine Werte und keine Fähigkeiten. Du kannst sie ausspielen, dann zählt sie zum Kartenlimit.
    Nimmst du eine, leg sie auf deinen Ablagestapel. Für jede Mannschaft gibt es 4.
rule-ct-inj-1-title = Verletzung
rule-ct-inj-1 = Dein Gegner legt sofort eine zufällige Handkarte ab.
rule-ct-ctrl-1-title = Den Ball mit einer Karte behalten
rule-ct-ctrl-1 =
    Nur der Angreifer kann „{ $control-and-advance }“ nutzen. Alle ausgespielten Karten kommen auf ihre Ablagestapel, und diese Karte wird aus dem Spiel entfernt.
    Das zählt wie ein Pass, der ankommt: Der Angreifer behält den Ball, und eine neue Runde beginnt.
rule-ct-spec-1-title = Spezialschuss
rule-ct-spec-1 =
    Nur der Angreifer kann ihn nutzen, und nur mit der Karte der eigenen Mannschaft. Alle ausgespielten Karten kommen auf ihre Ablagestapel, und diese Karte wird aus dem Spiel entfernt.
    Geheim wählt der Angreifer einen von 3 Spezialschüssen, der Verteidiger eine von 3 Spezialverteidigungen. Beide werden aufgedeckt. Jede Verteidigung wehrt genau einen Schuss ab.
    Abgewehrt: Der Verteidiger erobert den Ball. Nicht abgewehrt: Tor, danach hat der Verteidiger den Ball.
    Keine Token, keine Würfel, keine Parade, kein neuer Wurf. Spezialschüsse und Spezialverteidigungen werden nie verbraucht.
rule-ct-spec-2-title = Beispiel für einen Spezialschuss
rule-ct-spec-2 = { $toho } wählt „{ $tiger-overhead-kick }“, { $nankatsu } wählt „{ $ryo-blocks-the-tiger-shot }“. Das ist die falsche Verteidigung: Tor. Jetzt greift { $nankatsu } an.

## The words on the cards

rule-ct-term-1-title = Entfernen, ablegen, ausspielen
rule-ct-term-1 =
    Entfernen: Die Karte kommt in die Schachtel und ist in diesem Spiel nicht mehr dabei.
    Ablegen: Die Karte kommt auf den Ablagestapel ihres Besitzers. Eine Matchkarte gehört dem Trainer, der sie genommen hat.
    Ausspielen: Die Karte kommt in den Spielbereich, und ihre Fähigkeiten dürfen genutzt werden. Sie kommt aus der Hand, außer die Fähigkeit nennt den Nachziehstapel oder den Ablagestapel.
rule-ct-term-2-title = Token erhalten
rule-ct-term-2 =
    Ein Schuss- oder Passtoken: einer von beiden.
    Ein Token jeder Art: je einer für Schuss, Pass und Verteidigung.
    Zwei beliebige Token: gleich oder verschieden, wie du willst.
rule-ct-term-3-title = Karten der anderen Mannschaft
rule-ct-term-3 = Du darfst Karten der gegnerischen Mannschaft nehmen und ausspielen. Nur ihr Spezialschuss gehört ihr allein; du darfst diese Karte aber für ihre Werte ausspielen.

## Motivation and signings

rule-ct-mot-1-title = Motivation
rule-ct-mot-1 =
    Hast du die Startkarte eines Spielers in dieser Runde ausgespielt, darfst du seine Motivationskarte bezahlen. Sie ersetzt die Startkarte, die aus dem Spiel entfernt wird.
    Die neuen Werte zählen sofort, und du darfst die neuen Fähigkeiten nutzen.
    Das geht im Angriff in deinem Zug, vor oder nach dem Ausspielen, bei der Wahl von Schuss oder Pass und beim Einsatz von Token, aber nicht nach dem Würfeln. In den letzten beiden Fällen auch, wenn du schon aufgehört hast.
    Beispiel: { $tsuneo-takashima } kostet 2 Verteidigung und 1 Pass.
rule-ct-sign-1-title = Transfers
rule-ct-sign-1 =
    4 der 8 Transfers liegen offen für beide Trainer. Sie werden nicht aufgefüllt. Im Angriff darfst du in deinem Zug einen oder mehrere bezahlen, solange du nicht aufgehört hast.
    Ein Feldspieler kommt in deinen Spielbereich, wenn das Kartenlimit Platz lässt. Ein Torhüter ({ $taichi-nakanishi }, { $genzo-wakabayashi }) ersetzt einen Torhüter, den du in dieser Runde ausgespielt hast; dieser wird aus dem Spiel entfernt.
    Du darfst die Fähigkeiten des neuen Spielers nutzen. Er zählt als ausgespielte Karte und bleibt bis zum Ende der Partie bei dir.
rule-ct-sign-2-title = Wen du verpflichten kannst
rule-ct-sign-2 = Feldspieler: { $shun-nitta }, { $jun-misugi }, { $hikaru-matsuyama }, { $kazuo-and-masao-tachibana } (eine Karte), { $hiroshi-jito }, { $taro-misaki }. Torhüter: { $taichi-nakanishi }, { $genzo-wakabayashi }.

# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = { $game } lernen
learn-coach = Der Trainer
learn-progress = Wie weit du bist
learn-of = { $number } von { $count }
learn-next = Weiter
learn-back = Das Vorige noch einmal lesen
learn-skip = Lektion überspringen
learn-your-move = Du bist dran
learn-first = Zuerst: { $task }
learn-later = Das kommt später in der Lektion.
learn-done = Jetzt kannst du es
learn-done-line = Mehr brauchst du nicht. Die Partie ist noch nicht vorbei: Spiel weiter oder beginn eine eigene.
learn-astray = Ab hier allein
learn-astray-line = Die Partie ist anders gelaufen als die Lektion. Spiel weiter oder beginn eine neue.
learn-play-on = Weiterspielen
learn-new-match = Neue Partie
learn-rules = Die Regeln
learn-icons = Was die Zeichen bedeuten

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = Das Finale! Du trainierst { $team }, drüben steht { $rival }. Zwei Hälften, und mehr Tore gewinnen. Drei Runden lang bin ich an deiner Seite.
lesson-tsubasa-toss = Du hast die Wahl gewonnen. Tore schießt nur, wer den Ball hat. Also nimm ihn.
lesson-tsubasa-draft = Jede Runde beginnt mit der Wahl. Beide nehmen eine der vier Matchkarten oder verdeckt die oberste vom Stapel. { $rival } hat gerade verdeckt gezogen.
lesson-tsubasa-take-tackle = Nimm { $card }. Verteidigung 3 ist viel wert, sobald { $rival } angreift. Bis dahin wartet die Karte auf deiner Hand.
lesson-tsubasa-hand = Deine Hand. Pfeil: Schuss. Kreis: Pass. Schild: Verteidigung. Du und { $rival } legt abwechselnd Karten, neun insgesamt, und die Werte werden addiert.
lesson-tsubasa-play-ishizaki = Solange du angreifst, zählen deine Schüsse und Pässe. { $card } bringt von beidem wenig, aber sieh dir seine Fähigkeit an. Spiel ihn aus.
lesson-tsubasa-ability = Fähigkeiten darfst du nutzen oder lassen. Diese holt zwei Verteidigungstoken aus deiner Reserve zu dir.
lesson-tsubasa-tokens = Zwei Schilde liegen bereit. Ein Token bringt +1, wenn er zählt, oder bezahlt jemanden von der Bank. Keine Eile: Lass es dabei und sieh, was sie antworten.
lesson-tsubasa-motivate = Ihr Tor hütet jetzt { $keeper }. Deine Antwort sitzt auf der Bank: Zwei Schilde kaufen { $card } in Gold. Pass 2 statt 1, und Gold bleibt er das ganze Spiel.
lesson-tsubasa-play-iwami = Du bist noch am Zug, eine Karte steht noch aus. { $card } ist fürs Passen gemacht: Pass 2, und ein Token dazu.
lesson-tsubasa-odds = Nimm den Passtoken und schau auf die Chancen: Sie rechnen jeden Token ein, den beide noch legen könnten.
lesson-tsubasa-play-takasugi = Eine Mauer: { $wall }, Verteidigung 3. Auch dafür hast du jemanden auf der Hand. { $card }, bitte.
lesson-tsubasa-duty = Er schickt eine ihrer Karten zurück. Die rote Zeile ist der Preis, fällig mit Fähigkeit 1: eine Erschöpfungskarte. Im ersten Spiel gibt es keine.
lesson-tsubasa-send-back = Wähle { $wall }. Ihre Verteidigung fällt von 5 auf 2.
lesson-tsubasa-stop = Pass 5 und ein Token, und was du noch hältst, passt schlecht. Also: keine Karten mehr. Die Hand bleibt dir, und { $rival } darf allein weiterlegen.
lesson-tsubasa-pass = Die Karten liegen. Schuss 1 gegen Verteidigung 4: ein Traum. Pass 5 gegen 4: ein Plan. Kommt er an, bleibt der Ball bei dir.
lesson-tsubasa-spend = Beide dürfen Token ihrer Art dazulegen, du zuerst. Mit deinem steht es 6 gegen 4. Dann würfeln beide, und Gleichstand gehört dem Angriff.
lesson-tsubasa-kept = Angekommen, 8 gegen 7, obwohl { $card } einen Würfel neu werfen ließ! Der Tisch wird leer, die Hände werden aufgefüllt, und Runde 2 von 4 beginnt mit dir am Ball.
lesson-tsubasa-take-shot = Jetzt bist du nah genug. { $card }: Schuss 3 und sonst nichts. Mehr brauchen wir nicht.
lesson-tsubasa-play-ozora = Und sieh, wer da auf deiner Hand ist. { $card }, Schuss 3, Pass 4. Wer so einen Kapitän hat, spielt ihn aus.
lesson-tsubasa-choice = Seine Fähigkeit bringt einen Token nach Wahl, für den Schuss oder für den Pass.
lesson-tsubasa-take-arrow = Diese Runde endet mit einem Schuss. Nimm den Pfeil.
lesson-tsubasa-offside = Die Fahne ist oben! { $trap } schickt { $captain } auf deinen Ablagestapel, so wie du es vorhin getan hast. Der Token bleibt. { $card } bringt den Angriff wieder in Gang.
lesson-tsubasa-another = Seine Fähigkeit: noch eine Karte, sofort. Zwei in einem Zug.
lesson-tsubasa-play-long-shot = { $card }, jetzt. Das macht Schuss 4, und der Pfeil kommt obendrauf.
lesson-tsubasa-keep = Was du noch hältst, verteidigt und hilft diesem Schuss nicht. Heb es auf: { $rival } kommt früh genug.
lesson-tsubasa-shoot = Schuss 4 und ein Token gegen Verteidigung 5, und kein Torhüter weit und breit. 58 %, sagen die Würfel. Schieß!
lesson-tsubasa-all-in = Alles, was du hast. 5 gegen 5, und Gleichstand genügt.
lesson-tsubasa-goal = TOR! 10 gegen 6. Nach einem Tor bekommt die andere Seite den Ball: { $rival } greift an, und jetzt zählen deine Schilde.
lesson-tsubasa-take-injury = Wer verteidigt, wählt zuerst. { $card } hat Verteidigung 2 und kostet den Gegner eine Karte, wenn du sie nutzt. Gut zu haben.
lesson-tsubasa-play-morisaki = { $striker }, und als Transfer kommt { $signing } dazu: schon Schuss 9. Das hält keine Mauer. Vielleicht hält es { $card }: Ein Torhüter hat seinen eigenen Würfel.
lesson-tsubasa-trust = Schuss 11 gegen deine 2. Mehr Schilde ändern heute nichts, also heb sie dir für eine Runde auf, die du gewinnen kannst. Jetzt gilt es für { $keeper }.
lesson-tsubasa-save = Geschlagen, 14 gegen 4. Einer ist noch da: Bei 1 hält er den Ball fest, bei 2 oder 3 gibt es Ecke, der Rest ist drin. Flieg!
lesson-tsubasa-caught = Gehalten! Du führst, und du hast den Ball. Runde 4 ist die letzte dieser Hälfte, mit Nachspielzeit: Sie dauert, bis der Angriff trifft oder den Ball verliert.
lesson-tsubasa-yours = Ab hier ist es dein Spiel. Was gesperrt ist, sagt warum, die Chancen stehen immer da, die Regeln sind einen Tipp entfernt. Viel Glück, Coach.

## The lesson of Machi Koro

lesson-machikoro-welcome = Ein sonniger Spieltag und eine fast leere Stadt. Vier Großprojekte machen einen großen Verein. Wer alle vier zuerst baut, gewinnt.
lesson-machikoro-town = { $booth }, { $snacks } und drei Münzen: So fangen alle an. Die Zahl auf einer Karte ist der Wurf, bei dem sie zahlt.
lesson-machikoro-roll = Ein Zug hat drei Takte: würfeln, kassieren, bauen. Wirf den Würfel.
lesson-machikoro-income = Eine 2, und { $snacks } zahlt eine Münze. Die Karte ist grün: Grün zahlt, wenn du selbst die Zahl wirfst.
lesson-machikoro-market = Jetzt bauen, ein Projekt je Zug. { $card } ist rot, kostet 2 und verdient, sobald jemand anders eine 3 wirft.
lesson-machikoro-blue = Dein Gegner hat eine 1 geworfen, und auch zu dir kam eine Münze. { $booth } ist blau, und Blau zahlt bei jedem Wurf.
lesson-machikoro-roll-again = Du bist dran. 1, 2 und 3 bringen dir bisher etwas, der Rest nichts. Würfle.
lesson-machikoro-build-garden = Noch eine Münze. { $card }: drei Münzen für eine 4. Besseres gibt es für 2 nicht.
lesson-machikoro-copycat = Auch dein Gegner mag { $card } und hat gerade die 4 geworfen. Jetzt darfst du auf sie hoffen.
lesson-machikoro-nothing = Bei der 5 geht jeder leer aus. Entweder du deckst mehr Zahlen ab, oder eine zählt doppelt: noch einmal { $card }.
lesson-machikoro-red = Dein Gegner wirft eine 3, und { $shop } hält die Hand auf: eine Münze, direkt aus seiner Tasche. Rot wird vor allem anderen bezahlt.
lesson-machikoro-hope = Zwei Gärten warten auf die 4. Würfle.
lesson-machikoro-academy = Sechs Münzen auf einmal! Zeit für etwas Großes: { $card } für 4. Ab deinem nächsten Zug darfst du mit zwei Würfeln werfen.
lesson-machikoro-one-die = { $card } ist offen: ein Würfel oder zwei, in jedem Zug neu. Deine Karten liegen tief, zwei Würfel selten. Bleib bei einem.
lesson-machikoro-scouting = Schon wieder! { $card } schließt die Lücke bei der 5, und blau ist sie auch: Jede 5 zählt, egal von wem.
lesson-machikoro-look-ahead = Sieh vor dem Wurf auf die Balken deiner Straße: was jede Zahl bringen würde, und wem. Dann wirf einen Würfel.
lesson-machikoro-stadium = 13 Münzen. { $card } kostet 10, und ab deinem nächsten Zug bringen Karten wie { $gardens } und { $shop } je eine Münze mehr. Bau es.
lesson-machikoro-rival = Viermal { $gardens }, zwölf Münzen, ein Stadion: Dein Gegner zieht gleich. Ruhig bleiben und würfeln.
lesson-machikoro-away = Kein Glück mit der 6. Aber du darfst mit zwei Würfeln werfen, also bau dafür: { $card } zahlt drei Münzen bei einer 10.
lesson-machikoro-two-dice = Also beide Würfel. { $card } wartet weit oben bei der 10.
lesson-machikoro-ten = Vier und sechs! { $card } zahlt beim ersten Versuch. Hohe Zahlen sind selten und zahlen dafür gut.
lesson-machikoro-yours = Zwei von vieren stehen. { $studio } und { $museum } fehlen noch, für 16 und 22. Ab hier gehört die Stadt dir: Bau, wie du es für richtig hältst.

# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = { $game } lernen
learn-coach = Der Trainer
learn-progress = Fortschritt
learn-of = { $number } von { $count }
learn-next = Weiter
learn-back = Vorigen Tipp zeigen
learn-skip = Lektion überspringen
learn-press = Drück auf „{ $label }“.
learn-later = Das kommt später in der Lektion.
learn-done = Jetzt kannst du es
learn-done-line = Mehr brauchst du nicht. Die Partie ist noch nicht vorbei: Spiel weiter oder beginn eine neue.
learn-done-over-line = Mehr brauchst du nicht. Die Partie ist vorbei: Beginn eine neue.
learn-done-bench = In der Lobby lässt „Erstes Spiel“ die Bank weg: keine Motivation, keine Transfers. Schalte es aus, wenn du mit allem spielen willst.
learn-done-special = Spezialschüsse kamen hier nicht vor. Die Karte „{ $card }“ löst einen aus: Du wählst geheim einen von drei Schüssen, dein Gegner eine von drei Verteidigungen. Jede Verteidigung wehrt einen Schuss ab, die beiden anderen sind Tore.
learn-special-rule = So gehen Spezialschüsse
learn-astray = Ab hier spielst du allein
learn-astray-line = Die Partie ist anders gelaufen als die Lektion. Spiel weiter oder beginn eine neue.
learn-astray-over-line = Die Partie war vor der Lektion zu Ende. Beginn eine neue.
learn-play-on = Weiterspielen
learn-new-match = Neue Partie
learn-rules = Die Regeln
learn-icons = Was die Symbole bedeuten

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = Du trainierst { $team }, der Gegner ist { $rival }. Wer in zwei Hälften mehr Tore schießt, gewinnt. Drei Runden lang helfe ich dir.
lesson-tsubasa-toss = Du hast die Seitenwahl gewonnen. Nur wer den Ball hat, kann ein Tor schießen. Also nimm ihn.
lesson-tsubasa-draft = Jede Runde beginnt mit der Kartenwahl: Beide nehmen eine dieser Matchkarten oder verdeckt die oberste vom Stapel.
lesson-tsubasa-take-tackle = Nimm { $card }. Verteidigung 3 hilft dir, wenn { $rival } angreift.
lesson-tsubasa-hand = Deine Handkarten. Pfeil: Schuss. Kreis: Pass. Schild: Verteidigung. Die Werte der gespielten Karten werden addiert.
lesson-tsubasa-large = Zu klein zum Lesen? Zeig mit der Maus auf eine kleine Karte oder halte den Finger auf eine Karte, dann siehst du sie groß.
lesson-tsubasa-turns = Du und { $rival } spielt abwechselnd Karten, zusammen höchstens neun. Dann schießt oder passt, wer angreift.
lesson-tsubasa-play-ishizaki = Du greifst an, also zählen Schüsse und Pässe. { $card } ist in beidem schwach, hat aber eine gute Fähigkeit.
lesson-tsubasa-ability = Fähigkeiten sind freiwillig: Du kannst sie nutzen oder nicht. Diese bringt dir zwei Verteidigungstoken.
lesson-tsubasa-tokens = Da sind sie. Ein Token bringt +1 beim Schuss, beim Pass oder in der Abwehr. Oder er bezahlt jemanden von der Bank.
lesson-tsubasa-end-turn = Heb sie noch auf und sieh, was { $rival } antwortet.
lesson-tsubasa-motivate = { $keeper } steht jetzt im Tor. Gib beide Token aus: { $card } in Gold, auf deiner Bank, hat Pass 2 statt 1.
lesson-tsubasa-play-iwami = In diesem Zug spielst du noch eine Karte. { $card } kann gut passen.
lesson-tsubasa-pass-token = Seine Fähigkeit bringt einen Passtoken. Nimm ihn.
lesson-tsubasa-odds = So stehen die Chancen für ein Tor und für einen Pass. Token, die beide noch legen könnten, sind eingerechnet.
lesson-tsubasa-locked = Auf der Bank sitzen Spieler, die du mit Token bezahlst. Tipp auf etwas Gesperrtes, dann erfährst du, warum es nicht geht.
lesson-tsubasa-play-takasugi = { $wall } hat Verteidigung 3. Aber { $card } kann ihn wegschicken.
lesson-tsubasa-send-away = Nutze seine Fähigkeit: Sie schickt eine gegnerische Karte zurück.
lesson-tsubasa-send-back = Schick { $wall } weg. Die gegnerische Verteidigung fällt von 5 auf 2.
lesson-tsubasa-stop = Deine anderen Karten sind schwach im Passspiel, also hör hier auf. Sie bleiben auf deiner Hand. { $rival } darf allein weiterspielen.
lesson-tsubasa-pass = Schuss 1 gegen Verteidigung 4 ist aussichtslos. Pass 5 gegen 4 ist gut: Kommt er an, behältst du den Ball.
lesson-tsubasa-spend = Leg deinen Token dazu: 6 gegen 4. Dann würfeln beide. Die höhere Summe gewinnt, bei Gleichstand du als Angreifer.
lesson-tsubasa-kept = Angekommen, 8 gegen 7! Du behältst den Ball, und Runde 2 beginnt.
lesson-tsubasa-take-shot = Jetzt geht es aufs Tor. { $card } hat Schuss 3.
lesson-tsubasa-play-ozora = Dein Kapitän ist auf deiner Hand: { $card }, Schuss 3, Pass 4.
lesson-tsubasa-choice = Seine Fähigkeit bringt einen Token deiner Wahl.
lesson-tsubasa-take-arrow = Du willst schießen, also nimm einen Schusstoken.
lesson-tsubasa-offside = { $trap } hat { $captain } weggeschickt, aber der Token bleibt dir. Spiel jetzt { $card }.
lesson-tsubasa-another = Mit seiner Fähigkeit spielst du sofort noch eine Karte.
lesson-tsubasa-play-long-shot = { $card }: Das macht Schuss 4, und dein Token kommt noch dazu.
lesson-tsubasa-keep = Deine anderen Karten verteidigen nur. Heb sie auf: { $rival } greift bald an.
lesson-tsubasa-shoot = Schuss 4 und ein Token gegen Verteidigung 5, und kein Torhüter. Versuch es!
lesson-tsubasa-all-in = Mit deinem Token steht es 5 gegen 5. Ein Gleichstand reicht dir.
lesson-tsubasa-goal = Tor, 10 gegen 6! Nach einem Tor bekommt die andere Mannschaft den Ball. Jetzt zählen deine Schilde.
lesson-tsubasa-take-injury = Wer verteidigt, wählt zuerst. { $card } hat Verteidigung 2 und kann { $rival } eine Karte kosten.
lesson-tsubasa-play-morisaki = { $striker } und { $signing } kommen zusammen auf Schuss 9. Das hält nur noch ein Torhüter: { $card }.
lesson-tsubasa-trust = Schuss 11 gegen deine 2: Mehr Karten helfen nicht. Heb sie auf und vertrau auf { $keeper }.
lesson-tsubasa-save = Der Schuss gewinnt, 14 gegen 4. Aber { $keeper } kann noch halten: Bei einer 1 fängt er den Ball, bei einer 2 oder 3 gibt es Ecke.
lesson-tsubasa-caught = Gehalten! Du führst, und der Ball gehört dir.
lesson-tsubasa-injury-time = Runde 4 ist die letzte dieser Hälfte. Sie dauert, bis der Angreifer trifft oder den Ball verliert.
lesson-tsubasa-yours = Ab hier ist es dein Spiel. Viel Glück!

## The lesson of Machi Koro

lesson-machikoro-welcome = Das sind deine vier Großprojekte. Wer alle vier zuerst baut, gewinnt.
lesson-machikoro-town = Deine Stadt beginnt mit zwei Karten, die Münzen bringen. Die Balken zeigen, welche Würfe dir etwas bringen und wie viel.
lesson-machikoro-numbers = Die Zahl auf einer Karte ist der Wurf, bei dem sie zahlt. { $card } zahlt bei einer 1.
lesson-machikoro-roll = So geht jeder Zug: würfeln, kassieren, bauen. Fang mit dem Würfel an.
lesson-machikoro-green = Eine 3: { $snacks } zahlt 1 Münze. Grüne Karten zahlen, wenn du selbst ihre Zahl würfelst.
lesson-machikoro-blue = Blaue Karten zahlen immer, egal ob du würfelst oder dein Gegner.
lesson-machikoro-build-pitch = Bau { $card }. Das kostet 1 und bringt bei jeder 2 eine Münze.
lesson-machikoro-roll-again = Dein Gegner hat eine 6 gewürfelt und nichts bekommen. Du bist dran.
lesson-machikoro-look = Zeig mit der Maus auf eine Karte oder halte den Finger darauf, dann kannst du sie ganz lesen.
lesson-machikoro-twice = Bau noch einmal { $card }. Was du doppelt hast, zahlt doppelt.
lesson-machikoro-blue-paid = Dein Gegner hat eine 1 gewürfelt, und deine blaue Karte { $booth } hat dir 1 Münze gebracht. Du bist dran.
lesson-machikoro-locked = Eine 2 bringt dir 3 Münzen! Blasse Karten kannst du gerade nicht bauen. Tipp auf eine, dann siehst du, warum.
lesson-machikoro-red = Rote Karten zahlen, wenn andere würfeln: Wer die Zahl wirft, zahlt an dich.
lesson-machikoro-build-shop = Bau { $card }. Würfelt dein Gegner eine 3, zahlt er dir 1 Münze.
lesson-machikoro-lucky-rival = Dein Gegner hat eine 4 gewürfelt und 6 Münzen verdient. Du bist dran.
lesson-machikoro-purple = Violette Karten zahlen nur, wenn du selbst eine 6 würfelst. Von jeder Art darfst du nur eine haben.
lesson-machikoro-purples = { $trainer } holt von jedem Gegner 2 Münzen, { $player } von einem 5. { $sponsor } tauscht eine Karte mit einem Gegner.
lesson-machikoro-build-trainer = Du hast 6 Münzen. Bau { $card }.
lesson-machikoro-pitch-paid = Dein Gegner hat eine 2 gewürfelt, und { $card } hat dir doppelt gezahlt. Du bist dran.
lesson-machikoro-academy = Jetzt dein erstes Großprojekt. { $card } kostet 4: Ab deinem nächsten Zug darfst du zwei Würfel werfen.
lesson-machikoro-pay-first = Dein Gegner hat eine 3 gewürfelt: 1 Münze für { $shop }. Rote Karten werden zuerst bezahlt, erst dann zahlen die anderen.
lesson-machikoro-one-die = Ein Würfel oder zwei? Deine Karten haben Zahlen bis 6, also bringt dir ein Würfel mehr.
lesson-machikoro-trainer-paid = Eine 6! { $card } hat 2 Münzen von deinem Gegner geholt.
lesson-machikoro-save = Du willst eine Karte für 5 Münzen und hast 4. Also spar: Du musst nichts bauen.
lesson-machikoro-luck = Dein Gegner hat wieder eine 2 gewürfelt, das sind 2 Münzen für dich. Wirf einen Würfel.
lesson-machikoro-icons = Jede Karte hat ein Symbol; vergrößert siehst du es. Manche zählen Symbole: { $card } zahlt 3 Münzen für jede deiner Karten mit „{ $icon }“.
lesson-machikoro-build-school = { $pitch } hat dieses Symbol, und du hast zwei davon. { $card } zahlt dir also 6 Münzen bei einer 7. Bau es.
lesson-machikoro-two-dice = Jetzt brauchst du eine 7. Mit { $card } bringen dir zwei Würfel mehr als einer.
lesson-machikoro-stadium = Sieben, 6 Münzen! Bau { $card }: Karten wie { $snacks } und { $shop } zahlen dann je 1 Münze mehr.
lesson-machikoro-studio = Zwei Großprojekte stehen, zwei fehlen. { $card } gibt dir bei einem Pasch mit zwei Würfeln einen zweiten Zug.
lesson-machikoro-museum = { $card }: Damit darfst du in jedem Zug noch einmal würfeln. Dann zählt der zweite Wurf.
lesson-machikoro-yours = Ab hier gehört die Stadt dir. Bau die letzten zwei, dann gewinnst du!

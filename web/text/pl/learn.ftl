# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Naucz się: { $game }
learn-coach = Trener
learn-progress = Postęp
learn-of = { $number } z { $count }
learn-next = Dalej
learn-back = Pokaż poprzednią wskazówkę
learn-skip = Pomiń lekcję
learn-press = Naciśnij „{ $label }”.
learn-later = To przyjdzie później w lekcji.
learn-done = Umiesz już grać
learn-done-line = Więcej nie trzeba. Partia jeszcze trwa: graj dalej albo zacznij nową.
learn-done-over-line = Więcej nie trzeba. Partia już się skończyła: zacznij nową.
learn-done-bench = Przy nowej partii opcja „Pierwszy mecz” oznacza grę bez ławki: bez motywacji i transferów. Wyłącz ją, żeby grać ze wszystkim.
learn-done-special = Specjalnych strzałów w tej lekcji nie było. Daje je karta „{ $card }”: wybierasz w tajemnicy jeden z trzech strzałów, a przeciwnik jedną z trzech obron. Każda obrona zatrzymuje jeden strzał, a pozostałe dwa to gole.
learn-special-rule = Jak działają specjalne strzały
learn-astray = Dalej już samodzielnie
learn-astray-line = Partia potoczyła się inaczej niż lekcja. Graj dalej albo zacznij nową.
learn-astray-over-line = Partia skończyła się przed końcem lekcji. Zacznij nową.
learn-play-on = Graj dalej
learn-new-match = Nowa partia
learn-rules = Zasady
learn-icons = Co znaczą ikony

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = Twoja drużyna to { $team }, a przeciwnik to { $rival }. Wygrywa, kto strzeli więcej goli w dwóch połowach. Przez trzy rundy ci pomagam.
lesson-tsubasa-toss = Wygrywasz losowanie. Gola może strzelić tylko drużyna z piłką, więc weź piłkę.
lesson-tsubasa-draft = Runda zaczyna się od wyboru: każdy trener bierze jedną z tych kart meczu albo w ciemno wierzchnią kartę talii.
lesson-tsubasa-take-tackle = Weź kartę { $card }. Jej obrona 3 pomoże, gdy zaatakuje { $rival }.
lesson-tsubasa-hand = Twoja ręka. Strzałka: strzał. Koło: podanie. Tarcza: obrona. Wartości zagranych kart się sumują.
lesson-tsubasa-large = Za małe litery? Najedź myszą na małą kartę albo przytrzymaj palec na karcie, a zobaczysz ją w powiększeniu.
lesson-tsubasa-turns = Ty i { $rival } zagrywacie karty na zmianę, razem najwyżej dziewięć. Potem atakujący strzela albo podaje.
lesson-tsubasa-play-ishizaki = Atakujesz, więc liczą się strzały i podania. { $card } jest słaby w jednym i drugim, ale ma dobrą zdolność.
lesson-tsubasa-ability = Zdolności nie są obowiązkowe: możesz ich użyć albo nie. Ta daje ci dwa żetony obrony.
lesson-tsubasa-tokens = Oto one. Żeton dodaje 1 do strzału, podania lub obrony albo płaci za zawodnika z ławki.
lesson-tsubasa-end-turn = Na razie je zachowaj. Niech odpowie { $rival }.
lesson-tsubasa-motivate = Bramki rywala strzeże { $keeper }. Wydaj oba żetony: na ławce czeka złoty { $card }, który ma podanie 2 zamiast 1.
lesson-tsubasa-play-iwami = W tej turze zagrywasz jeszcze kartę. { $card } dobrze podaje.
lesson-tsubasa-pass-token = Jego zdolność daje żeton podania. Weź go.
lesson-tsubasa-odds = To twoje szanse na gola i na celne podanie. Uwzględniają żetony, które obie strony mogą jeszcze dołożyć.
lesson-tsubasa-locked = Na ławce czekają zawodnicy, za których płaci się żetonami. Dotknij czegoś zablokowanego, a dowiesz się dlaczego.
lesson-tsubasa-play-takasugi = { $wall } ma obronę 3. Ale { $card } może go odesłać.
lesson-tsubasa-send-away = Użyj jego zdolności: odsyła jedną z kart przeciwnika.
lesson-tsubasa-send-back = Do odesłania: { $wall }. Obrona przeciwnika spada z 5 do 2.
lesson-tsubasa-stop = Reszta twoich kart jest słaba w podaniach, więc spasuj. Zostaną w ręce. { $rival } może grać dalej.
lesson-tsubasa-pass = Strzał 1 przeciw obronie 4 nie ma szans. Podanie 5 przeciw 4 ma: jeśli dojdzie, piłka zostaje u ciebie.
lesson-tsubasa-spend = Dołóż żeton: 6 przeciw 4. Potem obie strony rzucają kostką. Wygrywa wyższa suma, a remis należy do ciebie, bo atakujesz.
lesson-tsubasa-kept = Podanie doszło, 8 przeciw 7! Piłka zostaje u ciebie i zaczyna się runda 2.
lesson-tsubasa-take-shot = Teraz czas na strzał. { $card } ma strzał 3.
lesson-tsubasa-play-ozora = W ręce masz kapitana: { $card }, strzał 3, podanie 4.
lesson-tsubasa-choice = Jego zdolność daje żeton do wyboru.
lesson-tsubasa-take-arrow = Chcesz strzelać, więc weź żeton strzału.
lesson-tsubasa-offside = { $trap }: z boiska schodzi { $captain }, ale żeton zostaje. Teraz zagraj: { $card }.
lesson-tsubasa-another = Dzięki jego zdolności od razu zagrywasz jeszcze jedną kartę.
lesson-tsubasa-play-long-shot = { $card } daje razem strzał 4, a do tego dojdzie żeton.
lesson-tsubasa-keep = Reszta twoich kart tylko broni. Zachowaj je: wkrótce zaatakuje { $rival }.
lesson-tsubasa-shoot = Strzał 4 i żeton przeciw obronie 5, a bramkarza nie ma. Spróbuj!
lesson-tsubasa-all-in = Z żetonem jest 5 przeciw 5. Remis ci wystarczy.
lesson-tsubasa-goal = Gol, 10 przeciw 6! Po golu piłkę dostaje druga drużyna. Teraz liczą się twoje tarcze.
lesson-tsubasa-take-injury = Kto broni, wybiera pierwszy. { $card } ma obronę 2 i może odebrać kartę drużynie { $rival }.
lesson-tsubasa-play-morisaki = { $striker } i { $signing } mają razem strzał 9. To może zatrzymać już tylko bramkarz: { $card }.
lesson-tsubasa-trust = Strzał 11 przeciw twoim 2: więcej kart nie pomoże. Zachowaj je. Na bramce stoi { $keeper }.
lesson-tsubasa-save = Strzał wygrywa, 14 przeciw 4. Ale { $keeper } może obronić: przy 1 łapie piłkę, przy 2 lub 3 jest rzut rożny.
lesson-tsubasa-caught = Złapał! Prowadzisz i masz piłkę.
lesson-tsubasa-injury-time = Runda 4 jest ostatnia w tej połowie. Trwa, aż atakujący strzeli gola albo straci piłkę.
lesson-tsubasa-yours = Od teraz mecz jest twój. Powodzenia, trenerze!

## The lesson of Machi Koro

lesson-machikoro-welcome = To twoje cztery duże projekty. Kto pierwszy zbuduje wszystkie, wygrywa.
lesson-machikoro-town = Twoje miasto zaczyna z dwiema kartami, które płacą. Słupki pokazują, które rzuty ci płacą i ile.
lesson-machikoro-numbers = Liczba na karcie to rzut, przy którym ona płaci. { $card } płaci, gdy wypadnie 1.
lesson-machikoro-roll = Każda tura to rzut, dochód i budowa. Zacznij od rzutu kostką.
lesson-machikoro-green = Trójka: { $snacks } płaci 1 monetę. Zielone karty płacą, gdy ich liczba wypadnie tobie.
lesson-machikoro-blue = Niebieskie karty płacą zawsze: gdy rzucasz ty i gdy rzuca przeciwnik.
lesson-machikoro-build-pitch = Zbuduj kartę { $card }. Kosztuje 1 i daje monetę przy każdej dwójce.
lesson-machikoro-roll-again = Przeciwnik wyrzucił 6 i nic nie dostał. Twój rzut.
lesson-machikoro-look = Najedź myszą na kartę albo przytrzymaj na niej palec, aby przeczytać ją w całości.
lesson-machikoro-twice = Zbuduj jeszcze raz kartę { $card }. Dwie takie same karty płacą dwa razy.
lesson-machikoro-blue-paid = Przeciwnik wyrzucił 1, a niebieska karta { $booth } dała ci 1 monetę. Twój rzut.
lesson-machikoro-locked = Dwójka daje ci 3 monety! Wyblakłej karty nie można teraz zbudować. Dotknij jej, a zobaczysz dlaczego.
lesson-machikoro-red = Czerwone karty płacą przy rzutach innych: kto wyrzuci liczbę, ten płaci tobie.
lesson-machikoro-build-shop = Zbuduj kartę { $card }. Gdy przeciwnik wyrzuci 3, zapłaci ci 1 monetę.
lesson-machikoro-lucky-rival = Przeciwnik wyrzucił 4 i zarobił 6 monet. Twój rzut.
lesson-machikoro-purple = Fioletowe karty płacą tylko wtedy, gdy szóstka wypadnie tobie. Z każdego rodzaju możesz mieć tylko jedną.
lesson-machikoro-purples = { $trainer } zabiera 2 monety każdemu przeciwnikowi, { $player } 5 jednemu. { $sponsor } wymienia kartę z przeciwnikiem.
lesson-machikoro-build-trainer = Masz 6 monet. Zbuduj kartę { $card }.
lesson-machikoro-pitch-paid = Przeciwnik wyrzucił 2, a { $card } płaci ci podwójnie. Twój rzut.
lesson-machikoro-academy = Teraz pierwszy duży projekt. { $card } kosztuje 4: od następnej tury możesz rzucać dwiema kostkami.
lesson-machikoro-pay-first = Przeciwnik wyrzucił 3: 1 moneta dla ciebie, bo masz kartę { $shop }. Najpierw płaci się za czerwone, potem płacą pozostałe.
lesson-machikoro-one-die = Jedna kostka czy dwie? Twoje karty mają liczby do 6, więc jedna kostka płaci ci więcej.
lesson-machikoro-trainer-paid = Szóstka! { $card } zabiera przeciwnikowi 2 monety.
lesson-machikoro-save = Chcesz kartę za 5 monet, a masz 4. Oszczędzaj: nie musisz nic budować.
lesson-machikoro-luck = Przeciwnik znów wyrzucił 2, więc masz 2 monety więcej. Rzuć jedną kostką.
lesson-machikoro-icons = Każda karta ma symbol (powiększ ją), a niektóre liczą symbole. { $card } płaci 3 monety za każdą twoją kartę z symbolem „{ $icon }”.
lesson-machikoro-build-school = { $pitch } ma ten symbol, a masz dwie takie karty. Więc { $card } da ci 6 monet przy siódemce. Zbuduj.
lesson-machikoro-two-dice = Przyda ci się siódemka. Odkąd masz kartę { $card }, dwie kostki płacą ci więcej niż jedna.
lesson-machikoro-stadium = Siódemka, 6 monet! Zbuduj { $card }: karty takie jak { $snacks } i { $shop } będą płacić o 1 monetę więcej.
lesson-machikoro-studio = Dwa duże projekty stoją, dwa zostały. { $card } daje drugą turę po dublecie na dwóch kostkach.
lesson-machikoro-museum = { $card } pozwala w każdej turze rzucić jeszcze raz. Liczy się drugi rzut.
lesson-machikoro-yours = Od teraz miasto jest twoje. Zbuduj dwa ostatnie projekty, a wygrasz!

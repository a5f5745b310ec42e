# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Naucz się: { $game }
learn-coach = Trener
learn-progress = Jak daleko jesteś
learn-of = { $number } z { $count }
learn-next = Dalej
learn-back = Przeczytaj poprzednie
learn-skip = Pomiń lekcję
learn-your-move = Twój ruch
learn-first = Najpierw: { $task }
learn-later = To przyjdzie później w lekcji.
learn-done = Umiesz już grać
learn-done-line = Więcej nie trzeba. Partia jeszcze trwa: graj dalej albo zacznij własną.
learn-astray = Dalej już samodzielnie
learn-astray-line = Partia potoczyła się inaczej niż lekcja. Graj dalej albo zacznij nową.
learn-play-on = Graj dalej
learn-new-match = Nowa partia
learn-rules = Zasady
learn-icons = Co znaczą ikony

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = Finał! Twoja drużyna to { $team }, naprzeciw stoi { $rival }. Dwie połowy, wygrywa więcej goli. Przez trzy rundy jestem przy tobie.
lesson-tsubasa-toss = Losowanie jest twoje. Gola strzela tylko ten, kto ma piłkę, więc bierz ją.
lesson-tsubasa-draft = Każda runda zaczyna się od wyboru. Każdy trener bierze jedną z czterech kart meczu albo w ciemno wierzch talii. { $rival } właśnie bierze w ciemno.
lesson-tsubasa-take-tackle = Weź kartę: { $card }. Obrona 3 bardzo się przyda, gdy zaatakuje { $rival }; do tego czasu czeka w ręce.
lesson-tsubasa-hand = Twoja ręka. Strzałka: strzał. Koło: podanie. Tarcza: obrona. Ty i { $rival } zagrywacie karty na zmianę, razem dziewięć, a wartości się sumują.
lesson-tsubasa-play-ishizaki = Gdy atakujesz, liczą się twoje strzały i podania. { $card } daje mało jednego i drugiego, ale spójrz na jego zdolność. Zagraj go.
lesson-tsubasa-ability = Zdolności możesz użyć albo nie. Ta przynosi ci z rezerwy dwa żetony obrony.
lesson-tsubasa-tokens = Dwie tarcze gotowe. Żeton dodaje 1, gdy trzeba, albo płaci za kogoś z ławki. Bez pośpiechu: na tym poprzestań i zobacz, co odpowiedzą.
lesson-tsubasa-motivate = Ich bramki strzeże teraz { $keeper }. Twoja odpowiedź siedzi na ławce: za dwie tarcze { $card } w złocie. Podanie 2 zamiast 1, i złoty zostaje na cały mecz.
lesson-tsubasa-play-iwami = Wciąż twoja kolej, karta jeszcze przed tobą. { $card } jest stworzony do podań: podanie 2, a do tego żeton.
lesson-tsubasa-odds = Weź żeton podania i spójrz na szanse: liczą każdy żeton, który obie strony mogłyby dołożyć.
lesson-tsubasa-play-takasugi = Mur: { $wall }, obrona 3. Na to też masz kogoś w ręce. { $card }, proszę.
lesson-tsubasa-duty = Odsyła jedną z ich kart. Czerwona linia to cena, płacona przy zdolności 1: karta zmęczenia. W pierwszym meczu takich nie ma.
lesson-tsubasa-send-back = Wskaż: { $wall }. Ich obrona spada z 5 do 2.
lesson-tsubasa-stop = Podanie 5 i żeton, a to, co ci zostało, podaje słabo. Więc: koniec kart. Ręka zostaje z tobą, a { $rival } może grać dalej sam.
lesson-tsubasa-pass = Karty leżą. Strzał 1 przeciw obronie 4: marzenie. Podanie 5 przeciw 4: plan. Jeśli dojdzie, piłka zostaje twoja.
lesson-tsubasa-spend = Obie strony mogą dołożyć żetony swojego rodzaju, najpierw ty. Z twoim jest 6 przeciw 4. Potem obie rzucają kostką, a remis należy do ataku.
lesson-tsubasa-kept = Doszło, 8 przeciw 7, choć { $card } dał przerzucić kostkę! Stół się opróżnia, ręce się uzupełniają, a runda 2 z 4 zaczyna się przy twojej piłce.
lesson-tsubasa-take-shot = Teraz jest dość blisko na strzał. { $card }: strzał 3 i nic więcej. Tyle nam trzeba.
lesson-tsubasa-play-ozora = I zobacz, kto jest w twojej ręce. { $card }, strzał 3, podanie 4. Kto ma takiego kapitana, ten go zagrywa.
lesson-tsubasa-choice = Jego zdolność daje żeton do wyboru: strzału albo podania.
lesson-tsubasa-take-arrow = Ta runda skończy się strzałem. Weź strzałkę.
lesson-tsubasa-offside = Chorągiewka w górze! { $trap }, i { $captain } ląduje na twoim stosie kart odrzuconych, tak jak ich karta przed chwilą. Żeton zostaje. { $card } znów napędzi atak.
lesson-tsubasa-another = Jego zdolność: jeszcze jedna karta, od razu. Dwie w jednej turze.
lesson-tsubasa-play-long-shot = { $card }, teraz. To strzał 4, a strzałka dojdzie na wierzch.
lesson-tsubasa-keep = To, co ci zostało, broni i temu strzałowi nie pomoże. Zachowaj je: { $rival } zaraz tu będzie.
lesson-tsubasa-shoot = Strzał 4 i żeton przeciw obronie 5, a bramkarza nie widać. 58 %, mówią kostki. Strzelaj!
lesson-tsubasa-all-in = Wszystko, co masz. 5 przeciw 5, a remis wystarczy.
lesson-tsubasa-goal = GOL! 10 przeciw 6. Po golu piłkę dostaje druga strona: atakuje { $rival }, i teraz liczą się twoje tarcze.
lesson-tsubasa-take-injury = Kto broni, wybiera pierwszy. { $card } ma obronę 2, a użyta odbiera przeciwnikowi kartę. Warto ją mieć.
lesson-tsubasa-play-morisaki = { $striker }, a do tego transfer, { $signing }: już strzał 9. Tego żaden mur nie zatrzyma. Może { $card }: bramkarz ma własną kostkę.
lesson-tsubasa-trust = Strzał 11 przeciw twoim 2. Więcej tarcz nic dziś nie zmieni, więc zachowaj je na rundę do wygrania. Teraz zostają { $keeper } i piłka.
lesson-tsubasa-save = Strzał wygrywa, 14 przeciw 4. Został jeden człowiek: przy 1 łapie piłkę, przy 2 lub 3 jest rzut rożny, reszta wpada. Leć!
lesson-tsubasa-caught = Złapał! Prowadzisz i masz piłkę. Runda 4 jest ostatnia w tej połowie, z doliczonym czasem: trwa, aż atak strzeli gola albo straci piłkę.
lesson-tsubasa-yours = Odtąd mecz jest twój. Co zamknięte, mówi dlaczego, szanse są zawsze na widoku, zasady o jedno dotknięcie. Powodzenia, trenerze.

## The lesson of Machi Koro

lesson-machikoro-welcome = Słoneczny dzień meczowy i prawie puste miasto. Cztery duże projekty tworzą wielki klub. Kto pierwszy zbuduje wszystkie cztery, wygrywa.
lesson-machikoro-town = { $booth }, { $snacks } i trzy monety: tak zaczyna każdy. Liczba na karcie to rzut, przy którym ona płaci.
lesson-machikoro-roll = Tura ma trzy takty: rzut, dochód, budowa. Rzuć kością.
lesson-machikoro-income = Dwójka, i { $snacks } płaci monetę. Karta jest zielona: zielone płacą, gdy liczba wypadnie tobie.
lesson-machikoro-market = Teraz budowa, jeden projekt na turę. { $card } to karta czerwona: kosztuje 2 i zarabia, gdy ktoś inny wyrzuci 3.
lesson-machikoro-blue = Przeciwnik wyrzucił 1, a moneta trafiła też do ciebie. { $booth } to karta niebieska, a niebieskie płacą przy każdym rzucie.
lesson-machikoro-roll-again = Twoja tura. Na razie płacą ci 1, 2 i 3, reszta nic. Rzucaj.
lesson-machikoro-build-garden = Jeszcze jedna moneta. { $card }: trzy monety za czwórkę. Nic lepszego za 2 nie ma.
lesson-machikoro-copycat = Przeciwnikowi też się spodobał { $card }, i właśnie wyrzucił 4. Teraz ty możesz na nią liczyć.
lesson-machikoro-nothing = Piątka nie płaci nikomu. Albo obstawisz więcej liczb, albo jedna policzy się podwójnie: jeszcze raz { $card }.
lesson-machikoro-red = Trójka przeciwnika, i { $shop } wyciąga rękę: moneta prosto z jego kieszeni. Czerwone płaci się przed wszystkim innym.
lesson-machikoro-hope = Dwa ogródki czekają na czwórkę. Rzucaj.
lesson-machikoro-academy = Sześć monet naraz! Czas na coś dużego: { $card } za 4. Od następnej tury możesz rzucać dwiema kośćmi.
lesson-machikoro-one-die = { $card } już działa: jedna kość albo dwie, w każdej turze od nowa. Twoje karty leżą nisko, a dwie kości rzadko. Zostań przy jednej.
lesson-machikoro-scouting = Znowu! { $card } zamyka lukę przy piątce, i to na niebiesko: liczy się piątka każdego.
lesson-machikoro-look-ahead = Zanim rzucisz, spójrz na słupki przy swojej ulicy: co dałaby każda liczba i komu. Potem rzuć jedną kością.
lesson-machikoro-stadium = 13 monet. { $card } kosztuje 10, a od następnej tury karty takie jak { $gardens } i { $shop } dadzą o monetę więcej. Buduj.
lesson-machikoro-rival = Cztery razy { $gardens }, dwanaście monet, stadion: przeciwnik wyrównuje. Spokojnie, i rzucaj.
lesson-machikoro-away = Szóstka bez szczęścia. Ale wolno ci rzucać dwiema kośćmi, więc buduj pod nie: { $card } płaci trzy monety za 10.
lesson-machikoro-two-dice = Zatem obie kości. { $card } czeka wysoko, przy dziesiątce.
lesson-machikoro-ten = Cztery i sześć! { $card } płaci za pierwszym razem. Wysokie liczby są rzadkie, za to dobrze płacą.
lesson-machikoro-yours = Stoją dwa z czterech. Zostają { $studio } i { $museum }, za 16 i 22. Odtąd miasto jest twoje: buduj po swojemu.

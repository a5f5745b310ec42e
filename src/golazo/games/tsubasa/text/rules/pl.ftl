# The rules of Captain Tsubasa: each by its id, with a title. Names of cards come from the game's own texts.

## The box and the cards

rule-ct-box-1-title = Co jest w pudełku
rule-ct-box-1 =
    24 karty początkowe, po 12 dla drużyny: 11 zawodników i kibice.
    8 kart motywacji, po 4 dla drużyny. 26 kart meczu, po 13 na połowę. 8 transferów.
    6 specjalnych strzałów i 6 specjalnych obron, po 3 dla drużyny. 8 kart zmęczenia, po 4 dla drużyny.
    2 kartki, po jednej dla drużyny: z jednej strony żółte, z drugiej czerwone.
    30 żetonów: dla każdej drużyny 5 strzału, 5 podania i 5 obrony.
    2 kostki. Symbol drużyny na kostce liczy się jako 6.
rule-ct-card-1-title = Jak czytać kartę
rule-ct-card-1 =
    Pasek z nazwą pokazuje, do której talii należy karta. Na kartach motywacji i transferów widać też koszt w żetonach.
    Każda karta ma trzy wartości: strzału, podania i obrony.
    Karta ma najwyżej dwie zdolności. Obowiązkową akcję wykonuje się tylko po użyciu zdolności 1.

## Set-up

rule-ct-set-1-title = Karty meczu i boisko
rule-ct-set-1 =
    Tasuje się po 13 kart meczu z każdej połowy. Jedna wraca do pudełka bez podglądania, zostaje 12.
    Cztery karty pierwszej połowy zostają odkryte: to boisko. Talia drugiej połowy zostaje na później.
rule-ct-set-2-title = Żetony: w zapasie i dostępne
rule-ct-set-2 =
    Każdy trener zaczyna z 5 żetonami każdego typu w zapasie. Dostępnych nie ma jeszcze wcale.
    Zyskany żeton przechodzi z zapasu do dostępnych. Jeśli w zapasie nie ma już żetonów tego typu, zysk przepada.
    Wydane żetony wracają do twojego zapasu.
rule-ct-set-3-title = Talia
rule-ct-set-3 = Każdy trener tasuje 12 kart początkowych swojej drużyny. To jego talia.
rule-ct-set-4-title = Opcja: pierwszy mecz
rule-ct-set-4 =
    Krótszy i prostszy mecz. Karty meczu z gwiazdką zostają w pudełku.
    Pierwsza połowa: „{ $control-and-advance }”, „{ $kozo-and-robertos-advice }”, „{ $pursuing-the-title }”, „{ $outstanding-save }”.
    Druga połowa: „{ $control-and-advance }”, „{ $motivation-to-play-for-japan }”, „{ $foul }”, „{ $substitution }”.
    Kibice i karty zmęczenia też zostają w pudełku.
    Motywacji i transferów nie ma, chyba że stół je włączy.
    Na każdą połowę jest 9 kart meczu. Jedna wraca do pudełka bez podglądania, pozostałych 8 starcza na 4 rundy.
rule-ct-kick-1-title = Rozpoczęcie
rule-ct-kick-1 =
    Rzuca się znacznikiem posiadania piłki. Kto wygra losowanie, decyduje: atakować jako pierwszy czy oddać pierwszy atak przeciwnikowi.
    Trener przy piłce jest trenerem atakującym, drugi jest trenerem broniącym.

## The round

rule-ct-rnd-1-title = Cztery fazy
rule-ct-rnd-1 =
    Runda ma cztery fazy: dobieranie, atak, strzał albo podanie, odrzucanie. Możesz robić tylko to, co należy do bieżącej fazy.
    Połowa ma sześć rund: 12 kart meczu, po dwie na rundę.

## Draw

rule-ct-draw-1-title = Dobieranie do czterech kart
rule-ct-draw-1 =
    Każdy trener dobiera, aż ma w ręce 4 karty. Mając 4 lub więcej, nie dobierasz żadnej.
    Gdy talia się skończy, tasuje się stos kart odrzuconych i tworzy z niego nową talię. Jeśli nie ma kart ani tu, ani tam, grasz z mniejszą liczbą kart.
rule-ct-draw-2-title = Wybór karty meczu
rule-ct-draw-2 =
    Najpierw wybiera trener broniący, potem atakujący. Każdy bierze jedną kartę meczu: odkrytą z boiska albo w ciemno z wierzchu talii meczu.
    W międzyczasie boiska się nie uzupełnia.
    Kartę z boiska znają obie strony. Kartę z talii zna tylko ten, kto ją bierze.

## Attack

rule-ct-atk-1-title = Zagranie karty albo pas
rule-ct-atk-1 =
    Zaczyna trener atakujący, potem gracie na zmianę. W swojej turze zagrywasz odkrytą jedną kartę z ręki i możesz użyć jej zdolności.
    Albo pasujesz. Wtedy nic już w tej rundzie nie zagrywasz, zachowujesz rękę na następną, a przeciwnik może grać dalej bez ciebie.
    Z pustą ręką trzeba spasować.
    Pas to co innego niż podanie: piłkę się podaje.
rule-ct-atk-2-title = Zdolności
rule-ct-atk-2 =
    Zdolności są opcjonalne. Możesz ich użyć tylko w turze, w której zagrywasz kartę. Tylko przerzucanie kostek i obrona bramkarza następują później, po rzucie.
    Możesz użyć obu zdolności karty, każdej raz, w dowolnej kolejności. Obowiązkowa akcja wiąże się tylko ze zdolnością 1.
    Nie można użyć zdolności, która nie miałaby efektu, chyba że to zdolność 1 karty z obowiązkową akcją. Nie można też użyć zdolności karty, która opuściła obszar gry.
rule-ct-atk-3-title = Dziewięć kart kończy atak
rule-ct-atk-3 =
    Po każdej turze liczy się razem karty w obu obszarach gry. Przy 9 kartach atak się kończy. Kończy się też, gdy obaj trenerzy spasują.
    Dziesiątej karty nigdy się nie zagrywa, nawet dzięki zdolności.
    Usunięte karty się nie liczą. Jeśli usunięto dziewiątą kartę, atak trwa, a turę ma drugi trener. Jeśli on już spasował, tura wraca.
rule-ct-atk-4-title = Co liczy się do dziewięciu
rule-ct-atk-4 = Żółte i czerwone kartki nigdy nie wliczają się do 9 kart. Karty zmęczenia tak.
rule-ct-atk-5-title = Siedem kart w dogrywce
rule-ct-atk-5 = W dogrywce limit wynosi 7 kart zamiast 9.

## Shot or pass

rule-ct-shot-1-title = Strzał albo podanie
rule-ct-shot-1 =
    Trener broniący sumuje wartości obrony w swoim obszarze gry. Trener atakujący widzi tę sumę, porównuje ją ze swoimi sumami strzału i podania, po czym wybiera strzał albo podanie.
    Liczą się też kary z żółtej albo czerwonej kartki. Suma może być mniejsza od zera.
rule-ct-shot-2-title = Wydawanie żetonów
rule-ct-shot-2 =
    Najpierw trener atakujący, potem broniący mówi, ile dostępnych żetonów wydaje. Każdy daje +1.
    Liczy się tylko właściwy typ: żetony strzału przy strzale, podania przy podaniu, obrony przy obronie.
rule-ct-shot-3-title = Rzut kostkami
rule-ct-shot-3 = Obaj trenerzy rzucają kostką i dodają wynik do swojej sumy. Wyższa suma wygrywa. Przy remisie wygrywa trener atakujący.
rule-ct-shot-4-title = Wynik
rule-ct-shot-4 =
    Wygrywa strzał: gol, a piłkę dostaje przeciwnik.
    Wygrywa podanie: trener atakujący zostaje przy piłce.
    Wygrywa obrona: piłkę przejmuje trener broniący.

## Rerolls and saves

rule-ct-dice-1-title = Przerzucenie kostki
rule-ct-dice-1 =
    Niektóre karty pozwalają przerzucić kostkę, na przykład { $teppei-kisugi } i { $takeshi-sawada }. Jeśli w tej rundzie zagrasz taką kartę, możesz przerzucić jedną kostkę z tej rundy.
    Może to być twoja kostka albo kostka przeciwnika, przy strzale lub podaniu albo przy obronie bramkarza. Każda z tych kart działa raz na rundę.
rule-ct-dice-2-title = Kto przerzuca pierwszy
rule-ct-dice-2 =
    Po rzucie kostkami o strzał albo podanie można je przerzucać. Pierwsze pytanie dostaje ten, kto właśnie przegrywa. Trwa to, aż obie strony kolejno zrezygnują.
    Potem następuje obrona bramkarza, a po niej w ten sam sposób można przerzucać każdą kostkę z tej rundy.
    Jeśli po przerzuceniu kostki strzału wygrywa trener broniący, piłka jest jego, a obrona bramkarza nie ma już znaczenia. Jeśli nadal wygrywa trener atakujący, obrona liczy się tak, jak wypadła.
rule-ct-dice-3-title = Obrona bramkarza
rule-ct-dice-3 =
    Jeśli strzał wygrał, a w obszarze gry trenera broniącego leży bramkarz, trener broniący może rzucić kostką.
    { $yuzo-morisaki } i { $ken-wakashimazu } przy 1 łapią piłkę, którą przejmuje trener broniący. Przy 2 lub 3 jest rzut rożny: gola nie ma, a trener atakujący zostaje przy piłce. Przy 4, 5 lub 6 pada gol. Inni bramkarze mają własne liczby na karcie.
    Na każdy strzał przypada jedna próba. Jeśli w grze jest kilka kart z obroną, trener broniący wybiera jedną.
rule-ct-dice-4-title = Opcja: gwarantowany sukces
rule-ct-dice-4 =
    Jeśli przy strzale albo podaniu jeden trener wyrzuci 6, a drugi 1, wygrywa 6 bez względu na sumy. Przerzucenie kostki może temu zapobiec albo do tego doprowadzić.
    Opcja jest wyłączona, chyba że włączysz ją przy otwieraniu stołu.

## Discard

rule-ct-disc-1-title = Odrzucanie
rule-ct-disc-1 =
    Zagrane karty trafiają na stos kart odrzuconych swojego trenera. Niezagrane zostają w ręce.
    Boisko uzupełnia się do 4 kart, dopóki są karty meczu.

## Halves and the end

rule-ct-half-1-title = Doliczony czas gry
rule-ct-half-1 =
    Gdy zostaną wzięte dwie ostatnie karty meczu, zaczyna się doliczony czas gry. To szósta runda połowy, w pierwszym meczu czwarta.
    Połowa kończy się, gdy tylko trener atakujący straci piłkę albo strzeli gola.
    Po celnym podaniu, rzucie rożnym albo karcie „{ $control-and-advance }” trener atakujący zostaje przy piłce. Wtedy następuje kolejna runda, bez nowych kart meczu.
rule-ct-half-2-title = Przerwa
rule-ct-half-2 =
    Każdy trener tasuje razem talię, stos kart odrzuconych i rękę. Żetony, żółte i czerwone kartki zostają.
    Boisko wykłada się z talii drugiej połowy. Zaczyna teraz ten trener, który nie rozpoczynał meczu.
rule-ct-end-1-title = Zwycięstwo w meczu
rule-ct-end-1 = Wygrywa, kto po drugiej połowie ma więcej goli. Przy remisie jest dogrywka, chyba że stół gra bez niej.
rule-ct-extra-1-title = Dogrywka
rule-ct-extra-1 =
    Wszystkie karty tasuje się od nowa. Nie ma kart meczu, a limit wynosi 7 kart.
    Dogrywka ma dwie połowy po dwie rundy. W ostatniej rundzie każdej połowy gra toczy się dalej jak w doliczonym czasie.
    Los decyduje, kto atakuje jako pierwszy. Przed drugą połową tasuje się jeszcze raz i pierwszy atakuje drugi trener.
rule-ct-end-2-title = Wciąż remis
rule-ct-end-2 = Jeśli wciąż jest remis, mistrzami są obie drużyny: mecz kończy się remisem.
rule-ct-end-3-title = Limit ruchów
rule-ct-end-3 = Po 5000 ruchów partia kończy się remisem niezależnie od stanu gry. Z tymi kartami żadna partia nie zbliża się do tej liczby; z innymi mogłaby trwać bez końca.

## Special cards

rule-ct-yel-1-title = Żółta i czerwona
rule-ct-yel-1 =
    Żółta kartka leży w twoim obszarze gry do końca meczu. Jej kara liczy się w każdej rundzie, także w bieżącej. „{ $substitution }” może ją usunąć.
    Druga żółta odwraca kartkę na czerwoną stronę. Czerwona zostaje i nie można jej usunąć. Trzecia żółta nic nie zmienia.
rule-ct-fat-1-title = Zmęczenie
rule-ct-fat-1 =
    Karta zmęczenia nie ma wartości ani zdolności. Można ją zagrać, a wtedy wlicza się do limitu.
    Gdy ją bierzesz, połóż ją na swoim stosie kart odrzuconych. Każda drużyna ma ich 4.
rule-ct-inj-1-title = Kontuzja
rule-ct-inj-1 = Przeciwnik od razu odrzuca losową kartę z ręki.
rule-ct-ctrl-1-title = Utrzymanie piłki dzięki karcie
rule-ct-ctrl-1 =
    Karty „{ $control-and-advance }” może użyć tylko trener atakujący. Wszystkie zagrane karty trafiają na stosy kart odrzuconych, a tę kartę usuwa się z gry.
    Liczy się to jak celne podanie: trener atakujący zostaje przy piłce i zaczyna się nowa runda.
rule-ct-spec-1-title = Specjalny strzał
rule-ct-spec-1 =
    Może go użyć tylko trener atakujący i tylko z kartą swojej drużyny. Wszystkie zagrane karty trafiają na stosy kart odrzuconych, a tę kartę usuwa się z gry.
    W tajemnicy trener atakujący wybiera jeden z 3 specjalnych strzałów, a broniący jedną z 3 specjalnych obron. Obie karty zostają odkryte. Każda obrona zatrzymuje dokładnie jeden strzał.
    Zatrzymany: piłkę przejmuje trener broniący. Niezatrzymany: gol, a potem piłkę ma trener broniący.
    Bez żetonów, kostek, obrony bramkarza i przerzucania. Specjalne strzały i obrony nigdy się nie zużywają.
rule-ct-spec-2-title = Przykład specjalnego strzału
rule-ct-spec-2 = { $toho } wybiera „{ $tiger-overhead-kick }”, { $nankatsu } wybiera „{ $ryo-blocks-the-tiger-shot }”. To nie ta obrona: gol. Teraz atakuje { $nankatsu }.

## The words on the cards

rule-ct-term-1-title = Usuń, odrzuć, zagraj
rule-ct-term-1 =
    Usuń: karta wraca do pudełka i nie bierze już udziału w tym meczu.
    Odrzuć: karta trafia na stos kart odrzuconych swojego właściciela. Karta meczu należy do trenera, który ją wziął.
    Zagraj: karta trafia do obszaru gry i można użyć jej zdolności. Pochodzi z ręki, chyba że zdolność wymienia talię albo stos kart odrzuconych.
rule-ct-term-2-title = Zyskiwanie żetonów
rule-ct-term-2 =
    Żeton strzału lub podania: jeden z tych dwóch.
    Po żetonie każdego typu: po jednym żetonie strzału, podania i obrony.
    Dwa dowolne żetony: takie same albo różne, jak wolisz.
rule-ct-term-3-title = Karty drugiej drużyny
rule-ct-term-3 = Wolno brać i zagrywać karty drugiej drużyny. Tylko jej specjalny strzał jest wyłącznie dla niej, ale możesz zagrać tę kartę dla jej wartości.

## Motivation and signings

rule-ct-mot-1-title = Motywacja
rule-ct-mot-1 =
    Jeśli w tej rundzie zagrasz kartę początkową zawodnika, możesz opłacić jego kartę motywacji. Zastępuje ona kartę początkową, którą usuwa się z gry.
    Nowe wartości liczą się od razu i możesz użyć nowych zdolności.
    Możesz to zrobić w swojej turze fazy ataku, przed zagraniem karty lub po nim, przy wyborze strzału albo podania i przy wydawaniu żetonów, ale nie po rzucie kostkami. W dwóch ostatnich przypadkach także po spasowaniu.
    Przykład: { $tsuneo-takashima } kosztuje 2 żetony obrony i 1 podania.
rule-ct-sign-1-title = Transfery
rule-ct-sign-1 =
    4 z 8 transferów leżą odkryte dla obu stron. Nie uzupełnia się ich. W swojej turze fazy ataku możesz opłacić jeden lub więcej, dopóki nie spasujesz.
    Zawodnik z pola dołącza do twojego obszaru gry, jeśli limit na to pozwala. Bramkarz ({ $taichi-nakanishi }, { $genzo-wakabayashi }) zastępuje twojego bramkarza zagranego w tej rundzie, którego usuwa się z gry.
    Możesz użyć zdolności nowego zawodnika. Liczy się on jako zagrana karta i zostaje u ciebie do końca meczu.
rule-ct-sign-2-title = Kogo można pozyskać
rule-ct-sign-2 = Zawodnicy z pola: { $shun-nitta }, { $jun-misugi }, { $hikaru-matsuyama }, { $kazuo-and-masao-tachibana } (jedna karta), { $hiroshi-jito }, { $taro-misaki }. Bramkarze: { $taichi-nakanishi }, { $genzo-wakabayashi }.

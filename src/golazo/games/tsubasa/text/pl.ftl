# Texts of Captain Tsubasa, the card game.

game-name = Kapitan Tsubasa
    .spanish = Campeones: Oliver y Benji
game-line = { team-nankatsu } kontra { team-toho } w finale: zagrywaj karty, zdobywaj żetony, strzelaj albo podawaj. Wygrywa, kto strzeli więcej goli.

## Teams and tokens

team-nankatsu = Nankatsu
    .spanish = New Team
team-toho = Toho
kind-shot = strzał
kind-pass = podanie
kind-defence = obrona
token-shot = strzału
token-pass = podania
token-defence = obrony
cost-tokens = { $kind } ×{ $amount }
cost-none = bez karty motywacji
counted-tokens = { $count ->
    [one] 1 żeton { $kind }
    [few] { $count } żetony { $kind }
    [many] { $count } żetonów { $kind }
   *[other] { $count } żetonu { $kind }
}
list-two = { $first }, { $second }
list-three = { $first }, { $second }, { $third }
tokens-two = { $first } i { $second }
tokens-three = { $first }, { $second } i { $third }
score-line = { team-nankatsu } { $nankatsu }:{ $toho } { team-toho }

## Cards

card-printed = { $name }
card-motivated = { $player } (motywacja)
card-yuzo-morisaki = Yūzō Morisaki
    .spanish = Alan Crocker
card-masato-nakazato = Masato Nakazato
card-tsuyoshi-oda = Tsuyoshi Oda
card-shingo-takasugi = Shingo Takasugi
    .spanish = Bob Denver
card-ryo-ishizaki = Ryō Ishizaki
    .spanish = Bruce Harper
card-kenichi-iwami = Kenichi Iwami
card-mamoru-izawa = Mamoru Izawa
    .spanish = Paul Diamond
card-tsubasa-ozora = Tsubasa Ōzora
    .spanish = Oliver Atom
card-hiroshi-nagano = Hiroshi Nagano
card-hajime-taki = Hajime Taki
    .spanish = Ted Carter
card-teppei-kisugi = Teppei Kisugi
    .spanish = Johnny Mason
card-nankatsu-fans = Kibice { team-nankatsu }
card-ken-wakashimazu = Ken Wakashimazu
    .spanish = Ed Warner
card-kiyoshi-furuta = Kiyoshi Furuta
card-tsuneo-takashima = Tsuneo Takashima
    .spanish = Lucas Lawton
card-hiroshi-imai = Hiroshi Imai
card-katsuji-kawabe = Katsuji Kawabe
card-hideto-koike = Hideto Koike
    .spanish = Lucas Milton
card-yutaka-matsuki = Yutaka Matsuki
card-tadashi-shimano = Tadashi Shimano
card-takeshi-sawada = Takeshi Sawada
    .spanish = Danny Mellow
card-kazuki-sorimachi = Kazuki Sorimachi
    .spanish = Eddie Bright
card-kojiro-hyuga = Kojirō Hyuga
    .spanish = Mark Lenders
card-toho-fans = Kibice { team-toho }
card-control-and-advance = Kontrola i napór
card-kozo-and-robertos-advice = Dobra rada od Kōzō i Roberto
    .spanish = Dobra rada od Jeffa i Roberto
card-pursuing-the-title = Pogoń za tytułem
card-outstanding-save = Znakomita parada
card-special-shot-of-nankatsu = Specjalny strzał { team-nankatsu }
card-special-shot-of-toho = Specjalny strzał { team-toho }
card-injury = Kontuzja
card-rebound = Dobitka
card-through-ball = Prostopadłe podanie
card-sliding-tackle = Wślizg
card-wall-pass = Klepka
card-long-shot = Strzał z dystansu
card-offside-trap = Pułapka ofsajdowa
card-second-control-and-advance = { card-control-and-advance }
card-motivation-to-play-for-japan = Motywacja reprezentacyjna
card-foul = Faul
card-substitution = Zmiana
card-last-minute-shot = Strzał w ostatniej minucie
card-counter-attack = Kontratak
card-iron-wall = Żelazny mur
card-pressing = Wysoki pressing
card-captains-call = Głos kapitana
card-second-wind = Drugi oddech
card-early-cross = Szybkie dośrodkowanie
card-man-marking = Krycie indywidualne
card-roaring-crowd = Ryk trybun
card-shun-nitta = Shun Nitta
    .spanish = Everett
card-jun-misugi = Jun Misugi
    .spanish = Ross
card-hikaru-matsuyama = Hikaru Matsuyama
    .spanish = Callahan
card-kazuo-and-masao-tachibana = Kazuo i Masao Tachibana
    .spanish = Derrick
card-hiroshi-jito = Hiroshi Jito
    .spanish = Yuma
card-taro-misaki = Tarō Misaki
    .spanish = Baker
card-taichi-nakanishi = Taichi Nakanishi
    .spanish = Teo
card-genzo-wakabayashi = Genzo Wakabayashi
    .spanish = Benji
card-drive-shot = Strzał rotacyjny
card-overhead-kick = Przewrotka
card-twin-shot = Podwójny strzał
card-tiger-shot = Tygrysi strzał
card-tiger-overhead-kick = Tygrysia przewrotka!
card-jumping-tiger = Skok tygrysa
card-ryo-blocks-the-tiger-shot = Ryō blokuje tygrysi strzał!
    .spanish = Harper blokuje tygrysi strzał!
card-yuzo-saves-the-tiger-overhead-kick = Yūzō broni tygrysią przewrotkę
    .spanish = Crocker broni tygrysią przewrotkę
card-shingo-blocks-the-jumping-tiger = Shingo blokuje skok tygrysa
    .spanish = Denver blokuje skok tygrysa
card-ken-stops-the-drive-shot = Ken zatrzymuje strzał rotacyjny
    .spanish = Warner zatrzymuje strzał rotacyjny
card-takeshi-reads-the-overhead-kick = Takeshi przewiduje przewrotkę
    .spanish = Mellow przewiduje przewrotkę
card-ken-parries-the-twin-shot = Ken paruje podwójny strzał
    .spanish = Warner paruje podwójny strzał
card-yellow = Żółta kartka
card-red = Czerwona kartka
card-fatigue = Zmęczenie

## Cards, where there is little room

short-yuzo-morisaki = Morisaki
    .spanish = Crocker
short-masato-nakazato = Nakazato
short-tsuyoshi-oda = Oda
short-shingo-takasugi = Takasugi
    .spanish = Denver
short-ryo-ishizaki = Ishizaki
    .spanish = Harper
short-kenichi-iwami = Iwami
short-mamoru-izawa = Izawa
    .spanish = Diamond
short-tsubasa-ozora = Ōzora
    .spanish = Atom
short-hiroshi-nagano = Nagano
short-hajime-taki = Taki
    .spanish = Carter
short-teppei-kisugi = Kisugi
    .spanish = Mason
short-ken-wakashimazu = Wakashimazu
    .spanish = Warner
short-kiyoshi-furuta = Furuta
short-tsuneo-takashima = Takashima
    .spanish = Lawton
short-hiroshi-imai = Imai
short-katsuji-kawabe = Kawabe
short-hideto-koike = Koike
    .spanish = Milton
short-yutaka-matsuki = Matsuki
short-tadashi-shimano = Shimano
short-takeshi-sawada = Sawada
    .spanish = Mellow
short-kazuki-sorimachi = Sorimachi
    .spanish = Bright
short-kojiro-hyuga = Hyuga
    .spanish = Lenders
short-shun-nitta = Nitta
    .spanish = Everett
short-jun-misugi = Misugi
    .spanish = Ross
short-hikaru-matsuyama = Matsuyama
    .spanish = Callahan
short-kazuo-and-masao-tachibana = Tachibana
    .spanish = Derrick
short-hiroshi-jito = Jito
    .spanish = Yuma
short-taro-misaki = Misaki
    .spanish = Baker
short-taichi-nakanishi = Nakanishi
    .spanish = Teo
short-genzo-wakabayashi = Wakabayashi
    .spanish = Benji
short-nankatsu-fans = Kibice
short-toho-fans = { short-nankatsu-fans }
short-control-and-advance = Napór
short-second-control-and-advance = { short-control-and-advance }
short-kozo-and-robertos-advice = Dobra rada
short-pursuing-the-title = Po tytuł
short-outstanding-save = Parada
short-special-shot-of-nankatsu = Specjalny
short-special-shot-of-toho = { short-special-shot-of-nankatsu }
short-through-ball = Prostopadła
short-sliding-tackle = Wślizg
short-offside-trap = Ofsajd
short-motivation-to-play-for-japan = Dla Japonii
short-last-minute-shot = Ostatnia minuta
short-captains-call = Kapitan
short-early-cross = Dośrodkowanie
short-man-marking = Krycie
short-roaring-crowd = Trybuny

## What cards do

effect-gain = { $amount ->
    [one] zyskaj 1 żeton { $kind }
    [few] zyskaj { $amount } żetony { $kind }
    [many] zyskaj { $amount } żetonów { $kind }
   *[other] zyskaj { $amount } żetonu { $kind }
}
effect-gain-either = { $amount ->
    [one] zyskaj 1 żeton { $first } lub { $second }
    [few] zyskaj { $amount } żetony { $first } lub { $second }, w dowolnej kombinacji
    [many] zyskaj { $amount } żetonów { $first } lub { $second }, w dowolnej kombinacji
   *[other] zyskaj { $amount } żetonu { $first } lub { $second }, w dowolnej kombinacji
}
effect-gain-any = { $amount ->
    [one] zyskaj 1 dowolny żeton
    [few] zyskaj { $amount } dowolne żetony
    [many] zyskaj { $amount } dowolnych żetonów
   *[other] zyskaj { $amount } dowolnego żetonu
}
effect-gain-both = zyskaj { $amount } żeton { $first } i { $amount } żeton { $second }
effect-gain-each = zyskaj po { $amount } żetonie każdego typu
effect-draw = { $amount ->
    [one] dobierz 1 kartę
    [few] dobierz { $amount } karty
    [many] dobierz { $amount } kart
   *[other] dobierz { $amount } karty
}
effect-play-hand = zagraj jeszcze jedną kartę z ręki
effect-play-discard = zagraj kartę ze swojego stosu kart odrzuconych
effect-play-deck = zagraj wierzchnią kartę swojej talii
effect-remove-this = usuń tę kartę z gry
effect-remove-hand = usuń z gry kartę z ręki
effect-remove-discard = usuń z gry kartę ze swojego stosu kart odrzuconych
effect-rival-discards = { $amount ->
    [one] przeciwnik odrzuca 1 losową kartę
    [few] przeciwnik odrzuca { $amount } losowe karty
    [many] przeciwnik odrzuca { $amount } losowych kart
   *[other] przeciwnik odrzuca { $amount } losowej karty
}
effect-send-back = odeślij zagraną kartę przeciwnika na jego stos kart odrzuconych
effect-rival-tires = przeciwnik bierze kartę zmęczenia
effect-rival-booked = przeciwnik otrzymuje żółtą kartkę
effect-clear-yellow = usuń swoją żółtą kartkę
effect-reroll = przerzuć jedną kostkę z tej rundy
effect-save = gdy strzał przejdzie obronę, rzuć kostką: przy { $catch } łapiesz piłkę, przy { $corner } jest rzut rożny
effect-save-catch = gdy strzał przejdzie obronę, rzuć kostką: przy { $catch } łapiesz piłkę
effect-control = w ataku: odrzuć wszystkie zagrane karty, zostań przy piłce i usuń tę kartę z gry
effect-special = w ataku, jako { $team }: odrzuć wszystkie zagrane karty, oddaj specjalny strzał i usuń tę kartę z gry
effect-tire = weź kartę zmęczenia
effect-be-booked = otrzymaj żółtą kartkę
effect-discard = odrzuć kartę z ręki

text-none = bez zdolności
text-ability = { $number }: { $effect }
text-ability-due = { $number }: { $effect }; potem obowiązkowo: { $duty }
text-two = { $first } · { $second }
text-special-shot = Gol, chyba że przeciwnik wybrał tę jedną obronę, która go zatrzymuje.
text-special-defence = Zatrzymuje strzał „{ $shot }” i żaden inny specjalny strzał.
text-yellow = Od teraz liczy się w każdej rundzie; druga zamienia ją w czerwoną.
text-red = Liczy się w każdej rundzie do końca meczu.

brief-effect-gain = +{ $amount } { $kind }
brief-effect-gain-either = +{ $amount } { $first }/{ $second }
brief-effect-gain-any = +{ $amount } { $amount ->
    [one] dowolny
    [few] dowolne
   *[other] dowolnych
}
brief-effect-gain-both = +{ $amount } { $first }, +{ $amount } { $second }
brief-effect-gain-each = +{ $amount } z każdego
brief-effect-draw = dobierz { $amount }
brief-effect-play-hand = zagraj jeszcze
brief-effect-play-discard = zagraj odrzuconą
brief-effect-play-deck = zagraj z talii
brief-effect-remove-this = usuń tę
brief-effect-remove-hand = usuń z ręki
brief-effect-remove-discard = usuń odrzuconą
brief-effect-rival-discards = rywal: ręka −{ $amount }
brief-effect-send-back = odeślij kartę
brief-effect-rival-tires = rywal: zmęczenie
brief-effect-rival-booked = rywal: żółta
brief-effect-clear-yellow = usuń żółtą
brief-effect-reroll = przerzuć kostkę
brief-effect-save = łapie { $catch }, róg { $corner }
brief-effect-save-catch = łapie { $catch }
brief-effect-control = zostań przy piłce
brief-effect-special = specjalny strzał
brief-effect-tire = zmęczenie
brief-effect-be-booked = żółta
brief-effect-discard = odrzuć
brief-none = –
brief-due = { $effect } (!{ $duty })
brief-two = { $first }; { $second }

## What cards do, on a drawn card: $first, $second, $all and $tokens are signs of tokens

face-effect-gain = Zyskaj { $tokens }
face-effect-gain-either = { $amount ->
    [one] Zyskaj { $first } lub { $second }
   *[other] Zyskaj { $amount }, każdy { $first } lub { $second }
}
face-effect-gain-any = { $amount ->
    [one] Zyskaj 1 z { $all }
   *[other] Zyskaj { $amount } dowolne { $all }
}
face-effect-gain-both = Zyskaj { $first } i { $second }
face-effect-gain-each = Zyskaj { $all }
face-effect-draw = { $amount ->
    [one] Dobierz 1 kartę
    [few] Dobierz { $amount } karty
    [many] Dobierz { $amount } kart
   *[other] Dobierz { $amount } karty
}
face-effect-play-hand = Zagraj jeszcze jedną kartę
face-effect-play-discard = Zagraj 1 z kart odrzuconych
face-effect-play-deck = Zagraj wierzchnią kartę talii
face-effect-remove-this = Usuń tę kartę z gry
face-effect-remove-hand = Usuń 1 kartę z ręki
face-effect-remove-discard = Usuń 1 z kart odrzuconych
face-effect-rival-discards = { $amount ->
    [one] Przeciwnik odrzuca 1 losową kartę
    [few] Przeciwnik odrzuca { $amount } losowe karty
    [many] Przeciwnik odrzuca { $amount } losowych kart
   *[other] Przeciwnik odrzuca { $amount } losowej karty
}
face-effect-send-back = Odeślij zagraną kartę przeciwnika
face-effect-rival-tires = Przeciwnik bierze kartę zmęczenia
face-effect-rival-booked = Przeciwnik dostaje żółtą kartkę
face-effect-clear-yellow = Usuń swoją żółtą kartkę
face-effect-reroll = Przerzuć jedną kostkę
face-effect-save = Strzał przechodzi? Rzuć, by obronić
face-effect-save-catch = { face-effect-save }
face-effect-control = Atakujący: zostajesz przy piłce. Odrzuć wszystkie zagrane karty, tę usuń z gry
face-effect-special = Atakujący { $team }: specjalny strzał. Odrzuć wszystkie zagrane karty, tę usuń z gry
must-effect-remove-this = Użyto? Usuń tę kartę
must-effect-tire = Użyto? Weź kartę zmęczenia
must-effect-be-booked = Użyto? Żółta kartka
must-effect-discard = Użyto? Odrzuć kartę

## Card sheet

sheet-initial = Karty początkowe drużyny { $team }
sheet-motivation = Karty motywacji
sheet-match-first = Karty meczu pierwszej połowy (* nie w pierwszym meczu)
sheet-match-second = Karty meczu drugiej połowy (* nie w pierwszym meczu)
sheet-signings = Transfery
sheet-specials = Specjalne strzały i obrony
sheet-others = Kartki i zmęczenie
sheet-fatigue = { $copies ->
    [one] Bez wartości i zdolności; 1 na drużynę.
   *[other] Bez wartości i zdolności; po { $copies } na drużynę.
}
sheet-starred = { $card } *
position-gk = BR
position-df = OBR
position-mf = POM
position-fw = NAP
column-number = Nr
column-card = Karta
column-team = Drużyna
column-position = Poz.
column-cost = Koszt
column-shot = Strzał
column-pass = Podanie
column-defence = Obrona
column-abilities = Zdolności
column-special-shot = Specjalny strzał
column-stopped-by = Zatrzymuje go
column-effect = Działanie
column-name = Nazwa
column-player = Zawodnik
column-half = Połowa
column-star = Gwiazdka
column-stops = Zatrzymuje
column-copies = Liczba
column-ability1 = Zdolność 1
column-ability2 = Zdolność 2
column-mandatory = Obowiązkowa akcja
sheet-sources = { $sheet }: skąd pochodzą wartości
source-rulebook = instrukcja
source-story = historia
source-inferred = wywnioskowane
source-designed = od nas
source-box = pudełko
source-own = własne

## Choices

phase-kick-off = wybór, kto zaczyna
phase-draft = wybór karty meczu
phase-attack = zagrywanie kart
phase-abilities = wybór zdolności
phase-gain = wybór żetonu
phase-play-from-hand = zagranie jeszcze jednej karty
phase-play-from-discard = zagranie odrzuconej karty
phase-remove-from-hand = usuwanie karty z ręki
phase-remove-from-discard = usuwanie odrzuconej karty
phase-discard = odrzucanie karty
phase-send-back = odsyłanie karty
phase-special-shot = wybór specjalnego strzału
phase-special-defence = wybór specjalnej obrony
phase-shot-or-pass = wybór strzału albo podania
phase-tokens = dokładanie żetonów
phase-reroll = decyzja o przerzuceniu kostki
phase-save = decyzja o obronie strzału
phase-over = koniec meczu

action-attack = Rozpocznij i atakuj
action-defend = Niech rozpocznie przeciwnik
action-draft = Weź: { $card }
action-draft-deck = Weź w ciemno wierzchnią kartę talii meczu
action-play = Zagraj: { $card }
action-stop = Pas do końca rundy
action-motivate = Zmotywuj: { $card } ({ $cost })
action-sign = Pozyskaj: { $card } ({ $cost })
action-use-1 = Użyj zdolności 1
action-use-2 = Użyj zdolności 2
action-end = Koniec zdolności
action-gain-shot = Weź żeton strzału
action-gain-pass = Weź żeton podania
action-gain-defence = Weź żeton obrony
action-remove = Usuń z gry: { $card }
action-discard = Odrzuć: { $card }
action-send-back = Odeślij: { $card }
action-special-shot = Specjalny strzał: { $card }
action-special-defence = Specjalna obrona: { $card }
action-shot = Strzelaj
action-pass = Podaj piłkę
action-tokens = { $count ->
    [0] Nie wydawaj żetonów
    [one] Wydaj 1 żeton
    [few] Wydaj { $count } żetony
    [many] Wydaj { $count } żetonów
   *[other] Wydaj { $count } żetonu
}
action-reroll-own = Przerzuć swoją kostkę
action-reroll-rival = Przerzuć kostkę przeciwnika
action-reroll-save = Przerzuć kostkę bramkarza
action-keep = Zostaw ten rzut
action-save = Spróbuj obronić strzał: { $card }
action-no-save = Nie próbuj obronić strzału

## Refusals

refused-match-over = Partia jest skończona.
refused-other-phase = Nie teraz. Bieżący krok: { $phase }.
refused-not-on-pitch = Karty „{ $card }” nie ma na boisku; weź kartę, która tam leży.
refused-deck-empty = Talia meczu jest pusta; weź kartę z boiska.
refused-not-in-hand = Nie masz w ręce karty „{ $card }”; wybierz jedną ze swoich kart.
refused-not-in-discard = Karty „{ $card }” nie ma na twoim stosie kart odrzuconych; wybierz kartę, która tam leży.
refused-limit-reached = W obu obszarach gry leży już { $limit } kart, więcej w rundzie nie można.
refused-extra-limit-reached = W obu obszarach gry leży już { $limit } kart, więcej w rundzie dogrywki nie można.
refused-no-such-ability = Karta „{ $card }” nie ma zdolności { $number }.
refused-card-gone = Nie możesz użyć zdolności karty, która opuściła obszar gry.
refused-used-already = Zdolność { $number } karty „{ $card }” jest już użyta; każda działa raz.
refused-reroll-comes-later = „{ $card }” pozwala przerzucić kostkę dopiero po rzucie; wtedy pojawi się pytanie.
refused-save-comes-later = „{ $card }” może bronić, gdy strzał przejdzie obronę; wtedy pojawi się pytanie.
refused-reserve-empty = Nie ma czego zyskać: wszystkie twoje żetony tego typu ({ $most }) są już dostępne.
refused-nothing-to-draw = Nie ma czego dobrać: twoja talia i twój stos kart odrzuconych są puste.
refused-attack-is-over = Atak się skończył; w tej rundzie nie można już zagrywać kart.
refused-hand-empty = „{ $card }” wymaga karty z ręki, a twoja ręka jest pusta.
refused-discard-empty = „{ $card }” wymaga karty ze stosu kart odrzuconych, a ten jest pusty.
refused-rival-hand-empty = Przeciwnik ma pustą rękę; nie ma karty do odrzucenia.
refused-rival-area-empty = Obszar gry przeciwnika jest pusty; nie ma karty do odesłania.
refused-no-fatigue-left = Dla przeciwnika nie ma już kart zmęczenia.
refused-rival-red-already = Przeciwnik ma już czerwoną kartkę; kolejna żółta nic nie zmieni.
refused-no-yellow = Nie masz żółtej kartki do usunięcia; czerwona zostaje do końca meczu.
refused-control-needs-ball = Kontroli i naporu może użyć tylko trener atakujący i tylko w fazie ataku.
refused-special-needs-ball = Specjalny strzał może oddać tylko trener atakujący i tylko w fazie ataku.
refused-other-teams-special = „{ $card }”: ten specjalny strzał może oddać tylko tamta drużyna, ale możesz zagrać kartę dla jej wartości.
refused-no-motivation = Dla karty „{ $card }” nie ma karty motywacji.
refused-not-in-area = W twoim obszarze gry nie ma karty „{ $card }”; zmotywować można tylko zawodników z twojego obszaru gry.
refused-too-dear = „{ $card }” kosztuje: { $cost }; brakuje: { $needed }.
refused-motivation-too-late = Motywować można tylko przed rzutem kostkami, a ten już był.
refused-not-laid-out = Tego transferu nie ma do wyboru: { $card }; wybierz jeden z wyłożonych.
refused-signing-too-late = Atak się skończył; zawodników pozyskujesz tylko w swojej turze fazy ataku.
refused-no-goalkeeper = { $card } musi zastąpić bramkarza, a w twoim obszarze gry żadnego nie ma.
refused-not-on-card = Ta karta nie daje tego żetonu; do wyboru: { $offered }.
refused-not-rivals-played = Karty „{ $card }” nie ma w obszarze gry przeciwnika; wybierz kartę, która tam leży.
refused-not-your-special = Karta „{ $card }” należy do drugiej drużyny; wybierz jedną ze swoich trzech.
refused-too-few-tokens = Nie możesz wydać tylu żetonów ({ $count }); dostępne: { $tokens }.
refused-no-save-die = Nikt jeszcze nie rzucał kostką bramkarza, więc nie ma czego przerzucać.
refused-no-save-on-card = Strzał możesz obronić tylko kartą ze swojego obszaru gry, która na to pozwala; karta „{ $card }” nie pozwala.

## Events

event-laid-out = Do pozyskania: { $card }.
event-flipped = { $seat_is ->
    [you] Wygrywasz losowanie.
   *[other] Losowanie wygrywa { $seat }.
}
event-half-began = { $half ->
    [1] Pierwszy gwizdek!
    [2] Zaczyna się druga połowa.
    [3] Zaczyna się dogrywka.
   *[4] Zaczyna się druga połowa dogrywki.
} { $seat_is ->
    [you] Zaczynasz od ataku.
   *[other] Od ataku zaczyna { $seat }.
}
event-turned-up = Nowa karta na boisku: { $card }.
event-round-began = { $injury ->
    [yes] Runda { $round }, doliczony czas gry:
   *[no] Runda { $round }:
} { $seat_is ->
    [you] atakujesz.
   *[other] atakuje { $seat }.
}
event-drew = { $seat_is ->
    [you] Dobierasz: { $card }.
   *[other] { $seat } dobiera: { $card }.
}
event-drew-hidden = { $seat_is ->
    [you] Dobierasz kartę.
   *[other] { $seat } dobiera kartę.
}
event-reshuffled = { $seat_is ->
    [you] Tasujesz stos kart odrzuconych i tworzysz nową talię
   *[other] { $seat } tasuje stos kart odrzuconych i tworzy nową talię
} ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}).
event-revealed = { $seat_is ->
    [you] Odkrywasz wierzchnią kartę swojej talii: { $card }.
   *[other] { $seat } odkrywa wierzchnią kartę swojej talii: { $card }.
}
event-drafted = { $seat_is ->
    [you] Bierzesz z boiska: { $card }.
   *[other] { $seat } bierze z boiska: { $card }.
}
event-drafted-unseen = { $seat_is ->
    [you] Bierzesz w ciemno wierzchnią kartę talii meczu: { $card }.
   *[other] { $seat } bierze w ciemno wierzchnią kartę talii meczu: { $card }.
}
event-drafted-unseen-hidden = { $seat_is ->
    [you] Bierzesz w ciemno wierzchnią kartę talii meczu.
   *[other] { $seat } bierze w ciemno wierzchnią kartę talii meczu.
}
event-played = { $source ->
    [discard] { $seat_is ->
        [you] Zagrywasz ze stosu kart odrzuconych: { $card }.
       *[other] { $seat } zagrywa ze stosu kart odrzuconych: { $card }.
    }
    [deck] { $seat_is ->
        [you] Zagrywasz ze swojej talii: { $card }.
       *[other] { $seat } zagrywa ze swojej talii: { $card }.
    }
   *[hand] { $seat_is ->
        [you] Zagrywasz: { $card }.
       *[other] { $seat } zagrywa: { $card }.
    }
}
event-stopped = { $seat_is ->
    [you] Pasujesz do końca rundy.
   *[other] { $seat } pasuje do końca rundy.
}
event-used = { $seat_is ->
    [you] Używasz zdolności { $ability } karty „{ $card }”.
   *[other] { $seat } używa zdolności { $ability } karty „{ $card }”.
}
event-gained = { $count ->
    [0] { $seat_is ->
        [you] Nic nie zyskujesz
       *[other] { $seat } nic nie zyskuje
    }
   *[other] { $seat_is ->
        [you] Zyskujesz { $tokens }
       *[other] { $seat } zyskuje { $tokens }
    }
}{ $lost ->
    [0] .
    [one] {" "}(1 przepada, zapas jest pusty).
    [few] {" "}({ $lost } przepadają, zapas jest pusty).
   *[other] {" "}({ $lost } przepada, zapas jest pusty).
}
event-removed = { $source ->
    [hand] { $seat_is ->
        [you] Usuwasz z ręki: { $card }.
       *[other] { $seat } usuwa z ręki: { $card }.
    }
    [discard] { $seat_is ->
        [you] Usuwasz ze stosu kart odrzuconych: { $card }.
       *[other] { $seat } usuwa ze stosu kart odrzuconych: { $card }.
    }
   *[area] Z gry wypada: { $card }.
}
event-discarded = { $seat_is ->
    [you] Odrzucasz: { $card }.
   *[other] { $seat } odrzuca: { $card }.
}
event-injured = { $seat_is ->
    [you] Kontuzja! Odrzucasz losową kartę: { $card }.
   *[other] Kontuzja! { $seat } odrzuca losową kartę: { $card }.
}
event-sent-back = { $seat_is ->
    [you] Na twój stos kart odrzuconych wraca: { $card }.
   *[other] Na stos kart odrzuconych ({ $seat }) wraca: { $card }.
}
event-tired = { $seat_is ->
    [you] Ciężkie nogi: bierzesz kartę zmęczenia.
   *[other] Ciężkie nogi: { $seat } bierze kartę zmęczenia.
}
event-booked = { $colour ->
    [yellow] { $seat_is ->
        [you] Dostajesz żółtą kartkę!
       *[other] { $seat } dostaje żółtą kartkę!
    }
    [red] { $seat_is ->
        [you] Druga żółta: dostajesz czerwoną kartkę!
       *[other] Druga żółta: { $seat } dostaje czerwoną kartkę!
    }
   *[none] { $seat_is ->
        [you] Kolejna kartka, ale nic się nie zmienia: masz już czerwoną.
       *[other] Kolejna kartka, ale nic się nie zmienia: { $seat } ma już czerwoną.
    }
}
event-cleared = { $seat_is ->
    [you] Twoja żółta kartka zostaje usunięta.
   *[other] { $seat } traci żółtą kartkę.
}
event-motivated = { $seat_is ->
    [you] Motywujesz: { $card }. Teraz liczy się karta motywacji!
   *[other] { $seat } motywuje: { $card }. Teraz liczy się karta motywacji!
}
event-signed = { $seat_is ->
    [you] Transfer! Pozyskujesz: { $card }.
   *[other] Transfer! { $seat } pozyskuje: { $card }.
}
event-signed-goalkeeper = { $seat_is ->
    [you] Zmiana w bramce! Pozyskujesz: { $card }, schodzi { $replaced }.
   *[other] Zmiana w bramce! { $seat } pozyskuje: { $card }, schodzi { $replaced }.
}
event-paid = { $seat_is ->
    [you] Płacisz: { $cost }.
   *[other] { $seat } płaci: { $cost }.
}
event-controlled = { $seat_is ->
    [you] { card-control-and-advance }: dryblujesz dalej i zostajesz przy piłce.
   *[other] { card-control-and-advance }: { $seat } drybluje dalej i zostaje przy piłce.
}
event-special-called = { $seat_is ->
    [you] Specjalny strzał! Bierzesz rozbieg.
   *[other] Specjalny strzał! { $seat } bierze rozbieg.
}
event-duelled = { $stopped ->
    [yes] { $shot } kontra „{ $defence }”: obrona udana!
   *[no] { $shot } kontra „{ $defence }”: obrona nieudana!
}
event-chose = { $action ->
    [shot] { $seat_is ->
        [you] Strzelasz: strzał { $total } przeciw obronie { $defence }.
       *[other] { $seat } strzela: strzał { $total } przeciw obronie { $defence }.
    }
   *[pass] { $seat_is ->
        [you] Podajesz piłkę: podanie { $total } przeciw obronie { $defence }.
       *[other] { $seat } podaje piłkę: podanie { $total } przeciw obronie { $defence }.
    }
}
event-spent = { $count ->
    [0] { $seat_is ->
        [you] Nie wydajesz żetonów.
       *[other] { $seat } nie wydaje żetonów.
    }
   *[other] { $seat_is ->
        [you] Wydajesz { $tokens }.
       *[other] { $seat } wydaje { $tokens }.
    }
}
event-rolled = { $seat_is ->
    [you] Wyrzucasz { $die }, { $rival } wyrzuca { $rival_die }.
   *[other] { $rival_is ->
        [you] { $seat } wyrzuca { $die }, ty wyrzucasz { $rival_die }.
       *[other] { $seat } wyrzuca { $die }, { $rival } wyrzuca { $rival_die }.
    }
}
event-rerolled = { $own ->
    [yes] { $seat_is ->
        [you] Przerzucasz swoją kostkę: { $die }.
       *[other] { $seat } przerzuca swoją kostkę: { $die }.
    }
   *[no] { $seat_is ->
        [you] Przerzucasz kostkę przeciwnika: { $die }.
       *[other] { $whose_is ->
            [you] { $seat } przerzuca twoją kostkę: { $die }.
           *[other] { $seat } przerzuca kostkę przeciwnika: { $die }.
        }
    }
}
event-rolled-save = { $seat_is ->
    [you] Próbujesz obronić strzał ({ $card }): { $die }.
   *[other] { $seat } próbuje obronić strzał ({ $card }): { $die }.
}
event-rerolled-save = { $seat_is ->
    [you] Przerzucasz kostkę bramkarza: { $die }.
   *[other] { $seat } przerzuca kostkę bramkarza: { $die }.
}
event-assured = { $seat_is ->
    [you] 6 przeciw 1: gwarantowany sukces, wygrywasz!
   *[other] 6 przeciw 1: gwarantowany sukces, wygrywa { $seat }!
}
event-contested = { $action ->
    [shot] Strzał { $total }, obrona { $defence }.
   *[pass] Podanie { $total }, obrona { $defence }.
}
event-goal = { $seat_is ->
    [you] GOL! Trafiasz! { score-line }.
   *[other] GOL! Trafia { $seat }! { score-line }.
}
event-passed = { $seat_is ->
    [you] Podanie dochodzi do celu: zostajesz przy piłce.
   *[other] Podanie dochodzi do celu: { $seat } zostaje przy piłce.
}
event-ball-won = { $seat_is ->
    [you] Przejmujesz piłkę!
   *[other] { $seat } przejmuje piłkę!
}
event-caught = { $seat_is ->
    [you] Złapana! Piłka jest twoja.
   *[other] Złapana! Piłkę ma { $seat }.
}
event-corner = { $seat_is ->
    [you] Wybita na rzut rożny: zostajesz przy piłce.
   *[other] Wybita na rzut rożny: { $seat } zostaje przy piłce.
}
event-half-ended = { $half ->
    [1] Przerwa: { score-line }.
    [2] Koniec drugiej połowy: { score-line }.
    [3] Koniec pierwszej połowy dogrywki: { score-line }.
   *[4] Koniec dogrywki: { score-line }.
}
event-match-ended = { $seat_is ->
    [you] Koniec meczu, { score-line }: zdobywasz mistrzostwo!
   *[other] Koniec meczu, { score-line }: mistrzostwo zdobywa { $seat }!
}
event-match-ended-level = Koniec meczu, { score-line }: remis, mistrzami są obie drużyny!

## Balance

balance-teams = Drużyny
balance-note-teams = Wygrane w rozstrzygniętych meczach i we wszystkich, gole na mecz oraz wygrane we wszystkich meczach z rozpoczęciem i bez.
balance-match = Mecz
balance-note-match = Wpływ rozpoczęcia w punktach procentowych: odsetek wygranych z rozpoczęciem minus odsetek bez niego.
balance-contests = Przy piłce
balance-note-contests = Ile razy na mecz i jak się kończy: golem, utrzymaniem piłki (po strzale: rzut rożny) albo stratą.
balance-scores = Gole i różnice
balance-note-scores = Odsetek meczów z tyloma golami łącznie i z taką różnicą goli; { $most } oznacza { $most } lub więcej.
balance-first_half = Karty meczu pierwszej połowy
balance-second_half = Karty meczu drugiej połowy
balance-note-first_half = Brana: w ilu rundach, w których leżała na boisku, ktoś ją stamtąd wziął. Zagrania na mecz, zdolności (Z 1, Z 2) na zagranie. Wpływ: o ile punktów częściej od średniej wygrywa trener, który ją wziął; remis to pół wygranej.
balance-motivation = Karty motywacji
balance-note-motivation = Możliwe: odsetek meczów, w których można było zmotywować zawodnika; użyte: w ilu z nich to zrobiono. Wpływ: o ile punktów częściej od średniej swojej drużyny wygrywa trener, który to zrobił.
balance-signings = Transfery
balance-note-signings = Możliwe: odsetek meczów, w których można było pozyskać zawodnika; użyte: w ilu z nich to zrobiono. Wpływ: o ile punktów częściej od średniej wygrywa trener, który to zrobił.
balance-initial_cards = Karty początkowe
balance-note-initial_cards = Wpływ: o ile punktów częściej od średniej swojej drużyny wygrywa trener, który w ogóle zagrał kartę.
balance-figure = Wskaźnik
balance-ball = Akcja
balance-goals = Gole
balance-column-value = Wartość
balance-column-decided = Rozstrz.
balance-column-wins = Ze wszystkich
balance-column-goals = Gole
balance-column-kicking_off = Rozpoczęcie
balance-column-not_kicking_off = Bez
balance-column-per_match = Na mecz
balance-column-goal = Gol
balance-column-kept = Utrzymanie
balance-column-lost = Strata
balance-column-goals_in_all = Łącznie
balance-column-margin = Różnica
balance-column-drafted = Brana
balance-column-could = Możliwe
balance-column-used = Użyte
balance-column-plays = Zagrania
balance-column-ability1 = Z 1
balance-column-ability2 = Z 2
balance-column-effect = Wpływ
balance-row-nankatsu = Wygrane { team-nankatsu } w rozstrzygniętych meczach
balance-row-kick_off = Wpływ rozpoczęcia na odsetek wygranych
balance-row-goals = Gole na mecz
balance-row-level = Remis po dwóch połowach
balance-row-draws = Remisy
balance-row-unfinished = Mecze niedokończone
balance-row-rounds = Rundy na mecz
balance-row-contests = Pojedynki na mecz
balance-row-passes = Odsetek podań w pojedynkach
balance-row-tokens_shot = Żetony strzału na strzał
balance-row-tokens_pass = Żetony podania na podanie
balance-row-tokens_defence = Żetony obrony na pojedynek
balance-row-unseen = Karty meczu wzięte w ciemno
balance-target-least_drafted = Najrzadziej brana: { $card }
balance-target-most_drafted = Najczęściej brana: { $card }
balance-target-least_motivated = Najrzadziej motywowany: { $card }
balance-target-least_signed = Najrzadziej pozyskiwany: { $card }

## Card files

catalogue-not-ability = do wyboru jest tylko: { $forms }; nie { $value }.
catalogue-ability-form = musi brzmieć tak: { $forms }; nie { $value }.
catalogue-ability-twice = to samo co ability1.
catalogue-duty-alone = obowiązuje po użyciu zdolności 1, ale karta nie ma ability1.
catalogue-duty-too-late = nie łączy się z przerzuceniem kostki ani obroną bramkarza, bo tych używa się po ataku.
catalogue-duty-at-the-end = nie łączy się z kontrolą i naporem ani specjalnym strzałem, bo kończą one atak i nie ma czasu na odrzucanie.
catalogue-not-cost = musi być tabelą żetonów, na przykład {"{"} shot = 2, pass = 1 {"}"}, co najmniej jeden, nie { $value }.
catalogue-not-title = musi być tytułem o długości od 1 do { $most } znaków, nie { $value }.
catalogue-fans = dotyczy tylko zawodników, nie kibiców.
catalogue-number-twice = ten numer ma już { $other }.
catalogue-goalkeeper = to bramkarz, więc potrzebuje obrony, na przykład: save: catch 1, corner 2-3.
catalogue-field-player = to zawodnik z pola, więc nie może mieć obrony bramkarza.
catalogue-motivation-without-player = brak zawodnika: karta motywacji należy do zawodnika jednej z dwóch drużyn. Zawodnicy: { $players }.
catalogue-motivations = musi być po 4 na drużynę, a nie { $nankatsu } dla nankatsu i { $toho } dla toho.
catalogue-halves = w każdej połowie musi być 13 kart, a nie { $first } w pierwszej i { $second } w drugiej.
catalogue-stars = w każdej połowie muszą być 4 karty z gwiazdką, a nie { $first } w pierwszej i { $second } w drugiej.
catalogue-fatigues = może wynosić najwyżej { $most } na drużynę, a nie { $value }: razem to osiem kart z instrukcji.
catalogue-stops-nothing = nie zatrzymuje niczego. Musi to być specjalny strzał przeciwnika: { $shots }.
catalogue-stops-unknown = musi być specjalnym strzałem przeciwnika: { $shots }; nie { $value }.
catalogue-stops-own = to specjalny strzał własnej drużyny: { $value }. Musi to być strzał przeciwnika: { $shots }.
catalogue-stops-twice = ten strzał zatrzymuje już { $other }: { $value }. Każdy specjalny strzał zatrzymuje jedna obrona.

## Scenarios

scenario-other-team = „{ $field }”: { $card } nie jest kartą drużyny { $team }.
scenario-card-twice = { $card } jest w dwóch miejscach: w „{ $first }” i w „{ $second }”.
scenario-too-many = „{ $field }”: kart jest { $count }, a może być najwyżej { $most }.
scenario-other-half = „{ $field }”: w połowie { $half } nie może tu być karty { $card }.
scenario-not-among = „{ $field }”: karta { $card } musi być też w jednym z tych miejsc: { $piles }.
scenario-not-in-phase = „{ $field }” nie pasuje w tej postaci do fazy „{ $phase }”.
scenario-nothing-to-choose = W fazie „{ $phase }” miejsce { $seat } nie miałoby nic do wyboru.

## Terminal play

result-drawn = Remis: mistrzami są obie drużyny.
option-first_match = Opcja: pierwszy mecz, krótszy i prostszy: bez kart meczu z gwiazdką, bez kibiców, bez zmęczenia.
option-assured_success = Opcja: gwarantowany sukces, 6 przeciw 1 zawsze wygrywa, bez względu na sumy.
option-motivation = Opcja: bez kart motywacji.
option-signings = Opcja: bez transferów.
option-extra_time = Opcja: bez dogrywki; przy remisie po dwóch połowach mecz kończy się remisem.
welcome-teams = { $first_is ->
    [you] Prowadzisz drużynę { team-nankatsu }
   *[other] { $first } prowadzi drużynę { team-nankatsu }
}, { $second_is ->
    [you] ty prowadzisz drużynę { team-toho }
   *[other] { $second } prowadzi drużynę { team-toho }
}.
welcome-goal = Dwie połowy po { $rounds ->
    [one] 1 rundzie
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}; wygrywa, kto strzeli więcej goli.
clock = { $half ->
    [1] 1. połowa
    [2] 2. połowa
    [3] dogrywka 1
   *[4] dogrywka 2
}, { $injury ->
    [yes] doliczony czas
   *[no] runda { $round } z { $rounds }
}
clock-attacker = { $seat_is ->
    [you] atakujesz
   *[other] atakuje { $seat }
}
head-shot = Str
head-pass = Pod
head-defence = Obr
area-empty = jeszcze bez kart
plain-team = { $team }, zagrane karty: { $cards }. Sumy: { $sums }. Żetony: { $tokens }.
area-sum = Suma
area-sums = suma { $sums }
area-tokens = Żetony (z { $most })
area-tokens-line = żetony { $tokens }
played-count = zagrane karty: { $played } z { $limit }
has-stopped = { $seat }: pas
pitch-line = Boisko: { $cards } · w talii meczu: { $deck }
pitch-empty = W tej połowie nie ma już kart meczu.
hand-line = { $seat_is ->
    [you] Masz w ręce
   *[other] { $seat } ma w ręce
} { $size ->
    [one] 1 kartę
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}
hand-unseen = { $count ->
    [one] 1 karta meczu wzięta w ciemno
    [few] { $count } karty meczu wzięte w ciemno
    [many] { $count } kart meczu wziętych w ciemno
   *[other] { $count } karty meczu wzięte w ciemno
}
hand-unknown = nieznane: { $count }
hand-in-line = w ręce: { $cards }
table-hand = { $seat_is ->
    [you] Twoja ręka
   *[other] Ręka: { $seat }
}
table-rivals-area = Obszar gry przeciwnika
table-discard = { $seat_is ->
    [you] Twoje karty odrzucone
   *[other] Karty odrzucone: { $seat }
}
table-pitch = Boisko · talia meczu: { $deck }
table-signings = Transfery
table-motivation = Motywacja
table-bench = Ławka
pile-pool = { $seat }, w ręce albo w talii: { $cards }
pile-draw-deck = { $seat_is ->
    [you] Twoja talia: { $cards }
   *[other] { $seat }, talia: { $cards }
}
pile-discard = { $seat_is ->
    [you] Twoje karty odrzucone: { $cards }
   *[other] { $seat }, karty odrzucone: { $cards }
}
pile-unseen = Nieznane jeszcze karty meczu tej połowy: { $cards }
label-use = { $use }: { $effect }
label-use-due = { $use }: { $effect }; potem obowiązkowo: { $duty }
row-sign = transfer za { $cost }
row-motivate = motywacja za { $cost }
outlook-line = W tej chwili: strzał { $shot } przeciw { $defence }, gol { $goal }% · podanie { $pass } przeciw { $defence }, celne { $kept }%
outlook-line-of = { $team }: strzał { $shot } przeciw { $defence }, gol { $goal }% · podanie { $pass } przeciw { $defence }, celne { $kept }%
outlook-choice = { $own } przeciw { $defence }: { $promise }
promise-shot = gol { $chance }%
promise-pass = celne { $chance }%
promise-corner = gol { $goal }%, rzut rożny { $corner }%
chance-of = { $team }: { $chance }
odds-tokens = Według liczby żetonów, w %
odds-shot = { $answer ->
    [0] { $seat_is ->
        [you] Gol, ty bez żetonów
       *[other] Gol, przeciwnik bez żetonów
    }
   *[other] { $seat_is ->
        [you] Gol, dokładasz { $answer }
       *[other] Gol, { $seat } dokłada { $answer }
    }
}
odds-pass = { $answer ->
    [0] { $seat_is ->
        [you] Podanie, ty bez żetonów
       *[other] Podanie, przeciwnik bez żetonów
    }
   *[other] { $seat_is ->
        [you] Podanie, dokładasz { $answer }
       *[other] Podanie, { $seat } dokłada { $answer }
    }
}
odds-answer = { $answer ->
    [0] { $seat_is ->
        [you] ty bez żetonów
       *[other] przeciwnik bez żetonów
    }
   *[other] { $seat_is ->
        [you] dokładasz { $answer }
       *[other] { $seat } dokłada { $answer }
    }
}
odds-chance-shot = Szansa na gola
odds-chance-pass = Szansa na celne podanie
odds-lead = Przewaga przed rzutem
odds-wins = Wygrywa atak, w %
odds-note = Z kartami, które są teraz w grze, gdy obie strony idealnie przerzucają kostki i używają bramkarzy.
contest-shot = Strzał
contest-pass = Podanie
contest-tie = remis: wygrywa { $team }, bo atakuje
contest-save = obrona [{ $die }]
duel-stopped-by = zatrzymuje go tylko „{ $card }”
duel-stops = zatrzymuje „{ $card }”
ask-kick-off = Wygrywasz losowanie. Zaczynasz od ataku?
ask-draft = Którą kartę meczu bierzesz?
ask-attack = Którą kartę zagrywasz?
ask-abilities = { $card }: której zdolności używasz?
ask-bench = Kogo wprowadzasz?
ask-gain = { $gains ->
    [one] Który żeton bierzesz?
   *[other] Który żeton bierzesz? (jeszcze { $gains })
}
ask-play-from-hand = Którą kartę jeszcze zagrywasz?
ask-play-from-discard = Którą z odrzuconych kart zagrywasz?
ask-remove-from-hand = Którą kartę z ręki usuwasz z gry?
ask-remove-from-discard = Którą z odrzuconych kart usuwasz z gry?
ask-discard = Którą kartę odrzucasz?
ask-send-back = Którą kartę przeciwnika odsyłasz?
ask-special-shot = Który specjalny strzał wybierasz w tajemnicy?
ask-special-defence = Którą specjalną obronę wybierasz w tajemnicy?
ask-shot-or-pass = Strzał czy podanie?
ask-tokens = Ile żetonów wydajesz?
ask-reroll = Przerzucasz kostkę?
ask-save = Próbujesz obronić strzał?
forced-draft = Została tylko karta „{ $card }”.
told-and = { $first } i { $last }
told-contested-tie = { event-contested } { $seat_is ->
    [you] Remis: wygrywasz, bo atakujesz.
   *[other] Remis: wygrywa { $seat }, bo atakuje.
}
told-drew = { $seat_is ->
    [you] Dobierasz: { $cards }.
   *[other] { $seat } dobiera: { $cards }.
}
told-drew-hidden = { $count ->
    [one] { $seat_is ->
        [you] Dobierasz 1 kartę.
       *[other] { $seat } dobiera 1 kartę.
    }
    [few] { $seat_is ->
        [you] Dobierasz { $count } karty.
       *[other] { $seat } dobiera { $count } karty.
    }
    [many] { $seat_is ->
        [you] Dobierasz { $count } kart.
       *[other] { $seat } dobiera { $count } kart.
    }
   *[other] { $seat_is ->
        [you] Dobierasz { $count } karty.
       *[other] { $seat } dobiera { $count } karty.
    }
}
told-gained = { $seat_is ->
    [you] Zyskujesz żetony: { $tokens }.
   *[other] { $seat } zyskuje żetony: { $tokens }.
}
told-motivated = { $seat_is ->
    [you] Motywujesz: { $card }, koszt: { $cost }.
   *[other] { $seat } motywuje: { $card }, koszt: { $cost }.
}
told-signed = { $seat_is ->
    [you] Transfer! Pozyskujesz: { $card }, koszt: { $cost }.
   *[other] Transfer! { $seat } pozyskuje: { $card }, koszt: { $cost }.
}
told-signed-goalkeeper = { $seat_is ->
    [you] Zmiana w bramce! Pozyskujesz: { $card }, schodzi { $replaced }, koszt: { $cost }.
   *[other] Zmiana w bramce! { $seat } pozyskuje: { $card }, schodzi { $replaced }, koszt: { $cost }.
}
explain-initial = { $number ->
    [0] Karta początkowa drużyny { $team }
   *[other] Karta początkowa drużyny { $team } · numer { $number } · { $position }
}
explain-match = { $half ->
    [1] Karta meczu pierwszej połowy
   *[2] Karta meczu drugiej połowy
}
explain-motivation = Karta motywacji drużyny { $team } · koszt: { $cost } · zastępuje zawodnika w twoim obszarze gry
explain-signing = Transfer · koszt: { $cost } · dla obu stron, w swojej turze fazy ataku
explain-special-shot = Specjalny strzał drużyny { $team }
explain-special-defence = Specjalna obrona drużyny { $team }
explain-booking = Leży w obszarze gry swojego trenera do końca meczu; nie wlicza się do limitu kart
explain-fatigue = Karta zmęczenia: zajmuje miejsce w ręce, a zagrana wlicza się do limitu kart
explain-rules = Zobacz też: { $rules }
where-pitch = Leży na boisku.
where-signings = Jest wśród wyłożonych transferów.
where-area = { $seat_is ->
    [you] Leży w twoim obszarze gry.
   *[other] Leży w obszarze gry ({ $seat }).
}
where-discard_pile = { $seat_is ->
    [you] Jest wśród twoich kart odrzuconych.
   *[other] Jest wśród kart odrzuconych ({ $seat }).
}
where-removed = Została usunięta z gry.
where-hand = { $seat_is ->
    [you] Masz ją w ręce.
   *[other] Ma ją w ręce { $seat }.
}
where-bench = { $seat_is ->
    [you] Możesz ją jeszcze wprowadzić.
   *[other] Może ją jeszcze wprowadzić { $seat }.
}
where-draw_deck = { $seat_is ->
    [you] Jest w twojej talii.
   *[other] Jest w talii ({ $seat }).
}
guide-goal = Cel: wygrywa, kto w dwóch połowach strzeli więcej goli. Przy remisie jest dogrywka, a jeśli remis trwa, mistrzami są obie drużyny.
guide-round = Runda: obie strony dobierają do 4 kart. Najpierw trener broniący, potem atakujący wybiera kartę meczu: jedną z boiska albo w ciemno z wierzchu talii.
guide-attack = Potem na zmianę zagrywacie po karcie i możecie użyć jej zdolności; zaczyna trener atakujący. Kto spasuje, nie zagrywa już kart w tej rundzie i zachowuje resztę. Atak kończy się przy 9 kartach (7 w dogrywce).
guide-values = Karty mają wartości: { $shot } strzał, { $pass } podanie, { $defence } obrona. Twoją sumę strzału albo podania porównuje się z sumą obrony przeciwnika.
guide-contest = Trener atakujący wybiera: strzał, żeby zdobyć gola, albo podanie, żeby utrzymać piłkę. Obie strony mogą dołożyć żetony (po +1), potem obie rzucają kostką. Przy remisie wygrywa trener atakujący.
guide-ball = Po golu albo stracie atakuje przeciwnik; po celnym podaniu albo rzucie rożnym grasz dalej.
guide-tokens = Zdolności dają żetony: strzału do strzałów, podania do podań, obrony do obrony. Każdego rodzaju możesz mieć najwyżej { $most }.
guide-bench = Żetonami płacisz też za motywację (mocniejsza karta dla zagranego zawodnika) i za transfery (nowy zawodnik).
guide-injury = W doliczonym czasie połowa kończy się, gdy tylko piłka zostanie stracona albo padnie gol.
guide-signs = Symbole: ▶ ma piłkę · 3/4/1 strzał, podanie i obrona · ★ zmotywowany · ({ position-gk }) może obronić strzał · ↻ może przerzucić kostkę · (!) jest obowiązkowe po zdolności 1.
final-goals = Gole
final-shots = Strzały
final-passes = Podania
final-won = Przejęcia
final-saves = Obrony
final-tokens = Żetony
final-booked = Kartka

## The story of a match

story-goals = Gole
story-expected = Oczekiwane gole
story-luck = Szczęście przy strzałach
story-possession = Posiadanie piłki
story-shots = Strzały
story-passes = Podania
story-passes-kept = Celne podania
story-saves = Obronione strzały
story-cards = Zagrane karty
story-tokens = Zdobyte żetony
story-bench = Motywacje i transfery
story-bookings = Kartki

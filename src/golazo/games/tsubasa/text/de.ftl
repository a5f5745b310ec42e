# Texts of Captain Tsubasa, the card game.

game-name = Captain Tsubasa
    .spanish = Campeones: Oliver y Benji
game-line = { team-nankatsu } gegen { team-toho } im Finale: Spiel Karten aus, sammle Token, schieß oder passe. Wer mehr Tore schießt, gewinnt.

## Teams and tokens

team-nankatsu = Nankatsu
    .spanish = New Team
team-toho = Toho
kind-shot = Schuss
kind-pass = Pass
kind-defence = Verteidigung
token-shot = Schuss
token-pass = Pass
token-defence = Verteidigungs
cost-tokens = { $amount } { $kind }
cost-none = keine Motivationskarte
counted-tokens = { $count ->
    [one] 1 { $kind }token
   *[other] { $count } { $kind }token
}
list-two = { $first }, { $second }
list-three = { $first }, { $second }, { $third }
tokens-two = { $first } und { $second }
tokens-three = { $first }, { $second } und { $third }
score-line = { team-nankatsu } { $nankatsu }:{ $toho } { team-toho }

## Cards

card-printed = { $name }
card-motivated = { $player } (motiviert)
card-yuzo-morisaki = Yuzo Morisaki
    .spanish = Alan Crocker
card-masato-nakazato = Masato Nakazato
card-tsuyoshi-oda = Tsuyoshi Oda
card-shingo-takasugi = Shingo Takasugi
    .spanish = Bob Denver
card-ryo-ishizaki = Ryo Ishizaki
    .spanish = Bruce Harper
card-kenichi-iwami = Kenichi Iwami
card-mamoru-izawa = Mamoru Izawa
    .spanish = Paul Diamond
card-tsubasa-ozora = Tsubasa Ozora
    .spanish = Oliver Atom
card-hiroshi-nagano = Hiroshi Nagano
card-hajime-taki = Hajime Taki
    .spanish = Ted Carter
card-teppei-kisugi = Teppei Kisugi
    .spanish = Johnny Mason
card-nankatsu-fans = Fans von { team-nankatsu }
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
card-kojiro-hyuga = Kojiro Hyuga
    .spanish = Mark Lenders
card-toho-fans = Fans von { team-toho }
card-control-and-advance = Ballkontrolle und Vorstoß
card-kozo-and-robertos-advice = Ratschläge von Kozo und Roberto
    .spanish = Ratschläge von Jeff und Roberto
card-pursuing-the-title = Auf dem Weg zum Titel
card-outstanding-save = Überragende Parade
card-special-shot-of-nankatsu = Spezialschuss von { team-nankatsu }
card-special-shot-of-toho = Spezialschuss von { team-toho }
card-injury = Verletzung
card-rebound = Abpraller
card-through-ball = Steilpass
card-sliding-tackle = Grätsche
card-wall-pass = Doppelpass
card-long-shot = Fernschuss
card-offside-trap = Abseitsfalle
card-second-control-and-advance = { card-control-and-advance }
card-motivation-to-play-for-japan = Motivation für Japan zu spielen
card-foul = Foul
card-substitution = Auswechslung
card-last-minute-shot = Schuss in letzter Minute
card-counter-attack = Konter
card-iron-wall = Abwehrbollwerk
card-pressing = Pressing
card-captains-call = Ruf des Kapitäns
card-second-wind = Zweite Luft
card-early-cross = Frühe Flanke
card-man-marking = Manndeckung
card-roaring-crowd = Tobendes Publikum
card-shun-nitta = Shun Nitta
    .spanish = Everett
card-jun-misugi = Jun Misugi
    .spanish = Ross
card-hikaru-matsuyama = Hikaru Matsuyama
    .spanish = Callahan
card-kazuo-and-masao-tachibana = Kazuo und Masao Tachibana
    .spanish = Derrick
card-hiroshi-jito = Hiroshi Jito
    .spanish = Yuma
card-taro-misaki = Taro Misaki
    .spanish = Baker
card-taichi-nakanishi = Taichi Nakanishi
    .spanish = Teo
card-genzo-wakabayashi = Genzo Wakabayashi
    .spanish = Benji
card-drive-shot = Drive-Schuss
card-overhead-kick = Fallrückzieher
card-twin-shot = Doppelschuss
card-tiger-shot = Tigerschuss
card-tiger-overhead-kick = Tiger-Fallrückzieher
card-jumping-tiger = Springender Tiger
card-ryo-blocks-the-tiger-shot = Ryo blockt den Tigerschuss
    .spanish = Harper blockt den Tigerschuss
card-yuzo-saves-the-tiger-overhead-kick = Yuzo hält den Tiger-Fallrückzieher!
    .spanish = Crocker hält den Tiger-Fallrückzieher!
card-shingo-blocks-the-jumping-tiger = Shingo blockt den springenden Tiger
    .spanish = Denver blockt den springenden Tiger
card-ken-stops-the-drive-shot = Ken stoppt den Drive-Schuss
    .spanish = Warner stoppt den Drive-Schuss
card-takeshi-reads-the-overhead-kick = Takeshi ahnt den Fallrückzieher
    .spanish = Mellow ahnt den Fallrückzieher
card-ken-parries-the-twin-shot = Ken pariert den Doppelschuss
    .spanish = Warner pariert den Doppelschuss
card-yellow = Gelbe Karte
card-red = Rote Karte
card-fatigue = Erschöpfung

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
short-tsubasa-ozora = Ozora
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
short-nankatsu-fans = Fans
short-toho-fans = { short-nankatsu-fans }
short-control-and-advance = Vorstoß
short-second-control-and-advance = { short-control-and-advance }
short-kozo-and-robertos-advice = Ratschläge
short-pursuing-the-title = Zum Titel
short-outstanding-save = Parade
short-special-shot-of-nankatsu = Spezialschuss
short-special-shot-of-toho = { short-special-shot-of-nankatsu }
short-through-ball = Steilpass
short-sliding-tackle = Grätsche
short-offside-trap = Abseits
short-motivation-to-play-for-japan = Für Japan
short-last-minute-shot = Letzte Minute
short-captains-call = Kapitän
short-early-cross = Flanke
short-man-marking = Manndeckung
short-roaring-crowd = Publikum

## What cards do

effect-gain = { $amount ->
    [one] erhalte 1 { $kind }token
   *[other] erhalte { $amount } { $kind }token
}
effect-gain-either = { $amount ->
    [one] erhalte 1 { $first }- oder { $second }token
   *[other] erhalte { $amount } Token, je { $first }- oder { $second }token
}
effect-gain-any = { $amount ->
    [one] erhalte 1 beliebigen Token
   *[other] erhalte { $amount } beliebige Token
}
effect-gain-both = erhalte je { $amount } { $first }- und { $second }token
effect-gain-each = erhalte { $amount } Token jeder Art
effect-draw = { $amount ->
    [one] zieh 1 Karte
   *[other] zieh { $amount } Karten
}
effect-play-hand = spiel noch eine Handkarte aus
effect-play-discard = spiel eine Karte von deinem Ablagestapel aus
effect-play-deck = spiel die oberste Karte deines Nachziehstapels aus
effect-remove-this = entferne diese Karte aus dem Spiel
effect-remove-hand = entferne eine Handkarte aus dem Spiel
effect-remove-discard = entferne eine Karte deines Ablagestapels aus dem Spiel
effect-rival-discards = { $amount ->
    [one] dein Gegner legt 1 zufällige Handkarte ab
   *[other] dein Gegner legt { $amount } zufällige Handkarten ab
}
effect-send-back = schick eine ausgespielte Karte deines Gegners auf seinen Ablagestapel
effect-rival-tires = dein Gegner nimmt eine Erschöpfungskarte
effect-rival-booked = dein Gegner erhält eine gelbe Karte
effect-clear-yellow = entferne deine gelbe Karte
effect-reroll = wirf einen Würfel dieser Runde neu
effect-save = kommt ein Schuss durch, würfle: bei { $catch } hältst du den Ball, bei { $corner } gibt es Ecke
effect-save-catch = kommt ein Schuss durch, würfle: bei { $catch } hältst du den Ball
effect-control = im Angriff: alle ausgespielten Karten ablegen, den Ball behalten und diese Karte aus dem Spiel entfernen
effect-special = im Angriff, für { $team }: alle ausgespielten Karten ablegen, Spezialschuss ausführen und diese Karte aus dem Spiel entfernen
effect-tire = nimm eine Erschöpfungskarte
effect-be-booked = erhalte eine gelbe Karte
effect-discard = leg eine Handkarte ab

text-none = keine Fähigkeit
text-ability = { $number }: { $effect }
text-ability-due = { $number }: { $effect }; danach Pflicht: { $duty }
text-two = { $first } · { $second }
text-special-shot = Ein Tor, außer dein Gegner hat die eine Verteidigung gewählt, die ihn abwehrt.
text-special-defence = Wehrt „{ $shot }“ ab und keinen anderen Spezialschuss.
text-yellow = Zählt ab sofort in jeder Runde; eine zweite macht sie rot.
text-red = Zählt in jeder Runde bis zum Ende der Partie.

brief-effect-gain = +{ $amount } { $kind }
brief-effect-gain-either = +{ $amount } { $first }/{ $second }
brief-effect-gain-any = +{ $amount } beliebig
brief-effect-gain-both = +{ $amount } { $first }, +{ $amount } { $second }
brief-effect-gain-each = +{ $amount } von jedem
brief-effect-draw = { $amount } ziehen
brief-effect-play-hand = noch eine ausspielen
brief-effect-play-discard = aus Ablage spielen
brief-effect-play-deck = vom Stapel spielen
brief-effect-remove-this = diese entfernen
brief-effect-remove-hand = aus Hand entfernen
brief-effect-remove-discard = aus Ablage entfernen
brief-effect-rival-discards = Gegner: Hand −{ $amount }
brief-effect-send-back = Karte zurück
brief-effect-rival-tires = Gegner: Erschöpfung
brief-effect-rival-booked = Gegner: Gelb
brief-effect-clear-yellow = Gelb weg
brief-effect-reroll = neu würfeln
brief-effect-save = hält { $catch }, Ecke { $corner }
brief-effect-save-catch = hält { $catch }
brief-effect-control = Ball behalten
brief-effect-special = Spezialschuss
brief-effect-tire = Erschöpfung
brief-effect-be-booked = Gelb
brief-effect-discard = ablegen
brief-none = –
brief-due = { $effect } (!{ $duty })
brief-two = { $first }; { $second }

## What cards do, on a drawn card: $first, $second, $all and $tokens are signs of tokens

face-effect-gain = Erhalte { $tokens }
face-effect-gain-either = { $amount ->
    [one] Erhalte { $first } oder { $second }
   *[other] Erhalte { $amount }, je { $first } oder { $second }
}
face-effect-gain-any = { $amount ->
    [one] Erhalte 1 von { $all }
   *[other] Erhalte { $amount } beliebige { $all }
}
face-effect-gain-both = Erhalte { $first } und { $second }
face-effect-gain-each = Erhalte { $all }
face-effect-draw = { $amount ->
    [one] Zieh 1 Karte
   *[other] Zieh { $amount } Karten
}
face-effect-play-hand = Spiel noch eine Karte aus
face-effect-play-discard = Spiel 1 vom Ablagestapel aus
face-effect-play-deck = Spiel die oberste Karte des Nachziehstapels aus
face-effect-remove-this = Entferne diese Karte
face-effect-remove-hand = Entferne 1 Handkarte
face-effect-remove-discard = Entferne 1 vom Ablagestapel
face-effect-rival-discards = { $amount ->
    [one] Gegner legt 1 zufällige Handkarte ab
   *[other] Gegner legt { $amount } zufällige Handkarten ab
}
face-effect-send-back = Schick 1 Karte des Gegners zurück
face-effect-rival-tires = Gegner nimmt eine Erschöpfungskarte
face-effect-rival-booked = Gegner erhält eine gelbe Karte
face-effect-clear-yellow = Entferne deine gelbe Karte
face-effect-reroll = Wirf einen Würfel neu
face-effect-save = Schuss kommt durch? Würfle für eine Parade
face-effect-save-catch = { face-effect-save }
face-effect-control = Angreifer: Behalte den Ball. Alle ausgespielten Karten ablegen, diese entfernen
face-effect-special = Angreifer { $team }: Spezialschuss. Alle ausgespielten Karten ablegen, diese entfernen
must-effect-remove-this = Genutzt? Diese Karte entfernen
must-effect-tire = Genutzt? Erschöpfungskarte
must-effect-be-booked = Genutzt? Gelbe Karte
must-effect-discard = Genutzt? Handkarte ablegen

## Card sheet

sheet-initial = Startkarten von { $team }
sheet-motivation = Motivationskarten
sheet-match-first = Matchkarten der 1. Hälfte (* nicht im ersten Spiel)
sheet-match-second = Matchkarten der 2. Hälfte (* nicht im ersten Spiel)
sheet-signings = Transfers
sheet-specials = Spezialschüsse und Spezialverteidigungen
sheet-others = Gelbe und rote Karten, Erschöpfung
sheet-fatigue = { $copies ->
    [one] Keine Werte, keine Fähigkeit; 1 für jede Mannschaft.
   *[other] Keine Werte, keine Fähigkeit; { $copies } für jede Mannschaft.
}
sheet-starred = { $card } *
position-gk = Tor
position-df = Abwehr
position-mf = Mitte
position-fw = Sturm
column-number = Nr.
column-card = Karte
column-team = Mannschaft
column-position = Position
column-cost = Kosten
column-shot = Schuss
column-pass = Pass
column-defence = Verteid.
column-abilities = Fähigkeiten
column-special-shot = Spezialschuss
column-stopped-by = Wird abgewehrt von
column-effect = Wirkung
column-name = Name
column-player = Spieler
column-half = Hälfte
column-star = Stern
column-stops = Wehrt ab
column-copies = Anzahl
column-ability1 = Fähigkeit 1
column-ability2 = Fähigkeit 2
column-mandatory = Pflichtaktion
sheet-sources = { $sheet }: woher die Werte stammen
source-rulebook = Spielregel
source-story = Geschichte
source-inferred = erschlossen
source-designed = von uns
source-box = Schachtel
source-own = eigen

## Choices

phase-kick-off = Anstoß wählen
phase-draft = Matchkarte wählen
phase-attack = Karten ausspielen
phase-abilities = Fähigkeiten wählen
phase-gain = Token wählen
phase-play-from-hand = noch eine Karte ausspielen
phase-play-from-discard = Karte vom Ablagestapel ausspielen
phase-remove-from-hand = Handkarte entfernen
phase-remove-from-discard = Karte vom Ablagestapel entfernen
phase-discard = Karte ablegen
phase-send-back = Karte zurückschicken
phase-special-shot = Spezialschuss wählen
phase-special-defence = Spezialverteidigung wählen
phase-shot-or-pass = Schuss oder Pass wählen
phase-tokens = Token einsetzen
phase-reroll = über einen neuen Wurf entscheiden
phase-save = über eine Parade entscheiden
phase-over = Ende der Partie

action-attack = Anstoßen und angreifen
action-defend = Den Gegner anstoßen lassen
action-draft = Nehmen: { $card }
action-draft-deck = Die oberste Karte des Matchkarten-Stapels verdeckt nehmen
action-play = Ausspielen: { $card }
action-stop = Keine Karten mehr in dieser Runde
action-motivate = Motivieren: { $card } ({ $cost })
action-sign = Verpflichten: { $card } ({ $cost })
action-use-1 = Fähigkeit 1 nutzen
action-use-2 = Fähigkeit 2 nutzen
action-end = Keine Fähigkeiten mehr
action-gain-shot = Schusstoken nehmen
action-gain-pass = Passtoken nehmen
action-gain-defence = Verteidigungstoken nehmen
action-remove = Aus dem Spiel entfernen: { $card }
action-discard = Ablegen: { $card }
action-send-back = Zurückschicken: { $card }
action-special-shot = Spezialschuss: { $card }
action-special-defence = Spezialverteidigung: { $card }
action-shot = Schießen
action-pass = Den Ball passen
action-tokens = { $count ->
    [0] Keine Token einsetzen
    [one] 1 Token einsetzen
   *[other] { $count } Token einsetzen
}
action-reroll-own = Deinen Würfel neu werfen
action-reroll-rival = Würfel des Gegners neu werfen
action-reroll-save = Würfel des Torhüters neu werfen
action-keep = Wurf behalten
action-save = Parade mit { $card } versuchen
action-no-save = Keine Parade versuchen

## Refusals

refused-match-over = Die Partie ist zu Ende.
refused-other-phase = Das geht gerade nicht. Jetzt: { $phase }.
refused-not-on-pitch = „{ $card }“ liegt nicht auf dem Spielfeld; nimm eine Karte, die dort liegt.
refused-deck-empty = Der Matchkarten-Stapel ist leer; nimm eine Karte vom Spielfeld.
refused-not-in-hand = „{ $card }“ hast du nicht auf der Hand; wähl eine deiner Handkarten.
refused-not-in-discard = „{ $card }“ liegt nicht auf deinem Ablagestapel; wähl eine Karte, die dort liegt.
refused-limit-reached = In den beiden Spielbereichen liegen schon { $limit } Karten, mehr erlaubt eine Runde nicht.
refused-extra-limit-reached = In den beiden Spielbereichen liegen schon { $limit } Karten, mehr erlaubt eine Runde der Verlängerung nicht.
refused-no-such-ability = „{ $card }“ hat keine Fähigkeit { $number }.
refused-card-gone = Fähigkeiten einer Karte, die den Spielbereich verlassen hat, kannst du nicht nutzen.
refused-used-already = Fähigkeit { $number } von „{ $card }“ hast du schon genutzt; jede wirkt nur einmal.
refused-reroll-comes-later = „{ $card }“ erlaubt einen neuen Wurf erst nach dem Würfeln; du wirst dann gefragt.
refused-save-comes-later = „{ $card }“ kann eine Parade versuchen, wenn ein Schuss durchkommt; du wirst dann gefragt.
refused-reserve-empty = Nichts zu holen: Alle { $most } Token dieser Art sind schon verfügbar.
refused-nothing-to-draw = Nichts zu ziehen: Dein Nachziehstapel und dein Ablagestapel sind leer.
refused-attack-is-over = Der Angriff ist vorbei; in dieser Runde kann keine Karte mehr ausgespielt werden.
refused-hand-empty = „{ $card }“ braucht eine Handkarte, aber deine Hand ist leer.
refused-discard-empty = „{ $card }“ braucht eine Karte von deinem Ablagestapel, aber der ist leer.
refused-rival-hand-empty = Dein Gegner hat keine Handkarte, die er ablegen könnte.
refused-rival-area-empty = Der Spielbereich deines Gegners ist leer; es gibt nichts zurückzuschicken.
refused-no-fatigue-left = Für deinen Gegner ist keine Erschöpfungskarte mehr da.
refused-rival-red-already = Dein Gegner hat schon eine rote Karte; noch eine gelbe ändert nichts.
refused-no-yellow = Du hast keine gelbe Karte zum Entfernen; eine rote bleibt bis zum Ende der Partie.
refused-control-needs-ball = „Ballkontrolle und Vorstoß“ kann nur der Angreifer nutzen, und nur während des Angriffs.
refused-special-needs-ball = Einen Spezialschuss kann nur der Angreifer ausführen, und nur während des Angriffs.
refused-other-teams-special = „{ $card }“: Diesen Spezialschuss darf nur die andere Mannschaft ausführen; du kannst die Karte aber für ihre Werte ausspielen.
refused-no-motivation = Für { $card } gibt es keine Motivationskarte.
refused-not-in-area = { $card } hast du in dieser Runde nicht ausgespielt; motivieren kannst du nur Spieler in deinem Spielbereich.
refused-too-dear = { $card } kostet { $cost }; dir fehlt noch: { $needed }.
refused-motivation-too-late = Zu spät: Motivieren kannst du nur vor dem Würfeln.
refused-not-laid-out = { $card } liegt nicht aus; wähl einen der ausliegenden Transfers.
refused-signing-too-late = Der Angriff ist vorbei; verpflichten kannst du nur im Angriff in deinem Zug.
refused-no-goalkeeper = { $card } muss einen Torhüter ersetzen, und in deinem Spielbereich liegt keiner.
refused-not-on-card = Diesen Token gibt dir die Karte nicht; zur Wahl stehen: { $offered }.
refused-not-rivals-played = „{ $card }“ liegt nicht im Spielbereich deines Gegners; wähl eine Karte, die dort liegt.
refused-not-your-special = „{ $card }“ gehört der anderen Mannschaft; wähl eine deiner eigenen drei Karten.
refused-too-few-tokens = { $count } kannst du nicht einsetzen; verfügbar sind nur { $tokens }.
refused-no-save-die = Noch hat niemand für eine Parade gewürfelt, also gibt es keinen solchen Würfel.
refused-no-save-on-card = Eine Parade geht nur mit einer Karte in deinem Spielbereich, die sie erlaubt. { $card } gehört nicht dazu.

## Events

event-laid-out = Als Transfer zu haben: { $card }.
event-flipped = { $seat_is ->
    [you] Du gewinnst die Seitenwahl.
   *[other] { $seat } gewinnt die Seitenwahl.
}
event-half-began = { $half ->
    [1] Anstoß!
    [2] Die zweite Hälfte beginnt.
    [3] Die Verlängerung beginnt.
   *[4] Die zweite Hälfte der Verlängerung beginnt.
} { $seat_is ->
    [you] Du greifst zuerst an.
   *[other] { $seat } greift zuerst an.
}
event-turned-up = Neu auf dem Spielfeld: { $card }.
event-round-began = { $injury ->
    [yes] Runde { $round }, Nachspielzeit:
   *[no] Runde { $round }:
} { $seat_is ->
    [you] Du greifst an.
   *[other] { $seat } greift an.
}
event-drew = { $seat_is ->
    [you] Du ziehst: { $card }.
   *[other] { $seat } zieht: { $card }.
}
event-drew-hidden = { $seat_is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
event-reshuffled = { $seat_is ->
    [you] Du mischst deinen Ablagestapel zum neuen Nachziehstapel
   *[other] { $seat } mischt den Ablagestapel zum neuen Nachziehstapel
} ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
event-revealed = { $seat_is ->
    [you] Du deckst die oberste Karte deines Nachziehstapels auf: { $card }.
   *[other] { $seat } deckt die oberste Karte des Nachziehstapels auf: { $card }.
}
event-drafted = { $seat_is ->
    [you] Du nimmst vom Spielfeld: { $card }.
   *[other] { $seat } nimmt vom Spielfeld: { $card }.
}
event-drafted-unseen = { $seat_is ->
    [you] Du nimmst verdeckt die oberste Karte des Matchkarten-Stapels: { $card }.
   *[other] { $seat } nimmt verdeckt die oberste Karte des Matchkarten-Stapels: { $card }.
}
event-drafted-unseen-hidden = { $seat_is ->
    [you] Du nimmst verdeckt die oberste Karte des Matchkarten-Stapels.
   *[other] { $seat } nimmt verdeckt die oberste Karte des Matchkarten-Stapels.
}
event-played = { $source ->
    [discard] { $seat_is ->
        [you] Du spielst vom Ablagestapel aus: { $card }.
       *[other] { $seat } spielt vom Ablagestapel aus: { $card }.
    }
    [deck] { $seat_is ->
        [you] Du spielst vom Nachziehstapel aus: { $card }.
       *[other] { $seat } spielt vom Nachziehstapel aus: { $card }.
    }
   *[hand] { $seat_is ->
        [you] Du spielst aus: { $card }.
       *[other] { $seat } spielt aus: { $card }.
    }
}
event-stopped = { $seat_is ->
    [you] Du spielst in dieser Runde keine Karten mehr aus.
   *[other] { $seat } spielt in dieser Runde keine Karten mehr aus.
}
event-used = { $seat_is ->
    [you] Du nutzt Fähigkeit { $ability } von „{ $card }“.
   *[other] { $seat } nutzt Fähigkeit { $ability } von „{ $card }“.
}
event-gained = { $count ->
    [0] { $seat_is ->
        [you] Du erhältst nichts
       *[other] { $seat } erhält nichts
    }
   *[other] { $seat_is ->
        [you] Du erhältst { $tokens }
       *[other] { $seat } erhält { $tokens }
    }
}{ $lost ->
    [0] .
    [one] {" "}(1 verfällt, die Reserve ist leer).
   *[other] {" "}({ $lost } verfallen, die Reserve ist leer).
}
event-removed = { $source ->
    [hand] { $seat_is ->
        [you] Du entfernst aus deiner Hand: { $card }.
       *[other] { $seat } entfernt aus der Hand: { $card }.
    }
    [discard] { $seat_is ->
        [you] Du entfernst von deinem Ablagestapel: { $card }.
       *[other] { $seat } entfernt vom Ablagestapel: { $card }.
    }
   *[area] Aus dem Spiel: { $card }.
}
event-discarded = { $seat_is ->
    [you] Du legst ab: { $card }.
   *[other] { $seat } legt ab: { $card }.
}
event-injured = { $seat_is ->
    [you] Verletzung! Du legst eine zufällige Handkarte ab: { $card }.
   *[other] Verletzung! { $seat } legt eine zufällige Handkarte ab: { $card }.
}
event-sent-back = { $seat_is ->
    [you] Zurück auf deinen Ablagestapel: { $card }.
   *[other] Zurück auf den Ablagestapel von { $seat }: { $card }.
}
event-tired = { $seat_is ->
    [you] Schwere Beine: Du nimmst eine Erschöpfungskarte.
   *[other] Schwere Beine: { $seat } nimmt eine Erschöpfungskarte.
}
event-booked = { $colour ->
    [yellow] { $seat_is ->
        [you] Gelbe Karte für dich!
       *[other] Gelbe Karte für { $seat }!
    }
    [red] { $seat_is ->
        [you] Zweite gelbe Karte: Rot für dich!
       *[other] Zweite gelbe Karte: Rot für { $seat }!
    }
   *[none] { $seat_is ->
        [you] Noch eine Verwarnung, aber nichts ändert sich: Du hast schon Rot.
       *[other] Noch eine Verwarnung, aber nichts ändert sich: { $seat } hat schon Rot.
    }
}
event-cleared = { $seat_is ->
    [you] Du bist deine gelbe Karte los.
   *[other] { $seat } ist die gelbe Karte los.
}
event-motivated = { $seat_is ->
    [you] Du motivierst { $card }: Jetzt zählt die Motivationskarte!
   *[other] { $seat } motiviert { $card }: Jetzt zählt die Motivationskarte!
}
event-signed = { $seat_is ->
    [you] Du verpflichtest { $card }!
   *[other] { $seat } verpflichtet { $card }!
}
event-signed-goalkeeper = { $seat_is ->
    [you] Torhüterwechsel: Du verpflichtest { $card }, { $replaced } geht!
   *[other] Torhüterwechsel: { $seat } verpflichtet { $card }, { $replaced } geht!
}
event-paid = { $seat_is ->
    [you] Du zahlst { $cost }.
   *[other] { $seat } zahlt { $cost }.
}
event-controlled = { $seat_is ->
    [you] { card-control-and-advance }: Du dribbelst weiter und behältst den Ball.
   *[other] { card-control-and-advance }: { $seat } dribbelt weiter und behält den Ball.
}
event-special-called = { $seat_is ->
    [you] Spezialschuss! Du läufst an.
   *[other] Spezialschuss! { $seat } läuft an.
}
event-duelled = { $stopped ->
    [yes] { $shot } gegen „{ $defence }“: abgewehrt!
   *[no] { $shot } gegen „{ $defence }“: nicht abgewehrt!
}
event-chose = { $action ->
    [shot] { $seat_is ->
        [you] Du schießt: Schuss { $total } gegen Verteidigung { $defence }.
       *[other] { $seat } schießt: Schuss { $total } gegen Verteidigung { $defence }.
    }
   *[pass] { $seat_is ->
        [you] Du passt den Ball: Pass { $total } gegen Verteidigung { $defence }.
       *[other] { $seat } passt den Ball: Pass { $total } gegen Verteidigung { $defence }.
    }
}
event-spent = { $count ->
    [0] { $seat_is ->
        [you] Du setzt keinen Token ein.
       *[other] { $seat } setzt keinen Token ein.
    }
   *[other] { $seat_is ->
        [you] Du setzt { $tokens } ein.
       *[other] { $seat } setzt { $tokens } ein.
    }
}
event-rolled = { $seat_is ->
    [you] Du würfelst { $die }, { $rival } würfelt { $rival_die }.
   *[other] { $rival_is ->
        [you] { $seat } würfelt { $die }, du würfelst { $rival_die }.
       *[other] { $seat } würfelt { $die }, { $rival } würfelt { $rival_die }.
    }
}
event-rerolled = { $own ->
    [yes] { $seat_is ->
        [you] Du würfelst noch einmal: { $die }.
       *[other] { $seat } würfelt noch einmal: { $die }.
    }
   *[no] { $seat_is ->
        [you] Du wirfst den Würfel des Gegners neu: { $die }.
       *[other] { $whose_is ->
            [you] { $seat } wirft deinen Würfel neu: { $die }.
           *[other] { $seat } wirft den Würfel des Gegners neu: { $die }.
        }
    }
}
event-rolled-save = { $seat_is ->
    [you] Du versuchst eine Parade mit { $card }: { $die }.
   *[other] { $seat } versucht eine Parade mit { $card }: { $die }.
}
event-rerolled-save = { $seat_is ->
    [you] Du wirfst den Würfel des Torhüters neu: { $die }.
   *[other] { $seat } wirft den Würfel des Torhüters neu: { $die }.
}
event-assured = { $seat_is ->
    [you] 6 gegen 1: garantierter Erfolg für dich!
   *[other] 6 gegen 1: garantierter Erfolg für { $seat }!
}
event-contested = { $action ->
    [shot] Schuss { $total }, Verteidigung { $defence }.
   *[pass] Pass { $total }, Verteidigung { $defence }.
}
event-goal = { $seat_is ->
    [you] TOR! Du triffst! { score-line }.
   *[other] TOR! { $seat } trifft! { score-line }.
}
event-passed = { $seat_is ->
    [you] Der Pass kommt an: Du behältst den Ball.
   *[other] Der Pass kommt an: { $seat } behält den Ball.
}
event-ball-won = { $seat_is ->
    [you] Du eroberst den Ball!
   *[other] { $seat } erobert den Ball!
}
event-caught = { $seat_is ->
    [you] Gehalten! Der Ball gehört dir.
   *[other] Gehalten! { $seat } hat den Ball.
}
event-corner = { $seat_is ->
    [you] Zur Ecke pariert: Du behältst den Ball.
   *[other] Zur Ecke pariert: { $seat } behält den Ball.
}
event-half-ended = { $half ->
    [1] Halbzeit: { score-line }.
    [2] Die zweite Hälfte ist vorbei: { score-line }.
    [3] Die erste Hälfte der Verlängerung ist vorbei: { score-line }.
   *[4] Die Verlängerung ist vorbei: { score-line }.
}
event-match-ended = { $seat_is ->
    [you] Abpfiff, { score-line }: Du gewinnst die Meisterschaft!
   *[other] Abpfiff, { score-line }: { $seat } gewinnt die Meisterschaft!
}
event-match-ended-level = Abpfiff, { score-line }: Unentschieden, beide sind Meister!

## Balance

balance-teams = Mannschaften
balance-note-teams = Siege in den entschiedenen Partien und in allen, Tore je Partie, und Siege in allen Partien mit und ohne Anstoß.
balance-match = Die Partie
balance-note-match = Die Wirkung des Anstoßes in Prozentpunkten: Siegquote mit Anstoß minus Siegquote ohne.
balance-contests = Am Ball
balance-note-contests = Wie oft je Partie, und wie es ausgeht: mit einem Tor, Ball behalten (nach einem Schuss: Ecke) oder Ball verloren.
balance-scores = Tore und Abstände
balance-note-scores = Anteil der Partien mit so vielen Toren insgesamt und mit so vielen Toren Abstand; { $most } steht für { $most } oder mehr.
balance-first_half = Matchkarten der 1. Hälfte
balance-second_half = Matchkarten der 2. Hälfte
balance-note-first_half = Genommen: Anteil der Runden auf dem Spielfeld, in denen sie genommen wurde. Gespielt: je Partie; Fähigkeiten (F 1, F 2): je Ausspielen. Wirkung: um wie viele Punkte häufiger gewinnt, wer sie genommen hat, als Trainer im Schnitt; ein Unentschieden ist ein halber Sieg.
balance-motivation = Motivationskarten
balance-note-motivation = Möglich: Anteil der Partien, in denen jemand motiviert werden konnte; genutzt: in wie vielen davon das geschah. Wirkung: um wie viele Punkte häufiger gewinnt, wer es tat, als Trainer dieser Mannschaft im Schnitt.
balance-signings = Transfers
balance-note-signings = Möglich: Anteil der Partien, in denen jemand verpflichtet werden konnte; genutzt: in wie vielen davon das geschah. Wirkung: um wie viele Punkte häufiger gewinnt, wer es tat, als Trainer im Schnitt.
balance-initial_cards = Startkarten
balance-note-initial_cards = Wirkung: um wie viele Punkte häufiger gewinnt, wer die Karte überhaupt ausspielt, als Trainer dieser Mannschaft im Schnitt.
balance-figure = Kennzahl
balance-ball = Aktion
balance-goals = Tore
balance-column-value = Wert
balance-column-decided = Entschieden
balance-column-wins = Von allen
balance-column-goals = Tore
balance-column-kicking_off = Anstoß
balance-column-not_kicking_off = Ohne
balance-column-per_match = Je Partie
balance-column-goal = Tor
balance-column-kept = Behalten
balance-column-lost = Verloren
balance-column-goals_in_all = Insgesamt
balance-column-margin = Abstand
balance-column-drafted = Genommen
balance-column-could = Möglich
balance-column-used = Genutzt
balance-column-plays = Gespielt
balance-column-ability1 = F 1
balance-column-ability2 = F 2
balance-column-effect = Wirkung
balance-row-nankatsu = Siege von { team-nankatsu } in den entschiedenen Partien
balance-row-kick_off = Wirkung des Anstoßes auf die Siegquote
balance-row-goals = Tore je Partie
balance-row-level = Gleichstand nach zwei Hälften
balance-row-draws = Unentschieden
balance-row-unfinished = Unbeendete Partien
balance-row-rounds = Runden je Partie
balance-row-contests = Duelle je Partie
balance-row-passes = Anteil der Pässe an den Duellen
balance-row-tokens_shot = Schusstoken je Schuss
balance-row-tokens_pass = Passtoken je Pass
balance-row-tokens_defence = Verteidigungstoken je Duell
balance-row-unseen = Verdeckt genommene Matchkarten
balance-target-least_drafted = Am seltensten genommen: { $card }
balance-target-most_drafted = Am häufigsten genommen: { $card }
balance-target-least_motivated = Am seltensten motiviert: { $card }
balance-target-least_signed = Am seltensten verpflichtet: { $card }

## Card files

catalogue-not-ability = muss eines davon sein: { $forms }; nicht { $value }.
catalogue-ability-form = muss so lauten: { $forms }; nicht { $value }.
catalogue-ability-twice = ist dasselbe wie ability1.
catalogue-duty-alone = gilt, wenn Fähigkeit 1 genutzt wird, aber die Karte hat kein ability1.
catalogue-duty-too-late = lässt sich nicht mit einem neuen Wurf oder einer Parade verbinden; die gibt es erst nach dem Angriff.
catalogue-duty-at-the-end = lässt sich nicht mit Ballkontrolle und Vorstoß oder einem Spezialschuss verbinden; damit endet der Angriff, und zum Ablegen bleibt keine Zeit.
catalogue-not-cost = muss eine Tabelle von Token wie {"{"} shot = 2, pass = 1 {"}"} sein, mindestens einer, nicht { $value }.
catalogue-not-title = muss ein Titel aus 1 bis { $most } Zeichen sein, nicht { $value }.
catalogue-fans = gibt es nur bei Spielern, nicht bei Fans.
catalogue-number-twice = ist schon die Nummer von { $other }.
catalogue-goalkeeper = ist ein Torhüter und braucht eine Parade, etwa: save: catch 1, corner 2-3.
catalogue-field-player = ist ein Feldspieler und kann keine Parade haben.
catalogue-motivation-without-player = hat keinen Spieler: Eine Motivationskarte gehört zu einem Spieler der beiden Mannschaften. Spieler: { $players }.
catalogue-motivations = müssen 4 für jede Mannschaft sein, nicht { $nankatsu } für nankatsu und { $toho } für toho.
catalogue-halves = müssen 13 Karten in jeder Hälfte sein, nicht { $first } in der ersten und { $second } in der zweiten.
catalogue-stars = müssen in jeder Hälfte 4 Karten mit Stern haben, nicht { $first } in der ersten und { $second } in der zweiten.
catalogue-fatigues = darf je Mannschaft höchstens { $most } sein, nicht { $value }: In den Spielregeln gibt es insgesamt acht.
catalogue-stops-nothing = wehrt nichts ab. Es muss ein Spezialschuss des Gegners sein: { $shots }.
catalogue-stops-unknown = muss ein Spezialschuss des Gegners sein: { $shots }; nicht { $value }.
catalogue-stops-own = ist ein Spezialschuss der eigenen Mannschaft: { $value }. Es muss einer des Gegners sein: { $shots }.
catalogue-stops-twice = wehrt schon { $other } ab: { $value }. Jeden Spezialschuss wehrt eine Verteidigung ab.

## Scenarios

scenario-other-team = „{ $field }“: { $card } ist keine Karte von { $team }.
scenario-card-twice = { $card } ist an zwei Stellen: in „{ $first }“ und in „{ $second }“.
scenario-too-many = „{ $field }“ hat { $count } Karten; höchstens { $most } sind möglich.
scenario-other-half = „{ $field }“: { $card } kann in Hälfte { $half } nicht dort sein.
scenario-not-among = „{ $field }“: { $card } muss auch an einer dieser Stellen sein: { $piles }.
scenario-not-in-phase = „{ $field }“ passt so nicht zur Phase „{ $phase }“.
scenario-nothing-to-choose = In der Phase „{ $phase }“ hätte Platz { $seat } nichts zu wählen.

## Terminal play

result-drawn = Unentschieden: Beide sind Meister.
option-first_match = Option: erstes Spiel, kürzer und einfacher: ohne Matchkarten mit Stern, ohne Fans, ohne Erschöpfung.
option-assured_success = Option: garantierter Erfolg, eine 6 gegen eine 1 gewinnt immer, egal wie die Summen stehen.
option-motivation = Option: ohne Motivationskarten.
option-signings = Option: ohne Transfers.
option-extra_time = Option: ohne Verlängerung; bei Gleichstand nach zwei Hälften endet die Partie unentschieden.
welcome-teams = { $first_is ->
    [you] Du trainierst { team-nankatsu }
   *[other] { $first } trainiert { team-nankatsu }
}, { $second_is ->
    [you] du trainierst { team-toho }
   *[other] { $second } trainiert { team-toho }
}.
welcome-goal = Zwei Hälften zu je { $rounds } Runden; wer mehr Tore schießt, gewinnt.
clock = { $half ->
    [1] 1. Hälfte
    [2] 2. Hälfte
    [3] Verlängerung 1
   *[4] Verlängerung 2
}, { $injury ->
    [yes] Nachspielzeit
   *[no] Runde { $round } von { $rounds }
}
clock-attacker = { $seat_is ->
    [you] du greifst an
   *[other] { $seat } greift an
}
head-shot = Sch
head-pass = Pas
head-defence = Ver
area-empty = noch keine Karten
plain-team = { $team } hat ausgespielt: { $cards }. Summen: { $sums }. Token: { $tokens }.
area-sum = Summe
area-sums = Summe { $sums }
area-tokens = Token (von { $most })
area-tokens-line = Token { $tokens }
played-count = { $played } von { $limit } Karten ausgespielt
has-stopped = { $seat }: keine Karten mehr
pitch-line = Spielfeld: { $cards } · { $deck } im Matchkarten-Stapel
pitch-empty = In dieser Hälfte gibt es keine Matchkarten mehr.
hand-line = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $size ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $size } Karten
} auf der Hand
hand-unseen = { $count ->
    [one] 1 verdeckt genommene Matchkarte
   *[other] { $count } verdeckt genommene Matchkarten
}
hand-unknown = { $count } unbekannt
hand-in-line = auf der Hand: { $cards }
table-hand = { $seat_is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
}
table-rivals-area = Spielbereich des Gegners
table-discard = { $seat_is ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $seat }
}
table-pitch = Spielfeld · Stapel: { $deck }
table-signings = Transfers
table-motivation = Motivation
table-bench = Bank
pile-pool = { $seat }, auf der Hand oder im Nachziehstapel: { $cards }
pile-draw-deck = { $seat_is ->
    [you] Dein Nachziehstapel: { $cards }
   *[other] { $seat }, Nachziehstapel: { $cards }
}
pile-discard = { $seat_is ->
    [you] Dein Ablagestapel: { $cards }
   *[other] { $seat }, Ablagestapel: { $cards }
}
pile-unseen = Noch nicht gesehene Matchkarten dieser Hälfte: { $cards }
label-use = { $use }: { $effect }
label-use-due = { $use }: { $effect }; danach Pflicht: { $duty }
row-sign = Transfer für { $cost }
row-motivate = motiviert für { $cost }
outlook-line = Stand jetzt: Schuss { $shot } gegen { $defence }, Tor { $goal } % · Pass { $pass } gegen { $defence }, kommt an { $kept } %
outlook-line-of = { $team }: Schuss { $shot } gegen { $defence }, Tor { $goal } % · Pass { $pass } gegen { $defence }, kommt an { $kept } %
outlook-choice = { $own } gegen { $defence }: { $promise }
promise-shot = Tor { $chance } %
promise-pass = kommt an { $chance } %
promise-corner = Tor { $goal } %, Ecke { $corner } %
chance-of = { $team }: { $chance }
odds-tokens = Nach Anzahl der Token, in %
odds-shot = { $answer ->
    [0] { $seat_is ->
        [you] Tor, du ohne Token
       *[other] Tor, Gegner ohne Token
    }
   *[other] { $seat_is ->
        [you] Tor, du legst { $answer } dazu
       *[other] Tor, { $seat } legt { $answer } dazu
    }
}
odds-pass = { $answer ->
    [0] { $seat_is ->
        [you] Pass, du ohne Token
       *[other] Pass, Gegner ohne Token
    }
   *[other] { $seat_is ->
        [you] Pass, du legst { $answer } dazu
       *[other] Pass, { $seat } legt { $answer } dazu
    }
}
odds-answer = { $answer ->
    [0] { $seat_is ->
        [you] du ohne Token
       *[other] Gegner ohne Token
    }
   *[other] { $seat_is ->
        [you] du legst { $answer } dazu
       *[other] { $seat } legt { $answer } dazu
    }
}
odds-chance-shot = Chance auf ein Tor
odds-chance-pass = Chance, dass der Pass ankommt
odds-lead = Vorsprung vor dem Würfeln
odds-wins = Der Angriff gewinnt, in %
odds-note = Mit den Karten, die jetzt im Spiel sind, wenn beide neue Würfe und Torhüter perfekt nutzen.
contest-shot = Der Schuss
contest-pass = Der Pass
contest-tie = Gleichstand: { $team } gewinnt im Angriff
contest-save = Parade [{ $die }]
duel-stopped-by = wird nur abgewehrt von „{ $card }“
duel-stops = wehrt ab: „{ $card }“
ask-kick-off = Du hast die Seitenwahl gewonnen. Zuerst angreifen?
ask-draft = Welche Matchkarte nimmst du?
ask-attack = Welche Karte spielst du aus?
ask-abilities = { $card }: Welche Fähigkeit nutzt du?
ask-bench = Wen bringst du ins Spiel?
ask-gain = { $gains ->
    [one] Welchen Token nimmst du?
   *[other] Welchen Token nimmst du? (noch { $gains })
}
ask-play-from-hand = Welche Karte spielst du noch aus?
ask-play-from-discard = Welche Karte von deinem Ablagestapel spielst du aus?
ask-remove-from-hand = Welche Handkarte entfernst du aus dem Spiel?
ask-remove-from-discard = Welche Karte deines Ablagestapels entfernst du aus dem Spiel?
ask-discard = Welche Karte legst du ab?
ask-send-back = Welche gegnerische Karte schickst du zurück?
ask-special-shot = Welchen Spezialschuss wählst du geheim?
ask-special-defence = Welche Spezialverteidigung wählst du geheim?
ask-shot-or-pass = Schuss oder Pass?
ask-tokens = Wie viele Token setzt du ein?
ask-reroll = Einen Würfel neu werfen?
ask-save = Eine Parade versuchen?
forced-draft = Nur „{ $card }“ ist noch da.
told-and = { $first } und { $last }
told-contested-tie = { event-contested } { $seat_is ->
    [you] Gleichstand: Du gewinnst, weil du angreifst.
   *[other] Gleichstand: { $seat } gewinnt im Angriff.
}
told-drew = { $seat_is ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
told-drew-hidden = { $count ->
    [one] { $seat_is ->
        [you] Du ziehst 1 Karte.
       *[other] { $seat } zieht 1 Karte.
    }
   *[other] { $seat_is ->
        [you] Du ziehst { $count } Karten.
       *[other] { $seat } zieht { $count } Karten.
    }
}
told-gained = { $seat_is ->
    [you] Du erhältst Token: { $tokens }.
   *[other] { $seat } erhält Token: { $tokens }.
}
told-motivated = { $seat_is ->
    [you] Du motivierst { $card } für { $cost }!
   *[other] { $seat } motiviert { $card } für { $cost }!
}
told-signed = { $seat_is ->
    [you] Du verpflichtest { $card } für { $cost }!
   *[other] { $seat } verpflichtet { $card } für { $cost }!
}
told-signed-goalkeeper = { $seat_is ->
    [you] Torhüterwechsel für { $cost }: Du verpflichtest { $card }, { $replaced } geht!
   *[other] Torhüterwechsel für { $cost }: { $seat } verpflichtet { $card }, { $replaced } geht!
}
explain-initial = { $number ->
    [0] Startkarte von { $team }
   *[other] Startkarte von { $team } · Nummer { $number } · { $position }
}
explain-match = { $half ->
    [1] Matchkarte der 1. Hälfte
   *[2] Matchkarte der 2. Hälfte
}
explain-motivation = Motivationskarte von { $team } · kostet { $cost } · ersetzt den Spieler in deinem Spielbereich
explain-signing = Transfer · kostet { $cost } · für beide Trainer, im Angriff im eigenen Zug
explain-special-shot = Spezialschuss von { $team }
explain-special-defence = Spezialverteidigung von { $team }
explain-booking = Liegt bis zum Ende der Partie im Spielbereich des Trainers; zählt nicht zum Kartenlimit
explain-fatigue = Erschöpfungskarte: nimmt Platz auf der Hand weg und zählt ausgespielt zum Kartenlimit
explain-rules = Siehe auch: { $rules }
where-pitch = Sie liegt auf dem Spielfeld.
where-signings = Sie liegt für einen Transfer bereit.
where-area = { $seat_is ->
    [you] Sie liegt in deinem Spielbereich.
   *[other] Sie liegt im Spielbereich von { $seat }.
}
where-discard_pile = { $seat_is ->
    [you] Sie liegt auf deinem Ablagestapel.
   *[other] Sie liegt auf dem Ablagestapel von { $seat }.
}
where-removed = Sie wurde aus dem Spiel entfernt.
where-hand = { $seat_is ->
    [you] Du hast sie auf der Hand.
   *[other] { $seat } hat sie auf der Hand.
}
where-bench = { $seat_is ->
    [you] Du kannst sie noch ins Spiel bringen.
   *[other] { $seat } kann sie noch ins Spiel bringen.
}
where-draw_deck = { $seat_is ->
    [you] Sie ist in deinem Nachziehstapel.
   *[other] Sie ist im Nachziehstapel von { $seat }.
}
guide-goal = Das Ziel: Wer in zwei Hälften mehr Tore schießt, gewinnt. Bei Gleichstand gibt es Verlängerung; steht es dann immer noch gleich, sind beide Meister.
guide-round = Eine Runde: Beide ziehen auf 4 Karten nach. Erst nimmt der Verteidiger, dann der Angreifer eine Matchkarte: eine offene oder verdeckt die oberste.
guide-attack = Dann spielt ihr abwechselnd eine Karte aus und dürft ihre Fähigkeiten nutzen; der Angreifer beginnt. Wer aufhört, spielt in dieser Runde nichts mehr aus und behält seine Karten. Bei 9 Karten (7 in der Verlängerung) endet der Angriff.
guide-values = Karten haben Werte: { $shot } Schuss, { $pass } Pass, { $defence } Verteidigung. Deine Summe für Schuss oder Pass wird mit der Verteidigung des Gegners verglichen.
guide-contest = Der Angreifer schießt aufs Tor oder passt, um den Ball zu behalten. Beide dürfen Token einsetzen (je +1), dann würfeln beide. Bei Gleichstand gewinnt der Angreifer.
guide-ball = Nach einem Tor oder Ballverlust greift der Gegner an; kommt der Pass an oder gibt es Ecke, bleibst du am Ball.
guide-tokens = Fähigkeiten bringen Token: Schusstoken für Schüsse, Passtoken für Pässe, Verteidigungstoken für die Verteidigung. Du kannst { $most } von jeder Art haben.
guide-bench = Mit Token bezahlst du auch Motivation (eine stärkere Karte für einen ausgespielten Spieler) und Transfers (einen neuen Spieler).
guide-injury = In der Nachspielzeit endet die Hälfte mit einem Tor oder einem Ballverlust.
guide-signs = Symbole: ▶ hat den Ball · 3/4/1 Schuss, Pass und Verteidigung · ★ motiviert · ({ position-gk }) kann einen Schuss halten · ↻ kann einen Würfel neu werfen · (!) ist nach Fähigkeit 1 Pflicht.
final-goals = Tore
final-shots = Schüsse
final-passes = Pässe
final-won = Erobert
final-saves = Paraden
final-tokens = Token
final-booked = Karte

## The story of a match

story-goals = Tore
story-expected = Erwartete Tore
story-luck = Schussglück
story-possession = Ballbesitz
story-shots = Schüsse
story-passes = Pässe
story-passes-kept = Angekommene Pässe
story-saves = Paraden
story-cards = Ausgespielte Karten
story-tokens = Erhaltene Token
story-bench = Motiviert und verpflichtet
story-bookings = Verwarnungen

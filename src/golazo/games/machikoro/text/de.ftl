# Texts of Machi Koro Fußball.

game-name = Machi Koro Fußball
game-line = Würfle, sammle Münzen, bau deine Fußballstadt. Wer zuerst vier Großprojekte baut, gewinnt.

## Coins

counted-amount = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
counted-coins = { $coins ->
    [-1] −1 Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}
counted-cost = { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}

## Cards

card-ticket-booth = Kassenhäuschen
card-youth-pitch = Bolzplatz
card-snack-stand = Imbissstand
card-fan-shop = Fanshop
card-beer-garden = Biergarten
card-scouting = Talentsichtung
card-new-trainer = Neuer Trainer
card-new-player = Neuer Spieler
card-new-sponsor = Neuer Sponsor
card-boarding-school = Fußballinternat
card-kit-maker = Ausrüster
card-training-camp = Trainingslager
card-club-house = Clubhaus
card-away-support = Auswärtsblock
card-season-tickets = Dauerkarten
card-youth-academy = Nachwuchscenter
card-stadium = Stadion
card-tv-studio = TV-Studio
card-football-museum = Fußballmuseum
card-training-ground = Trainingsgelände

icon-turf = Rasen
icon-academy = Jugend
icon-food = Imbiss
icon-hospitality = Gastro
icon-works = Aufbau
icon-special = Spezial
icon-plant = Werk
icon-market = Markt

colour-blue = blau
colour-green = grün
colour-red = rot
colour-purple = violett

card-text = { $when }: { $effect }
when-blue = Jeder Wurf
when-green = Dein Wurf
when-red = Fremder Wurf
when-purple = Dein Wurf
effect-bank = { counted-amount } aus der Bank
effect-bank-per-icon = { counted-amount } aus der Bank für jede deiner { $icon }-Karten
effect-roller = Wer würfelt, zahlt dir { counted-amount }
effect-everyone = Alle anderen zahlen dir je { counted-amount }
effect-one = Ein Gegner deiner Wahl zahlt dir { counted-amount }
effect-swap = Du darfst eine deiner Karten gegen eine fremde tauschen (keine violetten)
advantage-youth-academy = Du darfst in jedem Zug mit einem oder zwei Würfeln würfeln.
advantage-stadium = Jede deiner Imbiss- und Gastro-Karten bringt 1 Münze mehr, wenn ihre Zahl fällt.
advantage-tv-studio = Ein Pasch mit zwei Würfeln bringt dir einen ganzen zweiten Zug.
advantage-football-museum = Du darfst noch einmal würfeln, mit gleich vielen Würfeln; dann zählt der zweite Wurf.

## Card sheet

sheet-projects = Projekte
sheet-large = Großprojekte
column-dice = Zahl
column-card = Karte
column-colour = Farbe
column-icon = Symbol
column-cost = Kosten
column-stock = Vorrat
column-effect = Wirkung
column-name = Name
sheet-sources = Woher die Werte stammen
source-rulebook = Spielregel
source-base = Grundspiel
source-inferred = erschlossen
source-designed = von uns
source-box = Schachtel
source-own = eigen

## Choices

phase-roll = würfeln
phase-reroll = über den zweiten Wurf entscheiden
phase-take = kassieren
phase-swap = tauschen
phase-give = tauschen
phase-build = bauen
phase-over = Ende der Partie

action-roll-1 = Mit einem Würfel würfeln
action-roll-2 = Mit zwei Würfeln würfeln
action-keep = Wurf behalten
action-reroll = Noch einmal würfeln
action-take = Bei { $seat } kassieren
action-no-swap = Nicht tauschen
action-swap = Von { $seat } holen: { $card }
action-give = Abgeben: { $card }
action-build-nothing = Nichts bauen
action-build = Bauen: { $card }

## Refusals

refused-match-over = Die Partie ist zu Ende.
refused-other-phase = Das geht gerade nicht. Jetzt: { $phase }.
refused-one-die-only = Für zwei Würfel brauchst du das { card-youth-academy }. Es wirkt ab dem Zug nach dem Bau.
refused-no-such-seat = Am Tisch sitzen nur { $players } Spieler.
refused-own-seat = Du kannst nicht dich selbst wählen.
refused-not-theirs = { $seat } hat die Karte „{ $card }“ nicht.
refused-not-yours = Du hast die Karte „{ $card }“ nicht.
refused-special-stays = „{ $card }“ ist violett und lässt sich nicht tauschen.
refused-like-for-like = Du kannst eine Karte nicht gegen die gleiche tauschen.
refused-nothing-to-give = Du hast nichts, was du dafür geben könntest.
refused-not-on-offer = „{ $card }“ liegt gerade nicht auf dem Markt.
refused-too-few-coins = „{ $card }“ kostet { $cost }, du hast { $coins }: { $short ->
    [one] Es fehlt 1 Münze
   *[other] Es fehlen { $short } Münzen
}.
refused-special-owned = „{ $card }“ hast du schon; von jeder violetten Karte darfst du nur eine haben.
refused-cap-reached = „{ $card }“ hast du schon zweimal; mehr erlaubt die Einsteigergrenze nicht.
refused-cap-reached-there = Das wäre dort „{ $card }“ zum dritten Mal; die Einsteigergrenze erlaubt zwei.
refused-built-already = „{ $card }“ hast du schon gebaut.

## Events

event-dealt = { $seat_is ->
    [you] Du startest mit { counted-coins }.
   *[other] { $seat } startet mit { counted-coins }.
}
event-turned-up = Neu auf dem Markt: „{ $card }“.
event-turn-began = { $second ->
    [yes] { $seat_is ->
        [you] Pasch: Du bekommst einen zweiten Zug.
       *[other] Pasch: { $seat } bekommt einen zweiten Zug.
    }
   *[no] { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
}
event-rolled = { $dice ->
    [one] { $seat_is ->
        [you] Du würfelst { $first }.
       *[other] { $seat } würfelt { $first }.
    }
   *[other] { $seat_is ->
        [you] Du würfelst { $first } und { $second }: zusammen { $sum }.
       *[other] { $seat } würfelt { $first } und { $second }: zusammen { $sum }.
    }
}
event-rolled-again = { $dice ->
    [one] { $seat_is ->
        [you] Du würfelst noch einmal: { $first }.
       *[other] { $seat } würfelt noch einmal: { $first }.
    }
   *[other] { $seat_is ->
        [you] Du würfelst noch einmal: { $first } und { $second }, zusammen { $sum }.
       *[other] { $seat } würfelt noch einmal: { $first } und { $second }, zusammen { $sum }.
    }
}
event-claim-paid = { $seat_is ->
    [you] Du zahlst { counted-coins } an { $to }
   *[other] { $to_is ->
        [you] { $seat } zahlt dir { counted-coins }
       *[other] { $seat } zahlt { counted-coins } an { $to }
    }
}{ $lapsed ->
    [0] .
    [one] {" "}(1 bleibt unbezahlt).
   *[other] {" "}({ $lapsed } bleiben unbezahlt).
}
event-income = { $seat_is ->
    [you] Du bekommst { counted-coins } für „{ $card }“
   *[other] { $seat } bekommt { counted-coins } für „{ $card }“
}{ $copies ->
    [one] .
   *[other] {" "}× { $copies }.
}
event-taken = { $seat_is ->
    [you] { $card }: Du nimmst { $from } { counted-coins } ab.
   *[other] { $from_is ->
        [you] { $card }: { $seat } nimmt dir { counted-coins } ab.
       *[other] { $card }: { $seat } nimmt { $from } { counted-coins } ab.
    }
}
event-swapped = { $seat_is ->
    [you] Du tauschst „{ $given }“ gegen „{ $received }“ von { $other }.
   *[other] { $other_is ->
        [you] { $seat } tauscht „{ $given }“ gegen „{ $received }“ von dir.
       *[other] { $seat } tauscht „{ $given }“ gegen „{ $received }“ von { $other }.
    }
}
event-stipend = { $seat_is ->
    [you] { card-training-ground }: Du bekommst { counted-coins }.
   *[other] { card-training-ground }: { $seat } bekommt { counted-coins }.
}
event-built = { $seat_is ->
    [you] Du baust „{ $card }“ für { counted-cost }.
   *[other] { $seat } baut „{ $card }“ für { counted-cost }.
}
event-built-large = { $seat_is ->
    [you] Du baust das Großprojekt „{ $card }“ für { counted-cost }.
   *[other] { $seat } baut das Großprojekt „{ $card }“ für { counted-cost }.
}
event-built-nothing = { $seat_is ->
    [you] Du baust nichts.
   *[other] { $seat } baut nichts.
}
event-won = { $seat_is ->
    [you] Alle vier Großprojekte sind gebaut: Du gewinnst!
   *[other] Alle vier Großprojekte sind gebaut: { $seat } gewinnt!
}

## Card files and scenarios

catalogue-not-pays = muss eine dieser Formen haben: { $forms } (Farbe der Karte: { $colour }); nicht { $value }.
catalogue-not-start-cards = muss verschiedene Karten nennen, mindestens eine, nicht { $value }.
catalogue-empty-market = haben zusammen keinen Vorrat, es gäbe also nichts zu bauen.
scenario-no-purple = In der Phase „{ $phase }“ müssen die Würfel eine passende violette Karte der Person treffen, die dran ist.

## Terminal play

option-beginner_cap = Option: Einsteigergrenze, höchstens zwei Karten jeder Art pro Spieler.
option-come_what_may = Option: Komme, was wolle; nur zehn Arten liegen aus, der Rest ist ein verdeckter Stapel.
welcome-goal = Bau deine vier Großprojekte vor allen anderen, dann gewinnst du.
welcome-turn = In deinem Zug würfelst du, Karten mit dieser Zahl bringen Münzen, danach darfst du eine Sache bauen.
turn-heading = Zug { $turn } · { $name }
standing-line = { $name }: { counted-coins }, { $large } von { $all } Großprojekten
plain-project = { $card }: Zahl { $dice }, kostet { $cost }, noch { $left } da. { $when }: { $gives }.
plain-large = { $card }: Großprojekt, kostet { $cost }. { $gives }
plain-odds = Dein Wurf { $number }: { counted-coins }.
plain-odds-other = Wenn { $name } würfelt, bekommst du { $coins }.
plain-odds-number = { counted-coins } bei { $number }
plain-odds-nothing = nichts
plain-odds-mean = Im Schnitt bringt dein Wurf { NUMBER($one, maximumFractionDigits: 1) }.
column-pays = Bringt
column-left = Rest
column-yours = Deine
column-player = Wer
column-large = Großprojekte
column-coins = Münzen
column-projects = Projekte
column-turns = Züge
pays-bank = +{ $amount }
pays-bank-per-icon = +{ $amount } je { $icon }
pays-roller = { $amount } von dem, der würfelt
pays-everyone = { $amount } von allen
pays-one = { $amount } von einem
pays-swap = Karten tauschen
pays-youth-academy = ein oder zwei Würfel
pays-stadium = +1 { icon-food }, { icon-hospitality }
pays-tv-studio = Pasch: noch ein Zug
pays-football-museum = noch ein Wurf
market-pile = { $cards ->
    [one] Im verdeckten Stapel liegt noch 1 Karte.
   *[other] Im verdeckten Stapel liegen noch { $cards } Karten.
}
legend-purple = { when-purple }, je nur eine
brief-too-few-coins = { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
}
brief-special-owned = hast du
brief-cap-reached = hast zwei
brief-built-already = gebaut
brief-not-on-offer = vergriffen
ask-enter = Drück die Eingabetaste, um einen Würfel zu werfen.
ask-roll = Ein Würfel oder zwei?
ask-reroll = Gewürfelt: { $dice }. Behalten oder noch einmal würfeln?
ask-take = Bei wem kassierst du?
ask-swap = Welche Karte willst du haben?
ask-give = Was gibst du { $seat } für „{ $card }“?
ask-build = Gewürfelt: { $dice }. Du hast { counted-coins }. Was baust du?
forced-build-nothing = Mit { counted-coins } kannst du nichts bauen.
told-incomes = { $seat_is ->
    [you] Du bekommst { counted-coins } für { $cards }.
   *[other] { $seat } bekommt { counted-coins } für { $cards }.
}
told-income-of = „{ $card }“
guide-turn = Dein Zug: würfeln, alle bekommen, was die Zahl bringt, dann ein Projekt bauen oder nichts. Großprojekte wirken ab deinem nächsten Zug.
guide-claims = Rote Karten werden zuerst bezahlt: Wer würfelt, zahlt, soweit die Münzen reichen. Dann kommen Blau und Grün, dann Violett.
guide-large = Wer zuerst alle vier Großprojekte hat, gewinnt sofort. Hast du keine Münzen, bekommst du vor dem Bauen { $stipend }.
explain-facts = { $colour } · Zahl { $dice } · kostet { $cost } · Symbol: { $icon }
either-number = { $first } oder { $second }
listed-cards = { $cards }, { $card }
explain-when-blue = Zahlt, sobald { $numbers } fällt, egal wer würfelt.
explain-when-green = Zahlt, wenn du selbst { $numbers } würfelst.
explain-when-red = Zahlt, wenn jemand anderes { $numbers } würfelt, nicht bei deinem eigenen Wurf.
explain-when-purple = Wirkt, wenn du selbst { $numbers } würfelst.
explain-pays-bank = Du bekommst für jede deiner Karten dieser Art { counted-coins } aus der Bank.
explain-pays-bank-per-icon = Du bekommst { counted-coins } aus der Bank für jede deiner { $icon }-Karten: { $cards }.
explain-pays-roller = Wer gewürfelt hat, zahlt dir für jede deiner Karten dieser Art { counted-coins }, soweit die Münzen reichen.
explain-pays-everyone = Alle anderen zahlen dir je { counted-coins } oder alles, was sie haben, wenn es weniger ist.
explain-pays-one = Du suchst eine Person aus. Sie zahlt dir { counted-coins } oder alles, was sie hat, wenn es weniger ist.
explain-pays-swap = Du darfst eine deiner Karten gegen eine Karte einer anderen Person tauschen. Violette Karten werden nicht getauscht.
explain-single = Davon darfst du nur eine besitzen.
explain-icon-counted = Ihr Symbol „{ $icon }“ zählt für: { $cards }.
explain-icon-stadium = Ihr Symbol ist „{ $icon }“: Steht dein { card-stadium }, bringt jede Karte 1 Münze mehr.
explain-large-when = Wirkt ab deinem nächsten Zug.
explain-large-wins = Wer alle vier Großprojekte baut, gewinnt.
explain-stock = { $stock ->
    [0] Auf dem Markt ist keine mehr.
   *[other] Auf dem Markt: { $stock }.
}
explain-owners = Besitzer: { $owners }.
explain-large = Großprojekt · kostet { $cost }
explain-may-build = Du kannst es jetzt bauen.
odds-own = Du würfelst
odds-other = { $name } würfelt
odds-one-die = Ein Würfel, %
odds-two-dice = Zwei Würfel, %
odds-mean = Im Schnitt bringt dein Wurf { NUMBER($one, maximumFractionDigits: 1) } mit einem Würfel, { NUMBER($two, maximumFractionDigits: 1) } mit zweien.
odds-note = Münzen, die dir jede Zahl jetzt bringen würde. Darf jemand wählen, wer zahlt, zahlt hier der Reichste. Getauschte Karten zählen nicht mit.

## The story of a match

story-coins = Münzen
story-large = Großprojekte
story-projects = Gebaute Projekte
story-income = Münzen aus der Bank
story-taken = Bei anderen kassiert
story-lost = An andere gezahlt
story-best = Bester Wurf
story-rolls = Würfe
story-two-dice = Mit zwei Würfeln
story-empty = Würfe ohne Ertrag

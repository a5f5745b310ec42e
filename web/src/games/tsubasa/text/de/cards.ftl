# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1. H.
cards-half-2 = 2. H.
cards-half-1-said = erste Hälfte
cards-half-2-said = zweite Hälfte
cards-position-gk = Torhüter
cards-position-df = Verteidiger
cards-position-mf = Mittelfeldspieler
cards-position-fw = Stürmer

## Abilities: $first, $second, $all and $tokens are signs of tokens

cards-effect-gain = Erhalte { $tokens }
cards-effect-gain-either = { $amount ->
    [one] Erhalte { $first } oder { $second }
   *[other] Erhalte { $amount }, je { $first } oder { $second }
}
cards-effect-gain-any = { $amount ->
    [one] Erhalte 1 von { $all }
   *[other] Erhalte { $amount } beliebige { $all }
}
cards-effect-gain-both = Erhalte { $first } und { $second }
cards-effect-gain-each = Erhalte { $all }
cards-effect-draw = { $amount ->
    [one] Zieh 1 Karte
   *[other] Zieh { $amount } Karten
}
cards-effect-play-hand = Spiel noch eine Karte aus
cards-effect-play-discard = Spiel 1 vom Ablagestapel aus
cards-effect-play-deck = Spiel die oberste Karte des Nachziehstapels aus
cards-effect-remove-this = Entferne diese Karte
cards-effect-remove-hand = Entferne 1 Handkarte
cards-effect-remove-discard = Entferne 1 vom Ablagestapel
cards-effect-rival-discards = { $amount ->
    [one] Gegner legt 1 zufällige Handkarte ab
   *[other] Gegner legt { $amount } zufällige Handkarten ab
}
cards-effect-send-back = Schick 1 Karte des Gegners zurück
cards-effect-rival-tires = Gegner nimmt eine Erschöpfungskarte
cards-effect-rival-booked = Gegner erhält eine gelbe Karte
cards-effect-clear-yellow = Entferne deine gelbe Karte
cards-effect-reroll = Wirf einen Würfel neu
cards-effect-save = Schuss kommt durch? Würfle für eine Parade
cards-effect-save-catch = Schuss kommt durch? Würfle für eine Parade
cards-effect-control = Angreifer: Behalte den Ball. Alle ausgespielten Karten ablegen, diese entfernen
cards-effect-special = Angreifer { $team }: Spezialschuss. Alle ausgespielten Karten ablegen, diese entfernen
cards-must-remove-this = Genutzt? Diese Karte entfernen
cards-must-tire = Genutzt? Erschöpfungskarte
cards-must-be-booked = Genutzt? Gelbe Karte
cards-must-discard = Genutzt? Handkarte ablegen
cards-fatigue = Keine Werte, keine Fähigkeit. Belegt einen Platz im Spielbereich.
cards-corner = Ecke
cards-goal = Tor

## Said

cards-values = Schuss { $shot }, Pass { $pass }, Verteidigung { $defence }
cards-cost-said = kostet { $shot } Schuss, { $pass } Pass, { $defence } Verteidigung
cards-described = { $face }; { $more }
cards-state-legal = kann ausgespielt werden
cards-state-target = kann gewählt werden
cards-state-selected = ausgewählt
cards-state-illegal = kann nicht ausgespielt werden
cards-state-waiting = du bist nicht dran
cards-state-preview = käme hierhin
cards-tokens = { $kind ->
    [shot] Schusstoken
    [pass] Passtoken
   *[defence] Verteidigungstoken
}: { $available } von { $most }{ $gained ->
    [0] { "" }
   *[other] , { $gained } kämen dazu
}
cards-shout-goal = Tor
cards-shout-golazo = Golazo

# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1st
cards-half-2 = 2nd
cards-half-1-said = first half
cards-half-2-said = second half
cards-position-gk = goalkeeper
cards-position-df = defender
cards-position-mf = midfielder
cards-position-fw = forward

## Abilities: $first, $second, $all and $tokens are signs of tokens

cards-effect-gain = Gain { $tokens }
cards-effect-gain-either = { $amount ->
    [one] Gain { $first } or { $second }
   *[other] Gain { $amount }: { $first } or { $second } each
}
cards-effect-gain-any = { $amount ->
    [one] Gain 1 of { $all }
   *[other] Gain any { $amount } of { $all }
}
cards-effect-gain-both = Gain { $first } and { $second }
cards-effect-gain-each = Gain { $all }
cards-effect-draw = { $amount ->
    [one] Draw 1 card
   *[other] Draw { $amount } cards
}
cards-effect-play-hand = Play one more card
cards-effect-play-discard = Play 1 from your discard pile
cards-effect-play-deck = Play the top card of your deck
cards-effect-remove-this = Remove this card
cards-effect-remove-hand = Remove 1 card from your hand
cards-effect-remove-discard = Remove 1 from your discard pile
cards-effect-rival-discards = { $amount ->
    [one] Rival discards 1 at random
   *[other] Rival discards { $amount } at random
}
cards-effect-send-back = Send back one of your rival’s cards
cards-effect-rival-tires = Rival takes a fatigue card
cards-effect-rival-booked = Rival gets a yellow card
cards-effect-clear-yellow = Remove your yellow card
cards-effect-reroll = Reroll one die
cards-effect-save = Beaten by a shot? Roll a save
cards-effect-save-catch = Beaten by a shot? Roll a save
cards-effect-control = Attacker: keep the ball. All played cards are discarded; remove this one
cards-effect-special = { $team } attacker: special shot. All played cards are discarded; remove this one
cards-must-remove-this = Used? Remove this card
cards-must-tire = Used? Take a fatigue card
cards-must-be-booked = Used? Get a yellow card
cards-must-discard = Used? Discard a card
cards-fatigue = No values, no ability. Takes up a card slot.
cards-corner = corner
cards-goal = goal

## Said

cards-values = shot { $shot }, pass { $pass }, defence { $defence }
cards-cost-said = costs { $shot } shot, { $pass } pass, { $defence } defence
cards-described = { $face }; { $more }
cards-state-legal = can be played
cards-state-target = can be chosen
cards-state-selected = selected
cards-state-illegal = cannot be played
cards-state-waiting = not your turn
cards-state-preview = would go here
cards-tokens = { $kind ->
    [shot] Shot tokens
    [pass] Pass tokens
   *[defence] Defence tokens
}: { $available } of { $most }{ $gained ->
    [0] { "" }
   *[other] , { $gained } to be gained
}
cards-shout-goal = Goal
cards-shout-golazo = Golazo

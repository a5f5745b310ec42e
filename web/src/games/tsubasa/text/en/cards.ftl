# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1st
cards-half-2 = 2nd
cards-half-1-said = first half
cards-half-2-said = second half
cards-position-gk = goalkeeper
cards-position-df = defender
cards-position-mf = midfielder
cards-position-fw = forward

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

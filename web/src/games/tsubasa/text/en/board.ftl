# The table of Captain Tsubasa.

## What lies there

tsubasa-shot = Shot
tsubasa-pass = Pass
tsubasa-defence = Defence
tsubasa-you = You
tsubasa-half = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] Extra time 1
   *[4] Extra time 2
}
tsubasa-half-short = { $half ->
    [1] 1st half
   *[other] 2nd half
}
tsubasa-round = Round { $round } of { $rounds }
tsubasa-injury-time = Injury time
tsubasa-then-injury-time = + injury time
tsubasa-last-round = last round
tsubasa-score-said = { $home } { $first }, { $away } { $second }; { $half }, { $round }
tsubasa-kicked-off = kicked off
tsubasa-attacks = Attacks
tsubasa-defends = Defends
tsubasa-team-attacks = { $team } attacks
tsubasa-has-played = { $count } played
tsubasa-has-stopped = no more cards
tsubasa-this-round = This round
tsubasa-part-draw = Draw
tsubasa-part-attack = Attack
tsubasa-part-ball = Shot or pass
tsubasa-part-discard = Discard
tsubasa-played-of = { $played } of { $places }
tsubasa-cards-played = cards played
tsubasa-last-contest = Show the last contest again
tsubasa-your-area = Your play area
tsubasa-rivals-area = Rival’s play area
tsubasa-nth-card = { $number ->
    [1] 1st card
    [2] 2nd card
    [3] 3rd card
   *[other] { $number }th card
}
tsubasa-motivated = motivated
tsubasa-replaces = replaces
tsubasa-pitch = Match cards
tsubasa-match-deck = Match deck, { $count } left
tsubasa-draft-deck = Take the top card of the match deck, unseen; { $count } left
tsubasa-hand = Hand
tsubasa-your-hand = Your hand
tsubasa-your-discard = Your discard pile
tsubasa-empty-hand = No cards in hand
tsubasa-chosen-said = { $card } is selected. Press Enter to play it.
tsubasa-hand-of = { $team }’s hand, { $count }: see what is known
tsubasa-deck = Deck
tsubasa-discard = Discard
tsubasa-deck-of = { $team }’s draw deck, { $count }
tsubasa-discard-of = { $team }’s discard pile, { $count }
tsubasa-piles = Piles
tsubasa-teams = Team
tsubasa-pile-hand = { $team }’s hand
tsubasa-pile-deck = { $team }’s draw deck
tsubasa-pile-discard = { $team }’s discard pile
tsubasa-out-of-match = Out of the match
tsubasa-no-order = In no particular order
tsubasa-surely-in-hand = Definitely in hand
tsubasa-hand-or-deck = In hand ({ $hand }) or in the draw deck ({ $deck })
tsubasa-to-be-motivated = Can still be motivated
tsubasa-taken-unseen = { $count ->
    [one] And 1 match card taken unseen.
   *[other] And { $count } match cards taken unseen.
}
tsubasa-no-card = No cards
tsubasa-log = Match log
tsubasa-log-all = Show all

## The bench

tsubasa-bench = Bench
tsubasa-motivation = motivation
tsubasa-signings = signings
tsubasa-cost = cost
tsubasa-can-be-motivated = Motivate now
tsubasa-can-be-signed = Sign now
tsubasa-bench-empty = The bench is empty.
tsubasa-bench-none = This match has no bench: it is played without motivation and signings.

## Why not, in at most four words

tsubasa-why-other-phase = Not now
tsubasa-why-too-dear = { $missing } short
tsubasa-why-not-in-area = Not in play yet
tsubasa-why-no-motivation = No motivation card
tsubasa-why-motivation-too-late = The dice are rolled
tsubasa-why-not-laid-out = Not on offer
tsubasa-why-signing-too-late = Attack is over
tsubasa-why-no-goalkeeper = Needs a keeper
tsubasa-why-limit-reached = { $limit } cards played
tsubasa-why-extra-limit-reached = { $limit } cards played
tsubasa-why-no-such-ability = No such ability
tsubasa-why-card-gone = Not in play
tsubasa-why-used-already = Already used
tsubasa-why-reroll-comes-later = Only after rolling
tsubasa-why-save-comes-later = Only after a shot
tsubasa-why-reserve-empty = Reserve is empty
tsubasa-why-nothing-to-draw = Nothing to draw
tsubasa-why-attack-is-over = Attack is over
tsubasa-why-hand-empty = Hand is empty
tsubasa-why-discard-empty = Discard pile is empty
tsubasa-why-rival-hand-empty = Rival’s hand is empty
tsubasa-why-rival-area-empty = Rival has no cards
tsubasa-why-no-fatigue-left = No fatigue cards left
tsubasa-why-rival-red-already = Rival already has red
tsubasa-why-no-yellow = No yellow card
tsubasa-why-control-needs-ball = Only in your attack
tsubasa-why-special-needs-ball = Only in your attack
tsubasa-why-other-teams-special = Other team’s card
tsubasa-why-not-on-card = Not on this card
tsubasa-why-deck-empty = Deck is empty
tsubasa-why-too-few-tokens = Too few tokens
tsubasa-why-no-save-die = No save die yet
tsubasa-why-no-save-on-card = Cannot save

## What would come of it

tsubasa-as-it-stands = As it stands
tsubasa-if-ended = If nobody plays another card
tsubasa-to-come = { $count ->
    [one] { $team } can still play 1 card.
   *[other] { $team } can still play up to { $count } cards.
}
tsubasa-if-you-stop = If you stop and { $rival } goes on: about
tsubasa-odds-told = What the chances mean
tsubasa-odds-told-now = The bars show the chances if nobody plays another card. Tokens (+) that both teams could still add are counted.
tsubasa-odds-told-stop = “If you stop” is something else: your rival may then go on alone. It is the average of many possible endings, with cards that your rival may hold. So the two can be far apart.
tsubasa-if-play = If you play { $card }
tsubasa-if-motivate = If you motivate { $card }
tsubasa-if-sign = If you sign { $card }
tsubasa-if-send-back = If you send back { $card }
tsubasa-if-remove = If you remove { $card }
tsubasa-if-discard = If you discard { $card }
tsubasa-against = against
tsubasa-odds-shot = goal
tsubasa-odds-pass = gets through
tsubasa-chance-of = { $team }: { $chance }
tsubasa-promise-shot = { $percent }% goal
tsubasa-promise-pass = { $percent }% gets through
tsubasa-promise-corner = { $percent }% goal, { $corner }% corner
tsubasa-gain-note = + from { $card }. Outlined tokens are in your reserve.

## What is to be done

tsubasa-your-turn = Your turn
tsubasa-turn-of = { $team }’s turn
tsubasa-over = Full time
tsubasa-wait-kick-off = { $team } is choosing who kicks off.
tsubasa-wait-draft = { $team } is choosing a match card.
tsubasa-wait-attack = { $team } is playing cards.
tsubasa-wait-abilities = { $team } is choosing abilities.
tsubasa-wait-gain = { $team } is choosing a token.
tsubasa-wait-play-from-hand = { $team } is playing one more card.
tsubasa-wait-play-from-discard = { $team } is playing a card from the discard pile.
tsubasa-wait-remove-from-hand = { $team } is removing a card from their hand.
tsubasa-wait-remove-from-discard = { $team } is removing a card from the discard pile.
tsubasa-wait-discard = { $team } is discarding a card.
tsubasa-wait-send-back = { $team } is sending back a card.
tsubasa-wait-special-shot = { $team } is choosing a special shot.
tsubasa-wait-special-defence = { $team } is choosing a special defence.
tsubasa-wait-shot-or-pass = { $team } is choosing shot or pass.
tsubasa-wait-tokens = { $team } is adding tokens.
tsubasa-wait-reroll = { $team } is deciding on a reroll.
tsubasa-wait-save = { $team } is deciding on a save.
tsubasa-paused = The match is paused.
tsubasa-do-over = The match is over. You can still look around.
tsubasa-do-kick-off = You won the toss. Kick off and attack, or let your rival kick off?
tsubasa-do-draft = Take a match card: one from the pitch, or the top of the deck, unseen.
tsubasa-do-draft-open = Take one of the match cards on the pitch.
tsubasa-do-attack = Play a card, or stop for this round. { $left } slots left.
tsubasa-do-attack-last = One slot left: your card ends the attack.
tsubasa-do-attack-alone = Your rival has stopped. You can keep playing: { $left } slots left.
tsubasa-do-attack-no-card = Your hand is empty. Bring on a player, or stop for this round.
tsubasa-do-abilities = { $card } is in play. Abilities are optional.
tsubasa-do-bench = Spend tokens to bring on a player, or end your turn.
tsubasa-do-gain = { $gains ->
    [one] Choose a token to gain.
   *[other] Choose a token to gain. { $gains } to go.
}
tsubasa-do-play-from-hand = Play one more card from your hand.
tsubasa-do-play-from-discard = Play a card from your discard pile.
tsubasa-do-remove-from-hand = Choose a card in your hand to remove from the match.
tsubasa-do-remove-from-discard = Choose a card in your discard pile to remove from the match.
tsubasa-do-discard = Choose a card in your hand to discard.
tsubasa-do-send-back = Choose one of your rival’s cards to send back.
tsubasa-do-special-shot = Secretly choose a special shot. It is a goal unless your rival picks the one defence that stops it.
tsubasa-do-special-defence = Secretly choose a special defence. Each one stops one shot.
tsubasa-do-shot-or-pass = Shoot to score, or pass to keep the ball.
tsubasa-do-tokens-attack = Add tokens? Each gives +1. Your rival goes next.
tsubasa-do-tokens-defence = Add tokens? Each gives +1. Then you both roll.
tsubasa-do-reroll = You can reroll one die, yours or your rival’s.
tsubasa-do-reroll-save = You can reroll any die of this round.
tsubasa-do-save = The shot beats your defence. Your keeper can still save it.
tsubasa-choose-a-card = Choose a card
tsubasa-choose-how-many = Choose how many
tsubasa-no-more-cards = No more cards
tsubasa-no-more-abilities = No more abilities
tsubasa-end-turn = End turn
tsubasa-skip = Skip
tsubasa-then-must = then you must: { $duty }
tsubasa-ability-said = Ability { $number }: { $text }
tsubasa-tokens-not-there = { $count } tokens: not available

## The contest

tsubasa-contest-shot = The shot
tsubasa-contest-pass = The pass
tsubasa-contest-special = The special shot
tsubasa-cards = cards
tsubasa-tokens = tokens
tsubasa-die = die
tsubasa-tie = Tie: the attacker wins
tsubasa-shout-shot = Shot
tsubasa-shout-pass = Pass
tsubasa-shout-special = Special
tsubasa-shout-goal = Goal
tsubasa-shout-golazo = Golazo
tsubasa-shout-passed = Through
tsubasa-shout-ball-won = Stopped
tsubasa-shout-caught = Caught
tsubasa-shout-corner = Corner
tsubasa-line-shot = { $team } shoots, { $rival } defends
tsubasa-line-pass = { $team } passes, { $rival } defends
tsubasa-line-special = { $team } lines up a special shot
tsubasa-line-goal = { $percent ->
    [-1] { $team } scores
   *[other] { $team } scores with a { $percent }% shot
}
tsubasa-line-passed = { $percent ->
    [-1] The pass gets through: { $team } keeps the ball
   *[other] A { $percent }% pass gets through: { $team } keeps the ball
}
tsubasa-line-ball-won = { $rival } wins the ball
tsubasa-line-caught = The keeper holds it: { $rival } has the ball
tsubasa-line-corner = Saved for a corner: { $team } keeps the ball
tsubasa-line-special-goal = { $team } scores: that defence stops another shot
tsubasa-line-special-ball-won = { $rival } stops the special shot
tsubasa-save-title = Save: { $card }
tsubasa-save-rolled = Save: { $card } rolls { $die }
tsubasa-save-caught = caught
tsubasa-save-corner = corner
tsubasa-save-goal = goal
tsubasa-keeper-beaten = the keeper is beaten
tsubasa-odds-before = Odds before the roll
tsubasa-odds-all-tokens = Odds with all tokens spent
tsubasa-level = Level: { $team } wins ties
tsubasa-ahead = { $team } leads by { $count }
tsubasa-behind = { $team } trails by { $count }
tsubasa-step-chosen = { $kind ->
    [pass] Pass chosen
   *[shot] Shot chosen
}
tsubasa-step-tokens = Tokens
tsubasa-step-dice = Dice
tsubasa-step-rerolls = Rerolls
tsubasa-step-save = Save
tsubasa-step-goal = Goal
tsubasa-step-passed = Ball kept
tsubasa-step-ball-won = Ball won
tsubasa-step-caught = Caught
tsubasa-step-corner = Corner
tsubasa-face-down = A face-down card
tsubasa-tap-to-go-on = Tap or press any key to continue
tsubasa-back-to-match = Back to the match
tsubasa-half-ended = { $half ->
    [1] Half-time
    [2] Full time
    [3] Change of ends
   *[4] Full time
}
tsubasa-level-score = Level
tsubasa-leads = { $team } leads

tsubasa-key-no-more = no more cards
tsubasa-key-shot = shot
tsubasa-key-pass = pass
tsubasa-lesson-end-bench = In the lobby, “First match” leaves out the bench: no motivation, no signings. Turn it off to play with everything.
tsubasa-lesson-end-special = Special shots were not in this lesson. The card { $card } starts one: you secretly pick one of three shots, your rival one of three defences. Each defence stops one shot; the other two are goals.
tsubasa-lesson-special-rule = How special shots work

# The pages of the rules and of the icons.

rules-title = The rules
rules-page-title = { $game }: the rules
rules-lead = Every rule has a number. If something cannot be done at the table, the reason names its rule.
rules-minute = The game in one minute
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule has “{ $words }” in it.
rules-clear = Clear the search
rules-back = Back
rules-back-table = Back to the table
rules-back-lobby = To the lobby
rules-print = Print
rules-link = Link to rule { $id }
rules-unknown = There is no rule { $id } in this game.
rules-source-ours = our decision
rules-source-partly = partly our decision
rules-source-base = from the base game
rules-sources = Where the rulebook leaves something open, the rule says “{ rules-source-ours }”, “{ rules-source-partly }” or “{ rules-source-base }”.
rules-example-title = Example
rules-example =
    The defender has 0 + 2 + 3 + 2 = 7. The attacker has 1 + 3 + 0 + 0 − 2 = 2 for a shot and 1 + 4 + 0 + 1 − 2 = 4 for a pass, and chooses the pass.
    The attacker spends 3 pass tokens: 7. The defender spends 1 defence token: 8.
    The dice show 3 and 6: 10 against 14. The defender takes the ball.

## Chapters

rules-chapter-ct-cards = The box and the cards
rules-chapter-ct-setup = Before kick-off
rules-chapter-ct-round = The round, and the draw
rules-chapter-ct-attack = The attack
rules-chapter-ct-contest = Shot or pass
rules-chapter-ct-dice = Rerolls and saves
rules-chapter-ct-end = End of the round, half and match
rules-chapter-ct-special = Special cards
rules-chapter-ct-words = Words on the cards
rules-chapter-ct-bench = Motivation and signings
rules-chapter-mk-setup = Before the first roll
rules-chapter-mk-turn = The turn, and the roll
rules-chapter-mk-income = Income
rules-chapter-mk-build = Building and winning
rules-chapter-mk-variant = Variant: come what may

## The game in one minute

rules-minute-ct-1-title = Draw
rules-minute-ct-1 = Both draw to 4 cards. Then each takes a match card from the pitch.
rules-minute-ct-2-title = Play
rules-minute-ct-2 = In turn you play cards and use their abilities. Nine cards in all, then it is over.
rules-minute-ct-3-title = Shoot or pass
rules-minute-ct-3 = The attacker chooses: a shot may bring a goal, a pass keeps the ball.
rules-minute-ct-4-title = Contest
rules-minute-ct-4 = Values, tokens and a die on each side. The higher total wins, a tie is the attacker's.
rules-minute-ct-5-title = Win
rules-minute-ct-5 = After a goal or a lost ball the rival attacks. Most goals in two halves win.
rules-minute-mk-1-title = Roll
rules-minute-mk-1 = Roll one die, later two if you like. The sum counts.
rules-minute-mk-2-title = Earn
rules-minute-mk-2 = Cards with that number pay coins. Blue ones pay on everybody's roll.
rules-minute-mk-3-title = Pay
rules-minute-mk-3 = Do others own red cards with that number? Then whoever rolled pays them.
rules-minute-mk-4-title = Build
rules-minute-mk-4 = Build one project from the market or one of your large projects.
rules-minute-mk-5-title = Win
rules-minute-mk-5 = Whoever has all four large projects wins at once.

## Icons: Captain Tsubasa

rules-icons = Icons and symbols
rules-icons-lead = What the signs on cards and tables mean.
rules-icons-search = Search the icons
rules-icons-found = { $count ->
    [one] 1 sign found
   *[other] { $count } signs found
}
rules-icons-none = No sign has “{ $words }” in it.
rules-icons-values = Values
rules-icon-shot = An arrow with a ball. Adds to your total when you shoot.
rules-icon-pass = A circle with a curved arrow. Adds to your total when you pass.
rules-icon-defence = A shield with a wall. Adds to your total when you defend.
rules-icon-zero-name = No value
rules-icon-zero = A hollow shape: this card adds nothing here.
rules-icon-minus-name = Penalty
rules-icon-minus = White with a coloured edge: takes away from your total. Found on yellow and red cards.
rules-icons-tokens = Tokens
rules-icon-available-name = Available
rules-icon-available = A filled token. You can spend it for +1, or pay for players with it.
rules-icon-reserve-name = In reserve
rules-icon-reserve = Only the outline. You have to gain it first.
rules-icon-gained-name = About to be gained
rules-icon-gained = Outline with a plus. The chosen card would bring you this token.
rules-icons-decks = Cards by their title band
rules-icon-initial-name = Initial card
rules-icon-initial = Silver band. Your team's cards at the start.
rules-icon-motivation-name = Motivation card
rules-icon-motivation = Gold band. A better card for a player you have played.
rules-icon-match-name = Match card
rules-icon-match = Green band, with the half it belongs to. Taken from the pitch.
rules-icon-signing-name = Signing
rules-icon-signing = Petrol band. A player from elsewhere, for either coach.
rules-icon-tired-name = Fatigue card
rules-icon-tired = Grey band. No values, no ability; clogs a hand.
rules-icon-backs-name = Card backs
rules-icon-backs = Blue: { $nankatsu }. Black: { $toho }. Green: match cards.
rules-icons-parts = On a card
rules-icon-plate-name = Shirt number
rules-icon-plate = The plate on the left, in the colours of the team.
rules-icon-position-name = Position on the pitch
rules-icon-position = Goalkeeper, defence, midfield or attack: { $gk }, { $df }, { $mf }, { $fw }.
rules-icon-cost = Tokens to pay for a motivation card or a signing.
rules-icon-ability1 = Filled circle with a 1. You may use it when you play the card.
rules-icon-ability2 = Outlined circle with a 2. You may use it, too, in either order.
rules-icon-must = Dark red stripe. Due if you use ability 1.
rules-icon-star-name = Star
rules-icon-star = Not used in a first match.
rules-icons-abilities = What abilities do
rules-icon-draw-name = Draw
rules-icon-draw = Draw cards from your draw deck.
rules-icon-play-name = Play another
rules-icon-play = Play one more card: from hand, discard pile or draw deck.
rules-icon-remove-name = Remove
rules-icon-remove = The card leaves the match.
rules-icon-discard-name = Discard
rules-icon-discard = A card goes to its owner's discard pile.
rules-icon-rival-discards-name = Rival discards
rules-icon-rival-discards = The rival loses a card from hand, at random.
rules-icon-send-back-name = Send back
rules-icon-send-back = A card the rival has played goes to the rival's discard pile.
rules-icon-reroll-name = Reroll
rules-icon-reroll = One die of this round is rolled again.
rules-icon-save-name = Save
rules-icon-save = The goalkeeper's glove: after a shot that beats you, you may roll a die.
rules-icon-table-name = Save table
rules-icon-table = What the goalkeeper's die brings: caught, corner or goal.
rules-icon-control-name = Keep the ball
rules-icon-control = Works like a pass that got through.
rules-icon-special-name = Special shot
rules-icon-special = A duel in secret: a special shot against a special defence.
rules-icons-bookings = Bookings, fatigue and the ball
rules-icon-yellow = A plain tilted card. Its penalty counts in every round.
rules-icon-red = A tilted card with a white cross. Stays to the end of the match.
rules-icon-fatigue = A drop with two bars. A fatigue card comes into play.
rules-icon-ball-name = The ball
rules-icon-ball = The team with the ball attacks.

## Icons: Machi Koro

rules-icons-colours = Colours of the cards
rules-icon-blue = Waves and a globe. Pays on every roll, from the bank.
rules-icon-green = Stripes and a person. Pays on your own roll, from the bank.
rules-icon-red-card = Dots and an arrow. Pays when others roll, from whoever rolls.
rules-icon-purple = Diamonds and a star. Works on your own roll; only one of each kind.
rules-icons-card = On a project
rules-icon-dice-name = Dice number
rules-icon-dice = The card works when this number is rolled, with two dice as their sum.
rules-icon-price = The coin with a number. This is what building costs.
rules-icon-coin-name = Coin
rules-icon-coin = Money: what a card pays and what you own.
rules-icon-stock = Leaning pips: so many are left in the market.
rules-icons-kinds = Icons that other cards count
rules-icon-kind-counted = Each of your cards with it counts for “{ $card }”.
rules-icon-kind-stadium = Pays 1 coin more with the “{ $stadium }”.
rules-icon-kind-plain = No other card counts it.
rules-icons-large = Large projects
rules-icon-built-name = Built
rules-icon-built = In colour, with a green edge and a tick. It helps you from your next turn on.
rules-icon-open-name = Not built yet
rules-icon-open = Grey, with its cost.

## Icons: both tables

rules-icons-states = At both tables
rules-icon-legal-name = Possible
rules-icon-legal = As printed: you can choose it.
rules-icon-chosen-name = Chosen
rules-icon-chosen = A bright frame, and lifted. The button says what will happen.
rules-icon-barred-name = Not possible
rules-icon-barred = Dimmed, with a lock and the reason. Press it to see the rule.
rules-icon-waiting-name = Not your turn
rules-icon-waiting = Dimmed, without a lock.
rules-icon-preview-name = Preview
rules-icon-preview = Dashed frame: this is where it would go, and what it would change.
rules-icon-now-name = Bright yellow
rules-icon-now = Marks what you can do, would change or have just changed.

# The pages of the rules and of the icons.

rules-title = Rules
rules-page-title = { $game } rules
rules-lead = Every rule has a number. When something is locked at the table, you see the number of the rule behind it.
rules-minute = The game in one minute
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rules found for “{ $words }”.
rules-clear = Clear search
rules-back = Back
rules-back-table = Back to the table
rules-back-lobby = Back to the lobby
rules-print = Print
rules-link = Link to rule { $id }
rules-unknown = This game has no rule { $id }.
rules-source-ours = our decision
rules-source-partly = partly our decision
rules-source-base = from the base game
rules-sources = Where the rulebook leaves something open, the rule is marked “{ rules-source-ours }”, “{ rules-source-partly }” or “{ rules-source-base }”.
rules-example-title = Example
rules-example =
    The defender has 0 + 2 + 3 + 2 = 7. The attacker has 1 + 3 + 0 + 0 − 2 = 2 for a shot and 1 + 4 + 0 + 1 − 2 = 4 for a pass, and chooses to pass.
    The attacker spends 3 pass tokens: 7. The defender spends 1 defence token: 8.
    The dice show 3 and 6: 10 against 14. The defender wins the ball.

## Chapters

rules-chapter-ct-cards = The box and the cards
rules-chapter-ct-setup = Before kick-off
rules-chapter-ct-round = The round and the draw
rules-chapter-ct-attack = The attack
rules-chapter-ct-contest = Shot or pass
rules-chapter-ct-dice = Rerolls and saves
rules-chapter-ct-end = Ending a round, half and match
rules-chapter-ct-special = Special cards
rules-chapter-ct-words = Terms on the cards
rules-chapter-ct-bench = Motivation and signings
rules-chapter-mk-setup = Before the first roll
rules-chapter-mk-turn = The turn and the roll
rules-chapter-mk-income = Income
rules-chapter-mk-build = Building and winning
rules-chapter-mk-variant = Variant: come what may

## The game in one minute

rules-minute-ct-draw-title = Draw
rules-minute-ct-draw = Both coaches draw up to 4 cards. Then each takes a match card from the pitch.
rules-minute-ct-play-title = Play
rules-minute-ct-play = Take turns to play cards and use their abilities, up to nine cards in total.
rules-minute-ct-choose-title = Shoot or pass
rules-minute-ct-choose = The attacker chooses: shoot to score, or pass to keep the ball.
rules-minute-ct-contest-title = Contest
rules-minute-ct-contest = Each side adds up values, tokens and a die. The higher total wins; the attacker wins ties.
rules-minute-ct-win-title = Win
rules-minute-ct-win = After a goal or a lost ball, the other coach attacks. Score more goals in two halves to win.
rules-minute-mk-roll-title = Roll
rules-minute-mk-roll = Roll one die, later two if you like. The total counts.
rules-minute-mk-pay-title = Pay
rules-minute-mk-pay = If other players own red cards with that number, the roller pays them first.
rules-minute-mk-earn-title = Earn
rules-minute-mk-earn = Then cards with that number pay coins. Blue cards pay on everyone’s roll.
rules-minute-mk-build-title = Build
rules-minute-mk-build = Build one project from the market or one of your large projects.
rules-minute-mk-win-title = Win
rules-minute-mk-win = The first player with all four large projects wins at once.

## Icons: Captain Tsubasa

rules-icons = Icons and symbols
rules-icons-lead = What the symbols on cards and tables mean.
rules-icons-search = Search the icons
rules-icons-found = { $count ->
    [one] 1 icon found
   *[other] { $count } icons found
}
rules-icons-none = No icons found for “{ $words }”.
rules-icons-values = Values
rules-icon-shot = An arrow with a ball. Adds to your total when you shoot.
rules-icon-pass = A circle with a curved arrow. Adds to your total when you pass.
rules-icon-defence = A shield with a wall. Adds to your total when you defend.
rules-icon-zero-name = No value
rules-icon-zero = A hollow shape: this card adds nothing here.
rules-icon-minus-name = Penalty
rules-icon-minus = White with a coloured edge: lowers your total. Found on yellow and red cards.
rules-icons-tokens = Tokens
rules-icon-available-name = Available
rules-icon-available = A filled token. Spend it for +1, or use it to pay for players.
rules-icon-reserve-name = In reserve
rules-icon-reserve = Outline only. You have to gain it first.
rules-icon-gained-name = About to be gained
rules-icon-gained = Outline with a plus. The selected card would give you this token.
rules-icons-decks = Cards by title band
rules-icon-initial-name = Initial card
rules-icon-initial = Silver band. The cards your team starts with.
rules-icon-motivation-name = Motivation card
rules-icon-motivation = Gold band. A stronger card for a player you have played.
rules-icon-match-name = Match card
rules-icon-match = Green band, marked 1st or 2nd half. Taken from the pitch.
rules-icon-signing-name = Signing
rules-icon-signing = Teal band. A player from another team, open to both coaches.
rules-icon-tired-name = Fatigue card
rules-icon-tired = Grey band. No values, no ability; just fills up your hand.
rules-icon-backs-name = Card backs
rules-icon-backs = Blue: { $nankatsu }. Black: { $toho }. Green: match cards.
rules-icons-parts = On a card
rules-icon-plate-name = Shirt number
rules-icon-plate = The plate on the left, in the team’s colours.
rules-icon-position-name = Position on the pitch
rules-icon-position = Goalkeeper, defence, midfield or attack: { $gk }, { $df }, { $mf }, { $fw }.
rules-icon-cost = The tokens you pay for a motivation card or a signing.
rules-icon-ability1 = Filled circle with a 1. You can use it when you play the card.
rules-icon-ability2 = Outlined circle with a 2. You can use it as well, before or after ability 1.
rules-icon-must = Dark red stripe. You must do this if you use ability 1.
rules-icon-star-name = Star
rules-icon-star = Left out in a first match.
rules-icons-abilities = What abilities do
rules-icon-draw-name = Draw
rules-icon-draw = Draw cards from your draw deck.
rules-icon-play-name = Play another card
rules-icon-play = Play one more card: from your hand, discard pile or draw deck.
rules-icon-remove-name = Remove
rules-icon-remove = The card leaves the match.
rules-icon-discard-name = Discard
rules-icon-discard = A card goes to its owner’s discard pile.
rules-icon-rival-discards-name = Rival discards
rules-icon-rival-discards = Your rival discards a random card from hand.
rules-icon-send-back-name = Send back
rules-icon-send-back = One of your rival’s played cards goes to their discard pile.
rules-icon-reroll-name = Reroll
rules-icon-reroll = One die of this round is rolled again.
rules-icon-save-name = Save
rules-icon-save = The goalkeeper’s glove: when a shot beats you, you may roll a die to save it.
rules-icon-table-name = Save table
rules-icon-table = The results of the goalkeeper’s die: caught, corner or goal.
rules-icon-control-name = Keep the ball
rules-icon-control = Counts as a pass that gets through.
rules-icon-special-name = Special shot
rules-icon-special = A secret duel: special shot against special defence.
rules-icons-bookings = Bookings, fatigue and the ball
rules-icon-yellow = A plain tilted card. Its penalty counts in every round.
rules-icon-red = A tilted card with a white cross. Stays until the end of the match.
rules-icon-fatigue = A drop with two bars. Someone gets a fatigue card.
rules-icon-ball-name = The ball
rules-icon-ball = The team with the ball attacks.

## Icons: Machi Koro

rules-icons-colours = Colours of the cards
rules-icon-blue = Waves and a globe. Pays on every roll, from the bank.
rules-icon-green = Stripes and a person. Pays on your own roll, from the bank.
rules-icon-red-card = Dots and an arrow. Pays when someone else rolls; the roller pays you.
rules-icon-purple = Diamonds and a star. Works on your own roll; only one of each kind.
rules-icons-card = On a project
rules-icon-dice-name = Dice number
rules-icon-dice = The card pays when this number is rolled. With two dice, it is their total.
rules-icon-price = The coin with a number. This is what it costs to build.
rules-icon-coin-name = Coin
rules-icon-coin = Money: what a card pays and what you own.
rules-icon-stock = Slanted bars: how many are left in the market.
rules-icons-kinds = Icons that other cards count
rules-icon-kind-counted = Each of your cards with it counts for “{ $card }”.
rules-icon-kind-stadium = Pays 1 extra coin with the “{ $stadium }”.
rules-icon-kind-plain = No other card counts it.
rules-icons-large = Large projects
rules-icon-built-name = Built
rules-icon-built = In colour, with a green edge and a tick. Works from your next turn.
rules-icon-open-name = Not built yet
rules-icon-open = Grey, with its cost.

## Icons: both tables

rules-icons-states = At both tables
rules-icon-legal-name = Can be chosen
rules-icon-legal = In full colour: you can choose it.
rules-icon-chosen-name = Selected
rules-icon-chosen = Raised, with a bright frame. The button says what will happen.
rules-icon-barred-name = Locked
rules-icon-barred = Dimmed, with a lock and the reason. Tap it to see the rule.
rules-icon-waiting-name = Not your turn
rules-icon-waiting = Dimmed, without a lock.
rules-icon-preview-name = Preview
rules-icon-preview = Dashed frame: where it would go and what it would change.
rules-icon-now-name = Bright yellow
rules-icon-now = Marks what you can do, what would change and what has just changed.

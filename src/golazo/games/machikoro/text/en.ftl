# Texts of Machi Koro Fußball.

game-name = Machi Koro Fußball
game-line = Roll the dice, collect coins, build your football town. The first to build four large projects wins.

## Coins

counted-amount = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
counted-coins = { $coins ->
    [-1] −1 coin
    [one] 1 coin
   *[other] { $coins } coins
}
counted-cost = { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}

## Cards

card-ticket-booth = Ticket Booth
card-youth-pitch = Youth Pitch
card-snack-stand = Snack Stand
card-fan-shop = Fan Shop
card-beer-garden = Beer Garden
card-scouting = Scouting
card-new-trainer = New Trainer
card-new-player = New Player
card-new-sponsor = New Sponsor
card-boarding-school = Boarding School
card-kit-maker = Kit Maker
card-training-camp = Training Camp
card-club-house = Club House
card-away-support = Away Support
card-season-tickets = Season Tickets
card-youth-academy = Youth Academy
card-stadium = Stadium
card-tv-studio = TV Studio
card-football-museum = Football Museum
card-training-ground = Training Ground

icon-turf = turf
icon-academy = academy
icon-food = food
icon-hospitality = hospitality
icon-works = works
icon-special = special
icon-plant = plant
icon-market = market

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple

card-text = { $when }: { $effect }
when-blue = Every roll
when-green = Your roll
when-red = Others’ rolls
when-purple = Your roll
effect-bank = { counted-amount } from the bank
effect-bank-per-icon = { counted-amount } from the bank for each { $icon } card you own
effect-roller = { counted-amount } from the roller
effect-everyone = { counted-amount } from every other player
effect-one = { counted-amount } from one player of your choice
effect-swap = you may swap one of your cards for another player’s (not purple)
advantage-youth-academy = You may roll one die or two each turn.
advantage-stadium = Each of your food and hospitality cards pays 1 extra coin when its number comes up.
advantage-tv-studio = Doubles with two dice give you a complete second turn.
advantage-football-museum = You may roll again with the same number of dice; the second roll counts.

## Card sheet

sheet-projects = Projects
sheet-large = Large projects
column-dice = Dice
column-card = Card
column-colour = Colour
column-icon = Icon
column-cost = Cost
column-stock = Stock
column-effect = Effect
column-name = Name
sheet-sources = Where the values come from
source-rulebook = rulebook
source-base = base
source-inferred = inferred
source-designed = ours
source-box = box
source-own = own

## Choices

phase-roll = roll
phase-reroll = reroll
phase-take = taking coins
phase-swap = swap
phase-give = swap
phase-build = build
phase-over = end of the match

action-roll-1 = Roll one die
action-roll-2 = Roll two dice
action-keep = Keep this roll
action-reroll = Roll again
action-take = Take coins from { $seat }
action-no-swap = No swap
action-swap = Take { $card } from { $seat }
action-give = Give { $card }
action-build-nothing = Build nothing
action-build = Build { $card }

## Refusals

refused-match-over = The match is over.
refused-other-phase = Not now. Current step: { $phase }.
refused-one-die-only = To roll two dice, you need the { card-youth-academy }. It works from the turn after you build it.
refused-no-such-seat = There are only { $players } players at the table.
refused-own-seat = You cannot choose yourself.
refused-not-theirs = { $seat } does not own { $card }.
refused-not-yours = You do not own { $card }.
refused-special-stays = { $card } is purple and cannot be swapped.
refused-like-for-like = You cannot swap a card for the same card.
refused-nothing-to-give = You have nothing to give for it.
refused-not-on-offer = { $card } is not in the market now.
refused-too-few-coins = { $card } costs { $cost }, you have { $coins }: { $short ->
    [one] 1 coin short
   *[other] { $short } coins short
}.
refused-special-owned = You already own { $card }; you may have only one of each purple card.
refused-cap-reached = You already own two of { $card }; the beginner cap allows no more.
refused-cap-reached-there = It would be their third { $card }; the beginner cap allows two.
refused-built-already = You have already built { $card }.

## Events

event-dealt = { $seat_is ->
    [you] You start with { counted-coins }.
   *[other] { $seat } starts with { counted-coins }.
}
event-turned-up = New in the market: { $card }.
event-turn-began = { $second ->
    [yes] { $seat_is ->
        [you] Doubles: you get a second turn.
       *[other] Doubles: { $seat } gets a second turn.
    }
   *[no] { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
}
event-rolled = { $dice ->
    [one] { $seat_is ->
        [you] You roll { $first }.
       *[other] { $seat } rolls { $first }.
    }
   *[other] { $seat_is ->
        [you] You roll { $first } and { $second }: { $sum }.
       *[other] { $seat } rolls { $first } and { $second }: { $sum }.
    }
}
event-rolled-again = { $dice ->
    [one] { $seat_is ->
        [you] You roll again: { $first }.
       *[other] { $seat } rolls again: { $first }.
    }
   *[other] { $seat_is ->
        [you] You roll again: { $first } and { $second }, { $sum }.
       *[other] { $seat } rolls again: { $first } and { $second }, { $sum }.
    }
}
event-claim-paid = { $seat_is ->
    [you] You pay { $to } { counted-coins }
   *[other] { $to_is ->
        [you] { $seat } pays you { counted-coins }
       *[other] { $seat } pays { $to } { counted-coins }
    }
}{ $lapsed ->
    [0] .
    [one] {" "}(1 unpaid).
   *[other] {" "}({ $lapsed } unpaid).
}
event-income = { $seat_is ->
    [you] You get { counted-coins } for { $card }
   *[other] { $seat } gets { counted-coins } for { $card }
}{ $copies ->
    [one] .
   *[other] {" "}× { $copies }.
}
event-taken = { $seat_is ->
    [you] { $card }: you take { counted-coins } from { $from }.
   *[other] { $from_is ->
        [you] { $card }: { $seat } takes { counted-coins } from you.
       *[other] { $card }: { $seat } takes { counted-coins } from { $from }.
    }
}
event-swapped = { $seat_is ->
    [you] You swap your { $given } for { $other }’s { $received }.
   *[other] { $other_is ->
        [you] { $seat } swaps { $given } for your { $received }.
       *[other] { $seat } swaps { $given } for { $other }’s { $received }.
    }
}
event-stipend = { $seat_is ->
    [you] { card-training-ground }: you get { counted-coins }.
   *[other] { card-training-ground }: { $seat } gets { counted-coins }.
}
event-built = { $seat_is ->
    [you] You build { $card } for { counted-cost }.
   *[other] { $seat } builds { $card } for { counted-cost }.
}
event-built-large = { $seat_is ->
    [you] You build the large project { $card } for { counted-cost }.
   *[other] { $seat } builds the large project { $card } for { counted-cost }.
}
event-built-nothing = { $seat_is ->
    [you] You build nothing.
   *[other] { $seat } builds nothing.
}
event-won = { $seat_is ->
    [you] All four large projects are built: you win!
   *[other] All four large projects are built: { $seat } wins!
}

## Card files and scenarios

catalogue-not-pays = must be one of: { $forms } (the card is { $colour }), not { $value }.
catalogue-not-start-cards = must list different cards, at least one, not { $value }.
catalogue-empty-market = have no stock at all, so there would be nothing to build.
scenario-no-purple = In the phase “{ $phase }” the dice must bring up a purple card of that kind owned by the player whose turn it is.

## Terminal play

option-beginner_cap = Option: beginner cap, at most two cards of a kind for each player.
option-come_what_may = Option: come what may, only ten kinds are on offer; the rest is a face-down pile.
welcome-goal = Build your four large projects before anyone else and you win.
welcome-turn = On your turn you roll, cards with that number pay coins, and then you may build one thing.
turn-heading = Turn { $turn } · { $name }
standing-line = { $name }: { counted-coins }, { $large } of { $all } large projects
plain-project = { $card }: number { $dice }, costs { $cost }, { $left } left. { $when }: { $gives }.
plain-large = { $card }: large project, costs { $cost }. { $gives }
plain-odds = Your roll { $number }: { counted-coins }.
plain-odds-other = When { $name } rolls, you get { $coins }.
plain-odds-number = { counted-coins } with { $number }
plain-odds-nothing = nothing
plain-odds-mean = On average your roll pays { NUMBER($one, maximumFractionDigits: 1) }.
column-pays = Pays
column-left = Left
column-yours = Yours
column-player = Player
column-large = Large projects
column-coins = Coins
column-projects = Projects
column-turns = Turns
pays-bank = +{ $amount }
pays-bank-per-icon = +{ $amount } per { $icon }
pays-roller = { $amount } from the roller
pays-everyone = { $amount } from everyone
pays-one = { $amount } from one rival
pays-swap = swap two cards
pays-youth-academy = one or two dice
pays-stadium = +1 { icon-food }, { icon-hospitality }
pays-tv-studio = doubles: one more turn
pays-football-museum = reroll
market-pile = { $cards ->
    [one] 1 card is left in the face-down pile.
   *[other] { $cards } cards are left in the face-down pile.
}
legend-purple = { when-purple }, one of each
brief-too-few-coins = { $short } short
brief-special-owned = you own one
brief-cap-reached = you own two
brief-built-already = built
brief-not-on-offer = none left
ask-enter = Press Enter to roll one die.
ask-roll = One die or two?
ask-reroll = You rolled { $dice }. Keep it, or roll again?
ask-take = Who do you take coins from?
ask-swap = Which card do you want?
ask-give = What do you give { $seat } for { $card }?
ask-build = You rolled { $dice } and have { counted-coins }. What will you build?
forced-build-nothing = With { counted-coins } there is nothing you can build.
told-incomes = { $seat_is ->
    [you] You get { counted-coins } for { $cards }.
   *[other] { $seat } gets { counted-coins } for { $cards }.
}
told-income-of = { $card }
guide-turn = Your turn: roll, everyone receives what the number pays, then build one project or nothing. Large projects work from your next turn.
guide-claims = Red cards are paid first, by the roller, as far as the coins go; then come blue and green, then purple.
guide-large = The first player with all four large projects wins at once. If you have no coins, you get { $stipend } before building.
explain-facts = { $colour } · number { $dice } · costs { $cost } · icon: { $icon }
either-number = { $first } or { $second }
listed-cards = { $cards }, { $card }
explain-when-blue = Pays whenever { $numbers } is rolled, whoever rolls it.
explain-when-green = Pays when you roll { $numbers } yourself.
explain-when-red = Pays when another player rolls { $numbers }, not when you do.
explain-when-purple = Works when you roll { $numbers } yourself.
explain-pays-bank = The bank pays you { counted-coins } for each copy you own.
explain-pays-bank-per-icon = The bank pays you { counted-coins } for each { $icon } card in your town: { $cards }.
explain-pays-roller = The player who rolled pays you { counted-coins } for each copy you own, as far as their coins go.
explain-pays-everyone = Every other player pays you { counted-coins }, or all they have if that is less.
explain-pays-one = You choose one player, who pays you { counted-coins }, or all they have if that is less.
explain-pays-swap = You may swap one of your cards for a card of another player. Purple cards cannot be swapped.
explain-single = You may own only one of them.
explain-icon-counted = Its icon, “{ $icon }”, counts for { $cards }.
explain-icon-stadium = Its icon is “{ $icon }”: with your { card-stadium } each copy pays 1 coin more.
explain-large-when = It works from your next turn on.
explain-large-wins = Whoever builds all four large projects wins.
explain-stock = { $stock ->
    [0] None left in the market.
   *[other] In the market: { $stock }.
}
explain-owners = Owned by: { $owners }.
explain-large = Large project · costs { $cost }
explain-may-build = You can build it now.
odds-own = You roll
odds-other = { $name } rolls
odds-one-die = One die, %
odds-two-dice = Two dice, %
odds-mean = On average your roll pays { NUMBER($one, maximumFractionDigits: 1) } with one die, { NUMBER($two, maximumFractionDigits: 1) } with two.
odds-note = Coins each number would pay you now. Where a player may choose who pays, it is the richest. Swapped cards are not counted.

## The story of a match

story-coins = Coins
story-large = Large projects
story-projects = Projects built
story-income = Coins from the bank
story-taken = Coins taken from others
story-lost = Coins paid to others
story-best = Best roll
story-rolls = Rolls
story-two-dice = With two dice
story-empty = Rolls that paid nothing

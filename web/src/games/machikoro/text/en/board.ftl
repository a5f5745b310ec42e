# The table of Machi Koro Fußball.

## Places

machikoro-market = Market
machikoro-your-town = Your town
machikoro-your-side = Your dice, coins and large projects
machikoro-large = Large project

## The turn

machikoro-your-turn = Your turn
machikoro-second-turn = Your second turn
machikoro-turn-of = { $name }’s turn
machikoro-over = Full time
machikoro-part-roll = Roll
machikoro-part-income = Income
machikoro-part-build = Build
machikoro-at-turn = playing
machikoro-next = next
machikoro-thinking = { $name } is thinking
machikoro-rolling = Rolling…
machikoro-you-rolled = You rolled { $sum }
machikoro-rolled = { $name } rolled { $sum }
machikoro-dice = Dice: { $dice }
machikoro-brought-by = { $card } pays { $coins }
machikoro-brought = You get { $coins }
machikoro-cost = You pay { $coins }
machikoro-brought-nothing = No coins for you
machikoro-roll-pays = This roll pays you { $coins }
machikoro-lately-built = Built { $card }
machikoro-lately-nothing = Built nothing
machikoro-lately-rolled = Rolled { $sum }
machikoro-turn-told = { $name }: { $told }
machikoro-you-won = You win!
machikoro-won = { $name } wins!
machikoro-all-four = All four large projects built

## What to do

machikoro-hint-roll = Roll one die
machikoro-hint-roll-two = One die or two?
machikoro-hint-reroll = Keep this roll, or roll again?
machikoro-hint-take = Choose who pays you
machikoro-hint-swap = Choose the project you want
machikoro-hint-give = Choose what to give { $name } for { $card }
machikoro-hint-build = Choose what to build
machikoro-hint-tap = Tap a card to see its name and what it does

## Cards

machikoro-when-blue = every roll
machikoro-when-green = your roll
machikoro-when-red = rivals’ rolls
machikoro-when-purple = your roll
machikoro-on-blue = on every { $numbers }
machikoro-on-green = on your { $numbers }
machikoro-on-red = on a rival’s { $numbers }
machikoro-on-purple = on your { $numbers }
machikoro-pays-bank = +{ $amount } { $coin }
machikoro-pays-bank-per-icon = +{ $amount } { $coin } per { $icon }
machikoro-pays-roller = Roller pays { $amount } { $coin }
machikoro-pays-everyone = { $amount } { $coin } from each rival
machikoro-pays-one = { $amount } { $coin } from one rival
machikoro-pays-swap = Swap one project
machikoro-left = { $count } left
machikoro-left-of = { $count } of { $all } left
machikoro-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
machikoro-spoken = { $card }, { $colour }, number { $numbers }. { $text }. Cost: { $cost }
machikoro-spoken-large = { $card }, large project. { $text } Cost: { $cost }
machikoro-show-card = Show the card
machikoro-built = built
machikoro-from-next-turn = from next turn
machikoro-can-build = can be built
machikoro-enough = enough coins
machikoro-short = { $short } short

## Why not

machikoro-none-left = None left
machikoro-short-coins = { $short ->
    [one] 1 coin short
   *[other] { $short } coins short
}
machikoro-short-owned = You own one
machikoro-short-two = You own two
machikoro-short-two-there = They own two
machikoro-short-built = Built
machikoro-short-academy = Needs { $academy }
machikoro-short-stays = Purple: no swap
machikoro-short-like = Same card
machikoro-short-nothing = Nothing to give
machikoro-short-not-now = Not now

## What rolls pay

machikoro-what-pays = What does each number pay?
machikoro-whose-roll = Whose roll
machikoro-your-roll-pays = What your roll pays
machikoro-roll-of = { $name }’s roll
machikoro-roll-of-pays = What { $name }’s roll pays you
machikoro-roll-of-pays-whom = What { $name }’s roll pays { $whom }
machikoro-averages = On average
machikoro-average-roll = { $coins } { $coin } on average
machikoro-average-yours = Your next roll, on average
machikoro-average-of = { $name } earns on average
machikoro-with-dice = { $dice ->
    [one] one die
   *[other] two dice
}
machikoro-bar = { $number }: { $coins } for you, { $chance } in { $of }

machikoro-key-roll = roll
machikoro-key-build = build
machikoro-projects = { $count ->
    [one] 1 large project
   *[other] { $count } large projects
}
machikoro-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
machikoro-numbers = What each number paid
machikoro-number = Number
machikoro-times-rolled = Rolled

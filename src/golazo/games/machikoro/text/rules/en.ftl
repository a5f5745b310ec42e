# The rules of Machi Koro Fußball: each by its id, with a title. Names of cards come from the game's own texts.

## Set-up

rule-mk-set-1-title = What you start with
rule-mk-set-1 =
    The game is for 2 to 4 players. Each player gets 3 coins and three free start cards: “{ $ticket-booth }”, “{ $snack-stand }” and “{ $training-ground }”.
    Each player also gets the four large projects. They are not built yet.
rule-mk-set-2-title = The market
rule-mk-set-2 = The market has 84 project cards of 15 kinds: 6 each of 12 ordinary kinds and 4 each of 3 purple kinds. Start cards are not part of the market.
rule-mk-set-3-title = Who goes first
rule-mk-set-3 =
    Turns go clockwise. In the rulebook, the youngest player goes first.
    Here, the first seat goes first. Seats are random unless the host of the table arranges them.
rule-mk-set-4-title = The bank
rule-mk-set-4 = The bank never runs out of coins.
rule-mk-set-5-title = Open information
rule-mk-set-5 = Everyone can see all coins, all cards and the market. Only the face-down pile of the variant “come what may” is hidden.

## A turn

rule-mk-turn-1-title = Roll, income, build
rule-mk-turn-1 = A turn has three steps, always in this order: roll, income, build.

## The roll

rule-mk-roll-1-title = One die or two
rule-mk-roll-1 = You roll one die. With the “{ $youth-academy }” you choose one or two dice each turn.
rule-mk-roll-2-title = Only the total counts
rule-mk-roll-2 = With two dice, only their total counts, not each die by itself.
rule-mk-roll-3-title = Roll again
rule-mk-roll-3 = With the “{ $football-museum }” you may roll again, with the same number of dice. Then only the second roll counts, also for doubles.
rule-mk-roll-4-title = Doubles: a second turn
rule-mk-roll-4 =
    With the “{ $tv-studio }”, doubles on two dice give you a complete second turn after this one: roll, income, build.
    Doubles in the second turn give nothing more.
rule-mk-large-1-title = From your next turn
rule-mk-large-1 =
    A large project works from your next turn.
    If you build the “{ $tv-studio }” in a turn with doubles, you do not get a second turn for them. A “{ $stadium }” you build now adds nothing to your red cards until your next turn.
    The second turn after doubles counts as your next turn.

## Income

rule-mk-inc-1-title = Four colours
rule-mk-inc-1 =
    Blue: on every roll, from the bank.
    Green: only on your own roll, from the bank.
    Red: only when someone else rolls, from the roller.
    Purple: only on your own roll.
rule-mk-inc-2-title = Several of a kind
rule-mk-inc-2 = Each copy of a card pays: three copies, three times the income.
rule-mk-inc-3-title = Pay first, then receive
rule-mk-inc-3 = The roller first pays for all red cards of the other players, as far as their coins go. The rest is lost. Only then does anyone receive income.
rule-mk-inc-4-title = When several players are owed coins
rule-mk-inc-4 =
    They are paid counter-clockwise, starting next to the roller. Each player is paid for all their red cards together.
    Example: A rolls 3 and has 3 coins. B, next clockwise, owns 3 copies of “{ $fan-shop }”, C owns 2. C gets 2, then B gets 1. The other 2 coins are lost.
rule-mk-inc-5-title = Order of colours
rule-mk-inc-5 = Red cards come first, then blue and green, then purple.
rule-mk-inc-6-title = The stadium
rule-mk-inc-6 =
    With the “{ $stadium }”, each of your food and hospitality cards pays 1 extra coin when its number comes up.
    Examples: 2 copies of “{ $snack-stand }” pay 4 coins, not 2. One “{ $club-house }” pays 3, not 2.
rule-mk-inc-7-title = Only as much as they have
rule-mk-inc-7 =
    A purple card takes no more coins from a player than that player has.
    If there is only one other player, you do not have to choose: you get the coins at once.
rule-mk-inc-8-title = The swap
rule-mk-inc-8 =
    “{ $new-sponsor }” gives you a swap instead of coins: you may give one of your projects and take one from another player. Neither may be purple.
    Start cards can be swapped too, but not the “{ $training-ground }” and no large projects. You cannot swap a card for the same card.
rule-mk-inc-9-title = Several purple cards
rule-mk-inc-9 = If several of your purple cards pay on the same roll, the order is: “{ $new-trainer }”, “{ $new-player }”, “{ $new-sponsor }”.

## Building

rule-mk-build-1-title = One coin if you have none
rule-mk-build-1 = If you have no coins before you build, you get 1 from the bank for your “{ $training-ground }”.
rule-mk-build-2-title = Build one thing or nothing
rule-mk-build-2 =
    You may build one thing and pay its cost: a project from the market or one of your large projects. You may also build nothing.
    You are always asked, even if you cannot afford anything.
rule-mk-build-3-title = One of each purple kind
rule-mk-build-3 = You may own only one card of each purple kind.
rule-mk-build-4-title = Winning the match
rule-mk-build-4 = The first player to build all four large projects wins at once. The match is over.
rule-mk-build-5-title = Option: beginner cap
rule-mk-build-5 =
    Each player may own at most 2 cards of each kind, and still only 1 of each purple kind. Start cards count.
    A swap must not give anyone a third card of a kind.
rule-mk-end-1-title = Move limit
rule-mk-end-1 = After 5000 moves, a match ends as a draw, whatever the score. With these cards, no match comes close to that; with other cards, some might never end.

## The variant

rule-mk-var-1-title = Fewer purple cards
rule-mk-var-1 = In the variant “come what may”, some purple cards go back to the box: one of each kind with 3 players, two of each kind with 2.
rule-mk-var-2-title = Ten kinds on offer
rule-mk-var-2 = All project cards are shuffled into a face-down pile. Turn up cards until there are 10 different kinds. Stack equal cards.
rule-mk-var-3-title = Refilling the market
rule-mk-var-3 = If only 9 kinds are left after a build, turn up cards until there are 10 again or the pile is empty.

# The rules of Machi Koro Fußball: each by its id, with a title. Names of cards come from the game's own texts.

## Set-up

rule-mk-set-1-title = What everybody starts with
rule-mk-set-1 =
    2 to 4 people play. Each gets 3 coins and three start cards, which cost nothing: “{ $ticket-booth }”, “{ $snack-stand }” and “{ $training-ground }”.
    Each also gets the four large projects. They are not built yet.
rule-mk-set-2-title = The market
rule-mk-set-2 = In the market lie 84 project cards of 15 kinds: 6 each of 12 ordinary kinds, 4 each of 3 purple kinds. Start cards are not part of the market.
rule-mk-set-3-title = Who begins
rule-mk-set-3 =
    Turns go clockwise. The rulebook lets the youngest begin.
    Here the first seat begins. Chance decides who sits where, unless the host of the table arranges the seats.
rule-mk-set-4-title = The bank
rule-mk-set-4 = The bank never runs out of coins.
rule-mk-set-5-title = Everything lies open
rule-mk-set-5 = Coins, cards and market are open for all to see. Only the face-down pile of the variant “come what may” is hidden.

## A turn

rule-mk-turn-1-title = Roll, income, build
rule-mk-turn-1 = A turn has three steps, always in this order: roll, income, build.

## The roll

rule-mk-roll-1-title = One die or two
rule-mk-roll-1 = You roll one die. With the “{ $youth-academy }” you choose one or two, anew for each roll.
rule-mk-roll-2-title = Only the sum counts
rule-mk-roll-2 = With two dice only their sum counts, not each die by itself.
rule-mk-roll-3-title = Roll once more
rule-mk-roll-3 = With the “{ $football-museum }” you may roll once more, with the same number of dice. Then only the second roll counts, also for a double.
rule-mk-roll-4-title = A double: a second turn
rule-mk-roll-4 =
    With the “{ $tv-studio }” a double on two dice gives you a whole second turn after this one: roll, income, build.
    A double in the second turn gives nothing more.
rule-mk-large-1-title = From the next turn on
rule-mk-large-1 =
    A large project works from your next turn on.
    If you build the “{ $tv-studio }” in the turn of a double, that double gives no second turn. A “{ $stadium }” you build now adds nothing to your red cards before your next turn.
    The second turn after a double counts as your next turn.

## Income

rule-mk-inc-1-title = Four colours
rule-mk-inc-1 =
    Blue: on every roll, from the bank.
    Green: only on your own roll, from the bank.
    Red: only when somebody else rolls, from whoever rolls.
    Purple: only on your own roll.
rule-mk-inc-2-title = Several of a kind
rule-mk-inc-2 = Each copy of a card pays: three copies, three times the income.
rule-mk-inc-3-title = Pay first, then receive
rule-mk-inc-3 = Whoever rolls first pays for all red cards of the others, as far as the coins go. The rest lapses. Only then is income received.
rule-mk-inc-4-title = When several want coins
rule-mk-inc-4 =
    If several players have claims, they are paid counter-clockwise, beginning next to whoever rolls. Each claim is paid as a whole.
    Example: A rolls 3 and has 3 coins. B, next clockwise, owns 3 copies of “{ $fan-shop }”, C owns 2. C gets 2, then B gets 1. 2 coins lapse.
rule-mk-inc-5-title = The order of the colours
rule-mk-inc-5 = First come red cards, then blue and green ones, then purple ones.
rule-mk-inc-6-title = The stadium
rule-mk-inc-6 =
    With the “{ $stadium }” each of your food and hospitality cards whose number comes up pays 1 coin more.
    Examples: 2 copies of “{ $snack-stand }” pay 4 coins, not 2. One “{ $club-house }” pays 3, not 2.
rule-mk-inc-7-title = Only what is there
rule-mk-inc-7 =
    A purple card takes no more coins from a player than that player has.
    If there is only one other player, you are not asked: the coins are taken.
rule-mk-inc-8-title = The swap
rule-mk-inc-8 =
    “{ $new-sponsor }” brings no coins but a swap: you may give one of your projects and take one of another player's. Neither may be purple.
    Start cards can be swapped, too, but not the “{ $training-ground }” and no large projects. A swap of two equal cards is not offered.
rule-mk-inc-9-title = Several purple cards
rule-mk-inc-9 = If several of your purple cards come up, the order is: “{ $new-trainer }”, “{ $new-player }”, “{ $new-sponsor }”.

## Building

rule-mk-build-1-title = One coin when you have none
rule-mk-build-1 = If you have no coins before building, you get 1 from the bank for your “{ $training-ground }”.
rule-mk-build-2-title = Build one thing or nothing
rule-mk-build-2 =
    Then you may build one thing for its cost: a project from the market or one of your large projects. You may also build nothing.
    You are always asked, even if you can afford nothing.
rule-mk-build-3-title = One of each purple kind
rule-mk-build-3 = Of each purple kind you may own only one card.
rule-mk-build-4-title = Winning the game
rule-mk-build-4 = Whoever has built all four large projects wins at once. The game is over.
rule-mk-build-5-title = Option: beginner cap
rule-mk-build-5 =
    Everybody may own at most 2 cards of each kind, and still only 1 of each purple kind. Start cards count.
    A swap must not bring anybody a third card of a kind.

## The variant

rule-mk-var-1-title = Fewer purple cards
rule-mk-var-1 = In the variant “come what may” some purple cards go back to the box: one of each kind with 3 players, two of each kind with 2.
rule-mk-var-2-title = Ten kinds lie open
rule-mk-var-2 = All project cards are shuffled into a face-down pile. Cards are turned up until 10 different kinds lie open. Equal cards are stacked.
rule-mk-var-3-title = The market fills up
rule-mk-var-3 = If only 9 kinds are left after a build, cards are turned up until there are 10 again or the pile is empty.

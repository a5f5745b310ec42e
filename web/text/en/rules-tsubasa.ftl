# The rules of Captain Tsubasa: each by its id, with a title. Names of cards come from the game's own texts.

## The box and the cards

rule-ct-box-1-title = What is in the box
rule-ct-box-1 =
    24 initial cards, 12 for each team: 11 players and the fans.
    8 motivation cards, 4 for each team. 26 match cards, 13 for each half. 8 signings.
    6 special shots and 6 special defences, 3 of each for each team. 8 fatigue cards, 4 for each team.
    2 cards, one for each team, that are yellow on one side and red on the other.
    30 tokens: for each team 5 shot, 5 pass and 5 defence.
    2 dice. The team symbol on a die is a 6.
rule-ct-card-1-title = How to read a card
rule-ct-card-1 =
    The title band shows which deck a card belongs to. Motivation cards and signings also show what they cost in tokens.
    Every card has three values: shot, pass and defence.
    A card has up to two abilities. A mandatory action is due only if you use ability 1.

## Set-up

rule-ct-set-1-title = Match cards and pitch
rule-ct-set-1 =
    The 13 match cards of each half are shuffled. One of them goes back to the box unseen, 12 remain.
    Four match cards of the first half are turned up: they are the pitch. The deck of the second half waits.
rule-ct-set-2-title = Tokens: in reserve and available
rule-ct-set-2 =
    Each coach begins with 5 tokens of each kind in reserve. None is available yet.
    A token you gain moves from your reserve to the available ones. If the reserve of that kind is empty, the gain is lost.
    Tokens you spend go back to your reserve.
rule-ct-set-3-title = Draw deck
rule-ct-set-3 = Each coach shuffles the team's 12 initial cards. They are the draw deck.
rule-ct-set-4-title = Option: first match
rule-ct-set-4 =
    A shorter, simpler match. The match cards with a star stay in the box.
    First half: “{ $control-and-advance }”, “{ $kozo-and-robertos-advice }”, “{ $pursuing-the-title }”, “{ $outstanding-save }”.
    Second half: “{ $control-and-advance }”, “{ $motivation-to-play-for-japan }”, “{ $foul }”, “{ $substitution }”.
    The fans and the fatigue cards stay in the box, too.
    9 match cards are left for each half. One goes back unseen, and the other 8 give 4 rounds.
rule-ct-kick-1-title = Kick-off
rule-ct-kick-1 =
    The possession marker is flipped. Whoever wins the toss chooses: attack first, or let the rival attack first.
    The coach with the ball is the attacker, the other one is the defender.

## The round

rule-ct-rnd-1-title = Four phases
rule-ct-rnd-1 =
    A round has four phases: draw, attack, shot or pass, discard. What belongs to one phase cannot be done in another.
    A half has six rounds: 12 match cards, two in each round.

## Draw

rule-ct-draw-1-title = Draw to four cards
rule-ct-draw-1 =
    Each coach draws until the hand has 4 cards. With 4 or more in hand you draw none.
    If the draw deck runs out, the discard pile is shuffled and becomes the new draw deck. If both are empty, you hold fewer cards.
rule-ct-draw-2-title = Take a match card
rule-ct-draw-2 =
    Then the defender, then the attacker takes one match card: an open one from the pitch, or the top card of the match deck, unseen.
    The pitch is not refilled in between.
    A card from the pitch is known to both. A card from the deck is known only to the coach who takes it.

## Attack

rule-ct-atk-1-title = Play a card or stop
rule-ct-atk-1 =
    The attacker begins, then the coaches take turns. In your turn you play one card from your hand face up and may use its abilities.
    Or you say “no more cards”. Then you play nothing more this round, keep your hand for the next one, and the rival goes on alone.
    With an empty hand you have to stop.
    The rulebook calls stopping “to pass”. Here a pass is always the ball.
rule-ct-atk-2-title = Abilities
rule-ct-atk-2 =
    Abilities are voluntary. You use them in the turn in which you play the card, never later. Only rerolls and saves come after the dice.
    You may use both abilities of a card, each once, in either order. The mandatory action is due only after ability 1.
    An ability that can do nothing now cannot be used. Nor can one of a card that has left the play area.
rule-ct-atk-3-title = Nine cards end the attack
rule-ct-atk-3 =
    After each turn the cards in both play areas are counted together. At 9 cards the attack is over. It is also over when both coaches have stopped.
    A 10th card is never played, not even by an ability.
    Removed cards do not count. If the 9th card is removed, the attack goes on, and it is the other coach's turn. If that coach has stopped, the turn comes back.
rule-ct-atk-4-title = What counts towards nine
rule-ct-atk-4 = Yellow and red cards never count towards the 9 cards. Fatigue cards do.
rule-ct-atk-5-title = Seven cards in extra time
rule-ct-atk-5 = In extra time the limit is 7 cards instead of 9.

## Shot or pass

rule-ct-shot-1-title = Shot or pass
rule-ct-shot-1 =
    The defender adds up the defence values in the own play area. The attacker sees this total, compares it with the own shot and pass totals, and chooses shot or pass.
    The penalties of a yellow or red card count, too. A total can be below zero.
rule-ct-shot-2-title = Add tokens
rule-ct-shot-2 =
    First the attacker, then the defender says how many available tokens to spend. Each gives +1.
    Only the right kind helps: shot tokens a shot, pass tokens a pass, defence tokens the defence.
rule-ct-shot-3-title = Roll the dice
rule-ct-shot-3 = Both coaches roll a die and add it to their total. The higher total wins. A tie is the attacker's.
rule-ct-shot-4-title = What comes of it
rule-ct-shot-4 =
    The shot wins: goal, and the rival gets the ball.
    The pass wins: the attacker keeps the ball.
    The defence wins: the defender takes the ball.

## Rerolls and saves

rule-ct-dice-1-title = Reroll
rule-ct-dice-1 =
    Some cards allow a reroll, such as { $teppei-kisugi } and { $takeshi-sawada }. If you have played the card this round, you may have one die of this round rolled again.
    It can be your own die or the rival's, in the contest or in the save. Each of these cards works once a round.
rule-ct-dice-2-title = Who is asked first
rule-ct-dice-2 =
    First come the dice of the contest, then the rerolls. The coach who is losing is asked first. It goes on until both decline, one after the other.
    Then comes the save, and after it the rerolls of the save die in the same way.
rule-ct-dice-3-title = The goalkeeper's save
rule-ct-dice-3 =
    If a shot has won and a goalkeeper lies in the defender's play area, the defender may roll a die.
    With { $yuzo-morisaki } and { $ken-wakashimazu } a 1 catches the ball, and the defender has it. A 2 or 3 is a corner: no goal, and the attacker keeps the ball. From 4 to 6 the goal stands. Other goalkeepers have their own numbers on the card.
    There is one try for each shot.
rule-ct-dice-4-title = Option: assured success
rule-ct-dice-4 =
    If one coach rolls a 6 and the other a 1 in the contest, the 6 wins, whatever the totals. A reroll can prevent it or bring it about.
    This option is off unless the table turns it on.

## Discard

rule-ct-disc-1-title = Clear up
rule-ct-disc-1 =
    The played cards go to their coach's discard pile. Cards that were not played stay in hand.
    The pitch is refilled to 4 cards as long as there are match cards.

## Halves and the end

rule-ct-half-1-title = Injury time
rule-ct-half-1 =
    When the last two match cards have been taken, injury time begins. That is round 6 of the half, in a first match round 4.
    The half ends as soon as the attacker loses the ball or scores.
    After a pass that gets through, a corner or “{ $control-and-advance }” the attacker keeps the ball. Then another round follows, without new match cards.
rule-ct-half-2-title = Half-time
rule-ct-half-2 =
    Each coach shuffles draw deck, discard pile and hand together. Tokens, yellow and red cards stay.
    The pitch is laid out from the deck of the second half. The coach who did not kick off the match now does.
rule-ct-end-1-title = Winning the match
rule-ct-end-1 = Whoever has more goals after the second half wins. If the score is level, there is extra time, unless the table plays without it.
rule-ct-extra-1-title = Extra time
rule-ct-extra-1 =
    All cards are shuffled again. There are no match cards, and the limit is 7 cards.
    Extra time has two halves of two rounds. In the last round of each half play goes on as in injury time.
    Chance decides who attacks first. Before the second half the cards are shuffled once more, and the other coach attacks first.
rule-ct-end-2-title = Level to the end
rule-ct-end-2 = If the score is still level, both coaches are champions: a draw.

## Special cards

rule-ct-yel-1-title = Yellow and red
rule-ct-yel-1 =
    A yellow card lies in your play area to the end of the match. Its penalty counts in every round, the present one included. “{ $substitution }” can remove it.
    A second yellow turns the card to its red side. Red stays and cannot be removed. A third yellow changes nothing.
rule-ct-fat-1-title = Fatigue
rule-ct-fat-1 =
    A fatigue card has no values and no abilities. You can play it, and then it counts towards the limit.
    Whoever takes one puts it on the own discard pile. There are 4 for each team.
rule-ct-inj-1-title = Injury
rule-ct-inj-1 = At once one random card of the rival's hand goes to the rival's discard pile.
rule-ct-ctrl-1-title = Keep the ball with a card
rule-ct-ctrl-1 =
    Only the attacker can use “{ $control-and-advance }”. All played cards go to their discard piles, and this card leaves the match.
    It is as good as a pass that got through: the attacker keeps the ball, and a new round begins.
rule-ct-spec-1-title = Special shot
rule-ct-spec-1 =
    Only the attacker can use it, and only with the card of the own team. All played cards go to their discard piles, and this card leaves the match.
    In secret the attacker picks one of 3 special shots, the defender one of 3 special defences. Both are shown. Each defence stops exactly one shot.
    Stopped: the defender takes the ball. Not stopped: goal, and then the defender has the ball.
    No tokens, no dice, no save, no reroll. The special shots and special defences are never used up.
rule-ct-spec-2-title = Example of a special shot
rule-ct-spec-2 = { $toho } picks “{ $tiger-overhead-kick }”, { $nankatsu } picks “{ $ryo-blocks-the-tiger-shot }”. That is the wrong defence: goal. Now { $nankatsu } attacks.

## The words on the cards

rule-ct-term-1-title = Remove, discard, play
rule-ct-term-1 =
    Remove: the card goes to the box and is out of this match.
    Discard: the card goes to its owner's discard pile. A match card belongs to the coach who took it.
    Play: the card goes to the play area, and its abilities may be used. It comes from the hand, unless the ability names the draw deck or the discard pile.
rule-ct-term-2-title = Gain tokens
rule-ct-term-2 =
    A shot or pass token: one of either kind.
    A token of each kind: one shot, one pass and one defence.
    Two tokens of any kind: equal or different, as you like.
rule-ct-term-3-title = Cards of the other team
rule-ct-term-3 = You may take and play the rival team's cards. Only its special shot is for that team alone; you may still play that card for its values.

## Motivation and signings

rule-ct-mot-1-title = Motivate a player
rule-ct-mot-1 =
    Has a player's initial card been played to your play area this round? Then you may pay for his motivation card. It takes his place, and the initial card leaves the match.
    The new values count at once, and you may use the new abilities.
    You may do so in your own turn of the attack, before or after playing a card, when you choose shot or pass, and when you announce tokens. The last two are possible even if you have stopped.
    Example: { $tsuneo-takashima } costs 2 defence and 1 pass.
rule-ct-sign-1-title = Signings
rule-ct-sign-1 =
    4 of the 8 signings lie open for both coaches. They are not refilled. In your own turn of the attack you may pay for one, as long as you have not stopped.
    A field player joins your play area, if the limit leaves room. A goalkeeper ({ $taichi-nakanishi }, { $genzo-wakabayashi }) replaces a goalkeeper you have played this round, who leaves the match.
    The new player may use his abilities, counts as a played card and stays yours to the end of the match.
rule-ct-sign-2-title = Who can be signed
rule-ct-sign-2 = Field players: { $shun-nitta }, { $jun-misugi }, { $hikaru-matsuyama }, { $kazuo-and-masao-tachibana } (one card), { $hiroshi-jito }, { $taro-misaki }. Goalkeepers: { $taichi-nakanishi }, { $genzo-wakabayashi }.

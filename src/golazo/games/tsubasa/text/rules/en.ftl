# The rules of Captain Tsubasa: each by its id, with a title. Names of cards come from the game's own texts.

## The box and the cards

rule-ct-box-1-title = What is in the box
rule-ct-box-1 =
    24 initial cards, 12 for each team: 11 players and the fans.
    8 motivation cards, 4 for each team. 26 match cards, 13 for each half. 8 signings.
    6 special shots and 6 special defences, 3 of each for each team. 8 fatigue cards, 4 for each team.
    2 booking cards, one for each team: yellow on one side, red on the other.
    30 tokens: 5 shot, 5 pass and 5 defence for each team.
    2 dice. The team symbol on a die counts as 6.
rule-ct-card-1-title = How to read a card
rule-ct-card-1 =
    The title band shows which deck a card belongs to. Motivation cards and signings also show their cost in tokens.
    Every card has three values: shot, pass and defence.
    A card has up to two abilities. Its mandatory action applies only if you use ability 1.

## Set-up

rule-ct-set-1-title = Match cards and pitch
rule-ct-set-1 =
    Shuffle the 13 match cards of each half. One of them goes back to the box unseen, which leaves 12.
    Four match cards of the first half are laid out face up: they form the pitch. The deck of the second half is kept for later.
rule-ct-set-2-title = Tokens: in reserve and available
rule-ct-set-2 =
    Each coach starts with 5 tokens of each kind in reserve. None is available yet.
    When you gain a token, it moves from your reserve to your available tokens. If you have none of that kind left in reserve, you gain nothing.
    Tokens you spend go back to your reserve.
rule-ct-set-3-title = Draw deck
rule-ct-set-3 = Each coach shuffles the 12 initial cards of their team. They form the draw deck.
rule-ct-set-4-title = Option: first match
rule-ct-set-4 =
    A shorter, simpler match. The match cards with a star stay in the box.
    First half: “{ $control-and-advance }”, “{ $kozo-and-robertos-advice }”, “{ $pursuing-the-title }”, “{ $outstanding-save }”.
    Second half: “{ $control-and-advance }”, “{ $motivation-to-play-for-japan }”, “{ $foul }”, “{ $substitution }”.
    The fans and the fatigue cards stay in the box, too.
    This leaves 9 match cards for each half. One goes back unseen; the other 8 are enough for 4 rounds.
    There is no motivation and there are no signings unless the table asks for them.
rule-ct-kick-1-title = Kick-off
rule-ct-kick-1 =
    Flip the possession marker. The coach who wins the toss chooses to attack first or to let the other coach attack first.
    The coach with the ball is the attacker, the other is the defender.

## The round

rule-ct-rnd-1-title = Four phases
rule-ct-rnd-1 =
    A round has four phases: draw, attack, shot or pass, discard. You can only do what belongs to the current phase.
    A half has six rounds: 12 match cards, two per round.

## Draw

rule-ct-draw-1-title = Draw up to four cards
rule-ct-draw-1 =
    Each coach draws until they have 4 cards in hand. If you already have 4 or more, you draw none.
    If your draw deck runs out, shuffle your discard pile to make a new one. If both are empty, you play with fewer cards.
rule-ct-draw-2-title = Take a match card
rule-ct-draw-2 =
    The defender drafts first, then the attacker. Each takes one match card: an open one from the pitch, or the top card of the match deck, unseen.
    The pitch is not refilled in between.
    Both coaches know a card taken from the pitch. Only the coach who takes it knows a card from the deck.

## Attack

rule-ct-atk-1-title = Play a card or stop
rule-ct-atk-1 =
    The attacker goes first, then the coaches take turns. On your turn, play one card from your hand face up. You may use its abilities.
    Or say “no more cards”. Then you play nothing more this round and keep your hand for the next one. The other coach can go on alone.
    If your hand is empty, you have to stop.
    The rulebook calls stopping “to pass”. Here, “pass” always means the ball.
rule-ct-atk-2-title = Abilities
rule-ct-atk-2 =
    Abilities are optional. You can only use them on the turn you play the card. Only rerolls and saves come later, after the dice.
    You may use both abilities of a card, once each, in either order. The mandatory action applies only after ability 1.
    You cannot use an ability that would have no effect, unless it is ability 1 of a card with a mandatory action. You cannot use an ability of a card that has left the play area.
rule-ct-atk-3-title = Nine cards end the attack
rule-ct-atk-3 =
    After each turn, count the cards in both play areas together. The attack ends at 9 cards. It also ends when both coaches have stopped.
    A 10th card is never played, not even by an ability.
    Removed cards do not count. If the 9th card is removed, the attack goes on with the other coach’s turn. If that coach has stopped, the same coach goes again.
rule-ct-atk-4-title = What counts towards nine
rule-ct-atk-4 = Yellow and red cards never count towards the 9 cards. Fatigue cards do.
rule-ct-atk-5-title = Seven cards in extra time
rule-ct-atk-5 = In extra time the limit is 7 cards instead of 9.

## Shot or pass

rule-ct-shot-1-title = Shot or pass
rule-ct-shot-1 =
    The defender adds up the defence values in their play area. The attacker sees this total, compares it with their own shot and pass totals, and chooses shot or pass.
    Yellow and red cards lower the totals. A total can be below zero.
rule-ct-shot-2-title = Add tokens
rule-ct-shot-2 =
    First the attacker, then the defender says how many available tokens they spend. Each token gives +1.
    Only the matching kind counts: shot tokens for a shot, pass tokens for a pass, defence tokens for the defence.
rule-ct-shot-3-title = Roll the dice
rule-ct-shot-3 = Both coaches roll a die and add it to their total. The higher total wins. The attacker wins ties.
rule-ct-shot-4-title = The result
rule-ct-shot-4 =
    The shot wins: it is a goal, and the other coach gets the ball.
    The pass wins: the attacker keeps the ball.
    The defence wins: the defender gets the ball.

## Rerolls and saves

rule-ct-dice-1-title = Reroll
rule-ct-dice-1 =
    Some cards allow a reroll, such as { $teppei-kisugi } and { $takeshi-sawada }. If you have played such a card this round, you may reroll one die of this round.
    It can be your own die or your rival’s, in the contest or in the save. Each of these cards works once per round.
rule-ct-dice-2-title = Who rerolls first
rule-ct-dice-2 =
    After the dice of the contest come the rerolls. The coach who is losing is asked first. This continues until both coaches have declined, one after the other.
    Then comes the save, followed by rerolls in the same way, now of any die of the round.
    If the defender wins after a contest die was rerolled, the defender gets the ball and the save no longer matters. If the attacker still wins, the save stands as rolled.
rule-ct-dice-3-title = The goalkeeper’s save
rule-ct-dice-3 =
    If a shot has won and there is a goalkeeper in the defender’s play area, the defender may roll a die.
    With { $yuzo-morisaki } and { $ken-wakashimazu }, a 1 catches the ball: the defender gets it. A 2 or 3 is a corner: no goal, and the attacker keeps the ball. On a 4 to 6, the goal stands. Other goalkeepers have their own numbers on the card.
    There is one attempt per shot. With several cards in play that can save, the defender chooses one.
rule-ct-dice-4-title = Option: assured success
rule-ct-dice-4 =
    If one coach rolls a 6 and the other a 1 in the contest, the 6 wins, whatever the totals. A reroll can prevent this or bring it about.
    This option is off unless you turn it on when you open the table.

## Discard

rule-ct-disc-1-title = Discard
rule-ct-disc-1 =
    Played cards go to their coach’s discard pile. Cards you did not play stay in your hand.
    The pitch is refilled to 4 cards as long as there are match cards left.

## Halves and the end

rule-ct-half-1-title = Injury time
rule-ct-half-1 =
    Injury time begins when the last two match cards have been taken. That is in round 6 of the half, or round 4 in a first match.
    The half ends as soon as the attacker loses the ball or scores.
    After a pass that gets through, a corner or “{ $control-and-advance }”, the attacker keeps the ball. Then there is another round, without new match cards.
rule-ct-half-2-title = Half-time
rule-ct-half-2 =
    Each coach shuffles their draw deck, discard pile and hand together. Tokens and yellow and red cards stay.
    The pitch is laid out from the deck of the second half. The coach who did not kick off the match kicks off now.
rule-ct-end-1-title = Winning the match
rule-ct-end-1 = The coach with more goals after the second half wins. If the score is level, there is extra time, unless the table plays without it.
rule-ct-extra-1-title = Extra time
rule-ct-extra-1 =
    All cards are shuffled again. There are no match cards, and the limit is 7 cards.
    Extra time has two halves of two rounds each. In the last round of each half, play goes on as in injury time.
    It is random who attacks first. Before the second half the cards are shuffled again, and the other coach attacks first.
rule-ct-end-2-title = Still level
rule-ct-end-2 = If the score is still level, both coaches are champions: the match is a draw.
rule-ct-end-3-title = Move limit
rule-ct-end-3 = After 5000 moves, a match ends as a draw, whatever the score. With these cards, no match comes close to that; with other cards, some might never end.

## Special cards

rule-ct-yel-1-title = Yellow and red
rule-ct-yel-1 =
    A yellow card stays in your play area until the end of the match. Its penalty counts in every round, including the current one. “{ $substitution }” can remove it.
    A second yellow turns the card to its red side. Red stays and cannot be removed. A third yellow changes nothing.
rule-ct-fat-1-title = Fatigue
rule-ct-fat-1 =
    A fatigue card has no values and no abilities. You can play it, and then it counts towards the limit.
    When you take one, put it on your discard pile. There are 4 for each team.
rule-ct-inj-1-title = Injury
rule-ct-inj-1 = Your rival discards one random card from their hand at once.
rule-ct-ctrl-1-title = Keep the ball with a card
rule-ct-ctrl-1 =
    Only the attacker can use “{ $control-and-advance }”. All played cards go to their discard piles, and this card is removed from the match.
    It counts as a pass that gets through: the attacker keeps the ball, and a new round begins.
rule-ct-spec-1-title = Special shot
rule-ct-spec-1 =
    Only the attacker can use it, and only with their own team’s card. All played cards go to their discard piles, and this card is removed from the match.
    The attacker secretly picks one of 3 special shots, the defender one of 3 special defences. Then both are revealed. Each defence stops exactly one shot.
    Stopped: the defender gets the ball. Not stopped: it is a goal, and then the defender has the ball.
    No tokens, no dice, no save, no reroll. Special shots and special defences are never used up.
rule-ct-spec-2-title = Special shot example
rule-ct-spec-2 = { $toho } picks “{ $tiger-overhead-kick }”, { $nankatsu } picks “{ $ryo-blocks-the-tiger-shot }”. That is the wrong defence: goal. Now { $nankatsu } attacks.

## The words on the cards

rule-ct-term-1-title = Remove, discard, play
rule-ct-term-1 =
    Remove: the card goes back to the box and is out of the match.
    Discard: the card goes to its owner’s discard pile. A match card belongs to the coach who took it.
    Play: the card goes to the play area, and you may use its abilities. It comes from your hand unless the ability says draw deck or discard pile.
rule-ct-term-2-title = Gain tokens
rule-ct-term-2 =
    A shot or pass token: one of either kind.
    A token of each kind: one shot, one pass and one defence.
    Two tokens of any kind: the same or different, as you like.
rule-ct-term-3-title = Cards of the other team
rule-ct-term-3 = You may take and play cards of the other team. Only its special shot is for that team alone, but you may still play that card for its values.

## Motivation and signings

rule-ct-mot-1-title = Motivate a player
rule-ct-mot-1 =
    If you have played a player’s initial card this round, you may pay for his motivation card. It replaces the initial card, which is removed from the match.
    The new values count at once, and you may use the new abilities.
    You may do this on your turn of the attack, before or after playing a card, when you choose shot or pass, and when you announce tokens, but not after the dice. The last two are possible even if you have stopped.
    Example: { $tsuneo-takashima } costs 2 defence and 1 pass.
rule-ct-sign-1-title = Signings
rule-ct-sign-1 =
    4 of the 8 signings are laid out for both coaches. They are not refilled. On your turn of the attack you may pay for one or more, as long as you have not stopped.
    A field player joins your play area if the card limit allows it. A goalkeeper ({ $taichi-nakanishi }, { $genzo-wakabayashi }) replaces a goalkeeper you have played this round, who is removed from the match.
    You may use the new player’s abilities. He counts as a played card and stays with you until the end of the match.
rule-ct-sign-2-title = Who can be signed
rule-ct-sign-2 = Field players: { $shun-nitta }, { $jun-misugi }, { $hikaru-matsuyama }, { $kazuo-and-masao-tachibana } (one card), { $hiroshi-jito }, { $taro-misaki }. Goalkeepers: { $taichi-nakanishi }, { $genzo-wakabayashi }.

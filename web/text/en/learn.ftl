# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Learn { $game }
learn-coach = The coach
learn-progress = How far you are
learn-of = { $number } of { $count }
learn-next = Next
learn-back = Read the one before
learn-skip = Skip the lesson
learn-your-move = Your move
learn-first = First: { $task }
learn-later = That comes later in the lesson.
learn-done = You know the game
learn-done-line = That was all you need. The match is not over yet: play on, or start one of your own.
learn-astray = From here on your own
learn-astray-line = The match went another way than the lesson. Play on, or start a new one.
learn-play-on = Play on
learn-new-match = New match
learn-rules = The rules
learn-icons = What the icons mean

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = The final! You coach { $team }, and { $rival } waits across the pitch. Two halves, and more goals win. I stay at your side for three rounds.
lesson-tsubasa-toss = You have won the toss. Only the side with the ball can score, so take it.
lesson-tsubasa-draft = Every round begins with a draft. Each coach takes one of the four match cards, or the top of their deck, unseen. { $rival } has just taken one unseen.
lesson-tsubasa-take-tackle = Take { $card }. Defence 3 will be worth a lot once { $rival } attacks; until then it waits in your hand.
lesson-tsubasa-hand = Your hand. Arrow: shot. Circle: pass. Shield: defence. You and { $rival } lay down cards in turn, nine in all, and the values add up.
lesson-tsubasa-play-ishizaki = While you attack, your shots and passes count. { $card } brings little of either, but look at his ability. Play him.
lesson-tsubasa-ability = Abilities are yours to use or to leave. This one moves two defence tokens from your reserve to you.
lesson-tsubasa-tokens = Two shields, ready. A token adds 1 when it counts, or pays for somebody on the bench. No hurry: leave it at that, and see how they answer.
lesson-tsubasa-motivate = { $keeper } guards their goal now. Your answer sits on the bench: two shields buy the golden { $card }. Pass 2 instead of 1, and he stays golden all match.
lesson-tsubasa-play-iwami = It is still your turn; a card is yet to be played. { $card } is made for passing: pass 2, and a token besides.
lesson-tsubasa-odds = Take the pass token, and watch the odds: they count every token that both sides could add.
lesson-tsubasa-play-takasugi = A wall: { $wall }, defence 3. You hold the answer to that, too: { $card }, please.
lesson-tsubasa-duty = He sends a card of theirs back. The red line is the price, to be paid whenever ability 1 is used: a fatigue card. In a first match there are none.
lesson-tsubasa-send-back = Choose { $wall }. Their defence falls from 5 to 2.
lesson-tsubasa-stop = Pass 5 and a token, and what is left in your hand does not pass well. So: no more cards. The hand stays with you, and { $rival } may go on alone.
lesson-tsubasa-pass = The cards are down. Shot 1 against defence 4: a dream. Pass 5 against 4: a plan. If it gets through, the ball stays yours.
lesson-tsubasa-spend = Both may add tokens of their kind, you first. Yours makes it 6 against 4. Then both roll a die, and a tie is the attacker's.
lesson-tsubasa-kept = Through, 8 against 7, although { $card } had a die rolled again! The table is cleared, the hands are filled up, and round 2 of 4 begins with you on the ball.
lesson-tsubasa-take-shot = Close enough to shoot now. { $card }: shot 3 and nothing else. That is all we need.
lesson-tsubasa-play-ozora = And look who is in your hand. { $card }, shot 3, pass 4. Whoever has such a captain plays him.
lesson-tsubasa-choice = His ability brings a token of your choice, for a shot or for a pass.
lesson-tsubasa-take-arrow = This round ends with a shot. Take the arrow.
lesson-tsubasa-offside = Flag up! { $trap } sends { $captain } to your discard pile, just as you did before. The token stays. { $card } gets the attack going again.
lesson-tsubasa-another = His ability: one more card, at once. Two in a single turn.
lesson-tsubasa-play-long-shot = { $card }, now. That makes shot 4, and the arrow comes on top.
lesson-tsubasa-keep = What you still hold defends, and would not help this shot. Keep it: { $rival } will come soon enough.
lesson-tsubasa-shoot = Shot 4 and a token against defence 5, and no goalkeeper in sight. 58 %, say the dice. Shoot!
lesson-tsubasa-all-in = Everything you have. 5 against 5, and a tie is enough.
lesson-tsubasa-goal = GOAL! 10 against 6. After a goal the other side gets the ball: { $rival } attacks, and now your shields count.
lesson-tsubasa-take-injury = Who defends drafts first. { $card } has defence 2 and costs the rival a card when you use it. Good to have.
lesson-tsubasa-play-morisaki = { $striker }, and { $signing } signed on top: shot 9 already. No wall holds that. { $card } might: a goalkeeper gets a die of his own.
lesson-tsubasa-trust = Shot 11 against your 2. More shields would change nothing today, so keep them for a round that you can win. It is { $keeper } and the ball now.
lesson-tsubasa-save = Beaten, 14 against 4. One man left: on 1 he catches the ball, 2 or 3 make it a corner, the rest goes in. Dive!
lesson-tsubasa-caught = Caught! You lead, and you have the ball. Round 4 is the last of this half, in injury time: it goes on until the attacker scores or loses the ball.
lesson-tsubasa-yours = From here the match is yours. What is locked says why, the odds are always there, the rules one tap away. Good luck, coach.

## The lesson of Machi Koro

lesson-machikoro-welcome = A sunny match day, and almost an empty town. Four large projects make a great club. Whoever builds all four first wins.
lesson-machikoro-town = { $booth }, { $snacks } and three coins: that is where everybody starts. The number on a card is the roll that makes it pay.
lesson-machikoro-roll = A turn has three beats: roll, collect, build. Roll the die.
lesson-machikoro-income = A 2, and { $snacks } pays a coin. It is green: green pays when you roll the number yourself.
lesson-machikoro-market = Now build, one project a turn. { $card } is red. It costs 2 and earns whenever somebody else rolls a 3.
lesson-machikoro-blue = Your rival rolled a 1, and a coin came to you, too. { $booth } is blue, and blue pays whoever rolls.
lesson-machikoro-roll-again = Your turn. 1, 2 and 3 pay you something so far, the rest nothing. Roll.
lesson-machikoro-build-garden = Another coin. { $card }: three coins for a 4. Nothing better can be had for 2.
lesson-machikoro-copycat = Your rival liked { $card }, too, and has just rolled the 4. Your turn to hope for it.
lesson-machikoro-nothing = A 5 pays nobody. Either you cover more numbers, or you make one of them count double: { $card } once more.
lesson-machikoro-red = A 3 for your rival, and { $shop } holds out its hand: a coin, straight from their pocket. Red is paid before everything else.
lesson-machikoro-hope = Two gardens wait for a 4. Roll.
lesson-machikoro-academy = Six coins at once! Time for something large: { $card } for 4. From your next turn on you may roll two dice.
lesson-machikoro-one-die = { $card } is open: one die or two, as you like, every turn anew. Your cards lie low, and two dice seldom do. Stay with one.
lesson-machikoro-scouting = Again! { $card } fills the gap at 5, and it is blue: anybody's 5 will do.
lesson-machikoro-look-ahead = Before you roll, look at the bars of your street: what each number would bring, and to whom. Then roll one die.
lesson-machikoro-stadium = 13 coins. { $card } costs 10, and from your next turn on cards like { $gardens } and { $shop } bring a coin more each. Build it.
lesson-machikoro-rival = { $gardens } four times, twelve coins, a stadium: your rival draws level. Stay calm, and roll.
lesson-machikoro-away = No luck with the 6. But you own the right to two dice, so build for them: { $card } pays three coins on a 10.
lesson-machikoro-two-dice = Both dice, then. { $card } waits far up at 10.
lesson-machikoro-ten = Four and six! { $card } pays at the first attempt. High numbers are rare, and pay well for it.
lesson-machikoro-yours = Two of four stand. { $studio } and { $museum } are left, for 16 and 22. From here the town is yours: build as you see fit.

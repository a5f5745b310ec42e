# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Learn { $game }
learn-coach = The coach
learn-progress = Progress
learn-of = { $number } of { $count }
learn-next = Next
learn-back = Show the previous tip
learn-skip = Skip the lesson
learn-press = Press “{ $label }”.
learn-later = That comes later in the lesson.
learn-done = You know the game
learn-done-line = That was all you need. The match is not over yet: play on, or start a new one.
learn-done-over-line = That was all you need. This match is over: start a new one.
learn-done-bench = In the lobby, “First match” leaves out the bench: no motivation, no signings. Turn it off to play with everything.
learn-done-special = Special shots were not in this lesson. The card { $card } starts one: you secretly pick one of three shots, your rival one of three defences. Each defence stops one shot; the other two are goals.
learn-special-rule = How special shots work
learn-astray = The lesson ends here
learn-astray-line = The match went differently from the lesson. Play on, or start a new one.
learn-astray-over-line = The match was over before the lesson. Start a new one.
learn-play-on = Play on
learn-new-match = New match
learn-rules = The rules
learn-icons = What the icons mean

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = You coach { $team } against { $rival }. Score more goals in two halves and you win. I will help you for three rounds.
lesson-tsubasa-toss = You won the toss. Only the team with the ball can score, so take it.
lesson-tsubasa-draft = Each round starts with a draft. Each coach takes one of these match cards, or the top of the deck unseen.
lesson-tsubasa-take-tackle = Take { $card }. Its defence of 3 will help you when { $rival } attacks.
lesson-tsubasa-hand = Your hand. Arrow: shot. Circle: pass. Shield: defence. The values of the cards you play add up.
lesson-tsubasa-large = Too small to read? Rest the mouse on a small card, or hold your finger on any card, and you see it large.
lesson-tsubasa-turns = You and { $rival } play cards in turn, at most nine together. Then the attacker shoots or passes.
lesson-tsubasa-play-ishizaki = You attack, so your shots and passes count. { $card } is weak at both, but has a good ability.
lesson-tsubasa-ability = Abilities are optional: use them or not. This one gives you two defence tokens.
lesson-tsubasa-tokens = Here they are. A token adds 1 when you shoot, pass or defend, or it pays for a player on the bench.
lesson-tsubasa-end-turn = Save them for now, and let { $rival } answer.
lesson-tsubasa-motivate = { $keeper } guards their goal now. Spend both tokens: the golden { $card } on your bench has pass 2 instead of 1.
lesson-tsubasa-play-iwami = You still play a card this turn. { $card } is good at passing.
lesson-tsubasa-pass-token = His ability gives you a pass token. Take it.
lesson-tsubasa-odds = These are your chances of a goal and of a pass. Tokens that both teams could still add are counted.
lesson-tsubasa-locked = The bench has players that you can pay for with tokens. Tap anything locked to see why.
lesson-tsubasa-play-takasugi = { $wall } has defence 3. But { $card } can send him away.
lesson-tsubasa-send-away = Use his ability: it sends one of their cards back.
lesson-tsubasa-send-back = Send { $wall } away. Their defence falls from 5 to 2.
lesson-tsubasa-stop = Your other cards are poor passers, so stop here. They stay in your hand. { $rival } may go on alone.
lesson-tsubasa-pass = Shot 1 against defence 4 is hopeless. Pass 5 against 4 is good, and a pass that gets through keeps the ball.
lesson-tsubasa-spend = Add your token: 6 against 4. Then both roll a die. The higher total wins. You attack, so you win a tie.
lesson-tsubasa-kept = Through, 8 against 7! You keep the ball, and round 2 begins.
lesson-tsubasa-take-shot = Now go for a goal. { $card } has shot 3.
lesson-tsubasa-play-ozora = Your captain is in your hand: { $card }, shot 3, pass 4.
lesson-tsubasa-choice = His ability gives you a token of your choice.
lesson-tsubasa-take-arrow = You want to shoot, so take a shot token.
lesson-tsubasa-offside = { $trap } has sent { $captain } away, but his token stays. Now play { $card }.
lesson-tsubasa-another = His ability lets you play one more card at once.
lesson-tsubasa-play-long-shot = { $card } brings you to shot 4. Your token adds 1.
lesson-tsubasa-keep = Your other cards only defend. Keep them: { $rival } will attack soon.
lesson-tsubasa-shoot = Shot 4 and a token against defence 5, and no goalkeeper. Shoot!
lesson-tsubasa-all-in = With your token it is 5 against 5. A tie is enough for you.
lesson-tsubasa-goal = Goal, 10 against 6! After a goal the other team gets the ball. Now your shields count.
lesson-tsubasa-take-injury = The defender drafts first. { $card } has defence 2 and can cost { $rival } a card.
lesson-tsubasa-play-morisaki = { $striker } and { $signing } add up to shot 9. Only a goalkeeper can still stop that: { $card }.
lesson-tsubasa-trust = Shot 11 against your 2: more cards will not help. Keep them, and trust { $keeper }.
lesson-tsubasa-save = The shot wins, 14 against 4. But { $keeper } may save it: on a 1 he catches the ball, on a 2 or 3 it is a corner.
lesson-tsubasa-caught = Caught! You lead, and the ball is yours.
lesson-tsubasa-injury-time = Round 4 is the last of this half. It goes on until the attacker scores or loses the ball.
lesson-tsubasa-yours = From here the match is yours. Good luck, coach!

## The lesson of Machi Koro

lesson-machikoro-welcome = These are your four large projects. Build all four before your rival does, and you win.
lesson-machikoro-town = Your town starts with two cards that pay. The bars show which rolls pay you, and how much.
lesson-machikoro-numbers = The number on a card is the roll that makes it pay. { $card } pays when a 1 is rolled.
lesson-machikoro-roll = Every turn: roll, collect coins, build. Start with the die.
lesson-machikoro-green = A 3: { $snacks } pays 1 coin. Green cards pay when you roll their number yourself.
lesson-machikoro-blue = Blue cards pay you on every roll: yours and your rival’s.
lesson-machikoro-build-pitch = Build { $card }. It costs 1 and pays 1 coin on every 2.
lesson-machikoro-roll-again = Your rival rolled a 6 and got nothing. Your roll.
lesson-machikoro-look = Rest the mouse on a card, or hold your finger on it, to read all of it.
lesson-machikoro-twice = Build { $card } once more. A card that you own twice pays twice.
lesson-machikoro-blue-paid = Your rival rolled a 1, and your blue { $booth } paid you 1 coin. Your roll.
lesson-machikoro-locked = A 2 brings you 3 coins! A faded card cannot be built now. Tap one to see why.
lesson-machikoro-red = Red cards pay on your rivals’ rolls: whoever rolls the number pays you.
lesson-machikoro-build-shop = Build { $card }. A rival who rolls a 3 pays you 1 coin.
lesson-machikoro-lucky-rival = Your rival rolled a 4 and earned 6 coins. Your roll.
lesson-machikoro-purple = Purple cards pay only when you roll a 6 yourself, and you may own only one of each kind.
lesson-machikoro-purples = { $trainer } takes 2 coins from each rival, { $player } 5 from one. { $sponsor } swaps a card with a rival.
lesson-machikoro-build-trainer = You have 6 coins. Build { $card }.
lesson-machikoro-pitch-paid = Your rival rolled a 2, and { $card } paid you twice. Your roll.
lesson-machikoro-academy = Now your first large project. { $card } costs 4: from your next turn on you may roll two dice.
lesson-machikoro-pay-first = Your rival rolled a 3 and paid you 1 coin for { $shop }. Red cards are paid first, then the others pay.
lesson-machikoro-one-die = One die or two? All your cards have numbers up to 6, so one die pays you more.
lesson-machikoro-trainer-paid = A 6! { $card } took 2 coins from your rival.
lesson-machikoro-save = You want a card for 5 coins and have 4. Save them: you do not have to build.
lesson-machikoro-luck = Your rival rolled a 2 again, and you got 2 coins. Your roll, with one die.
lesson-machikoro-icons = Every card has an icon; enlarge it to see it. Some cards count icons: { $card } pays 3 coins for each of your “{ $icon }” cards.
lesson-machikoro-build-school = { $pitch } has that icon, and you own two. So { $card } will pay you 6 coins on a 7. Build it.
lesson-machikoro-two-dice = You need a 7. With { $card } two dice now pay you more than one.
lesson-machikoro-stadium = Seven, 6 coins! Build { $card }: cards like { $snacks } and { $shop } then pay 1 coin more each.
lesson-machikoro-studio = You have two large projects. Two are left. With { $card }, doubles on two dice give you a second turn.
lesson-machikoro-museum = With { $card } you may roll once more in each turn. The second roll counts.
lesson-machikoro-yours = From here the town is yours. Build the last two first, and you win!

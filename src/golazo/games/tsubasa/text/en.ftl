# Texts of Captain Tsubasa, the card game.

game-name = Captain Tsubasa
    .spanish = Campeones: Oliver y Benji
game-line = { team-nankatsu } against { team-toho } in the final: play cards, gain tokens, shoot or pass. Score more goals to win.

## Teams and tokens

team-nankatsu = Nankatsu
    .spanish = New Team
team-toho = Toho
kind-shot = shot
kind-pass = pass
kind-defence = defence
token-shot = shot
token-pass = pass
token-defence = defence
cost-tokens = { $amount } { $kind }
cost-none = no motivation card
counted-tokens = { $count ->
    [one] 1 { $kind } token
   *[other] { $count } { $kind } tokens
}
list-two = { $first }, { $second }
list-three = { $first }, { $second }, { $third }
tokens-two = { $first } and { $second }
tokens-three = { $first }, { $second } and { $third }
score-line = { team-nankatsu } { $nankatsu }–{ $toho } { team-toho }

## Cards

card-printed = { $name }
card-motivated = { $player } (motivated)
card-yuzo-morisaki = Yuzo Morisaki
    .spanish = Alan Crocker
card-masato-nakazato = Masato Nakazato
card-tsuyoshi-oda = Tsuyoshi Oda
card-shingo-takasugi = Shingo Takasugi
    .spanish = Bob Denver
card-ryo-ishizaki = Ryo Ishizaki
    .spanish = Bruce Harper
card-kenichi-iwami = Kenichi Iwami
card-mamoru-izawa = Mamoru Izawa
    .spanish = Paul Diamond
card-tsubasa-ozora = Tsubasa Ozora
    .spanish = Oliver Atom
card-hiroshi-nagano = Hiroshi Nagano
card-hajime-taki = Hajime Taki
    .spanish = Ted Carter
card-teppei-kisugi = Teppei Kisugi
    .spanish = Johnny Mason
card-nankatsu-fans = { team-nankatsu } Fans
card-ken-wakashimazu = Ken Wakashimazu
    .spanish = Ed Warner
card-kiyoshi-furuta = Kiyoshi Furuta
card-tsuneo-takashima = Tsuneo Takashima
    .spanish = Lucas Lawton
card-hiroshi-imai = Hiroshi Imai
card-katsuji-kawabe = Katsuji Kawabe
card-hideto-koike = Hideto Koike
    .spanish = Lucas Milton
card-yutaka-matsuki = Yutaka Matsuki
card-tadashi-shimano = Tadashi Shimano
card-takeshi-sawada = Takeshi Sawada
    .spanish = Danny Mellow
card-kazuki-sorimachi = Kazuki Sorimachi
    .spanish = Eddie Bright
card-kojiro-hyuga = Kojiro Hyuga
    .spanish = Mark Lenders
card-toho-fans = { team-toho } Fans
card-control-and-advance = Control and Advance
card-kozo-and-robertos-advice = Kozo and Roberto’s Advice
    .spanish = Jeff and Roberto’s Advice
card-pursuing-the-title = Pursuing the Title
card-outstanding-save = Outstanding Save
card-special-shot-of-nankatsu = { team-nankatsu } Special Shot
card-special-shot-of-toho = { team-toho } Special Shot
card-injury = Injury
card-rebound = Rebound
card-through-ball = Through Ball
card-sliding-tackle = Sliding Tackle
card-wall-pass = Wall Pass
card-long-shot = Long Shot
card-offside-trap = Offside Trap
card-second-control-and-advance = { card-control-and-advance }
card-motivation-to-play-for-japan = Motivation to Play for Japan
card-foul = Foul
card-substitution = Substitution
card-last-minute-shot = Last-Minute Shot
card-counter-attack = Counter-Attack
card-iron-wall = Iron Wall
card-pressing = Pressing
card-captains-call = Captain’s Call
card-second-wind = Second Wind
card-early-cross = Early Cross
card-man-marking = Man-Marking
card-roaring-crowd = Roaring Crowd
card-shun-nitta = Shun Nitta
    .spanish = Everett
card-jun-misugi = Jun Misugi
    .spanish = Ross
card-hikaru-matsuyama = Hikaru Matsuyama
    .spanish = Callahan
card-kazuo-and-masao-tachibana = Kazuo and Masao Tachibana
    .spanish = Derrick
card-hiroshi-jito = Hiroshi Jito
    .spanish = Yuma
card-taro-misaki = Taro Misaki
    .spanish = Baker
card-taichi-nakanishi = Taichi Nakanishi
    .spanish = Teo
card-genzo-wakabayashi = Genzo Wakabayashi
    .spanish = Benji
card-drive-shot = Drive Shot
card-overhead-kick = Overhead Kick
card-twin-shot = Twin Shot
card-tiger-shot = Tiger Shot
card-tiger-overhead-kick = Tiger Overhead Kick
card-jumping-tiger = Jumping Tiger
card-ryo-blocks-the-tiger-shot = Ishizaki Blocks the Tiger’s Shot
    .spanish = Harper Blocks the Tiger’s Shot
card-yuzo-saves-the-tiger-overhead-kick = Yuzo Saves the Tiger Overhead Kick
    .spanish = Crocker Saves the Tiger Overhead Kick
card-shingo-blocks-the-jumping-tiger = Shingo Blocks the Jumping Tiger
    .spanish = Denver Blocks the Jumping Tiger
card-ken-stops-the-drive-shot = Ken Stops the Drive Shot
    .spanish = Warner Stops the Drive Shot
card-takeshi-reads-the-overhead-kick = Takeshi Reads the Overhead Kick
    .spanish = Mellow Reads the Overhead Kick
card-ken-parries-the-twin-shot = Ken Parries the Twin Shot
    .spanish = Warner Parries the Twin Shot
card-yellow = Yellow Card
card-red = Red Card
card-fatigue = Fatigue

## Cards, where there is little room

short-yuzo-morisaki = Morisaki
    .spanish = Crocker
short-masato-nakazato = Nakazato
short-tsuyoshi-oda = Oda
short-shingo-takasugi = Takasugi
    .spanish = Denver
short-ryo-ishizaki = Ishizaki
    .spanish = Harper
short-kenichi-iwami = Iwami
short-mamoru-izawa = Izawa
    .spanish = Diamond
short-tsubasa-ozora = Ozora
    .spanish = Atom
short-hiroshi-nagano = Nagano
short-hajime-taki = Taki
    .spanish = Carter
short-teppei-kisugi = Kisugi
    .spanish = Mason
short-ken-wakashimazu = Wakashimazu
    .spanish = Warner
short-kiyoshi-furuta = Furuta
short-tsuneo-takashima = Takashima
    .spanish = Lawton
short-hiroshi-imai = Imai
short-katsuji-kawabe = Kawabe
short-hideto-koike = Koike
    .spanish = Milton
short-yutaka-matsuki = Matsuki
short-tadashi-shimano = Shimano
short-takeshi-sawada = Sawada
    .spanish = Mellow
short-kazuki-sorimachi = Sorimachi
    .spanish = Bright
short-kojiro-hyuga = Hyuga
    .spanish = Lenders
short-shun-nitta = Nitta
    .spanish = Everett
short-jun-misugi = Misugi
    .spanish = Ross
short-hikaru-matsuyama = Matsuyama
    .spanish = Callahan
short-kazuo-and-masao-tachibana = Tachibana
    .spanish = Derrick
short-hiroshi-jito = Jito
    .spanish = Yuma
short-taro-misaki = Misaki
    .spanish = Baker
short-taichi-nakanishi = Nakanishi
    .spanish = Teo
short-genzo-wakabayashi = Wakabayashi
    .spanish = Benji
short-nankatsu-fans = Fans
short-toho-fans = { short-nankatsu-fans }
short-control-and-advance = Control
short-second-control-and-advance = { short-control-and-advance }
short-kozo-and-robertos-advice = Advice
short-pursuing-the-title = The Title
short-outstanding-save = Great Save
short-special-shot-of-nankatsu = Special Shot
short-special-shot-of-toho = { short-special-shot-of-nankatsu }
short-through-ball = Through Ball
short-sliding-tackle = Tackle
short-offside-trap = Offside
short-motivation-to-play-for-japan = For Japan
short-last-minute-shot = Last Minute
short-captains-call = Captain
short-early-cross = Early Cross
short-man-marking = Marking
short-roaring-crowd = The Crowd

## What cards do

effect-gain = { $amount ->
    [one] gain 1 { $kind } token
   *[other] gain { $amount } { $kind } tokens
}
effect-gain-either = { $amount ->
    [one] gain 1 { $first } or { $second } token
   *[other] gain { $amount } tokens, each { $first } or { $second }
}
effect-gain-any = { $amount ->
    [one] gain 1 token of any kind
   *[other] gain { $amount } tokens of any kind
}
effect-gain-both = gain { $amount } { $first } token and { $amount } { $second } token
effect-gain-each = gain { $amount } token of each kind
effect-draw = { $amount ->
    [one] draw 1 card
   *[other] draw { $amount } cards
}
effect-play-hand = play one more card from your hand
effect-play-discard = play a card from your discard pile
effect-play-deck = play the top card of your draw deck
effect-remove-this = remove this card from the match
effect-remove-hand = remove a card in your hand from the match
effect-remove-discard = remove a card in your discard pile from the match
effect-rival-discards = { $amount ->
    [one] your rival discards 1 card at random
   *[other] your rival discards { $amount } cards at random
}
effect-send-back = send one of your rival’s played cards to their discard pile
effect-rival-tires = your rival takes a fatigue card
effect-rival-booked = your rival gets a yellow card
effect-clear-yellow = remove your yellow card
effect-reroll = reroll one die of this round
effect-save = when a shot beats you, roll a die: on { $catch } you catch the ball, on { $corner } it is a corner
effect-save-catch = when a shot beats you, roll a die: on { $catch } you catch the ball
effect-control = as attacker: discard all played cards, keep the ball, and remove this card from the match
effect-special = as attacker, for { $team }: discard all played cards, take a special shot, and remove this card from the match
effect-tire = take a fatigue card
effect-be-booked = get a yellow card
effect-discard = discard a card from your hand

text-none = no ability
text-ability = { $number }: { $effect }
text-ability-due = { $number }: { $effect }; then you must: { $duty }
text-two = { $first } · { $second }
text-special-shot = A goal, unless your rival has chosen the one defence that stops it.
text-special-defence = Stops { $shot } and no other special shot.
text-yellow = Counts in every round from now on; a second one turns it red.
text-red = Counts in every round until the end of the match.

brief-effect-gain = +{ $amount } { $kind }
brief-effect-gain-either = +{ $amount } { $first }/{ $second }
brief-effect-gain-any = +{ $amount } any
brief-effect-gain-both = +{ $amount } { $first }, +{ $amount } { $second }
brief-effect-gain-each = +{ $amount } of each
brief-effect-draw = draw { $amount }
brief-effect-play-hand = play another
brief-effect-play-discard = play a discard
brief-effect-play-deck = play from deck
brief-effect-remove-this = remove this
brief-effect-remove-hand = remove from hand
brief-effect-remove-discard = remove a discard
brief-effect-rival-discards = rival −{ $amount } in hand
brief-effect-send-back = send back
brief-effect-rival-tires = rival: fatigue
brief-effect-rival-booked = rival: yellow
brief-effect-clear-yellow = remove yellow
brief-effect-reroll = reroll
brief-effect-save = save { $catch }, corner { $corner }
brief-effect-save-catch = save { $catch }
brief-effect-control = keep the ball
brief-effect-special = special shot
brief-effect-tire = fatigue
brief-effect-be-booked = yellow
brief-effect-discard = discard
brief-none = –
brief-due = { $effect } (!{ $duty })
brief-two = { $first }; { $second }

## What cards do, on a drawn card: $first, $second, $all and $tokens are signs of tokens

face-effect-gain = Gain { $tokens }
face-effect-gain-either = { $amount ->
    [one] Gain { $first } or { $second }
   *[other] Gain { $amount }: { $first } or { $second } each
}
face-effect-gain-any = { $amount ->
    [one] Gain 1 of { $all }
   *[other] Gain any { $amount } of { $all }
}
face-effect-gain-both = Gain { $first } and { $second }
face-effect-gain-each = Gain { $all }
face-effect-draw = { $amount ->
    [one] Draw 1 card
   *[other] Draw { $amount } cards
}
face-effect-play-hand = Play one more card
face-effect-play-discard = Play 1 from your discard pile
face-effect-play-deck = Play the top card of your deck
face-effect-remove-this = Remove this card
face-effect-remove-hand = Remove 1 card from your hand
face-effect-remove-discard = Remove 1 from your discard pile
face-effect-rival-discards = { $amount ->
    [one] Rival discards 1 at random
   *[other] Rival discards { $amount } at random
}
face-effect-send-back = Send back one of your rival’s cards
face-effect-rival-tires = Rival takes a fatigue card
face-effect-rival-booked = Rival gets a yellow card
face-effect-clear-yellow = Remove your yellow card
face-effect-reroll = Reroll one die
face-effect-save = Beaten by a shot? Roll a save
face-effect-save-catch = { face-effect-save }
face-effect-control = Attacker: keep the ball. All played cards are discarded; remove this one
face-effect-special = { $team } attacker: special shot. All played cards are discarded; remove this one
must-effect-remove-this = Used? Remove this card
must-effect-tire = Used? Take a fatigue card
must-effect-be-booked = Used? Get a yellow card
must-effect-discard = Used? Discard a card

## Card sheet

sheet-initial = { $team }: initial cards
sheet-motivation = Motivation cards
sheet-match-first = Match cards of the first half (* not in a first match)
sheet-match-second = Match cards of the second half (* not in a first match)
sheet-signings = Signings
sheet-specials = Special shots and special defences
sheet-others = Bookings and fatigue
sheet-fatigue = { $copies ->
    [one] No values, no ability; 1 for each team.
   *[other] No values, no ability; { $copies } for each team.
}
sheet-starred = { $card } *
position-gk = GK
position-df = DF
position-mf = MF
position-fw = FW
column-number = No.
column-card = Card
column-team = Team
column-position = Pos.
column-cost = Cost
column-shot = Shot
column-pass = Pass
column-defence = Defence
column-abilities = Abilities
column-special-shot = Special shot
column-stopped-by = Stopped by
column-effect = Effect
column-name = Name
column-player = Player
column-half = Half
column-star = Star
column-stops = Stops
column-copies = Copies
column-ability1 = Ability 1
column-ability2 = Ability 2
column-mandatory = Mandatory action
sheet-sources = { $sheet }: where the values come from
source-rulebook = rulebook
source-story = story
source-inferred = inferred
source-designed = ours
source-box = box
source-own = own

## Choices

phase-kick-off = choosing who kicks off
phase-draft = choosing a match card
phase-attack = playing cards
phase-abilities = choosing abilities
phase-gain = choosing a token
phase-play-from-hand = playing one more card
phase-play-from-discard = playing a card from the discard pile
phase-remove-from-hand = removing a card from their hand
phase-remove-from-discard = removing a card from the discard pile
phase-discard = discarding a card
phase-send-back = sending back a card
phase-special-shot = choosing a special shot
phase-special-defence = choosing a special defence
phase-shot-or-pass = choosing shot or pass
phase-tokens = adding tokens
phase-reroll = deciding on a reroll
phase-save = deciding on a save
phase-over = end of the match

action-attack = Kick off and attack
action-defend = Let your rival kick off
action-draft = Take { $card }
action-draft-deck = Take the top card of the match deck, unseen
action-play = Play { $card }
action-stop = No more cards this round
action-motivate = Motivate { $card } ({ $cost })
action-sign = Sign { $card } ({ $cost })
action-use-1 = Use ability 1
action-use-2 = Use ability 2
action-end = No more abilities
action-gain-shot = Gain a shot token
action-gain-pass = Gain a pass token
action-gain-defence = Gain a defence token
action-remove = Remove { $card } from the match
action-discard = Discard { $card }
action-send-back = Send back { $card }
action-special-shot = Special shot: { $card }
action-special-defence = Special defence: { $card }
action-shot = Shoot
action-pass = Pass the ball
action-tokens = { $count ->
    [0] Spend no tokens
    [one] Spend 1 token
   *[other] Spend { $count } tokens
}
action-reroll-own = Reroll your die
action-reroll-rival = Reroll your rival’s die
action-reroll-save = Reroll the goalkeeper’s die
action-keep = Keep this roll
action-save = Try to save with { $card }
action-no-save = Do not try to save

## Refusals

refused-match-over = The match is over.
refused-other-phase = Not now. Current step: { $phase }.
refused-not-on-pitch = { $card } is not on the pitch; choose a card that is.
refused-deck-empty = The match deck is empty; take a card from the pitch.
refused-not-in-hand = { $card } is not in your hand; choose a card that is.
refused-not-in-discard = { $card } is not in your discard pile; choose a card that is.
refused-limit-reached = There are already { $limit } cards in the two play areas, the most a round allows.
refused-extra-limit-reached = There are already { $limit } cards in the two play areas, the most a round of extra time allows.
refused-no-such-ability = { $card } has no ability { $number }.
refused-card-gone = You cannot use abilities of a card that has left the play area.
refused-used-already = You have already used ability { $number } of { $card }; each works once.
refused-reroll-comes-later = { $card } can reroll a die after the dice are rolled; you will be asked then.
refused-save-comes-later = { $card } can try a save after a shot beats you; you will be asked then.
refused-reserve-empty = Nothing to gain: all { $most } of your tokens of that kind are available already.
refused-nothing-to-draw = Nothing to draw: your draw deck and your discard pile are empty.
refused-attack-is-over = The attack is over; no more cards can be played this round.
refused-hand-empty = { $card } needs a card from your hand, but your hand is empty.
refused-discard-empty = { $card } needs a card from your discard pile, but it is empty.
refused-rival-hand-empty = Your rival’s hand is empty, so there is no card to discard.
refused-rival-area-empty = Your rival’s play area is empty, so there is no card to send back.
refused-no-fatigue-left = There are no fatigue cards left for your rival.
refused-rival-red-already = Your rival already has a red card; another yellow changes nothing.
refused-no-yellow = You have no yellow card to remove; a red card stays until the end of the match.
refused-control-needs-ball = Only the attacker can control and advance, and only during the attack.
refused-special-needs-ball = Only the attacker can take a special shot, and only during the attack.
refused-other-teams-special = { $card }: only that team can take this special shot, but you may play the card for its values.
refused-no-motivation = There is no motivation card for { $card }.
refused-not-in-area = You have not played { $card } this round; only players in your play area can be motivated.
refused-too-dear = { $card } costs { $cost }; you still need { $needed }.
refused-motivation-too-late = Too late: you can motivate players only before the dice are rolled.
refused-not-laid-out = { $card } is not on offer; choose one of the signings laid out.
refused-signing-too-late = The attack is over; you can sign players only on your turn of the attack.
refused-no-goalkeeper = { $card } has to replace a goalkeeper, and there is none in your play area.
refused-not-on-card = This card does not give you that token; it offers: { $offered }.
refused-not-rivals-played = { $card } is not in your rival’s play area; choose a card that is.
refused-not-your-special = { $card } belongs to the other team; choose one of your own three.
refused-too-few-tokens = You cannot spend { $count }; you have { $tokens } available.
refused-no-save-die = Nobody has rolled for a save yet, so there is no such die to reroll.
refused-no-save-on-card = You can try to save only with a card in your play area that has a save. { $card } is not one.

## Events

event-laid-out = Up for signing: { $card }.
event-flipped = { $seat_is ->
    [you] You win the toss.
   *[other] { $seat } wins the toss.
}
event-half-began = { $half ->
    [1] Kick-off!
    [2] The second half begins.
    [3] Extra time begins.
   *[4] The second half of extra time begins.
} { $seat_is ->
    [you] You attack first.
   *[other] { $seat } attacks first.
}
event-turned-up = New on the pitch: { $card }.
event-round-began = { $injury ->
    [yes] Round { $round }, injury time:
   *[no] Round { $round }:
} { $seat_is ->
    [you] you attack.
   *[other] { $seat } attacks.
}
event-drew = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-drew-hidden = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-reshuffled = { $seat_is ->
    [you] You shuffle your discard pile into a new draw deck
   *[other] { $seat } shuffles the discard pile into a new draw deck
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-revealed = { $seat_is ->
    [you] You reveal the top card of your draw deck: { $card }.
   *[other] { $seat } reveals the top card of the draw deck: { $card }.
}
event-drafted = { $seat_is ->
    [you] You take { $card } from the pitch.
   *[other] { $seat } takes { $card } from the pitch.
}
event-drafted-unseen = { $seat_is ->
    [you] You take the top card of the match deck, unseen: { $card }.
   *[other] { $seat } takes the top card of the match deck, unseen: { $card }.
}
event-drafted-unseen-hidden = { $seat_is ->
    [you] You take the top card of the match deck, unseen.
   *[other] { $seat } takes the top card of the match deck, unseen.
}
event-played = { $source ->
    [discard] { $seat_is ->
        [you] You play { $card } from your discard pile.
       *[other] { $seat } plays { $card } from the discard pile.
    }
    [deck] { $seat_is ->
        [you] You play { $card } from your draw deck.
       *[other] { $seat } plays { $card } from the draw deck.
    }
   *[hand] { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
}
event-stopped = { $seat_is ->
    [you] You play no more cards this round.
   *[other] { $seat } plays no more cards this round.
}
event-used = { $seat_is ->
    [you] You use ability { $ability } of { $card }.
   *[other] { $seat } uses ability { $ability } of { $card }.
}
event-gained = { $count ->
    [0] { $seat_is ->
        [you] You gain nothing
       *[other] { $seat } gains nothing
    }
   *[other] { $seat_is ->
        [you] You gain { $tokens }
       *[other] { $seat } gains { $tokens }
    }
}{ $lost ->
    [0] .
    [one] {" "}(1 lost: the reserve is empty).
   *[other] {" "}({ $lost } lost: the reserve is empty).
}
event-removed = { $source ->
    [hand] { $seat_is ->
        [you] You remove { $card } from your hand.
       *[other] { $seat } removes { $card } from hand.
    }
    [discard] { $seat_is ->
        [you] You remove { $card } from your discard pile.
       *[other] { $seat } removes { $card } from the discard pile.
    }
   *[area] { $card } leaves the match.
}
event-discarded = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-injured = { $seat_is ->
    [you] Injury! You discard a random card: { $card }.
   *[other] Injury! { $seat } discards a random card: { $card }.
}
event-sent-back = { $seat_is ->
    [you] { $card } is sent back to your discard pile.
   *[other] { $card } is sent back to { $seat }’s discard pile.
}
event-tired = { $seat_is ->
    [you] Heavy legs: you take a fatigue card.
   *[other] Heavy legs: { $seat } takes a fatigue card.
}
event-booked = { $colour ->
    [yellow] { $seat_is ->
        [you] Yellow card for you!
       *[other] Yellow card for { $seat }!
    }
    [red] { $seat_is ->
        [you] Second yellow: red card for you!
       *[other] Second yellow: red card for { $seat }!
    }
   *[none] { $seat_is ->
        [you] Booked again, but nothing changes: you already have a red card.
       *[other] Booked again, but nothing changes: { $seat } already has a red card.
    }
}
event-cleared = { $seat_is ->
    [you] Your yellow card is removed.
   *[other] { $seat }’s yellow card is removed.
}
event-motivated = { $seat_is ->
    [you] You motivate { $card }: the motivation card counts now!
   *[other] { $seat } motivates { $card }: the motivation card counts now!
}
event-signed = { $seat_is ->
    [you] You sign { $card }!
   *[other] { $seat } signs { $card }!
}
event-signed-goalkeeper = { $seat_is ->
    [you] New goalkeeper: you sign { $card } to replace { $replaced }!
   *[other] New goalkeeper: { $seat } signs { $card } to replace { $replaced }!
}
event-paid = { $seat_is ->
    [you] You pay { $cost }.
   *[other] { $seat } pays { $cost }.
}
event-controlled = { $seat_is ->
    [you] { card-control-and-advance }: you dribble on and keep the ball.
   *[other] { card-control-and-advance }: { $seat } dribbles on and keeps the ball.
}
event-special-called = { $seat_is ->
    [you] Special shot! You take the run-up.
   *[other] Special shot! { $seat } takes the run-up.
}
event-duelled = { $stopped ->
    [yes] { $shot } against “{ $defence }”: stopped!
   *[no] { $shot } against “{ $defence }”: not stopped!
}
event-chose = { $action ->
    [shot] { $seat_is ->
        [you] You shoot: shot { $total } against defence { $defence }.
       *[other] { $seat } shoots: shot { $total } against defence { $defence }.
    }
   *[pass] { $seat_is ->
        [you] You pass the ball: pass { $total } against defence { $defence }.
       *[other] { $seat } passes the ball: pass { $total } against defence { $defence }.
    }
}
event-spent = { $count ->
    [0] { $seat_is ->
        [you] You spend no tokens.
       *[other] { $seat } spends no tokens.
    }
   *[other] { $seat_is ->
        [you] You spend { $tokens }.
       *[other] { $seat } spends { $tokens }.
    }
}
event-rolled = { $seat_is ->
    [you] You roll { $die }, { $rival } rolls { $rival_die }.
   *[other] { $rival_is ->
        [you] { $seat } rolls { $die }, you roll { $rival_die }.
       *[other] { $seat } rolls { $die }, { $rival } rolls { $rival_die }.
    }
}
event-rerolled = { $own ->
    [yes] { $seat_is ->
        [you] You reroll: { $die }.
       *[other] { $seat } rerolls: { $die }.
    }
   *[no] { $seat_is ->
        [you] You reroll your rival’s die: { $die }.
       *[other] { $whose_is ->
            [you] { $seat } rerolls your die: { $die }.
           *[other] { $seat } rerolls the rival’s die: { $die }.
        }
    }
}
event-rolled-save = { $seat_is ->
    [you] You try to save with { $card }: { $die }.
   *[other] { $seat } tries to save with { $card }: { $die }.
}
event-rerolled-save = { $seat_is ->
    [you] You reroll the goalkeeper’s die: { $die }.
   *[other] { $seat } rerolls the goalkeeper’s die: { $die }.
}
event-assured = { $seat_is ->
    [you] A 6 against a 1: assured success for you!
   *[other] A 6 against a 1: assured success for { $seat }!
}
event-contested = { $action ->
    [shot] Shot { $total }, defence { $defence }.
   *[pass] Pass { $total }, defence { $defence }.
}
event-goal = { $seat_is ->
    [you] GOAL! You score! { score-line }.
   *[other] GOAL! { $seat } scores! { score-line }.
}
event-passed = { $seat_is ->
    [you] The pass gets through: you keep the ball.
   *[other] The pass gets through: { $seat } keeps the ball.
}
event-ball-won = { $seat_is ->
    [you] You win the ball!
   *[other] { $seat } wins the ball!
}
event-caught = { $seat_is ->
    [you] Caught! The ball is yours.
   *[other] Caught! { $seat } has the ball.
}
event-corner = { $seat_is ->
    [you] Saved for a corner: you keep the ball.
   *[other] Saved for a corner: { $seat } keeps the ball.
}
event-half-ended = { $half ->
    [1] Half-time: { score-line }.
    [2] The second half is over: { score-line }.
    [3] The first half of extra time is over: { score-line }.
   *[4] Extra time is over: { score-line }.
}
event-match-ended = { $seat_is ->
    [you] Full time, { score-line }: you are the champion!
   *[other] Full time, { score-line }: { $seat } is the champion!
}
event-match-ended-level = Full time, { score-line }: it is a draw, and both are champions!

## Balance

balance-teams = Teams
balance-note-teams = Wins in decided matches and in all matches, goals per match, and wins in all matches with and without the kick-off.
balance-match = The match
balance-note-match = The kick-off effect is in percentage points: win rate with the kick-off minus win rate without it.
balance-contests = With the ball
balance-note-contests = How often it happens per match, and how it ends: in a goal, with the ball kept (after a shot: a corner), or lost.
balance-scores = Goals and margins
balance-note-scores = Share of matches with this many goals in total, and share won by this margin; { $most } means { $most } or more.
balance-first_half = Match cards of the first half
balance-second_half = Match cards of the second half
balance-note-first_half = Drafted: share of the rounds on the pitch in which it was taken. Plays are per match, ability uses per play. Effect: how many points more often coaches who drafted it win, compared with all coaches; a draw counts as half a win.
balance-motivation = Motivation cards
balance-note-motivation = Possible: share of matches in which someone could be motivated; used: in how many of these it was done. Effect: how many points more often coaches who did it win, compared with all coaches of the team.
balance-signings = Signings
balance-note-signings = Possible: share of matches in which someone could be signed; used: in how many of these it was done. Effect: how many points more often coaches who did it win, compared with all coaches.
balance-initial_cards = Initial cards
balance-note-initial_cards = Effect: how many points more often coaches who played the card win, compared with all coaches of the team.
balance-figure = Figure
balance-ball = Action
balance-goals = Goals
balance-column-value = Value
balance-column-decided = Decided
balance-column-wins = Of all
balance-column-goals = Goals
balance-column-kicking_off = Kick-off
balance-column-not_kicking_off = Without
balance-column-per_match = Per match
balance-column-goal = Goal
balance-column-kept = Kept
balance-column-lost = Lost
balance-column-goals_in_all = Total
balance-column-margin = Margin
balance-column-drafted = Drafted
balance-column-could = Possible
balance-column-used = Used
balance-column-plays = Plays
balance-column-ability1 = Use 1
balance-column-ability2 = Use 2
balance-column-effect = Effect
balance-row-nankatsu = { team-nankatsu } wins in decided matches
balance-row-kick_off = Kick-off effect on the win rate
balance-row-goals = Goals per match
balance-row-level = Level after two halves
balance-row-draws = Draws
balance-row-unfinished = Unfinished matches
balance-row-rounds = Rounds per match
balance-row-contests = Contests per match
balance-row-passes = Share of passes in contests
balance-row-tokens_shot = Shot tokens per shot
balance-row-tokens_pass = Pass tokens per pass
balance-row-tokens_defence = Defence tokens per contest
balance-row-unseen = Match cards taken unseen
balance-target-least_drafted = Least drafted: { $card }
balance-target-most_drafted = Most drafted: { $card }
balance-target-least_motivated = Least motivated: { $card }
balance-target-least_signed = Least signed: { $card }

## Card files

catalogue-not-ability = must be one of: { $forms }; not { $value }.
catalogue-ability-form = must read like: { $forms }; not { $value }.
catalogue-ability-twice = is the same as ability1.
catalogue-duty-alone = applies when ability 1 is used, but the card has no ability1.
catalogue-duty-too-late = cannot be combined with a reroll or a save, which are used after the attack.
catalogue-duty-at-the-end = cannot be combined with control and advance or a special shot, which end the attack and leave no time to discard.
catalogue-not-cost = must be a table of tokens such as {"{"} shot = 2, pass = 1 {"}"}, at least one, not { $value }.
catalogue-not-title = must be a title of 1 to { $most } characters, not { $value }.
catalogue-fans = is only for players; fans have none.
catalogue-number-twice = is already the number of { $other }.
catalogue-goalkeeper = is a goalkeeper and needs a save, such as: save: catch 1, corner 2-3.
catalogue-field-player = is a field player and cannot have a save.
catalogue-motivation-without-player = has no player: a motivation card belongs to a player of one of the two squads. Players: { $players }.
catalogue-motivations = must be 4 for each team, not { $nankatsu } for nankatsu and { $toho } for toho.
catalogue-halves = must be 13 cards in each half, not { $first } in the first and { $second } in the second.
catalogue-stars = must have a star on 4 cards in each half, not on { $first } in the first and { $second } in the second.
catalogue-fatigues = must be { $most } or less for each team, not { $value }: the rulebooks have eight in all.
catalogue-stops-nothing = stops nothing. It must be one of the rival’s special shots: { $shots }.
catalogue-stops-unknown = must be one of the rival’s special shots: { $shots }; not { $value }.
catalogue-stops-own = is a special shot of its own team: { $value }. It must be one of the rival’s special shots: { $shots }.
catalogue-stops-twice = is already stopped by { $other }: { $value }. Each special shot is stopped by one defence.

## Scenarios

scenario-other-team = “{ $field }”: { $card } is not a card of { $team }.
scenario-card-twice = { $card } is in two places: in “{ $first }” and in “{ $second }”.
scenario-too-many = “{ $field }” has { $count } cards; the most is { $most }.
scenario-other-half = “{ $field }”: { $card } cannot be there in half { $half }.
scenario-not-among = “{ $field }”: { $card } must also be in one of: { $piles }.
scenario-not-in-phase = “{ $field }” does not fit the phase “{ $phase }” like this.
scenario-nothing-to-choose = In the phase “{ $phase }” seat { $seat } would have nothing to choose.

## Terminal play

result-drawn = Draw: both are champions.
option-first_match = Option: first match, shorter and simpler: no match cards with a star, no fans, no fatigue.
option-assured_success = Option: assured success, a 6 against a 1 always wins, whatever the totals.
option-motivation = Option: no motivation cards.
option-signings = Option: no signings.
option-extra_time = Option: no extra time; if the score is level after two halves, it is a draw.
welcome-teams = { $first_is ->
    [you] You coach { team-nankatsu }
   *[other] { $first } coaches { team-nankatsu }
}, { $second_is ->
    [you] you coach { team-toho }
   *[other] { $second } coaches { team-toho }
}.
welcome-goal = Two halves of { $rounds } rounds each; the coach who scores more goals wins.
clock = { $half ->
    [1] first half
    [2] second half
    [3] extra time 1
   *[4] extra time 2
}, { $injury ->
    [yes] injury time
   *[no] round { $round } of { $rounds }
}
clock-attacker = { $seat_is ->
    [you] you attack
   *[other] { $seat } attacks
}
head-shot = Sht
head-pass = Pas
head-defence = Def
area-empty = no cards yet
plain-team = { $team } has played: { $cards }. Totals: { $sums }. Tokens: { $tokens }.
area-sum = Total
area-sums = total { $sums }
area-tokens = Tokens (of { $most })
area-tokens-line = tokens { $tokens }
played-count = { $played } of { $limit } cards played
has-stopped = { $seat }: no more cards
pitch-line = Pitch: { $cards } · { $deck } in the match deck
pitch-empty = No match cards left in this half.
hand-line = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
} { $size ->
    [0] no cards
    [one] 1 card
   *[other] { $size } cards
}
hand-unseen = { $count ->
    [one] 1 match card taken unseen
   *[other] { $count } match cards taken unseen
}
hand-unknown = { $count } unknown
hand-in-line = in hand: { $cards }
table-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }: hand
}
table-rivals-area = Rival’s play area
table-discard = { $seat_is ->
    [you] Your discard pile
   *[other] { $seat }: discard pile
}
table-pitch = Pitch · { $deck } in the deck
table-signings = Available signings
table-motivation = Motivation cards
table-bench = On the bench
pile-pool = { $seat }, in hand or draw deck: { $cards }
pile-draw-deck = { $seat_is ->
    [you] Your draw deck: { $cards }
   *[other] { $seat }, draw deck: { $cards }
}
pile-discard = { $seat_is ->
    [you] Your discard pile: { $cards }
   *[other] { $seat }, discard pile: { $cards }
}
pile-unseen = Match cards of this half not seen yet: { $cards }
label-use = { $use }: { $effect }
label-use-due = { $use }: { $effect }; then you must: { $duty }
row-sign = sign for { $cost }
row-motivate = motivate for { $cost }
outlook-line = As it stands: shot { $shot } against { $defence }, goal { $goal }% · pass { $pass } against { $defence }, keep the ball { $kept }%
outlook-line-of = { $team }: shot { $shot } against { $defence }, goal { $goal }% · pass { $pass } against { $defence }, keep the ball { $kept }%
outlook-choice = { $own } against { $defence }: { $promise }
promise-shot = goal { $chance }%
promise-pass = keep the ball { $chance }%
promise-corner = goal { $goal }%, corner { $corner }%
chance-of = { $team }: { $chance }
odds-tokens = By number of tokens, in %
odds-shot = { $answer ->
    [0] { $seat_is ->
        [you] Goal, you add no tokens
       *[other] Goal, rival adds no tokens
    }
   *[other] { $seat_is ->
        [you] Goal, you add { $answer }
       *[other] Goal, { $seat } adds { $answer }
    }
}
odds-pass = { $answer ->
    [0] { $seat_is ->
        [you] Pass, you add no tokens
       *[other] Pass, rival adds no tokens
    }
   *[other] { $seat_is ->
        [you] Pass, you add { $answer }
       *[other] Pass, { $seat } adds { $answer }
    }
}
odds-answer = { $answer ->
    [0] { $seat_is ->
        [you] you add no tokens
       *[other] rival adds no tokens
    }
   *[other] { $seat_is ->
        [you] you add { $answer }
       *[other] { $seat } adds { $answer }
    }
}
odds-chance-shot = Chance of a goal
odds-chance-pass = Chance that the pass gets through
odds-lead = Lead before the dice
odds-wins = The attacker wins, in %
odds-note = With the cards in play now, if both coaches use rerolls and goalkeepers perfectly.
contest-shot = The shot
contest-pass = The pass
contest-tie = a tie: { $team } wins as the attacker
contest-save = save [{ $die }]
duel-stopped-by = stopped only by “{ $card }”
duel-stops = stops “{ $card }”
ask-kick-off = You won the toss. Attack first?
ask-draft = Which match card do you take?
ask-attack = Which card do you play?
ask-abilities = { $card }: which ability do you use?
ask-bench = Who do you bring on?
ask-gain = { $gains ->
    [one] Which token do you gain?
   *[other] Which token do you gain? ({ $gains } to go)
}
ask-play-from-hand = Which card do you play next?
ask-play-from-discard = Which card from your discard pile do you play?
ask-remove-from-hand = Which card in your hand do you remove from the match?
ask-remove-from-discard = Which card in your discard pile do you remove from the match?
ask-discard = Which card do you discard?
ask-send-back = Which of your rival’s cards do you send back?
ask-special-shot = Which special shot do you secretly choose?
ask-special-defence = Which special defence do you secretly choose?
ask-shot-or-pass = Shot or pass?
ask-tokens = How many tokens do you spend?
ask-reroll = Reroll a die?
ask-save = Try to save the shot?
forced-draft = Only “{ $card }” is left.
told-and = { $first } and { $last }
told-contested-tie = { event-contested } { $seat_is ->
    [you] A tie: you win, because you attack.
   *[other] A tie: { $seat } wins as the attacker.
}
told-drew = { $seat_is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
told-drew-hidden = { $count ->
    [one] { $seat_is ->
        [you] You draw 1 card.
       *[other] { $seat } draws 1 card.
    }
   *[other] { $seat_is ->
        [you] You draw { $count } cards.
       *[other] { $seat } draws { $count } cards.
    }
}
told-gained = { $seat_is ->
    [you] You gain tokens: { $tokens }.
   *[other] { $seat } gains tokens: { $tokens }.
}
told-motivated = { $seat_is ->
    [you] You motivate { $card } for { $cost }!
   *[other] { $seat } motivates { $card } for { $cost }!
}
told-signed = { $seat_is ->
    [you] You sign { $card } for { $cost }!
   *[other] { $seat } signs { $card } for { $cost }!
}
told-signed-goalkeeper = { $seat_is ->
    [you] New goalkeeper for { $cost }: you sign { $card } to replace { $replaced }!
   *[other] New goalkeeper for { $cost }: { $seat } signs { $card } to replace { $replaced }!
}
explain-initial = { $number ->
    [0] { $team } initial card
   *[other] { $team } initial card · number { $number } · { $position }
}
explain-match = { $half ->
    [1] Match card of the first half
   *[2] Match card of the second half
}
explain-motivation = { $team } motivation card · costs { $cost } · replaces the player in your play area
explain-signing = Signing · costs { $cost } · for either coach, on their turn of the attack
explain-special-shot = { $team } special shot
explain-special-defence = { $team } special defence
explain-booking = Stays in its coach’s play area until the end of the match; does not count towards the limit
explain-fatigue = Fatigue card: takes up a place in your hand, and counts towards the limit when played
explain-rules = See also: { $rules }
where-pitch = It is on the pitch.
where-signings = It is laid out for signing.
where-area = { $seat_is ->
    [you] It is in your play area.
   *[other] It is in { $seat }’s play area.
}
where-discard_pile = { $seat_is ->
    [you] It is in your discard pile.
   *[other] It is in { $seat }’s discard pile.
}
where-removed = It has been removed from the match.
where-hand = { $seat_is ->
    [you] It is in your hand.
   *[other] It is in { $seat }’s hand.
}
where-bench = { $seat_is ->
    [you] You can still bring it on.
   *[other] { $seat } can still bring it on.
}
where-draw_deck = { $seat_is ->
    [you] It is in your draw deck.
   *[other] It is in { $seat }’s draw deck.
}
guide-goal = The aim: score more goals in two halves. If the score is level: extra time, and if it is still level, both are champions.
guide-round = A round: both coaches draw up to 4 cards. The defender drafts first, then the attacker: an open match card from the pitch, or the top of the match deck, unseen.
guide-attack = Then the coaches take turns to play a card and may use its abilities; the attacker goes first. If you stop, you play no more this round and keep your other cards. The attack ends at 9 cards (7 in extra time).
guide-values = Cards have values: { $shot } shot, { $pass } pass, { $defence } defence. Your shot or pass total is compared with your rival’s defence total.
guide-contest = The attacker chooses: shoot to score, or pass to keep the ball. Both may add tokens (+1 each), then both roll a die. The attacker wins ties.
guide-ball = After a goal or a lost ball, your rival attacks; after a pass that gets through, or a corner, you keep the ball.
guide-tokens = Abilities give you tokens: shot tokens help shots, pass tokens passes, defence tokens the defence. You can have { $most } of each kind.
guide-bench = Tokens also pay for motivation (a stronger card for a player you have played) and for signings (a new player).
guide-injury = In injury time, the half ends as soon as the ball is lost or a goal is scored.
guide-signs = Symbols: ▶ has the ball · 3/4/1 shot, pass and defence · ★ motivated · ({ position-gk }) may save a shot · ↻ may reroll a die · (!) must follow ability 1.
final-goals = Goals
final-shots = Shots
final-passes = Passes
final-won = Balls won
final-saves = Saves
final-tokens = Tokens
final-booked = Booked

## The story of a match

story-goals = Goals
story-expected = Expected goals
story-luck = Luck with shots
story-possession = Possession
story-shots = Shots
story-passes = Passes
story-passes-kept = Passes completed
story-saves = Saves
story-cards = Cards played
story-tokens = Tokens gained
story-bench = Motivated and signed
story-bookings = Bookings

"""Captain Tsubasa, the card game: two coaches, hidden hands, a draft, and dice for every shot and pass."""

from __future__ import annotations

from golazo.game import Game, Notation, Rules, Words
from golazo.games.tsubasa import balance, bots, box, cards, events, notation, playout, reach, rules, sheet, state, words
from golazo.games.tsubasa.actions import ACTIONS

GAME = Game(
    name="tsubasa",
    rules_version=1,
    players=range(2, 3),
    options={
        "first_match": False,
        "assured_success": False,
        "motivation": True,
        "signings": True,
        "extra_time": True,
    },
    bots=bots.BOTS,
    state=state.TABLE,
    tally=playout.TALLY,
    actions=ACTIONS,
    rules=Rules(
        deal=rules.deal,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        to_act=rules.to_act,
        over=rules.over,
        returns=rules.returns,
        determinise=rules.determinise,
        choose=bots.choose,
        play_many=playout.play_many,
        play_out=playout.play_out,
        follow=playout.follow,
        refusals=playout.refusals,
        choices=playout.choices,
    ),
    words=Words(
        action_text=words.action_text,
        action_id=words.action_id,
        action=words.action_message,
        refusal_rule=words.refusal_rule,
        refusal=words.refusal_message,
        event=words.event_message,
        event_names=events.NAMES,
        chance_events=events.CHANCE,
        reveal_events=events.REVEALS,
        card_sheet=sheet.sections,
        source_sheet=sheet.source_sections,
        cards_data=sheet.as_data,
        shown=reach.shown,
    ),
    notation=Notation(
        given=notation.given,
        state=notation.table_of,
        view=notation.view,
        world=notation.world,
        chance=notation.chance,
        heard=notation.heard,
    ),
    load_cards=cards.load,
    parse_cards=cards.parse,
    card_file=cards.shipped_text,
    figures=playout.figures,
    box_file=box.box_file,
    balance=balance.BALANCE,
    hidden=True,
    editions=("japanese", "spanish"),
)

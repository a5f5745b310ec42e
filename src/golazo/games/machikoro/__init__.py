"""Machi Koro Fußball: dice, projects and four large ones; 2 to 4 players, everything open.

A match that has taken `most_decisions` is a draw (MK-END-1), whatever the cards say.
"""

from __future__ import annotations

from golazo.games.contract import Game, Notation, Rules, Screen, Words
from golazo.games.machikoro import events, rules, state
from golazo.games.machikoro.actions import ACTIONS
from golazo.games.machikoro.bots import choose
from golazo.games.machikoro.cards import box, catalogue, sheet
from golazo.games.machikoro.notation import notation, words
from golazo.games.machikoro.screen import faces, outlook, story
from golazo.games.machikoro.series import playout

GAME = Game(
    name="machikoro",
    rules_version=1,
    players=range(2, state.SEATS + 1),
    options={"beginner_cap": False, "come_what_may": False},
    bots=choose.BOTS,
    state=state.TABLE,
    tally=playout.TALLY,
    actions=ACTIONS,
    events=events.EVENTS,
    rules=Rules(
        deal=rules.deal,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        to_act=rules.to_act,
        over=rules.over,
        returns=rules.returns,
        determinise=rules.determinise,
        choose=choose.choose,
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
        card_sheet=sheet.sections,
        source_sheet=sheet.source_sections,
        cards_data=sheet.as_data,
        shown=words.shown,
    ),
    notation=Notation(
        given=notation.given,
        state=notation.table_of,
        view=notation.view,
        world=notation.world,
        chance=notation.chance,
        possible=notation.POSSIBLE,
    ),
    screen=Screen(faces=faces.faces, outlook=outlook.outlook, story=story.story, score=faces.score),
    load_cards=catalogue.load,
    parse_cards=catalogue.parse,
    card_file=catalogue.shipped_text,
    box_file=box.box_file,
    figures=playout.figures,
    place=2,
    limit_rule="MK-END-1",
)

"""Captain Tsubasa, the card game: two coaches, hidden hands, a draft, and dice for every shot and pass.

A match that has taken `most_decisions` is a draw (CT-END-3), whatever the cards say.
"""

from __future__ import annotations

from golazo.games.contract import Game, Notation, Rules, Screen, Words
from golazo.games.tsubasa import events, rules, state
from golazo.games.tsubasa.actions import ACTIONS
from golazo.games.tsubasa.bots import choose
from golazo.games.tsubasa.cards import box, catalogue, sheet
from golazo.games.tsubasa.lab import balance
from golazo.games.tsubasa.notation import notation, words
from golazo.games.tsubasa.options import IMPLIED_OPTIONS, OPTIONS
from golazo.games.tsubasa.screen import faces, figures, outlook, reach, story
from golazo.games.tsubasa.series import playout

GAME = Game(
    name="tsubasa",
    rules_version=2,
    players=range(2, 3),
    options=OPTIONS,
    implied_options=IMPLIED_OPTIONS,
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
        shown=reach.shown,
    ),
    notation=Notation(
        given=notation.given,
        state=notation.table_of,
        view=notation.view,
        world=notation.world,
        chance=notation.chance,
        possible=notation.POSSIBLE,
        ordered=notation.ORDERED,
    ),
    screen=Screen(
        faces=faces.faces,
        figures=figures.figures,
        outlook=outlook.outlook,
        promised=outlook.promised,
        story=story.story,
        score=faces.score,
    ),
    load_cards=catalogue.load,
    parse_cards=catalogue.parse,
    card_file=catalogue.shipped_text,
    figures=playout.figures,
    place=1,
    limit_rule="CT-END-3",
    box_file=box.box_file,
    balance=balance.BALANCE,
    hidden=True,
    teams=state.TEAMS,
    editions=("japanese", "spanish"),
)

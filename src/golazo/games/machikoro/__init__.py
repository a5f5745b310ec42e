"""Machi Koro Fußball: dice, projects and four large ones; 2 to 4 players, everything open."""

from __future__ import annotations

from golazo.game import Game, Notation, Rules, Screen, Words
from golazo.games.machikoro import (
    bots,
    cards,
    events,
    notation,
    outlook,
    playout,
    rules,
    sheet,
    showing,
    state,
    story,
    words,
)
from golazo.games.machikoro.actions import ACTIONS

GAME = Game(
    name="machikoro",
    rules_version=1,
    players=range(2, state.SEATS + 1),
    options={"beginner_cap": False, "come_what_may": False},
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
        dice_events=events.DICE,
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
    ),
    screen=Screen(faces=showing.faces, outlook=outlook.outlook, story=story.story),
    load_cards=cards.load,
    parse_cards=cards.parse,
    card_file=cards.shipped_text,
    figures=playout.figures,
)

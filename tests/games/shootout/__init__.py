"""A game outside the package, as somebody would add it: one folder, nothing else."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from golazo.cards.card_file import CardFile, read_text
from golazo.errors import ScenarioError, UnknownAction
from golazo.games.contract import Game, Notation, Rules, Words
from golazo.positions.fields import check_known, check_same, choice, flag, listed, number, said, several, whole
from golazo.reports.sheet import Section
from golazo.text.message import Message, Seat

from . import rules

CARD_FILE = 'game = "shootout"\n\n[setup]\ntarget = 3\n'
SIDES = tuple(f"shoot {side}" for side in rules.SIDES)
SIDE_NAMES = rules.SIDES
FIELDS = ("goals", "strong", "turn", "over", "golden")


@dataclass(frozen=True, eq=False)
class Catalogue:
    """The only card: how many goals win."""

    target: int
    record: Any

    @property
    def hash(self):
        return f"target-{self.target}"

    def card(self, card_id):
        return None


def load_cards(path=None):
    return parse_cards(CARD_FILE if path is None else read_text(path), path or "cards.toml")


def parse_cards(text, name):
    file = CardFile(text, name, "shootout", ())
    file.sections(("setup",))
    values = file.table(("setup",), ("target",)) or {}
    target = file.whole(("setup", "target"), values.get("target"), 1, 99)
    file.finish()
    record = np.zeros(1, rules.CARDS)[0]
    record.target = target
    return Catalogue(target, record)


def action_text(action):
    if action not in range(len(SIDES)):
        raise UnknownAction("error-unknown-action", "shootout", action=str(action))
    return SIDES[action]


def action_id(text):
    if text not in SIDES:
        raise UnknownAction("error-unknown-action", "shootout", action=text)
    return SIDES.index(text)


def event(happened, catalogue):
    if happened.name == "dived":
        return Message.of("event-dived", side=Message(f"side-{happened['side']}"))
    if "side" in happened.fields:
        return Message.of("event-drew-seen", seat=Seat(happened["seat"]), side=Message(f"side-{happened['side']}"))
    return Message.of(f"event-{happened.name}", seat=Seat(happened["seat"]))


def open_to_all(state):
    goals = [int(count) for count in state.goals[: state.players]]
    return {"goals": goals, "turn": int(state.turn), "over": bool(state.over), "golden": bool(state.golden)}


def held(state):
    return [SIDE_NAMES[side] for side in state.strong[: state.players] if side != rules.NO_CARD]


def given(state):
    return {**open_to_all(state), "strong": held(state)}


def view(state, seat):
    own = {} if seat is None else {"seat": seat, "strong": held(state)[seat : seat + 1]}
    return {**open_to_all(state), "hands": len(held(state)), **own}


def world(data, catalogue):
    """The viewer's own card as it is; the others have, in turn, what is left of the stack."""
    seat = several("view", data).get("seat")
    count = number("hands", said(data, "hands"), range(rules.SEATS + 1))
    strong = [SIDE_NAMES[other % 2] for other in range(count)]
    if seat is not None and count:
        place = number("seat", seat, range(count))
        own = listed("strong", said(data, "strong"))
        if own != strong[place : place + 1]:
            strong = [SIDE_NAMES[1 - SIDE_NAMES.index(side)] for side in strong]
    given = {field: said(data, field) for field in ("goals", "turn", "over", "golden")}
    state = state_of({**given, "strong": strong}, catalogue)
    check_same(data, view(state, None if seat is None else number("seat", seat, range(state.players))))
    return state


def state_of(data, catalogue):
    check_known(data, FIELDS)
    state = np.zeros(1, rules.STATE)[0]
    goals = listed("goals", data.get("goals", [0, 0]))
    strong = listed("strong", data.get("strong", []))
    if len(goals) not in GAME.players or len(strong) not in (0, len(goals)):
        raise ScenarioError("scenario-not-per-seat", field="goals", players=len(strong) or 2)
    state.players = len(goals)
    state.goals[: len(goals)] = [number("goals", count, range(100)) for count in goals]
    state.strong[:] = rules.NO_CARD
    state.stack[:] = rules.COPIES
    for seat, side in enumerate(strong):
        state.strong[seat] = choice("strong", side, SIDE_NAMES)
        state.stack[state.strong[seat]] -= 1
    state.turn = whole(data, "turn", 0, range(len(goals)))
    state.over = flag(data, "over")
    state.golden = flag(data, "golden")
    return state


def chance(events):
    return {
        "dice": [],
        "dives": [event["side"] for event in events if event.name == "dived"],
        "draws": [event["side"] for event in events if event.name == "drew"],
    }


GAME = Game(
    name="shootout",
    rules_version=1,
    players=range(2, rules.SEATS + 1),
    options={"golden_goal": False, "strong_sides": True},
    bots=("random", "cunning"),
    state=rules.STATE,
    tally=rules.TALLY,
    actions=len(SIDES),
    events=rules.EVENTS,
    rules=Rules(
        deal=rules.deal,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        to_act=rules.to_act,
        over=rules.over,
        returns=rules.returns,
        determinise=rules.determinise,
        choose=rules.choose,
        play_many=rules.play_many,
        play_out=rules.play_out,
        follow=rules.follow,
    ),
    words=Words(
        action_text=action_text,
        action_id=action_id,
        action=lambda action, catalogue: Message(f"action-{SIDE_NAMES[action]}"),
        refusal_rule=lambda code: "SO-1",
        refusal=lambda code, action, state, catalogue: Message("refused-over"),
        event=event,
        card_sheet=lambda catalogue: [Section(Message("sheet"), [Message("target")], [[catalogue.target]])],
        source_sheet=lambda catalogue: [],
        cards_data=lambda catalogue: {"target": catalogue.target},
        shown=lambda state, catalogue: [] if state.over else range(len(SIDES)),
    ),
    notation=Notation(given=given, state=state_of, view=view, world=world, chance=chance),
    load_cards=load_cards,
    parse_cards=parse_cards,
    card_file=lambda: CARD_FILE,
    figures=lambda tally: {"goals": int(tally.goals)},
    hidden=True,
    editions=("plain", "nautical"),
)

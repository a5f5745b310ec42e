"""Sittings of Captain Tsubasa looked at prompt by prompt: what was shown, and where the match stood."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import golazo
from golazo.games.contract import State
from golazo.games.tsubasa import GAME
from golazo.match.match import Event, Match
from golazo.match.record import Seated
from golazo.text.texts import texts
from sittings import kept

SAY = texts("en", "tsubasa")
CATALOGUE = GAME.load_cards(None)
CHANCE = {GAME.events.names[op] for op in GAME.events.barriers}


@dataclass(frozen=True)
class Moment:
    """A decision that somebody was asked for: how it looked from each seat, and what the coach heard since before."""

    seat: int
    state: State
    views: list[dict[str, Any]]
    choices: list[str]
    heard: list[Event]

    @property
    def phase(self) -> str:
        phase: str = self.views[0]["phase"]
        return phase


def moments(file: Path) -> list[Moment]:
    """All decisions of a match that its humans were asked for."""
    match = kept(file)
    steps = [match.heard(seat) for seat in range(2)]
    last = [0, 0]
    found: list[Moment] = []
    whole = [decision.action for decision in match.decisions]
    while match.undo():
        pass
    for number, action in enumerate(whole):
        seat = match.to_act
        assert seat is not None
        choices = [choice.text for choice in match.legal_actions]
        chancy = any(event.name in CHANCE for event in steps[seat][number + 1])
        if not match.seats[seat].bot and (len(choices) > 1 or chancy):
            heard = [event for step in steps[seat][last[seat] : number + 1] for event in step]
            views = [match.view(viewer) for viewer in range(2)]
            found.append(Moment(seat, match.state.copy(), views, choices, heard))
            last[seat] = number + 1
        match.play(action)
    return found


def shown(out: str) -> list[str]:
    """What was shown before each prompt of a sitting, then what came after the last."""
    return re.split(r"^> .*$", out, flags=re.MULTILINE)


def name(card_id: str) -> str:
    """What a card is called in English."""
    card = CATALOGUE.card(card_id)
    assert card is not None
    return SAY.say(card.name)


def told(events: list[Event]) -> str:
    """Events in English, card by card."""
    return " ".join(SAY.say(event.message, ["Ada", "Ben"]) for event in events)


def named_in(view: dict[str, Any]) -> set[str]:
    """The names of all cards that lie open to a viewer, or are known to be in a hand."""
    piles = [view["pitch"], view["signings"], view["hand"] or [], *view["area"], *view["discard_pile"]]
    piles += [*view["removed"], *view["bench"], *(hand["known"] for hand in view["hands"])]
    return {name(card) for pile in piles for card in pile}


def hidden_from(moment: Moment, viewer: int) -> set[str]:
    """The names of cards in the rival's hand of which the viewer does not know that they are there."""
    rival = moment.views[1 - viewer]["hand"]
    return {name(card) for card in rival} - named_in(moment.views[viewer])


def left_at(file: Path, human: int, wanted: Callable[[Match], bool], seeds: range = range(200)) -> Match:
    """A match between equals that was left where a human has to decide, in a file to be resumed."""
    seats = [Seated("Lena", "amateur"), Seated("Lena", "amateur")]
    seats[human] = Seated()
    for seed in seeds:
        match = golazo.new_match("tsubasa", seed=seed, seats=seats)
        while not match.over:
            if match.to_act == human and wanted(match):
                file.write_text(match.record(), encoding="utf-8")
                return match
            match.play(match.bot_choice("amateur"))
    raise AssertionError("no such position")


def in_phase(*phases: str) -> Callable[[Match], bool]:
    """Whether a match is in one of some phases, with something to choose."""
    return lambda match: match.view(None)["phase"] in phases and len(match.legal_actions) > 1

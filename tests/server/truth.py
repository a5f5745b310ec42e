"""What a receiver could know of a Captain Tsubasa match at one line of its log, from the true position and journal.

Nothing of what the server makes frames with is used here: views and words come from the game, and worlds that a
receiver cannot tell from the true one come both from the rules and from cards changed over by hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from golazo.games.contract import State
from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa import state
from golazo.server.tables.table_state import TableState
from golazo.testing.trial import legal_in

TAKEN_UNSEEN = ("drew", "drafted-unseen")  # only the seat that takes the card sees which it is
PILES = ("hand", "draw_deck", "held", "secret")
STOCKS = ("match_deck", "second_deck", "boxed")


class Truth:
    """A match at one line of its log."""

    def __init__(self, state: TableState, luck: random.Random) -> None:
        self.state = state
        self.match = state.match
        self.game = self.match.game
        self.over = state.over
        self.ended = state.ended
        self.to_act = state.to_act
        self.luck = luck
        self.known: dict[int | None, list[dict[str, Any]]] = {}

    @cached_property
    def moves(self) -> list[tuple[int | None, str | None]]:
        """Who decided what, by number of step; nobody decided the deal."""
        return [(None, None), *((decision.seat, decision.action) for decision in self.match.decisions)]

    def worlds(self, seat: int | None) -> Iterator[State]:
        """Positions that a seat cannot tell from the true one, which is not among them."""
        yield self.match.determinised(seat, self.luck.getrandbits(64))
        yield changed_over(self.match.state, seat, self.luck)
        yield changed_over(self.match.determinised(seat, self.luck.getrandbits(64)), seat, self.luck)

    def positions(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat may be shown, made of each world; all the same where the game itself keeps its secrets."""
        if seat not in self.known:
            worlds = [self.match.state] if self.over else self.worlds(seat)
            self.known[seat] = [self.position(world, seat) for world in worlds]
        return self.known[seat]

    def position(self, world: State, seat: int | None) -> dict[str, Any]:
        """What a seat sees and may do in a world."""
        open_to_all = self.over and seat is None
        notation = self.game.notation
        asked = seat is not None and seat == self.to_act
        return {
            "seat": seat,
            "view": notation.given(world) if open_to_all else notation.view(world, seat),
            "to_act": self.to_act,
            "legal": [self.choice(number) for number in legal_in(self.match, world)] if asked else [],
            "barred": list(self.barred(world)) if asked else [],
            "figures": self.game.screen.figures(world, self.match.catalogue),
            "no_undo": None if seat is None or self.over else self.no_undo(seat),
        }

    def no_undo(self, seat: int) -> dict[str, Any] | None:
        """Why the player of a seat can take nothing back, from what the seat has heard."""
        match, header = self.match, self.state.header
        mine, alone = (
            header.seats_of(header.places[seat].player),
            len([one for one in header.places if not one.bot]) == 1,
        )
        for number in range(len(match.decisions), 0, -1):
            own = match.decisions[number - 1].seat in mine
            heard = {self.game.events.code(event.name) for event in match.step_heard(seat, number)}
            if not alone and not own:
                return {"key": "play-undo-others"}
            if not alone and heard & self.game.events.barriers:
                return {"key": "play-undo-dice" if heard & self.game.events.dice else "play-undo-chance"}
            if own and len(match.legal_before(number - 1)) > 1:
                return None
        return {"key": "play-undo-nothing"}

    def choice(self, number: int) -> dict[str, Any]:
        words = self.game.words
        return {
            "action": words.action_text(number),
            "text": words.action(number, self.match.catalogue).as_json(),
        }

    def barred(self, world: State) -> Iterator[dict[str, Any]]:
        """What is shown and refused in a world."""
        for number in self.game.words.shown(world, self.match.catalogue):
            refusal = self.refusal(world, int(number))
            if refusal is not None:
                yield {**self.choice(int(number)), "rule": refusal[0], "reason": refusal[1]}

    def refusal(self, world: State, number: int) -> tuple[str, Any] | None:
        """Why an action is refused in a world: the rule, and the words."""
        words, cards = self.game.words, self.match.catalogue
        code = int(self.game.rules.refusal(world, cards.record, number))
        return (words.refusal_rule(code), words.refusal(code, number, world, cards).as_json()) if code else None

    def reasons(self, seat: int, action: str) -> list[tuple[str, Any] | None]:
        """Why an action is refused in each world of a seat."""
        number = self.game.words.action_id(action)
        return [self.refusal(world, number) for world in self.worlds(seat)]

    def outlooks(self, seat: int | None) -> list[dict[str, Any]]:
        """What actions would bring in each world of a seat."""
        asked = seat is not None and seat == self.to_act
        return [
            self.game.screen.outlook(world, self.match.catalogue, legal_in(self.match, world) if asked else [])
            for world in self.worlds(seat)
        ]

    def step(self, number: int, seat: int | None) -> dict[str, Any]:
        """What a seat may hear of a step: all of it after the end.

        Before, it does not hear which cards others took unseen, nor what others chose to do.
        """
        decider, action = self.moves[number]
        told = [self.event(event.name, dict(event.fields), seat) for event in self.match.step(number)]
        knows = self.over or decider == seat
        return {
            "number": number,
            "events": told,
            "seat": decider,
            "action": action if knows else None,
            "promised": self.match.promised(number),
        }

    def event(self, name: str, fields: dict[str, Any], seat: int | None) -> dict[str, Any]:
        if name in TAKEN_UNSEEN and fields["seat"] != seat and not self.over:
            del fields["card"]
        said = self.game.words.event(NamedEvent(name, fields), self.match.catalogue)
        return {"name": name, "fields": fields, "text": said.as_json()}


def changed_over(table: State, seat: int | None, luck: random.Random) -> State:
    """The same table with cards changed over that a seat cannot see, one of each sort."""
    twin = table.copy()
    others = [other for other in state.SEATS if other != seat]
    for other in others:
        drawn = one_of(int(twin.hand[other]) & ~int(twin.held[other]), luck)
        deck = one_of(int(twin.draw_deck[other]), luck)
        if drawn and deck:
            twin.hand[other] ^= drawn | deck
            twin.draw_deck[other] ^= drawn | deck
        for half in (int(twin.first_half), state.ALL_MATCH & ~int(twin.first_half)):
            secret = one_of(int(twin.secret[other]) & half, luck)
            stock = one_of((int(twin.match_deck) | int(twin.second_deck) | int(twin.boxed)) & half, luck)
            if secret and stock:
                exchange(twin, other, secret, stock)
    if twin.phase == state.SPECIAL_DEFENCE and seat != twin.attacker:
        twin.special_shot = (twin.special_shot + 1) % state.SPECIALS
    return twin


def one_of(cards: int, luck: random.Random) -> int:
    """A card of a set, as a set of its own; none of none."""
    found = [1 << card for card in range(cards.bit_length()) if cards >> card & 1]
    return luck.choice(found) if found else 0


def exchange(table: State, seat: int, secret: int, stock: int) -> None:
    """Change a card that a coach took unseen for one that nobody has seen."""
    for pile in PILES:
        cards = getattr(table, pile)
        if int(cards[seat]) & secret:
            cards[seat] ^= secret | stock
    for field in STOCKS:
        if int(table[field]) & stock:
            table[field] ^= secret | stock

"""Seats the players of a local match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from golazo.errors import InvalidSetting
from golazo.games.contract import Game
from golazo.match.record import Seated
from golazo.match.settings import checked_players
from golazo.text.texts import Texts

RIVALS = ("Lena", "Diego", "Kasia", "Ben")
USUAL_PLAYERS = 3
LONGEST_NAME = 12


@dataclass(frozen=True)
class Party:
    """The players as given on the command line; None if not given."""

    players: int | None
    humans: int | None
    bots: Sequence[str]
    names: Sequence[str]
    seat: int | None


def seated(party: Party, game: Game, seed: int, say: Texts) -> list[Seated]:
    """MK-SET-3: seat all players, drawn at random unless the seat of the first is given."""
    humans = party.humans if party.humans is not None else len(party.names) or 1
    players = checked_players(game, party.players if party.players is not None else usual_players(party, game, humans))
    checked(party, players, humans)
    order = gathered(party, players, humans, say)
    if party.seat is None:
        random.Random(seed).shuffle(order)
        return order
    return [order[(place - party.seat) % players] for place in range(players)]


def usual_players(party: Party, game: Game, humans: int) -> int:
    """Return the number of names; three by default."""
    if len(party.bots) > 1:
        return humans + len(party.bots)
    return min(max(USUAL_PLAYERS, humans, game.players[0]), max(game.players[-1], humans))


def checked(party: Party, players: int, humans: int) -> None:
    """Refuse a party that does not fit the table."""
    if not 0 <= humans <= players:
        raise InvalidSetting("error-count", name="--humans", low=0, high=players, value=str(humans))
    if len(party.bots) not in (1, players - humans):
        raise InvalidSetting("play-bot-count", bots=len(party.bots), rivals=players - humans)
    if party.seat is not None and not 0 <= party.seat < players:
        raise InvalidSetting("error-no-such-seat", seat=str(party.seat), last=players - 1)
    if len(party.names) > players:
        raise InvalidSetting("play-name-count", names=len(party.names), players=players)
    for name in party.names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise InvalidSetting("play-name-bad", name=name[:40], most=LONGEST_NAME)
        if party.names.count(name) > 1:
            raise InvalidSetting("play-name-twice", name=name)


def gathered(party: Party, players: int, humans: int, say: Texts) -> list[Seated]:
    """Return all players, humans first. A single human needs no name; several are numbered, bots have names."""
    rivals = players - humans
    bots = [*party.bots] * rivals if len(party.bots) == 1 else party.bots
    unnamed = [""] if humans == 1 else [say("play-player", number=number) for number in range(1, humans + 1)]
    people = [*party.names, *unnamed[len(party.names) :]][:humans]
    called = [*party.names[humans:], *(name for name in RIVALS if name not in party.names)]
    return [Seated(name) for name in people] + [Seated(name, bot) for name, bot in zip(called, bots, strict=False)]

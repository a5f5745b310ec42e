"""Somebody who hears the events of a match, never sees a table, and knows at every moment where each card lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from golazo.games.tsubasa.cards.catalogue import KIND_IDS, SQUADS
from golazo.games.tsubasa.state import TEAMS, VALUES
from golazo.match.match import Event, Match

FATIGUE = "fatigue"
FROM = {"discard": "discard_pile", "deck": "draw_deck"}  # piles that positions call otherwise
PLACES = ("hand", "draw_deck", "discard_pile", "area", "removed", "bench")


class Pile(list[str]):
    """Cards, to be compared with the names that a position gives: one fatigue card is like another."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and list(map(plain, self)) == list(map(plain, other))

    __hash__ = None  # type: ignore[assignment]


def plain(card: str) -> str:
    return FATIGUE if card.startswith(FATIGUE) else card


def in_order(cards: Iterable[str]) -> Pile:
    return Pile(sorted(cards, key=KIND_IDS.index))


class Ledger:
    """Where all cards are, what is available, the score and who has the ball, kept from the events alone."""

    def __init__(self, match: Match) -> None:
        catalogue, first_match = match.catalogue, match.options["first_match"]
        halves = [{c.id for c in catalogue.match if c.half == half and not (first_match and c.star)} for half in (1, 2)]
        self.match_deck, self.second_deck = halves
        self.pitch: set[str] = set()
        self.signings: set[str] = set()
        self.piles: list[dict[str, list[str]]] = []
        for team, squad in zip(TEAMS, SQUADS, strict=True):
            motivated = [card.id for card in catalogue.motivation if card.team == team and match.options["motivation"]]
            fatigue = [] if first_match else [FATIGUE] * catalogue.fatigue.copies
            deck = [card for card in squad if not (first_match and card == squad[-1])]
            self.piles.append({**{place: [] for place in PLACES}, "draw_deck": deck, "bench": [*motivated, *fatigue]})
        self.available = [dict.fromkeys(VALUES, 0) for _ in TEAMS]
        self.booked = ["none", "none"]
        self.goals = [0, 0]
        self.clock = {"half": 1, "round": 0, "rounds": 0, "attacker": 0}

    def move(self, seat: int, card: str, source: str, target: str) -> None:
        self.piles[seat][source].remove(card)
        self.piles[seat][target].append(card)

    def discard_played(self) -> None:
        for piles in self.piles:
            piles["discard_pile"] += piles["area"]
            piles["area"] = []

    def shuffle(self) -> None:
        for piles in self.piles:
            piles["draw_deck"] += piles["discard_pile"] + piles["hand"]
            piles["discard_pile"], piles["hand"] = [], []

    def hear(self, event: Event) -> None:
        """Take an event in."""
        if not self.hear_of_cards(event):
            self.hear_of_the_match(event)

    def hear_of_cards(self, event: Event) -> bool:
        """Where a card goes; False where the event is about something else."""
        seat, card, source = (event.fields.get(name) for name in ("seat", "card", "source"))
        match event.name:
            case "laid-out":
                self.signings.add(card)
            case "turned-up":
                self.match_deck.remove(card)
                self.pitch.add(card)
            case "drew":
                self.move(seat, card, "draw_deck", "hand")
            case "reshuffled":
                assert len(self.piles[seat]["discard_pile"]) == event["cards"]
                self.piles[seat]["draw_deck"], self.piles[seat]["discard_pile"] = self.piles[seat]["discard_pile"], []
            case "drafted":
                self.pitch.remove(card)
                self.piles[seat]["hand"].append(card)
            case "drafted-unseen":
                self.match_deck.remove(card)
                self.piles[seat]["hand"].append(card)
            case "played":
                self.move(seat, card, FROM.get(source, source), "area")
            case "removed":
                self.move(seat, card, FROM.get(source, source), "removed")
            case "discarded" | "injured":
                self.move(seat, card, "hand", "discard_pile")
            case "sent-back":
                self.move(seat, card, "area", "discard_pile")
            case "tired":
                self.move(seat, FATIGUE, "bench", "discard_pile")
            case "motivated":
                self.move(seat, card, "bench", "area")
            case "signed":
                self.signings.remove(card)
                self.piles[seat]["area"].append(card)
            case _:
                return False
        return True

    def hear_of_the_match(self, event: Event) -> None:
        """Tokens, bookings, goals, the ball and the clock."""
        seat, half = event.fields.get("seat"), event.fields.get("half", 0)
        match event.name:
            case "gained":
                self.available[seat][event["kind"]] += event["count"]
            case "spent":
                self.available[seat][event["kind"]] -= event["count"]
            case "paid":
                for kind in VALUES:
                    self.available[seat][kind] -= event[kind]
            case "booked":
                self.booked[seat] = self.booked[seat] if event["colour"] == "none" else event["colour"]
            case "cleared":
                self.booked[seat] = "none"
            case "goal":
                self.goals[seat] += 1
                self.clock["attacker"] = 1 - seat
            case "ball-won" | "caught" | "flipped":
                self.clock["attacker"] = seat
            case "special-called" | "half-ended":
                self.discard_played()
            case "half-began":
                if half > 1:
                    self.shuffle()
                self.clock |= {"half": half, "round": 0, "attacker": seat}
            case "round-began":
                self.discard_played()
                self.clock |= {"round": event["round"], "rounds": self.clock["rounds"] + 1}
        if event.name == "half-ended" and half == 1:
            self.match_deck = self.second_deck
        elif event.name == "half-began" and half > 2:
            self.match_deck = set()

    def holdings(self) -> dict[str, Any]:
        """What everybody holds now."""
        return {
            **self.clock,
            **{place: [in_order(piles[place]) for piles in self.piles] for place in PLACES},
            **{name: in_order(getattr(self, name)) for name in ("pitch", "match_deck", "signings")},
            "available": [{kind: n for kind, n in tokens.items() if n} for tokens in self.available],
            "booked": self.booked,
            "goals": self.goals,
        }

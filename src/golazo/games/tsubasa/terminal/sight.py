"""What is in sight of whoever looks: the view of a seat, and what the rules and the odds say about it."""

from __future__ import annotations

from golazo.games.tsubasa import effects, state
from golazo.games.tsubasa.cards.card import MOTIVATED, MotivationCard, PlayingCard, Signing
from golazo.games.tsubasa.cards.catalogue import Catalogue
from golazo.games.tsubasa.notation.words import action_id
from golazo.games.tsubasa.rules.clock import DRAFTED_A_ROUND, EXTRA_ROUNDS
from golazo.games.tsubasa.rules.contest import total
from golazo.games.tsubasa.rules.piles import limit, played_cards
from golazo.games.tsubasa.screen import odds
from golazo.match.any_match import AnyMatch

AnyCost = MotivationCard | Signing


class Sight:
    """A moment of a match as a viewer sees it; None is a spectator, who looks over the attacker's shoulder.

    Sums and odds are reckoned in a world that the viewer cannot tell from the real one.
    """

    def __init__(self, match: AnyMatch, viewer: int | None) -> None:
        self.seen = match.view(viewer)
        self.world = match.determinised(viewer, 0)
        self.catalogue: Catalogue = match.catalogue  # type: ignore[assignment]
        self.cards = {card.id: card for card in self.catalogue.playing_cards}
        self.paid_for: dict[str, AnyCost] = {card.id: card for card in self.catalogue.signings}
        self.paid_for |= {key: card for card in self.catalogue.motivation for key in (card.id, card.player)}
        self.options = match.options
        self.attacker: int = self.seen["attacker"]
        self.defender = 1 - self.attacker
        self.side = self.attacker if viewer is None else viewer
        self.rival = 1 - self.side
        self.phase: str = self.seen["phase"]

    @property
    def attacks(self) -> bool:
        """Whether the ball is on the viewer's side."""
        return self.side == self.attacker

    # Cards

    def card(self, card_id: str) -> PlayingCard:
        """A card that can be played."""
        return self.cards[card_id]

    def dear(self, card_id: str) -> AnyCost:
        """A card that is paid for: a signing, or a motivation card, also by its player."""
        return self.paid_for[card_id]

    def by_use(self, card_id: str) -> tuple[int, ...]:
        """A card's place in a hand: what counts most for the side comes first."""
        shot, passing, defence = self.card(card_id).values
        return (-max(shot, passing), -shot - passing) if self.attacks else (-defence, -shot - passing)

    @property
    def hand(self) -> list[str]:
        """The viewer's own cards, the most useful first; a spectator has none."""
        return sorted(self.seen["hand"] or [], key=self.by_use)

    @property
    def motivations(self) -> list[str]:
        """The players whom the side could still motivate."""
        return [card.removeprefix(MOTIVATED) for card in self.seen["bench"][self.side] if card.startswith(MOTIVATED)]

    @property
    def open_card(self) -> PlayingCard:
        """The card whose abilities are being used."""
        return self.card(self.seen["open"][-1]["card"])

    def will_reroll(self, seat: int, card_id: str) -> bool:
        """Whether a played card can have a die rolled again this round."""
        unused = card_id not in self.seen["rerolled"][seat]
        abilities = self.card(card_id).abilities
        return unused and any(effect is not None and effect.op == effects.REROLL_DIE for effect in abilities)

    # Sums

    def totals(self, seat: int) -> list[int]:
        """A coach's sums of shot, pass and defence."""
        values = range(len(state.VALUES))
        return [int(total(self.world, self.catalogue.record, seat, value)) for value in values]

    def penalty(self, seat: int) -> list[int]:
        """What a booking takes off a coach's sums."""
        booked = int(self.world.booked[seat])
        return [int(value) for value in self.catalogue.record.penalty[booked]]

    def tokens(self, seat: int) -> list[int]:
        """The tokens that a coach has available."""
        return [self.seen["available"][seat][kind] for kind in state.VALUES]

    @property
    def played(self) -> int:
        return int(played_cards(self.world))

    @property
    def limit(self) -> int:
        return int(limit(self.world))

    @property
    def rounds(self) -> int:
        """How many rounds the half has, injury time aside."""
        half = self.seen["half"]
        if half >= state.EXTRA_FIRST:
            return EXTRA_ROUNDS
        of_half = [card for card in self.catalogue.match if card.half == half]
        in_play = [card for card in of_half if not (self.options["first_match"] and card.star)]
        return (len(in_play) - 1) // DRAFTED_A_ROUND

    # Odds

    def chances(self, action: str, attackers: int = 0, defenders: int = 0) -> odds.Odds:
        """The odds of a shot or pass as the cards lie, with so many tokens of either coach."""
        return odds.now(self.world, self.catalogue.record, action, (attackers, defenders))

    def chances_of_dice(self, text: str) -> odds.Odds:
        """The odds of the dice on the table, after a reroll, a save, or none."""
        return odds.answered(self.world, self.catalogue.record, action_id(text))

    @property
    def answers(self) -> list[int]:
        """How many tokens the defender may add, from nothing to everything."""
        most = self.seen["available"][self.defender]["defence"]
        return [0, most] if most else [0]

"""The odds: what a shot or a pass would bring, what tokens change, and what the dice on the table promise."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from golazo.cli.playing.screen import number_plate
from golazo.games.tsubasa.rules.contest import wins
from golazo.games.tsubasa.screen import odds
from golazo.games.tsubasa.state import DEFENCE, PASS, SHOT, VALUES
from golazo.games.tsubasa.terminal.drawing import Drawing, percent, rows, signed
from golazo.match.match import Action
from golazo.text.message import Seat

ACTIONS = VALUES[:DEFENCE]
LEADS = range(-5, 6)


class Outlook(Drawing):
    """Chances are the attacker's, whoever looks."""

    def line(self) -> Text:
        """What a shot and a pass would bring as the cards lie."""
        shot, passing = (self.success(action, self.sight.chances(action)) for action in ACTIONS)
        own = self.sight.totals(self.sight.attacker)
        figures = {"shot": signed(own[SHOT]), "pass": signed(own[PASS]), "defence": signed(self.defence)}
        line = self.say("outlook-line", goal=shot, kept=passing, **figures)
        rivals = self.say("outlook-line-of", team=self.attackers, goal=shot, kept=passing, **figures)
        return Text(line if self.sight.attacks else rivals)

    @property
    def attackers(self) -> str:
        """The team whose chances are shown."""
        return self.sides[self.sight.attacker]

    def named(self, chance: str) -> str:
        """A chance as it stands, or with the team's name where it is the rival's."""
        return chance if self.sight.attacks else self.say("chance-of", team=self.attackers, chance=chance)

    @property
    def defence(self) -> int:
        """The defender's sum."""
        return self.sight.totals(self.sight.defender)[DEFENCE]

    def success(self, action: str, chances: odds.Odds) -> int:
        """A goal for a shot, the ball for a pass, in percent."""
        return percent(chances.goal if action == "shot" else chances.kept)

    def promise(self, action: str, chances: odds.Odds) -> str:
        """What is to be hoped for, and feared, in few words."""
        success = self.success(action, chances)
        if action == "shot" and chances.kept:
            return self.say("promise-corner", goal=success, corner=percent(chances.kept))
        return self.say(f"promise-{action}", chance=success)

    # Before the dice

    def of_choice(self, action: str) -> str:
        """A shot or pass as a choice: the sums, and the chance as the cards lie."""
        own = self.sight.totals(self.sight.attacker)[VALUES.index(action)]
        promise = self.promise(action, self.sight.chances(action))
        return self.say("outlook-choice", own=signed(own), defence=signed(self.defence), promise=promise)

    def with_tokens(self, actions: Sequence[str] = ACTIONS) -> RenderableType:
        """What the attacker's tokens change, against no answer and against all that the defender has."""
        most = max(self.seen["available"][self.sight.attacker][action] for action in actions)
        table = rows("=", *[">"] * (most + 1))
        table.add_row(Text(self.say("odds-tokens"), "dim"), *(Text(str(count), "dim") for count in range(most + 1)))
        for action in actions:
            for answer in self.sight.answers:
                own = range(self.seen["available"][self.sight.attacker][action] + 1)
                cells = [str(self.success(action, self.sight.chances(action, count, answer))) for count in own]
                table.add_row(Text(self.answered(action, answer)), *map(Text, cells))
        return table

    def answered(self, action: str, answer: int) -> str:
        """An action and the tokens against it."""
        return self.text(f"odds-{action}", seat=Seat(self.sight.defender), answer=answer)

    def tokens(self, choices: Sequence[Action], labels: Sequence[str]) -> RenderableType:
        """How many tokens to spend, each with the chance that follows."""
        action = self.seen["action"]
        spent = self.seen["spent"][self.sight.attacker]
        attacks = self.sight.attacks
        answers = self.sight.answers if attacks else [0]
        table = rows("=", "=", *[">"] * len(answers))
        head = [self.text("odds-answer", seat=Seat(self.sight.defender), answer=answer) for answer in answers]
        title = self.named(self.say(f"odds-chance-{action}"))
        table.add_row("", Text(title, "dim"), *(Text(text, "dim") for text in (head if attacks else [""])))
        for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1):
            cells = []
            if choice.text.startswith("tokens"):
                count = int(choice.text.split()[1])
                pairs = [(count, answer) for answer in answers] if attacks else [(spent, count)]
                cells = [f"{self.success(action, self.sight.chances(action, *pair))} %" for pair in pairs]
            table.add_row(number_plate(number), label, *cells)
        return table

    # After the dice

    def contest(self) -> Text:
        """The contest as it stands: cards, tokens and die of both coaches."""
        action = self.seen["action"]
        parts = [self.say(f"contest-{action}")]
        for seat, value in ((self.sight.attacker, VALUES.index(action)), (self.sight.defender, DEFENCE)):
            cards, spent, die = self.sight.totals(seat)[value], self.seen["spent"][seat], self.seen["dice"][seat]
            added = [*([str(spent)] if spent else []), *([f"[{die}]"] if die else [])]
            summed = " + ".join([signed(cards), *added])
            parts.append(f"{self.sides[seat]} {summed}{f' = {signed(cards + spent + die)}' if added else ''}")
        if self.tied():
            parts.append(self.say("contest-tie", team=self.attackers))
        if self.seen["save_die"]:
            parts.append(self.say("contest-save", die=self.seen["save_die"]))
        return Text(" · ".join(parts), "bold")

    def tied(self) -> bool:
        """CT-SHOT-3: whether the totals with the dice are equal, which is the attacker's unless CT-DICE-4 decides."""
        attacker, defender = self.sight.attacker, self.sight.defender
        dice, spent = self.seen["dice"], self.seen["spent"]
        if not (dice[attacker] and dice[defender]):
            return False
        own = self.sight.totals(attacker)[VALUES.index(self.seen["action"])] + spent[attacker]
        lead = own - self.defence - spent[defender]
        level = lead + dice[attacker] == dice[defender]
        return level and bool(wins(lead, dice[attacker], dice[defender], self.seen["assured_success"]))

    def dice(self, choices: Sequence[Action], labels: Sequence[str]) -> RenderableType:
        """Rerolls and saves, each with what it promises."""
        action = self.seen["action"]
        table = rows("=", "", "")
        for number, (choice, label) in enumerate(zip(choices, labels, strict=True), 1):
            promise = self.promise(action, self.sight.chances_of_dice(choice.text))
            table.add_row(number_plate(number), label, Text(self.named(promise)))
        return table

    # At any time

    def asked(self, choices: Sequence[Action], labels: Sequence[str]) -> RenderableType:
        """What is asked once the action is chosen, with the chances."""
        ask = self.tokens if self.sight.phase == "tokens" else self.dice
        return Group(self.contest(), ask(choices, labels))

    def forecast(self) -> RenderableType:
        """What the cards in play promise; before the first one, what a lead is worth."""
        if not self.sight.played:
            return self.of_leads()
        return Group(self.line(), self.with_tokens(), Text(self.say("odds-note"), "dim"))

    def of_leads(self) -> Table:
        """The chance of the attacker by the lead before the dice."""
        table = rows("=", *[">"] * len(LEADS))
        table.add_row(Text(self.say("odds-lead"), "dim"), *(Text(signed(lead), "bold") for lead in LEADS))
        chances = [percent(odds.contest(lead).won) for lead in LEADS]
        table.add_row(Text(self.say("odds-wins")), *(Text(str(chance)) for chance in chances))
        return table

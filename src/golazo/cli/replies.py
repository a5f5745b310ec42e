"""What comes back when the player types something: a choice, an explanation, a step back, or a word of regret."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from golazo.cli.card_sheet import drawn
from golazo.cli.understanding import Meanings, meant, plain
from golazo.match import Action, Refusal

if TYPE_CHECKING:
    from golazo.cli.sitting import Sitting

MOST_REASONS = 20
MOST_TYPED = 60


class Then(Enum):
    """What follows a line that was no choice."""

    ASK_AGAIN = auto()
    LOOK_ANEW = auto()
    LEAVE = auto()


class Replies:
    """The other side of the prompt. Each of the `words` is a command: a method of its name carries it out."""

    words: tuple[str, ...] = ("help", "why", "odds", "table", "log", "quit")
    followed: Mapping[str, str] = MappingProxyType({"why": "help-name"})  # commands that something may follow: what

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = sitting.screen
        self.say = sitting.say
        self.meanings = Meanings(sitting.screen)
        self.commands: dict[str, Callable[[str], Then | None]] = {}
        for name in self.words:
            command: Callable[[str], Then | None] = getattr(self, name)
            self.commands[name] = self.commands[plain(self.say(f"command-{name}"))] = command

    def answer(self, line: str, choices: Sequence[Action]) -> Action | Then:
        """What a line leads to. Commands are whole words; all else is looked for among the choices.

        Where choices begin with a command's word, such as `save`, the word means the choices.
        """
        exact = [choice for choice in choices if choice.text == line.lower()]
        if exact:
            return exact[0]
        first, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
        command = self.help if first == "?" else self.commands.get(plain(first))
        if command is not None:
            begun = [choice for choice in choices if choice.text.split()[0] == first.lower()]
            if not begun:
                return command(rest.strip()) or Then.ASK_AGAIN
            if len(begun) == 1 and not rest:
                return begun[0]
        if line.isdecimal():
            return self.numbered(line, choices) or Then.ASK_AGAIN
        if line:
            return self.named(line, choices) or Then.ASK_AGAIN
        if len(choices) == 1:
            return choices[0]
        self.tell("play-type-something", last=len(choices))
        return Then.ASK_AGAIN

    def numbered(self, line: str, choices: Sequence[Action]) -> Action | None:
        """The choice with this number."""
        number = line.lstrip("0")[:MOST_TYPED] or "0"
        if len(number) <= len(str(len(choices))) and 1 <= int(number) <= len(choices):
            return choices[int(number) - 1]
        if len(choices) == 1:
            self.tell("play-enter", action=self.screen.label(choices[0]))
        else:
            self.tell("play-no-such-number", number=number, last=len(choices))
        return None

    def named(self, line: str, choices: Sequence[Action]) -> Action | None:
        """The choice that is meant; one that the rules refuse is answered with the rule."""
        found = self.meanings.among(line, choices)
        typed = line[:MOST_TYPED]
        if len(found) == 1 and (len(choices) == 1 or self.meanings.clear(line, found[0])):
            return found[0]
        if found:
            listed = ", ".join(f"{choices.index(action) + 1}) {self.screen.label(action)}" for action in found)
            self.tell("play-which" if len(found) > 1 else "play-unsure", typed=typed, choices=listed)
        elif refusals := self.meanings.refusals(line):
            self.show(refusals)
        else:
            self.tell("play-not-understood", typed=typed)
        return None

    def tell(self, key: str, **arguments: object) -> None:
        self.sitting.print(self.say(key, **arguments))

    def show(self, refusals: Sequence[Refusal]) -> None:
        """Refusals, each with its rule."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for refusal in refusals[:MOST_REASONS]:
            grid.add_row(Text(refusal.rule, "bold"), Text(self.screen.sentence(refusal.message)))
        self.sitting.print(grid)
        if len(refusals) > MOST_REASONS:
            self.tell("and-more", count=len(refusals) - MOST_REASONS)

    def why(self, name: str) -> None:
        """Why something may not be done; without a name, all that is refused now."""
        chosen = self.with_number(name)
        name = name if chosen is None else chosen.text
        if name:
            refusals = self.meanings.refusals(name)
        else:
            asked = map(self.match.why_not, self.screen.shown())
            refusals = [refusal for refusal in asked if refusal is not None]
        allowed = self.meanings.among(name, self.match.legal_actions)
        if refusals:
            self.show(refusals)
        elif not name:
            self.tell("play-nothing-refused")
        elif allowed:
            self.tell("play-allowed", action=self.screen.label(allowed[0]))
        else:
            self.tell("play-not-understood", typed=name[:MOST_TYPED])

    def help(self, name: str) -> None:
        """The help, a card, or all cards; a number means the card of that choice."""
        if not name:
            self.show_help()
        elif plain(name) in ("cards", plain(self.say("command-cards"))):
            sheet = self.match.game.words.card_sheet(self.match.catalogue)
            for part in drawn(sheet, self.say, self.sitting.console.width):
                self.sitting.print(part)
        else:
            self.explain(name)

    def explain(self, name: str) -> None:
        """A card, or all that a beginning may mean; by its number, what a choice is about."""
        cards = {card: [card, self.screen.card_name(card)] for card in self.screen.cards()}
        chosen = self.with_number(name)
        about = None if chosen is None else self.screen.card_of(chosen)
        found = meant(name, cards) if about is None else [about]
        for card in found:
            self.sitting.print(self.screen.explained(card))
        if not found and chosen is not None:
            self.tell("play-allowed", action=self.screen.label(chosen))
        elif not found:
            known = ", ".join(self.screen.card_name(card) for card in cards)
            self.tell("error-unknown-card", name=name[:MOST_TYPED], known=known)

    def with_number(self, name: str) -> Action | None:
        """The choice with this number, where a name is one."""
        choices = self.screen.choices()
        there = name.isdecimal() and 1 <= int(name[:4]) <= len(choices)
        return choices[int(name[:4]) - 1] if there else None

    def show_help(self) -> None:
        """What can be typed, and how to read the table."""
        name = self.say("help-name")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(self.say("help-choice-how"), "bold"), self.say("help-choice"))
        grid.add_row(Text(f"? {name}", "bold"), self.say("help-card"))
        grid.add_row(Text(f"? {self.say('command-cards')}", "bold"), self.say("help-cards"))
        for command in self.words[1:]:
            after = f" {self.say(self.followed[command])}" if command in self.followed else ""
            grid.add_row(Text(self.say(f"command-{command}") + after, "bold"), self.say(self.help_for(command)))
        self.sitting.print(grid)
        guide = self.screen.guide()
        if guide is not None:
            self.sitting.print()
            self.sitting.print(guide)

    def help_for(self, command: str) -> str:
        """The key of the text that says what a command does."""
        return f"help-{command}"

    def odds(self, _: str) -> None:
        """What the dice may bring."""
        odds = self.screen.odds()
        if odds is None:
            self.tell("play-no-odds")
        else:
            self.sitting.print(odds)

    def table(self, _: str) -> None:
        """The whole table."""
        self.sitting.show_table()

    def log(self, _: str) -> None:
        """Everything so far."""
        self.sitting.recount(0, self.screen.viewer)

    def quit(self, _: str) -> Then:
        """Leave."""
        return Then.LEAVE

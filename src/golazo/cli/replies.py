"""What comes back when the player types something: a choice, an explanation, a step back, or a word of regret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from golazo.cli.card_sheet import drawn
from golazo.cli.understanding import Meanings, meant, plain
from golazo.match import Action, Refusal

if TYPE_CHECKING:
    from golazo.cli.session import Session

COMMANDS = ("help", "why", "odds", "table", "log", "undo", "save", "quit")
MOST_REASONS = 20
MOST_TYPED = 60


class Then(Enum):
    """What follows a line that was no choice."""

    ASK_AGAIN = auto()
    LOOK_ANEW = auto()
    LEAVE = auto()


class Replies:
    """The other side of the prompt."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        self.say = session.say
        self.meanings = Meanings(session.screen)
        self.commands: dict[str, Callable[[str], Then | None]] = {}
        for name in COMMANDS:
            command: Callable[[str], Then | None] = getattr(self, name)
            self.commands[name] = self.commands[plain(self.say(f"command-{name}"))] = command

    def answer(self, line: str, choices: Sequence[Action]) -> Action | Then:
        """What a line leads to. Commands are whole words; all else is looked for among the choices.

        A choice whose text is a command's word, too, is the choice.
        """
        exact = [choice for choice in choices if choice.text == line.lower()]
        if exact:
            return exact[0]
        first, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
        command = self.help if first == "?" else self.commands.get(plain(first))
        if command is not None:
            return command(rest.strip()) or Then.ASK_AGAIN
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
        self.session.print(self.say(key, **arguments))

    def show(self, refusals: Sequence[Refusal]) -> None:
        """Refusals, each with its rule."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for refusal in refusals[:MOST_REASONS]:
            grid.add_row(Text(refusal.rule, "bold"), Text(self.screen.sentence(refusal.message)))
        self.session.print(grid)
        if len(refusals) > MOST_REASONS:
            self.tell("and-more", count=len(refusals) - MOST_REASONS)

    def why(self, name: str) -> None:
        """Why something may not be done; without a name, all that is refused now."""
        chosen = self.with_number(name)
        name = name if chosen is None else chosen.text
        if name:
            refusals = self.meanings.refusals(name)
        else:
            asked = map(self.match.why_not, self.meanings.fitting(self.screen.near(self.meanings.every())))
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
            for part in drawn(sheet, self.say, self.session.console.width):
                self.session.print(part)
        else:
            self.explain(name)

    def explain(self, name: str) -> None:
        """A card, or all that a beginning may mean; by its number, what a choice is about."""
        cards = {card: [card, self.screen.card_name(card)] for card in self.screen.cards()}
        chosen = self.with_number(name)
        about = None if chosen is None else self.screen.card_of(chosen)
        found = meant(name, cards) if about is None else [about]
        for card in found:
            self.session.print(self.screen.explained(card))
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
        for command in COMMANDS[1:]:
            typed = self.say(f"command-{command}") + (f" {name}" if command == "why" else "")
            grid.add_row(Text(typed, "bold"), self.say(f"help-{command}"))
        self.session.print(grid)
        guide = self.screen.guide()
        if guide is not None:
            self.session.print()
            self.session.print(guide)

    def odds(self, _: str) -> None:
        """What the dice may bring."""
        odds = self.screen.odds()
        if odds is None:
            self.tell("play-no-odds")
        else:
            self.session.print(odds)

    def table(self, _: str) -> None:
        """The whole table."""
        self.session.show_table()

    def log(self, _: str) -> None:
        """Everything so far."""
        self.session.recount(0, self.screen.viewer)

    def undo(self, _: str) -> Then | None:
        """Take the player's last own choice back, as long as nothing came up and nobody else decided since."""
        taken: list[str] = []
        while not taken or len(self.match.legal_actions) == 1:
            barrier = self.barrier()
            if barrier is not None:
                for text in reversed(taken):
                    self.match.play(text)
                self.tell(barrier)
                return None
            taken.append(self.match.decisions[-1].action)
            self.match.undo()
        self.session.save()
        self.tell("play-undone", action=self.screen.label(self.match.action(taken[-1])))
        return Then.LOOK_ANEW

    def barrier(self) -> str | None:
        """Why the last decision stands."""
        if not self.match.decisions:
            return "play-undo-nothing"
        decider = self.match.decisions[-1].seat
        if self.match.seats[decider].bot or self.session.curtain.hides(decider):
            return "play-undo-others"
        return "play-undo-chance" if self.session.came_up(self.match.last_events) else None

    def save(self, _: str) -> None:
        """Where the match is kept."""
        self.session.save()
        self.session.print_line("play-kept", file=str(self.session.file))

    def quit(self, _: str) -> Then:
        """Leave."""
        return Then.LEAVE

"""Handles what a player types: a choice, a question, an undo, or a command to leave."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING

from rich.text import Text

from golazo.cli.playing.screen import indented
from golazo.cli.playing.understanding import ActionNames, meant, plain
from golazo.match.match import Action, Refusal
from golazo.text.rule_texts import RuleTexts

if TYPE_CHECKING:
    from golazo.cli.playing.sitting import Sitting

MOST_REASONS = 20
MOST_TYPED = 60
RULE_ID = re.compile(r"[a-z]{2}-[a-z]+(-\d*)?|[a-z]{2} [a-z]+ \d+", re.IGNORECASE)


class Then(Enum):
    """What to do after a line that was not a choice."""

    ASK_AGAIN = auto()
    LOOK_ANEW = auto()
    LEAVE = auto()


class Replies:
    """Handles typed lines. Each of the `words` is a command, carried out by the method of that name."""

    words: tuple[str, ...] = ("help", "why", "odds", "table", "log", "quit")
    followed: Mapping[str, str] = MappingProxyType({"why": "help-name"})  # commands with an argument: what it is

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = sitting.screen
        self.say = sitting.say
        self.meanings = ActionNames(sitting.screen)
        self.rules = RuleTexts(sitting.match.game.name, sitting.say)
        self.commands: dict[str, Callable[[str], Then | None]] = {}
        for name in self.words:
            command: Callable[[str], Then | None] = getattr(self, name)
            self.commands[name] = self.commands[plain(self.say(f"command-{name}"))] = command

    def answer(self, line: str, choices: Sequence[Action]) -> Action | Then:
        """Handle a line. Commands are whole words; everything else is looked up among the choices.

        If choices begin with a command's word, such as `save`, the word means the choices.
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
        self.tell("play-type-something", last=len(self.screen.numbered()))
        return Then.ASK_AGAIN

    def numbered(self, line: str, choices: Sequence[Action]) -> Action | None:
        """Return the choice with this number; if the number belongs to a refused action, print the refusal."""
        meant = self.with_number(line)
        refusal = None if meant is None or meant in choices else self.match.why_not(meant)
        if refusal is not None:
            self.show([refusal])
        elif meant is not None:
            return meant
        elif len(choices) == 1:
            self.tell("play-enter", action=self.screen.label(choices[0]))
        else:
            number = line.lstrip("0")[:MOST_TYPED] or "0"
            self.tell("play-no-such-number", number=number, last=len(self.screen.numbered()))
        return None

    def named(self, line: str, choices: Sequence[Action]) -> Action | None:
        """Return the choice that is meant; if the rules refuse it, print the rule."""
        found = self.meanings.among(line, choices)
        typed = line[:MOST_TYPED]
        if len(found) == 1 and (len(choices) == 1 or self.meanings.clear(line, found[0])):
            return found[0]
        if found:
            listed = ", ".join(f"{self.screen.number_of(action)}) {self.screen.label(action)}" for action in found)
            self.tell("play-which" if len(found) > 1 else "play-unsure", typed=typed, choices=listed)
        elif refusals := self.meanings.refusals(line):
            self.show(refusals)
        else:
            self.tell("play-not-understood", typed=typed)
        return None

    def tell(self, key: str, **arguments: object) -> None:
        self.sitting.print(self.say(key, **arguments))

    def show(self, refusals: Sequence[Refusal]) -> None:
        """Print refusals, each with its rule."""
        told = [(refusal.rule, self.screen.sentence(refusal.message)) for refusal in refusals[:MOST_REASONS]]
        self.sitting.print(self.screen.pairs(told))
        if len(refusals) > MOST_REASONS:
            self.tell("and-more", count=len(refusals) - MOST_REASONS)

    def why(self, name: str) -> None:
        """Print why an action is refused; without a name, for all that are refused now."""
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
        """Print the help, a card, or all cards; a number means the card of that choice."""
        if not name:
            self.show_help()
        elif plain(name) in ("rules", plain(self.say("command-rules"))):
            self.show_guide()
        elif plain(name) in ("cards", plain(self.say("command-cards"))):
            sheet = self.match.game.words.card_sheet(self.match.catalogue)
            for part in self.screen.sheet(sheet):
                self.sitting.print(part)
        elif not self.show_rules(name):
            self.explain(name)

    def show_rules(self, name: str) -> bool:
        """Print the rule with an id, or the titles of all whose ids start with it; returns False if there is none."""
        ids = {plain(rule_id): rule_id for rule_id in self.rules.ids}
        begun = [rule_id for text, rule_id in ids.items() if f"{text} ".startswith(f"{plain(name)} ")]
        found = [ids[plain(name)]] if plain(name) in ids else begun
        for rule_id in found:
            rule = self.rules.rule(rule_id)
            self.sitting.print(Text.assemble((rule.id, "bold"), f" {rule.title}"))
            if len(found) == 1:
                self.sitting.print(indented(*map(Text, rule.paragraphs)))
        return bool(found)

    def explain(self, name: str) -> None:
        """Print a card, or all that match; by number, the subject of a choice."""
        cards = {card: [card, self.screen.card_name(card)] for card in self.screen.cards()}
        chosen = self.with_number(name)
        about = None if chosen is None else self.screen.card_of(chosen)
        found = meant(name, cards) if about is None else [about]
        for card in found:
            self.sitting.print(self.screen.explained(card))
        if not found and chosen is not None:
            self.tell("play-allowed", action=self.screen.label(chosen))
        elif not found and self.rules.ids and RULE_ID.fullmatch(name):
            self.tell("play-no-rule", name=name[:MOST_TYPED], game=self.rules.ids[0].partition("-")[0])
        elif not found:
            self.tell("play-no-card", name=name[:MOST_TYPED])

    def with_number(self, name: str) -> Action | None:
        """Return the action with this number, if the name is one."""
        numbered = self.screen.numbered()
        number = name.lstrip("0")
        there = number.isdecimal() and len(number) < 4 and int(number) <= len(numbered)
        return numbered[int(number) - 1] if there else None

    def show_help(self) -> None:
        """Print the commands."""
        rows = [(self.say("help-choice-how"), "help-choice"), (f"? {self.say('help-name')}", "help-card")]
        rows += [(f"? {self.say(f'command-{what}')}", f"help-{what}") for what in ("cards", "rules")]
        rows += [(f"? {rule_id}", "help-rule") for rule_id in self.rules.ids[:1]]
        for command in self.words[1:]:
            after = f" {self.say(self.followed[command])}" if command in self.followed else ""
            rows.append((self.say(f"command-{command}") + after, self.help_for(command)))
        self.sitting.print(self.screen.pairs([(typed, self.say(key)) for typed, key in rows]))

    def show_guide(self) -> None:
        """Print how the game goes, and how to read the table."""
        guide = self.screen.guide()
        self.sitting.print(Text(self.say("game-line")) if guide is None else guide)

    def help_for(self, command: str) -> str:
        """Return the key of the text about a command."""
        return f"help-{command}"

    def odds(self, _: str) -> None:
        """Print the odds of the next dice."""
        odds = self.screen.odds()
        if odds is None:
            self.tell("play-no-odds")
        else:
            self.sitting.print(odds)

    def table(self, _: str) -> None:
        """Print the whole table."""
        self.sitting.show_table()

    def log(self, _: str) -> None:
        """Print all events so far."""
        self.sitting.recount(0, self.screen.viewer)

    def quit(self, _: str) -> Then:
        """Leave."""
        return Then.LEAVE

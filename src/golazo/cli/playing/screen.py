"""Shows a match on the terminal. A game's `terminal/` can draw it better; this plain screen works for any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from golazo.cli.networked.account_sign import signed
from golazo.cli.options.screen_reader import screen_reader
from golazo.match.any_match import AnyMatch
from golazo.match.bot_names import apart, bot_name
from golazo.match.match import Action, Event
from golazo.positions.state_text import value_text
from golazo.reports.sheet import Section
from golazo.text.message import Message, Seat
from golazo.text.texts import Texts

INK_ON_HI_VIS = "bold #14213D on #E4F74B"
LONG_LIST = 8
COLUMN = 38


def screen_of(match: AnyMatch, say: Texts, console: Console) -> Screen:
    """Return the screen of the match's game, or the plain one; a screen-reader version if wanted."""
    if screen_reader.chosen:
        from golazo.cli.playing.plain_screen import PlainScreen

        return screen_in(f"golazo.games.{match.game.name}.terminal.plain", PlainScreen)(match, say, console)
    return screen_in(f"golazo.games.{match.game.name}.terminal", Screen)(match, say, console)


def screen_in(module: str, otherwise: type[Screen]) -> type[Screen]:
    """Return a module's screen, or the default if there is no such module."""
    found: type[Screen] = import_module(module).Screen if find_spec(module) else otherwise
    return found


class Screen:
    """What is shown of a match. A single human player is addressed as you; several are called by name.

    `names` are in the third person, the reader's too: "you" comes from a text's own variant, or stands alone.
    """

    untold: frozenset[str] = frozenset()  # events that need no mention
    plain = False  # whether it is for a screen reader

    def __init__(self, match: AnyMatch, say: Texts, console: Console) -> None:
        self.match = match
        self.say = say
        self.console = console
        humans = [seat for seat, seated in enumerate(match.seats) if not seated.bot]
        self.address(humans[0] if len(humans) == 1 else None)

    def address(self, you: int | None) -> None:
        """Address the player of a seat as you; None calls everyone by name."""
        self.you = you
        self.viewer = you  # whose view the screen shows; None: a spectator's
        self.accounts: set[int] = set()  # seats whose name belongs to an account
        self.names = [seated.name or self.nameless(seat) for seat, seated in enumerate(self.match.seats)]

    def nameless(self, seat: int) -> str:
        """Return what a player without a name is called: a bot by level, others by team or number."""
        game, seats = self.match.game, self.match.seats
        bots = [None if each.name or not each.bot else bot_name(game, each.bot) for each in seats]
        if (bot := bots[seat]) is not None:
            return self.say.say(apart(bot, seat, bots))
        return self.team(seat) or self.say("play-player", number=seat + 1)

    def team(self, seat: int) -> str | None:
        """Return the team of a seat; None in games without teams."""
        teams = self.match.game.teams
        return self.say(f"team-{teams[seat]}") if teams else None

    def heading_of(self, seat: int) -> str:
        """Return a player's name as a heading, not in a sentence: a reader without a name is "You"."""
        unnamed = seat == self.you and not self.match.seats[seat].name
        return self.say("play-you") if unnamed else signed(self.say, self.names[seat], seat in self.accounts)

    def bot_beside(self, seat: int) -> str:
        """Return a bot's level, to show beside its name unless the name says it."""
        bot = self.match.seats[seat].bot
        level = self.say.say(bot_name(self.match.game, bot)) if bot else ""
        return "" if self.names[seat].startswith(level) else level

    def introduced(self, seat: int, name: str) -> str:
        """Return a player's name, with the bot's level if the name does not say it."""
        level = self.bot_beside(seat)
        return self.say("name-with-level", name=name, level=level) if level else name

    @property
    def sides(self) -> list[str]:
        """The subjects of sentences about the game: the teams, or else the players."""
        return [self.team(seat) or name for seat, name in enumerate(self.names)]

    @property
    def seen(self) -> dict[str, Any]:
        """What the viewer may see of the match."""
        return self.match.view(self.viewer)

    def sentence(self, message: Message) -> str:
        """Format a message about the game, with teams or else players as subjects."""
        return self.say.say(message, self.sides, self.you)

    def of_people(self, message: Message) -> str:
        """Format a message about the people at the table, with their names."""
        return self.say.say(message, self.names, self.you)

    def welcome(self) -> list[str]:
        """Return a short introduction for newcomers."""
        return [self.say("game-line"), self.say("play-how-to-type")]

    def heading(self) -> str:
        """Return the heading of a turn."""
        return "" if self.match.to_act is None else self.heading_of(self.match.to_act)

    def how_it_stands(self) -> list[str]:
        """Return the state of the match in a few lines."""
        return []

    def table(self) -> RenderableType:
        """Return the table as the viewer sees it."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for field, value in self.seen.items():
            grid.add_row(Text(field, "bold"), Text(value_text(value)))
        return grid

    def choices(self) -> list[Action]:
        """Return the legal actions in the order of their numbers."""
        return self.match.legal_actions

    def numbered(self) -> list[Action]:
        """Return actions by number, from 1: the choices, and refused ones that keep their number."""
        return self.choices()

    def number_of(self, action: Action) -> int:
        """Return the number of a choice."""
        return self.numbered().index(action) + 1

    def kinds(self) -> set[str]:
        """Return the kinds of action to decide on; the first word of an action's text is its kind."""
        return {action.text.split()[0] for action in self.match.legal_actions}

    def shown(self) -> list[Action]:
        """Return actions a player may consider now, legal or not."""
        numbers = self.match.game.words.shown(self.match.state, self.match.catalogue)
        return [self.match.action(number) for number in numbers]

    def near(self, actions: Sequence[Action]) -> list[Action]:
        """Return those actions a player may mean: those to consider now, and all that are not about a card."""
        shown = self.shown()
        return [action for action in actions if action in shown or not self.about(action)]

    def about(self, action: Action) -> list[Message]:
        """Return what an action is about, including its card."""
        message = self.match.game.words.action(action.id, self.match.catalogue)
        return [value for value in message.arguments.values() if isinstance(value, Message)]

    def label(self, action: Action) -> str:
        """Return an action's label."""
        return self.sentence(self.match.game.words.action(action.id, self.match.catalogue))

    def question(self, choices: Sequence[Action]) -> str:
        """Return the question to the player."""
        return self.say("play-enter", action=self.label(choices[0])) if len(choices) == 1 else self.say("play-choose")

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType | None:  # noqa: ARG002
        """Return what is shown above the question: the choices, and what is needed to choose."""
        return None if len(choices) == 1 else self.listed(choices)

    def listed(self, choices: Sequence[Action]) -> RenderableType:
        """Return the choices with their numbers; a long list in columns."""
        columns = 1 if len(choices) <= LONG_LIST else max(1, self.console.width // COLUMN)
        rows = -(-len(choices) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            places = range(row, len(choices), rows)
            cells = [Text.assemble(number_plate(at + 1), " ", self.label(choices[at])) for at in places]
            grid.add_row(*cells)
        return grid

    def forced(self, action: Action) -> str:
        """Return why there is only one choice."""
        return self.say("play-forced", action=self.label(action))

    def paragraph(self, events: Sequence[Event], before: str = "") -> RenderableType | None:
        """Return events as a paragraph, optionally after an introduction; None if there is nothing to tell."""
        sentences = [Text(before)] * bool(before) + self.sentences(events)
        if not sentences:
            return None
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("•"), Text(" ").join(sentences))
        return grid

    def headline(self, text: str) -> RenderableType:
        """Return a heading."""
        return headline(text)

    def pairs(self, rows: Iterable[tuple[str, str]]) -> RenderableType:
        """Return names with descriptions."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, text in rows:
            grid.add_row(Text(name, "bold"), Text(text))
        return grid

    def sheet(self, sections: Sequence[Section]) -> list[RenderableType]:
        """Return cards with their values."""
        from golazo.cli.output.sheets import drawn

        return drawn(sections, self.say, self.console.width)

    def sentences(self, events: Sequence[Event]) -> list[Text]:
        """Return events as sentences; those about the reader are highlighted."""
        return [self.marked(event.message) for event in events if event.name not in self.untold]

    def marked(self, message: Message) -> Text:
        """Return a sentence, bold if it is about the reader."""
        concerned = any(isinstance(value, Seat) and value.number == self.you for value in message.arguments.values())
        return Text(self.sentence(message), "bold" if concerned else "")

    def cards(self) -> list[str]:
        """Return the ids of the cards that can be explained: those that actions are about."""
        texts = map(self.match.game.words.action_text, range(self.match.game.actions))
        named = dict.fromkeys(text.split()[-1] for text in texts)
        return [name for name in named if self.match.catalogue.card(name) is not None]

    def card_of(self, action: Action) -> str | None:
        """Return the card of a choice, if there is one."""
        card = action.text.split()[-1]
        return None if self.match.catalogue.card(card) is None else card

    def card_name(self, card_id: str) -> str:
        return self.sentence(self.match.catalogue.card(card_id).name)

    def explained(self, card_id: str) -> RenderableType:
        """Return everything about a card."""
        return Text(self.sentence(self.match.catalogue.card(card_id).text))

    def guide(self) -> RenderableType | None:
        """Return what a newcomer needs to read the table."""
        return None

    def odds(self) -> RenderableType | None:
        """Return the odds of the next roll, if the game has them."""
        return None

    def result(self, winner: int | None) -> Message:
        """Return a sentence about who has won."""
        return Message("play-drawn") if winner is None else Message.of("play-won", seat=Seat(winner))

    def final_table(self) -> RenderableType:
        """Return the final standings."""
        return self.table()


def number_plate(number: int) -> Text:
    """Return the number of a choice, styled."""
    return Text(f"{number:>2})", INK_ON_HI_VIS)


def headline(text: str) -> RenderableType:
    """Return a line across the screen that starts with a text."""
    return Rule(Text(text, "bold"), characters="━", style="dim", align="left")


def indented(*parts: RenderableType) -> RenderableType:
    """Indent some lines."""
    return Padding(Group(*parts), (0, 0, 0, 2))


def flowed(parts: Sequence[Text], width: int, gap: str) -> Text:
    """Arrange parts side by side, as many per line as fit, without breaking any."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text.assemble(part))
    return Text("\n").join(lines)


def times(name: str, copies: int, sign: str = " ×") -> str:
    """Return `Fan Shop`, or `Fan Shop ×2`."""
    return f"{name}{sign}{copies}" if copies > 1 else name


def gain(coins: int) -> Text:
    """Return `+3`, `−2`, or a dot for zero."""
    return Text(f"+{coins}" if coins > 0 else f"−{-coins}" if coins else "·", "bold" if coins else "dim")

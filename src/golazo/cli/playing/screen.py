"""How a match looks on the terminal. A game's own `terminal/` draws it better; this plain screen serves any game."""

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
    """The screen of the match's game, or one that serves any game; in words alone where that is asked for."""
    if screen_reader.chosen:
        from golazo.cli.playing.plain_screen import PlainScreen

        return screen_in(f"golazo.games.{match.game.name}.terminal.plain", PlainScreen)(match, say, console)
    return screen_in(f"golazo.games.{match.game.name}.terminal", Screen)(match, say, console)


def screen_in(module: str, otherwise: type[Screen]) -> type[Screen]:
    """The screen that a module has, where there is such a module."""
    found: type[Screen] = import_module(module).Screen if find_spec(module) else otherwise
    return found


class Screen:
    """What is shown of a match. Whoever plays alone against bots is addressed as you; several are called by name.

    `names` are in the third person, the reader's too: "you" is said by a text's own form for it, or stands alone.
    """

    untold: frozenset[str] = frozenset()  # events that go without saying
    plain = False  # whether it is for a screen reader

    def __init__(self, match: AnyMatch, say: Texts, console: Console) -> None:
        self.match = match
        self.say = say
        self.console = console
        humans = [seat for seat, seated in enumerate(match.seats) if not seated.bot]
        self.address(humans[0] if len(humans) == 1 else None)

    def address(self, you: int | None) -> None:
        """Speak to whoever sits there; None speaks of everybody by name."""
        self.you = you
        self.viewer = you  # for whose eyes the screen is; None: for a spectator's
        self.accounts: set[int] = set()  # seats with an account's name
        self.names = [seated.name or self.nameless(seat) for seat, seated in enumerate(self.match.seats)]

    def nameless(self, seat: int) -> str:
        """What somebody without a name is called: a bot by its level, others by the team or as one of several."""
        game, seats = self.match.game, self.match.seats
        bots = [None if each.name or not each.bot else bot_name(game, each.bot) for each in seats]
        if (bot := bots[seat]) is not None:
            return self.say.say(apart(bot, seat, bots))
        return self.team(seat) or self.say("play-player", number=seat + 1)

    def team(self, seat: int) -> str | None:
        """The name of the team that plays from a seat; None in games without teams."""
        teams = self.match.game.teams
        return self.say(f"team-{teams[seat]}") if teams else None

    def heading_of(self, seat: int) -> str:
        """A player's name where it stands alone, not in a sentence: a reader without a name is "You" there."""
        unnamed = seat == self.you and not self.match.seats[seat].name
        return self.say("play-you") if unnamed else signed(self.say, self.names[seat], seat in self.accounts)

    def bot_beside(self, seat: int) -> str:
        """What stands beside the name of a seat that a bot plays: its level, unless the name says so already."""
        bot = self.match.seats[seat].bot
        level = self.say.say(bot_name(self.match.game, bot)) if bot else ""
        return "" if self.names[seat].startswith(level) else level

    def introduced(self, seat: int, name: str) -> str:
        """A player's name with the bot's level, where a bot plays and the name does not say so."""
        level = self.bot_beside(seat)
        return self.say("name-with-level", name=name, level=level) if level else name

    @property
    def sides(self) -> list[str]:
        """Who does what in the game: the teams, or the players in games without teams."""
        return [self.team(seat) or name for seat, name in enumerate(self.names)]

    @property
    def seen(self) -> dict[str, Any]:
        """What the viewer sees of the match, and all that may be shown."""
        return self.match.view(self.viewer)

    def sentence(self, message: Message) -> str:
        """A message of the game in words: what the teams do, or in games without teams the players."""
        return self.say.say(message, self.sides, self.you)

    def of_people(self, message: Message) -> str:
        """A message about the people at the table in words, with their names."""
        return self.say.say(message, self.names, self.you)

    def welcome(self) -> list[str]:
        """A few sentences for somebody who never saw the game."""
        return [self.say("game-line"), self.say("play-how-to-type")]

    def heading(self) -> str:
        """What stands above a turn."""
        return "" if self.match.to_act is None else self.heading_of(self.match.to_act)

    def how_it_stands(self) -> list[str]:
        """How the match stands, in a few lines."""
        return []

    def table(self) -> RenderableType:
        """All that the viewer may see."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for field, value in self.seen.items():
            grid.add_row(Text(field, "bold"), Text(value_text(value)))
        return grid

    def choices(self) -> list[Action]:
        """What may be done, in the order in which it is numbered."""
        return self.match.legal_actions

    def numbered(self) -> list[Action]:
        """What has a number, from 1 on: the choices, and what may not be done now but keeps its number."""
        return self.choices()

    def number_of(self, action: Action) -> int:
        """The number of a choice."""
        return self.numbered().index(action) + 1

    def kinds(self) -> set[str]:
        """The kinds of action that are being decided on; the first word of an action's text names its kind."""
        return {action.text.split()[0] for action in self.match.legal_actions}

    def shown(self) -> list[Action]:
        """What a player may well think of doing now, allowed or not."""
        numbers = self.match.game.words.shown(self.match.state, self.match.catalogue)
        return [self.match.action(number) for number in numbers]

    def near(self, actions: Sequence[Action]) -> list[Action]:
        """Those of some actions that a player may well mean: what is thought of now, and all that is about no card."""
        shown = self.shown()
        return [action for action in actions if action in shown or not self.about(action)]

    def about(self, action: Action) -> list[Message]:
        """What an action is about, card and all."""
        message = self.match.game.words.action(action.id, self.match.catalogue)
        return [value for value in message.arguments.values() if isinstance(value, Message)]

    def label(self, action: Action) -> str:
        """An action as a choice to be read."""
        return self.sentence(self.match.game.words.action(action.id, self.match.catalogue))

    def question(self, choices: Sequence[Action]) -> str:
        """What is asked now."""
        return self.say("play-enter", action=self.label(choices[0])) if len(choices) == 1 else self.say("play-choose")

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType | None:  # noqa: ARG002
        """What stands above the question: the choices, and what one looks at to choose."""
        return None if len(choices) == 1 else self.listed(choices)

    def listed(self, choices: Sequence[Action]) -> RenderableType:
        """The choices with their numbers, a long list in columns."""
        columns = 1 if len(choices) <= LONG_LIST else max(1, self.console.width // COLUMN)
        rows = -(-len(choices) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            places = range(row, len(choices), rows)
            cells = [Text.assemble(number_plate(at + 1), " ", self.label(choices[at])) for at in places]
            grid.add_row(*cells)
        return grid

    def forced(self, action: Action) -> str:
        """Why there is only one thing to do."""
        return self.say("play-forced", action=self.label(action))

    def paragraph(self, events: Sequence[Event], before: str = "") -> RenderableType | None:
        """What happened, in a few sentences that may follow one of introduction; None where nothing is to be told."""
        sentences = [Text(before)] * bool(before) + self.sentences(events)
        if not sentences:
            return None
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("•"), Text(" ").join(sentences))
        return grid

    def headline(self, text: str) -> RenderableType:
        """A text that begins something new."""
        return headline(text)

    def pairs(self, rows: Iterable[tuple[str, str]]) -> RenderableType:
        """Names, each with what there is to say about it."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, text in rows:
            grid.add_row(Text(name, "bold"), Text(text))
        return grid

    def sheet(self, sections: Sequence[Section]) -> list[RenderableType]:
        """Cards with their values."""
        from golazo.cli.output.sheets import drawn

        return drawn(sections, self.say, self.console.width)

    def sentences(self, events: Sequence[Event]) -> list[Text]:
        """Events in words; what concerns the reader stands out."""
        return [self.marked(event.message) for event in events if event.name not in self.untold]

    def marked(self, message: Message) -> Text:
        """A sentence, bold where it is about the reader."""
        concerned = any(isinstance(value, Seat) and value.number == self.you for value in message.arguments.values())
        return Text(self.sentence(message), "bold" if concerned else "")

    def cards(self) -> list[str]:
        """The ids of the cards that can be explained: those that actions are about."""
        texts = map(self.match.game.words.action_text, range(self.match.game.actions))
        named = dict.fromkeys(text.split()[-1] for text in texts)
        return [name for name in named if self.match.catalogue.card(name) is not None]

    def card_of(self, action: Action) -> str | None:
        """The card that a choice is about, if it is about one."""
        card = action.text.split()[-1]
        return None if self.match.catalogue.card(card) is None else card

    def card_name(self, card_id: str) -> str:
        return self.sentence(self.match.catalogue.card(card_id).name)

    def explained(self, card_id: str) -> RenderableType:
        """All there is to say about a card."""
        return Text(self.sentence(self.match.catalogue.card(card_id).text))

    def guide(self) -> RenderableType | None:
        """What a newcomer needs to read the table."""
        return None

    def odds(self) -> RenderableType | None:
        """What the next roll may bring, where the game can tell."""
        return None

    def result(self, winner: int | None) -> Message:
        """Who has won, in a sentence."""
        return Message("play-drawn") if winner is None else Message.of("play-won", seat=Seat(winner))

    def final_table(self) -> RenderableType:
        """How everybody stands at the end."""
        return self.table()


def number_plate(number: int) -> Text:
    """The number of a choice."""
    return Text(f"{number:>2})", INK_ON_HI_VIS)


def headline(text: str) -> RenderableType:
    """A line across the screen that begins with a text."""
    return Rule(Text(text, "bold"), characters="━", style="dim", align="left")


def indented(*parts: RenderableType) -> RenderableType:
    """Some lines, set in a little."""
    return Padding(Group(*parts), (0, 0, 0, 2))


def flowed(parts: Sequence[Text], width: int, gap: str) -> Text:
    """Parts side by side, as many on a line as fit; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text.assemble(part))
    return Text("\n").join(lines)


def times(name: str, copies: int, sign: str = " ×") -> str:
    """`Fan Shop`, or `Fan Shop ×2`."""
    return f"{name}{sign}{copies}" if copies > 1 else name


def gain(coins: int) -> Text:
    """`+3`, `−2` or a dot for nothing."""
    return Text(f"+{coins}" if coins > 0 else f"−{-coins}" if coins else "·", "bold" if coins else "dim")

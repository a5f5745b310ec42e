"""Machi Koro Fußball on the terminal: the market, the players' towns, and the choices on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from golazo.cli.playing import screen
from golazo.cli.playing.screen import flowed, gain, indented, number_plate, times
from golazo.games.machikoro.cards.catalogue import EFFECT_KEYS, LARGE, Catalogue, LargeProject, Project
from golazo.games.machikoro.cards.explained import explained
from golazo.games.machikoro.cards.sheet import dice_text
from golazo.games.machikoro.odds.dice import WHOLE, chance
from golazo.games.machikoro.screen import outlook
from golazo.games.machikoro.state import ACADEMY
from golazo.match.any_match import AnyMatch
from golazo.match.match import Action, Event
from golazo.text.message import Message, Seat
from golazo.text.texts import Texts

CHIPS = {  # a shape and the colours of the cards' bands
    "blue": ("○", "bold #FFFFFF on #1C5FD0"),
    "green": ("●", "bold #FFFFFF on #157A3C"),
    "red": ("◄", "bold #FFFFFF on #C9302A"),
    "purple": ("★", "bold #FFFFFF on #7436BE"),
}
COIN = "bold #3A2500 on #FFD04A"
BUILT = "bold #FFFFFF on #0F5E2E"
HEADINGS = ("dice", "card", "cost", "pays", "left", "yours")
REASON = 10  # columns
BUILD_NOTHING = "build nothing"
TOWN, MOST_TOWN = 32, 54
NUMBERS = range(1, 13)
TWO_DICE_NEED = LARGE[ACADEMY]


class Screen(screen.Screen):
    """The table of Machi Koro Fußball."""

    untold = frozenset({"dealt"})

    def __init__(self, match: AnyMatch, say: Texts, console: Console) -> None:
        super().__init__(match, say, console)
        self.catalogue: Catalogue = match.catalogue  # type: ignore[assignment]
        self.projects = sorted(self.catalogue.projects, key=lambda project: project.dice)

    @property
    def side(self) -> int:
        """Whose side of the table is shown: the viewer's; a spectator looks over the shoulder of whose turn it is."""
        return int(self.seen["turn"]) if self.viewer is None else self.viewer

    def welcome(self) -> list[str]:
        return [self.say("welcome-goal"), self.say("welcome-turn"), self.say("play-how-to-type")]

    def heading(self) -> str:
        return self.say("turn-heading", turn=self.seen["turns"], name=super().heading())

    def how_it_stands(self) -> list[str]:
        """Everybody's coins and large projects."""
        return [self.standing_of(seat, self.heading_of(seat)) for seat in range(self.match.players)]

    def standing_of(self, seat: int, name: str) -> str:
        """A player's coins and large projects."""
        coins, large = self.seen["coins"][seat], len(self.seen["large"][seat])
        return self.say("standing-line", name=name, coins=coins, large=large, all=len(self.catalogue.large))

    # The table

    def table(self) -> RenderableType:
        return self.spread([])

    def spread(self, choices: Sequence[Action]) -> RenderableType:
        """The market and the towns, side by side where there is room; with choices, the market alone where not."""
        tables = Group(self.market(choices), self.large_projects(choices), *self.pile())
        width = self.console.measure(tables).maximum
        beside = min(self.console.width - width - 3, MOST_TOWN)
        if beside < TOWN:
            above = [] if choices else [self.towns(), Text()]
            return Group(*above, tables, self.legend(self.console.width))
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=beside)
        towns = Group(*(self.town(seat, beside) for seat in range(self.match.players)))
        grid.add_row(Group(tables, self.legend(width)), towns)
        return grid

    def market(self, choices: Sequence[Action]) -> RenderableType:
        """All projects in the order of their numbers. With choices, those that may be built have a number, and the
        player's own cards are counted; without, the towns show them."""
        table = self.columns("pays", "left", *(["yours"] if choices else []))
        self.add_row(table, Text(), {name: Text(self.say(f"column-{name}"), "dim") for name in HEADINGS})
        for project in self.projects:
            stock = self.seen["market"].get(project.id, 0)
            owned = self.seen["owned"][self.side].get(project.id, 0)
            plate, reason = self.standing(project.id, choices)
            cells = {"pays": self.pays(project), "left": str(stock or "–"), "yours": str(owned or ""), "reason": reason}
            cells |= {"card": self.sentence(project.name), "cost": str(project.cost)}
            drawn = {name: Text(cell) for name, cell in cells.items()} | {"dice": chip(project)}
            self.add_row(table, plate, drawn, dim=bool(reason) or not stock)
        return table

    def large_projects(self, choices: Sequence[Action]) -> RenderableType:
        """The player's own large projects; with choices, also the choice to build nothing."""
        table = self.columns("gives")
        for project in self.catalogue.large:
            built = project.id in self.seen["large"][self.side]
            plate, reason = self.standing(project.id, choices)
            cells = {"card": self.sentence(project.name), "cost": str(project.cost)}
            cells |= {"gives": self.say(f"pays-{project.id}"), "reason": reason}
            mark = Text(" ✔       ", BUILT) if built else Text(" □ ")
            drawn = {name: Text(cell) for name, cell in cells.items()} | {"dice": mark}
            self.add_row(table, plate, drawn, dim=bool(reason) and not built)
        for action in choices:
            if action.text == BUILD_NOTHING:
                self.add_row(table, number_plate(self.number_of(action)), {"card": Text(self.label(action))})
        return table

    def columns(self, *between: str) -> Table:
        """A table without rows; its columns stand where those of the others do. A narrow screen has only the first."""
        cards = [project.name for project in self.projects] + [project.name for project in self.catalogue.large]
        widths = {name: cell_len(self.say(f"column-{name}")) for name in HEADINGS}
        widths["card"] = max(widths["card"], *(cell_len(self.sentence(card)) for card in cards))
        widths["pays"] = max(widths["pays"], *(cell_len(self.pays(project)) for project in self.projects))
        widths |= {"plate": 3, "dice": 9, "reason": REASON}
        whole = sum(widths.values()) + len(widths) - 1 <= self.console.width
        widths["gives"] = widths["pays"] + widths["left"] + widths["yours"] + 2
        table = Table.grid(padding=(0, 1, 0, 0))
        for name in ("plate", "dice", "card", "cost", *((*between, "reason") if whole else ())):
            right = name in ("cost", "left", "yours")
            table.add_column(name, justify="right" if right else "left", min_width=widths[name], no_wrap=True)
        return table

    def add_row(self, table: Table, plate: Text, cells: Mapping[str, Text], dim: bool = False) -> None:
        """A row with what there is for each column."""
        names = [str(column.header) for column in table.columns[1:]]
        table.add_row(plate, *(cells.get(name, Text()) for name in names), style="dim" if dim else "")

    def pile(self) -> list[Text]:
        """How much of the face-down pile is left, where there is one."""
        if "pile" not in self.seen:
            return []
        return [Text(self.say("market-pile", cards=sum(self.seen["pile"].values())), "dim")]

    def standing(self, card_id: str, choices: Sequence[Action]) -> tuple[Text, str]:
        """A card's number among the choices, or in few words why it has none."""
        text = f"build {card_id}"
        if not choices:
            return Text("   "), ""
        for action in choices:
            if action.text == text:
                return number_plate(self.number_of(action)), ""
        refusal = self.match.why_not(text)
        if refusal is None:
            return Text("   "), ""
        key = refusal.message.key.replace("refused-", "brief-")
        return Text("   "), self.sentence(Message(key, refusal.message.arguments))

    def pays(self, project: Project) -> str:
        """What a project pays, in few words."""
        icon = Message(f"icon-{project.counts}") if project.counts else ""
        return self.sentence(Message(f"pays-{EFFECT_KEYS[project.effect]}", {"amount": project.amount, "icon": icon}))

    def legend(self, width: int) -> RenderableType:
        """What the shapes and colours mean."""
        parts = []
        for colour, (shape, style) in CHIPS.items():
            key = "legend-purple" if colour == "purple" else f"when-{colour}"
            parts.append(Text.assemble((f" {shape} ", style), " ", self.say(key)))
        return flowed(parts, width, " ")

    # The towns

    def towns(self) -> RenderableType:
        """All players: side by side where each has room, else in two columns or one below the other."""
        players = self.match.players
        beside = self.console.width // players - 2 >= TOWN
        columns = players if beside else 2 if self.console.width >= 2 * MOST_TOWN else 1
        width = self.console.width // columns - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(width=width)
        for first in range(0, players, columns):
            grid.add_row(*(self.town(seat, width) for seat in range(first, min(first + columns, players))))
        return grid

    def town(self, seat: int, width: int) -> RenderableType:
        """A player: coins, projects in the order of their numbers, large projects built and still open."""
        seen = self.seen
        marker = "▶ " if seat == seen["turn"] and not self.match.over else "  "
        coins = (f" {self.coins(seen['coins'][seat])} ", COIN)
        head = Text.assemble(marker, (self.heading_of(seat), "bold"), " ", coins)
        if level := self.bot_beside(seat):
            head.append(f" {level}", "dim")
        owned = seen["owned"][seat]
        built = [project for project in self.projects if project.id in owned]
        projects = [Text(times(self.sentence(project.name), owned[project.id])) for project in built]
        large = [self.large_part(project, project.id in seen["large"][seat]) for project in self.catalogue.large]
        title = Rule(head, align="left", style="dim")
        return Group(title, indented(flowed(projects, width - 2, " · "), flowed(large, width - 2, "  ")))

    def large_part(self, project: LargeProject, built: bool) -> Text:
        name = self.sentence(project.name)
        return Text(f" ✔ {name} ", BUILT) if built else Text(f"□ {name} {project.cost}", "dim")

    def coins(self, coins: int) -> str:
        return self.say("counted-amount", amount=coins)

    # Choices

    def choices(self) -> list[Action]:
        """In the order of the market; to decline comes last."""
        legal = self.match.legal_actions
        if self.seen["phase"] == "build":
            return [action for action in self.numbered() if action in legal]
        return sorted(legal, key=lambda action: action.text == "no-swap")

    def numbered(self) -> list[Action]:
        """What can be built has the same number in every turn, whether there are coins for it or not."""
        if self.seen["phase"] != "build":
            return self.choices()
        cards = [*self.projects, *self.catalogue.large]
        return [self.match.action(text) for text in (*(f"build {card.id}" for card in cards), BUILD_NOTHING)]

    def question(self, choices: Sequence[Action]) -> str:
        seen = self.seen
        phase = seen["phase"]
        if phase == "roll" and len(choices) == 1:
            return self.say("ask-enter")
        arguments: dict[str, Any] = {"coins": seen["coins"][self.side], "dice": dice_sum(seen.get("dice", []))}
        if phase == "give":
            seat, card = seen["swap"].split()
            arguments |= {"seat": Seat(int(seat)), "card": Message(f"card-{card}")}
        return self.sentence(Message(f"ask-{phase}", arguments))

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType | None:
        phase = self.seen["phase"]
        if phase == "build":
            return self.spread(choices)
        towns = [] if after_table or phase == "reroll" else [self.towns(), Text()]
        return Group(*towns, *([] if len(choices) == 1 else [self.listed(choices)]))

    def forced(self, action: Action) -> str:
        if action.text == BUILD_NOTHING:
            return self.say("forced-build-nothing", coins=self.seen["coins"][self.side])
        return super().forced(action)

    # The log

    def sentences(self, events: Sequence[Event]) -> list[Text]:
        """A turn that merely follows goes without saying, and all incomes of a player make one sentence."""
        told: list[Text] = []
        incomes: dict[int, list[Event]] = {}
        for event in events:
            if event.name == "income":
                incomes.setdefault(event["seat"], []).append(event)
                continue
            told += [self.income(earned) for earned in incomes.values()]
            incomes.clear()
            if event.name != "turn-began" or event["second"]:
                told += super().sentences([event])
        return told + [self.income(earned) for earned in incomes.values()]

    def income(self, earned: Sequence[Event]) -> Text:
        if len(earned) == 1:
            return self.marked(earned[0].message)
        named = [self.say("told-income-of", card=self.sentence(event.message.arguments["card"])) for event in earned]
        cards = [times(card, event["copies"], " × ") for card, event in zip(named, earned, strict=True)]
        coins = sum(event["coins"] for event in earned)
        seat = Seat(earned[0]["seat"])
        return self.marked(Message("told-incomes", {"seat": seat, "coins": coins, "cards": ", ".join(cards)}))

    # Explanations

    def guide(self) -> RenderableType:
        """The colours, and the large projects."""
        rules = [
            Text(self.say(f"guide-{name}", stipend=self.catalogue.stipend)) for name in ("turn", "claims", "large")
        ]
        return Group(*rules, Text(), self.legend(self.console.width))

    def explained(self, card_id: str) -> RenderableType:
        card = self.catalogue.card(card_id)
        if card is None:
            return ""
        mark = chip(card) if isinstance(card, Project) else Text(" □ ")
        title = Text.assemble(mark, " ", (self.sentence(card.name), "bold"))
        return Group(title, indented(*(Text(fact) for fact in self.facts(card))))

    def facts(self, card: Project | LargeProject) -> list[str]:
        """All there is to say about a card, and whether it can be built now."""
        facts = self.project_facts(card) if isinstance(card, Project) else self.large_facts(card)
        refusal = self.match.why_not(f"build {card.id}")
        if refusal is None:
            facts.append(self.say("explain-may-build"))
        elif self.seen["phase"] == "build" and self.match.to_act == self.side:
            facts.append(f"{refusal.rule}: {self.sentence(refusal.message)}")
        return facts

    def project_facts(self, project: Project) -> list[str]:
        """What, when, for how much, with which others, how many are left, and who has them."""
        seen = self.seen
        stock = seen["market"].get(project.id, 0)
        copies = [owned.get(project.id, 0) for owned in seen["owned"]]
        owners = [times(self.heading_of(seat), count) for seat, count in enumerate(copies) if count]
        facts = {
            "dice": dice_text(project.dice),
            "colour": Message(f"colour-{project.colour}"),
            "icon": Message(f"icon-{project.icon}"),
            "cost": project.cost,
        }
        lines = [self.sentence(Message("explain-facts", facts)), *self.explanation(project)]
        lines.append(self.say("explain-stock", stock=stock))
        return [*lines, self.say("explain-owners", owners=", ".join(owners))] if owners else lines

    def explanation(self, card: Project | LargeProject) -> list[str]:
        return [self.sentence(sentence) for sentence in explained(card, self.catalogue)]

    def large_facts(self, project: LargeProject) -> list[str]:
        """What it gives, for how much, from when on, and who has built it."""
        owners = [self.heading_of(seat) for seat, built in enumerate(self.seen["large"]) if project.id in built]
        lines = [self.say("explain-large", cost=project.cost), *self.explanation(project)]
        return [*lines, self.say("explain-owners", owners=", ".join(owners))] if owners else lines

    def odds(self) -> RenderableType:
        """What each number would bring the player, whoever rolls it."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for _ in NUMBERS:
            table.add_column(justify="right", min_width=4, no_wrap=True)
        table.add_row("", *(Text(str(number), "bold") for number in NUMBERS))
        coins, means = self.forecast()
        for roller in range(self.match.players):
            yours = roller == self.side
            gains = [int(coins[roller, number, self.side]) for number in NUMBERS]
            label = self.say("odds-own" if yours else "odds-other", name=self.names[roller])
            table.add_row(Text(label), *map(gain, gains))
        for dice, key in enumerate(("odds-one-die", "odds-two-dice"), 1):
            chances = [int(chance(dice, number)) for number in NUMBERS]
            shares = [Text(f"{100 * ways / WHOLE:.0f}" if ways else "·", "dim") for ways in chances]
            table.add_row(Text(self.say(key), "dim"), *shares)
        one, two = means[self.side].tolist()
        return Group(table, Text(self.say("odds-mean", one=one, two=two)), Text(self.say("odds-note"), "dim"))

    def forecast(self) -> tuple[Any, Any]:
        """What every roll would bring everybody, and each player's means."""
        return outlook.forecast(self.match.state, self.catalogue)

    def final_table(self) -> RenderableType:
        """Everybody's large projects, coins, projects and turns."""
        seen = self.seen
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for name in ("player", "large", "coins", "projects", "turns"):
            table.add_column(self.say(f"column-{name}"), justify="left" if name == "player" else "right")
        for seat in range(self.match.players):
            turns = sum(event.name == "turn-began" and event["seat"] == seat for event in self.match.events)
            won = seat == seen.get("winner")
            built = f"{len(seen['large'][seat])}/{len(LARGE)}"
            values = (seen["coins"][seat], sum(seen["owned"][seat].values()), turns)
            player = Text(f"{'★' if won else ' '} {self.heading_of(seat)}")
            table.add_row(player, built, *map(str, values), style="bold" if won else "")
        return table


def chip(project: Project) -> Text:
    """A card's band: its shape, its colour and its numbers."""
    shape, style = CHIPS[project.colour]
    return Text(f" {shape} {dice_text(project.dice):<5} ", style)


def dice_sum(dice: Iterable[int]) -> str:
    """`5`, or `2 + 3 = 5`."""
    rolled = list(dice)
    return " + ".join(map(str, rolled)) + (f" = {sum(rolled)}" if len(rolled) > 1 else "")

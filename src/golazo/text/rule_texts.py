"""The rules of a game by their ids, as texts for people; terminal and page tell them from the same files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from golazo.text.texts import Texts, entries, rules_source

KEY = re.compile(r"rule-([a-z]+-[a-z]+-\d+)")
NAME = re.compile(r"\{ *\$([a-z0-9-]+) *\}")  # of a card or a team that a rule speaks of


def rule_ids(game: str) -> list[str]:
    """The ids of a game's rules, in their order; none where a game tells none."""
    return ids_of(entries(rules_source("en", game)))


def ids_of(keys: Iterable[str]) -> list[str]:
    return [found[1].upper() for key in keys if (found := KEY.fullmatch(key))]


@dataclass(frozen=True)
class RuleText:
    """A rule: its id, its title, and what it says in paragraphs."""

    id: str
    title: str
    paragraphs: tuple[str, ...]


class RuleTexts:
    """The rules of a game in a language."""

    def __init__(self, game: str, say: Texts) -> None:
        self.say = say
        self.sources = entries(rules_source(say.language, game))
        self.ids = ids_of(self.sources)

    def rule(self, rule_id: str) -> RuleText:
        """A rule by its id; raises KeyError where there is none."""
        key = f"rule-{rule_id.lower()}"
        names = {name: self.named(name) for name in NAME.findall(self.sources[key])}
        return RuleText(rule_id, self.say(f"{key}-title"), tuple(self.say(key, **names).splitlines()))

    def named(self, name: str) -> str:
        """What a card or a team is called."""
        try:
            return self.say(f"card-{name}")
        except KeyError:
            return self.say(f"team-{name}")

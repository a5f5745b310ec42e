"""The rules of a game by id, as texts for people; terminal and page use the same files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from golazo.text.texts import Texts, entries, rules_source

KEY = re.compile(r"rule-([a-z]+-[a-z]+-\d+)")
NAME = re.compile(r"\{ *\$([a-z0-9-]+) *\}")  # placeholder of a card or a team


def rule_ids(game: str) -> list[str]:
    """Return the ids of a game's rules, in order; none if the game has no rule texts."""
    return ids_of(entries(rules_source("en", game)))


def ids_of(keys: Iterable[str]) -> list[str]:
    return [found[1].upper() for key in keys if (found := KEY.fullmatch(key))]


@dataclass(frozen=True)
class RuleText:
    """A rule: its id, its title and its paragraphs."""

    id: str
    title: str
    paragraphs: tuple[str, ...]


class RuleTexts:
    """The rules of a game in one language."""

    def __init__(self, game: str, say: Texts) -> None:
        self.say = say
        self.sources = entries(rules_source(say.language, game))
        self.ids = ids_of(self.sources)

    def rule(self, rule_id: str) -> RuleText:
        """Return a rule; raises KeyError for an unknown id."""
        key = f"rule-{rule_id.lower()}"
        names = {name: self.named(name) for name in NAME.findall(self.sources[key])}
        return RuleText(rule_id, self.say(f"{key}-title"), tuple(self.say(key, **names).splitlines()))

    def named(self, name: str) -> str:
        """Return the name of a card or a team."""
        try:
            return self.say(f"card-{name}")
        except KeyError:
            return self.say(f"team-{name}")

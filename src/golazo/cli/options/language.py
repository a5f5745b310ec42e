"""The command's language, from `--lang` before or after the command's name, or the environment."""

from __future__ import annotations

from typing import Annotated

import typer


class Language:
    """The language of this run."""

    def __init__(self) -> None:
        self.chosen: str | None = None

    @property
    def current(self) -> str:
        from golazo.text.texts import language_of_environment

        return self.chosen or language_of_environment()

    def choose(self, name: str | None) -> str | None:
        """Set the language from the option."""
        if name is not None:
            from golazo.text.texts import texts

            texts(name)
            self.chosen = name
        return name


language = Language()

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|de|es|pl",
        help="Language; default from the environment.",
        callback=language.choose,
        is_eager=True,
    ),
]

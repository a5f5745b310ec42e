"""Command options generated from the server's settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection
from copy import copy
from functools import wraps
from typing import Annotated, Any

import typer

from golazo.cli.options.short_help import Command
from golazo.server.config.setting import PREFIX, Declared
from golazo.server.config.settings import Settings, declared

OTHERS = "Options"
ONLY_NAMED = inspect.Parameter.KEYWORD_ONLY


def option_of(one: Declared, hidden: bool = False) -> Any:
    """Return the option and the environment variable of a setting."""
    return typer.Option(
        one.option if one.kind is not bool else f"{one.option}/--no-{one.key}",
        metavar=one.sign,
        envvar=one.variable,
        help=one.about,
        rich_help_panel=one.group,
        show_default=one.default not in (None, (), False),
        hidden=hidden,
        min=one.least if one.is_number else None,
        max=one.most if one.is_number else None,
    )


def read_file(context: typer.Context, file: str | None) -> str | None:
    """Use values of a configuration file for settings without an option or a variable."""
    if file is not None:
        from golazo.server.config.config_file import read_config

        context.default_map = read_config(file)
    return file


Db = Annotated[str | None, option_of(declared()["db"])]
Config = Annotated[
    str | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar=f"{PREFIX}CONFIG",
        is_eager=True,
        callback=read_file,
        help="Read settings from a TOML file.",
    ),
]


def takes_settings(*, shown: Collection[str] | None = None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add an option for each setting to a command, whose first argument receives them as `Settings`.

    `shown` are the settings listed in help, by default all; the others work nevertheless.
    """

    def taking(command: Callable[..., Any]) -> Callable[..., Any]:
        options = [parameter(one, shown is not None and one.name not in shown) for one in declared().values()]
        own = list(inspect.signature(command, eval_str=True).parameters.values())[1:]

        @wraps(command)
        def run(**given: Any) -> Any:
            chosen = {name: value_of(one, given.pop(name)) for name, one in declared().items()}
            return command(Settings(**chosen), **given)

        run.__signature__ = inspect.Signature([*options, *(one.replace(kind=ONLY_NAMED) for one in own)])  # type: ignore[attr-defined]
        run.__annotations__ = {}
        return run

    return taking


def parameter(one: Declared, hidden: bool) -> inspect.Parameter:
    """Return a setting as a parameter of a command."""
    kind: Any = list[str] | None if one.many else one.kind if one.default is not None else one.kind | None
    default = one.default or None if one.many else one.default
    return inspect.Parameter(one.name, ONLY_NAMED, default=default, annotation=Annotated[kind, option_of(one, hidden)])


def value_of(one: Declared, given: Any) -> Any:
    """Return the value given for a setting; a list can be given one by one, or separated by commas."""
    if not one.many:
        return given
    return tuple(part.strip() for text in given or () for part in text.split(",") if part.strip())


class Grouped(Command):
    """A command whose help groups its options, without variables, whose names all have the same form."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        groups: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            told = copy(param)
            told.show_envvar = False
            line = told.get_help_record(ctx)
            if line is not None:
                groups.setdefault(getattr(param, "rich_help_panel", None) or OTHERS, []).append(line)
        for name, lines in groups.items():
            with formatter.section(name):
                formatter.write_dl(lines)

"""The commands, put together."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from golazo.cli import admin, bench, cards, join, lab, matches, play, prepare, replay, scenario, serve, sim, verify
from golazo.cli.language import Lang

COMPLETION = ("install_completion", "show_completion")


class Commands(TyperGroup):
    """The commands, with a help that fits a small screen: the options about completion work, but are not listed."""

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)
        for param in params:
            if param.name in COMPLETION:
                param.hidden = True
        return params


app = typer.Typer(
    name="golazo",
    cls=Commands,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Two football tabletop games: play them, simulate them, change them.",
)
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("matches", epilog=matches.EXAMPLES)(matches.matches)
app.command("replay", short_help="Tell a recorded match again.", epilog=replay.EXAMPLES)(replay.replay)
app.command("verify", short_help="Check a whole match, its dice and its rules.", epilog=verify.EXAMPLES)(verify.verify)
app.command("join", epilog=join.EXAMPLES)(join.join)
app.command("serve", epilog=serve.EXAMPLES)(serve.serve)
app.add_typer(admin.app, name="admin", short_help="For hosts: look after the tables of a server.")
app.command("sim", epilog=sim.EXAMPLES)(sim.sim)
app.add_typer(lab.app, name="lab")
app.add_typer(cards.app, name="cards")
app.add_typer(scenario.app, name="scenario", short_help="Run scenarios: given, when, then.")
app.command("prepare", epilog=prepare.EXAMPLES)(prepare.prepare)
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)


def version(wanted: bool) -> None:
    if wanted:
        from golazo import __version__

        typer.echo(f"golazo {__version__}")
        raise typer.Exit


@app.callback()
def options(
    lang: Lang = None,
    show_version: bool = typer.Option(False, "--version", help="Show the version.", callback=version, is_eager=True),
) -> None:
    """Two football tabletop games: play them, simulate them, change them."""

"""The commands, put together."""

from __future__ import annotations

import typer

from golazo.cli import admin, bench, cards, join, lab, matches, play, prepare, replay, scenario, serve, sim, verify
from golazo.cli.language import Lang

app = typer.Typer(
    name="golazo",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Two football tabletop games: play them, simulate them, change them.",
)
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("matches", epilog=matches.EXAMPLES)(matches.matches)
app.command("replay", epilog=replay.EXAMPLES)(replay.replay)
app.command("verify", epilog=verify.EXAMPLES)(verify.verify)
app.command("join", epilog=join.EXAMPLES)(join.join)
app.command("serve", epilog=serve.EXAMPLES)(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("sim", epilog=sim.EXAMPLES)(sim.sim)
app.add_typer(lab.app, name="lab")
app.add_typer(cards.app, name="cards")
app.add_typer(scenario.app, name="scenario")
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

"""`golazo join` with what is typed given beforehand: whole matches, ways back, and what goes wrong."""

import io
import re
import shlex
import sys

import pytest
from company import guest, told

from golazo import games
from golazo.cli import run
from golazo.cli.options.edition import edition
from golazo.cli.options.language import language
from golazo.cli.options.screen_reader import screen_reader
from golazo.match.match import Match
from golazo.testing.service import free_port
from host import UNLIMITED, Host
from sittings import WHOLE_MATCH, Sitting

CHOOSE_FIRST = [*WHOLE_MATCH]


@pytest.fixture
def join(monkeypatch, capsys, tmp_path, host):
    """`join(*arguments, typed=[...])` goes to the server, types the lines and leaves at the end of them."""
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def join(address, *arguments, typed=()):
        monkeypatch.setattr(language, "chosen", None)
        monkeypatch.setattr(edition, "chosen", None)
        monkeypatch.setattr(screen_reader, "chosen", False)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(["join", address, *map(str, arguments)])
        seen = capsys.readouterr()
        return Sitting(code, seen.out, seen.err)

    return join


def told_command(sitting, before):
    """The arguments of a command that the player is told to type."""
    line = next(line for line in sitting.out.splitlines() if line.startswith(before))
    return shlex.split(line.removeprefix(before))[2:]


@pytest.mark.parametrize(("game", "rival"), [("machikoro", "Level 2 bot"), ("tsubasa", "Toho")])
def test_a_whole_match(host, join, tmp_path, game, rival):
    file = tmp_path / "match.jsonl"
    seats = ("--open", game, "--seats", "me,amateur")
    sitting = join(host.url, *seats, "--name", "Rosa", "--record", file, typed=CHOOSE_FIRST)
    assert (sitting.code, sitting.err) == (0, "")
    match = Match.from_record(file.read_text())
    winner = match.outcome.winner
    assert {None: "draw", 0: "You win!", 1: f"{rival} wins!"}[winner] in sitting.out
    assert "Dice checked" in sitting.out
    assert f"golazo replay {file}" in sitting.out
    assert [seated.name for seated in match.seats] == ["Rosa", ""]
    again = join(*told_command(sitting, "Play again with: "))
    assert (again.code, again.err) == (0, "")
    assert "You keep your seat." in again.out


@pytest.mark.parametrize("game", ["machikoro", "tsubasa"])
def test_words_and_lines_alone(host, join, game):
    seats = ("--open", game, "--seats", "me,amateur", "--plain")
    sitting = join(host.url, *seats, typed=["table", "odds", "?", "1", "1", "2", "table", "quit"])
    assert (sitting.code, sitting.err) == (0, "")
    assert "Level 2 bot" in sitting.out
    assert re.search(r"^1: .+\.$", sitting.out, re.MULTILINE)
    assert not re.search(r"[─-╿▀-◿●○◄★☆✔□↻•]", sitting.out)
    assert told_command(sitting, "You keep your seat. Come back with: ")[-1] == "--plain"


def test_a_first_match_of_captain_tsubasa(host, join):
    opened = ("--open", "tsubasa", "--seats", "me,amateur", "--option", "first_match")
    sitting = join(host.url, *opened, typed=["? cards", "quit"])
    assert (sitting.code, sitting.err) == (0, "")
    assert "Option: first match" in sitting.out
    assert "Option: no motivation cards." in sitting.out
    assert "Option: no signings." in sitting.out
    again = join(*told_command(sitting, "You keep your seat. Come back with: "), typed=["quit"])
    assert "Option: first match" in again.out


def test_leaving_and_coming_back(host, join):
    first = join(host.url, "--open", "machikoro", "--seats", "me,random", "--profile", "b", typed=["", "fan", "quit"])
    assert first.code == 0
    assert "You build Fan Shop" in first.out
    back = told_command(first, "You keep your seat. Come back with: ")
    assert back[1:] == ["--profile", "b"]
    second = join(*back, typed=["log", "table", "odds", "?", "? cards", "save", "nonsense"])
    assert second.code == 0
    assert "The match continues after" in second.out
    assert second.out.count("You build Fan Shop") == 1
    assert "The server saves every move. Come back with:" in second.out
    assert "“nonsense” is not one of the choices" in second.out


def test_the_message_of_the_host_is_read_in_the_lobby(join, tmp_path):
    message = "Cup on Sunday.\nBring [bold]snacks[/bold]!"
    with Host(tmp_path, *UNLIMITED, "--message", message) as club:
        join(club.url, "--open", "machikoro", "--public")
        told = join(club.url, typed=[""])
    assert told.out.startswith(f"{message}\nYour tables")


def test_a_table_is_waited_for_and_left(host, join):
    opened = join(host.url, "--open", "tsubasa", "--public")
    assert opened.code == 0
    link = re.search(r"Share this link: (\S+)", opened.out)[1]
    assert link.startswith(f"{host.url}/t/")
    assert "Waiting for one more player." in opened.out
    listed = join(host.url, typed=["7000", "1"])
    assert "Your tables" in listed.out
    assert "There is no table 7000." in listed.out
    assert f"Share this link: {link}" in listed.out
    other = join(host.url, "--profile", "somebody", typed=[""])
    assert "Open tables" in other.out
    assert re.search(r"Captain Tsubasa +Guest \d{4}, open seat", other.out)
    assert other.code == 0


def test_watching_a_match_that_is_over(host, join):
    links = []

    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("tsubasa", seats=["random", "amateur"], public=True)
            async with table:
                assert [turn async for turn in table.turns()] == []
            links.append(table.link)

    told(story)
    seen = join(links[0], "--watch")
    assert (seen.code, seen.err) == (0, "")
    assert re.search(r"(Nankatsu|Toho) wins!|draw", seen.out)
    assert "Dice checked" in seen.out
    assert "Play again" not in seen.out


def test_bots_are_watched_as_they_play(host, join):
    seen = join(host.url, "--open", "machikoro", "--seats", "amateur,random", "--fast")
    assert seen.code == 0
    assert re.search(r"Level [12] bot wins!", seen.out)


def test_resigning_is_asked_about(host, join):
    seats = ("--open", "machikoro", "--seats", "me,amateur")
    sitting = join(host.url, *seats, typed=["resign", "no", "resign", "yes"])
    assert sitting.out.count("Do you really want to resign? yes or no") == 2
    assert "You play on." in sitting.out
    assert "You have resigned." in sitting.out
    assert "Level 2 bot wins!" in sitting.out
    assert "Dice checked" in sitting.out


def test_taking_back_and_what_nobody_agrees_to(host, join):
    seats = ("--open", "machikoro", "--seats", "me,amateur")
    sitting = join(host.url, *seats, typed=["undo", "draw", "yes", "resume", "mute Ben", "say hello", "roll 1", "undo"])
    for told_ in (
        "Nothing to take back.",
        "Bots do not agree to draws.",
        "There is nothing to answer.",
        "The match is not paused.",
        "Nobody here is called “Ben”.",
        ": “hello”",
    ):
        assert told_ in sitting.out


@pytest.mark.parametrize(
    ("spoken", "told_"),
    [
        ("de", "Du behältst deinen Platz."),
        ("es", "Conservas tu asiento."),
        ("pl", "Miejsce pozostaje twoje."),
    ],
)
def test_other_languages(host, join, spoken, told_):
    seats = ("--open", "tsubasa", "--seats", "me,random")
    sitting = join(host.url, *seats, "--lang", spoken, "--edition", "spanish", typed=["?", "say hola"])
    assert sitting.code == 0
    assert told_ in sitting.out
    assert "hola" in sitting.out
    assert f"--lang {spoken} --edition spanish" in sitting.out


def test_own_cards_are_kept_beside_the_record(host, join, tmp_path):
    cards, file = tmp_path / "mine.toml", tmp_path / "match.jsonl"
    changed = games.load("machikoro").card_file().replace("cost = 22", "cost = 21", 1)
    cards.write_text(changed)
    seats = ("--open", "machikoro", "--seats", "me,random", "--cards", cards, "--lang", "de")
    sitting = join(host.url, *seats, "--record", file, typed=["resign", "yes"])
    assert (sitting.code, sitting.err) == (0, "")
    assert f"--cards {file.with_suffix('.toml')}" in sitting.out
    assert file.with_suffix(".toml").read_text() == changed
    assert Match.from_record(file.read_text(), str(file.with_suffix(".toml"))).ended.how == "resigned"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ftp://host"], "“ftp://host” is not a server address."),
        (["{url}/t/nosuch"], "There is no table “nosuch”."),
        (["{url}/docs"], "does not answer like a Golazo server (404)."),
        (["{url}", "--open", "chess"], "There is no game “chess”."),
        (["{url}", "--open", "tsubasa", "--seats", "me,pelé"], "There is no bot “pelé”."),
        (["{url}", "--open", "tsubasa", "--option", "var"], "There is no option “var”."),
        (
            ["{url}/t/abc", "--open", "tsubasa"],
            "--open opens a new table, but {url}/t/abc already is a table. Give only the server.",
        ),
        (["{url}", "--seats", "me,open"], "--seats works only with --open."),
        (["{url}", "--again"], "--again needs a table: give the whole link, such as {url}/t/…"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(join, host, arguments, complaint):
    sitting = join(*(argument.format(url=host.url) for argument in arguments))
    assert sitting.code == 2
    assert sitting.err.startswith("golazo: ")
    assert complaint.format(url=host.url) in sitting.err
    assert sitting.err.count("\n") == 1
    assert sitting.out == ""


def test_where_nobody_plays_there_is_nothing_to_watch(join, fragile_host):
    sitting = join(fragile_host.url, "--profile", "new", "--watch")
    assert sitting.code == 2
    assert "No open tables at" in sitting.err


def test_nobody_there(join):
    sitting = join(f"http://127.0.0.1:{free_port()}/t/abc")
    assert sitting.code == 2
    assert re.fullmatch(r"golazo: No answer from http://127\S+: Connection refused\.\n", sitting.err)


def test_a_full_table_and_a_file_that_is_there(host, join, tmp_path):
    opened = join(host.url, "--open", "machikoro", "--seats", "me,amateur")
    (link,) = told_command(opened, "You keep your seat. Come back with: ")
    full = join(link, "--profile", "late")
    assert (full.code, full.err) == (2, "golazo: All seats are taken. You can watch.\n")
    there = tmp_path / "there.jsonl"
    there.write_text("mine")
    kept = join(link, "--record", there)
    assert (kept.code, there.read_text()) == (2, "mine")
    assert kept.err == f"golazo: {there} already exists. Choose another name.\n"

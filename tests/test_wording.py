"""One word for one thing: what readers stumbled over, and names that have been given up, do not come back."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from golazo.cli.app import app
from golazo.text.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
STILTED = {  # in the docs, besides what is given up in English texts
    r"^(?:- )?Who (?!was playing)[a-z]+ ": "a player who ..., if you ...",
    r"\bWhoever\b|\bwhoever\b": "the player who, anyone who",
    r"\b(?:is|are) told (?:in|by)\b": "is described in",
    r"\blies? (?:open|nowhere)\b": "is visible, is nowhere else",
}
CODE = [  # rooms whose docstrings and comments are in plain English; the others follow
    file
    for file in [*sorted((ROOT / "src" / "golazo").rglob("*.py")), *sorted((ROOT / "bench").glob("*.py"))]
    if not re.search(r"/golazo/(?:games|protocol|server/rest)/", file.as_posix())
]
PROVERBS = {  # in docstrings and comments
    r"\b[Rr]eckon": "compute",
    r"\b[Ww]hoever\b": "the player who, anyone who",
    r"\b[Oo]ne's\b|\b[Oo]neself\b": "the user's, the player's, their own",
    r"\bthousand million\b": "billion",
    r"\b(?:[Ss]ome|[Ee]very|[Aa]ny)body\b": "someone, a player, everyone, the caller",
    r"\b[Mm]eanwhile\b": "in the meantime",
    r"\banew\b": "again, from the start",
    r"\bso (?:many|long)\b": "a number, a limit",
    r"\b(?:lies?|lay) (?:open|nowhere)\b": "is visible, is public",
    r"\b(?:is|are) told (?:in|by)\b": "is described in",
    r"\b(?:which|what|that) (?:is|are) none\b": "if there is none",
    r"(?:^|[.:;] )Who (?:asks|is|has|does|sits|writes|comes|came|knows|takes)\b": "a player who ..., a caller that ...",
    r"\b[Ww]hat (?:is|are) (?:no|away|there|left)\b": "say which thing it is",
    r"\b(?:those|one|ones) who (?:ask|write|look|read)s?\b": "callers, writers, readers",
    r"\bfor want of\b": "for lack of",
    r"^A thing\b|\bnobody's business\b": "say what it is",
}
GIVEN_UP = {  # a pattern, and what is said instead
    "en": {
        r"\bby lot\b": "random",
        r"\breckon": "work out",
        r"\b[Bb]egun\b": "started",
        r"\ba double\b": "doubles",
        r"\b[Dd]ecision stands\b": "too late",
        r"\b(?:dice|die|it) lie\b": "keep this roll",
        r"\bmeanwhile\b": "in the meantime",
        r"\bNobody (?:talks|answers|waits)\b": "what is not there: no chat, no answer, no open tables",
        r"\bwithdrawn (?:your|the) question": "request",
        r"\bone an? (?:core|seat|match|thread)\b|\bmatch a thread\b": "one per",
        r"\b(?:for|after) long\b|\bnot seen\b(?! yet)": "not visited for a while",
        r"\b(?:does not|[Tt]he log) holds?\b": "consistent, a check fails",
        r"\bAnybody\b|\b[Ww]ho (?:has|is there)\b": "anyone, players there",
        r"\bguard it\b|\bto yourself\b": "keep it safe, do not share it",
        r"^Keep$": "Save",
        r"\bBring a record\b": "Import a match",
        r"\bplaces are free\b": "slots left",
        r"\bmatch is lost then\b": "You lose this match",
        r"How the match went|\bCourse of the match\b": "Timeline",
        r"\bturn comes back\b": "goes again",
        r"\b(?:[Ss]ome|[Ee]very)body\b": "someone, everyone",
        r"\bone[’']s\b": "your, their",
    },
    "de": {
        r"Forechecking": "Pressing",
        r"Was die Zeichen bedeuten": "Symbole",
        r"\bCoach\b": "Trainer",
        r"\bAnhänger\b": "Fans",
        r"\bam Zug\b": "dran",
        r"Spielbericht|Spielverlauf|\bProtokoll der Partie\b": "Ticker",
        r"die Wahl gewonnen": "Seitenwahl",
        r"\b(?:Frage|Bitte) zurückgezogen": "Anfrage",
        r"(?<!Eingabetaste: )\bEnter\b": "Eingabetaste",
        r"stärkere Fassung": "stärkere Versionen",
        r"mehr Tore erzielt": "Wer mehr Tore schießt, gewinnt",
        r"Wie die Partie lief": "Verlauf der Partie",
        r"\b[Mm]it Zurücknehmen\b": "mit Rücknahmen",
        r"\b[Gg]eht ein Schuss durch|Schuss durchgeht": "ein Schuss kommt durch",
        r"\b[Zz]ur Ecke geklärt\b": "zur Ecke pariert",
    },
    "es": {
        r"conserv\w+ el balón": "mantener el balón",
        r"el ataque acab": "la ofensiva",
        r"\bun doble\b": "dobles",
        r"\bRobos\b": "Balones ganados: robar is what one does with cards",
        r"\bparticipantes\b": "jugadores",
        r"quita el balón|quitas el balón": "ganar el balón",
        r"\bpara en esta ronda|\bSi paras\b|\bha(?:n|yas|bía)? parado\b|[Nn]o más cartas": "plantarse: a keeper para",
        r"[Tt]urno: \{": "Le toca a",
        r"¡detenido!": "¡parada!, of a Chilena, too",
        r"[Pp]arte de (?:los )?(?:pases|partidos)": "porcentaje: a parte is a half",
        r"\bOfrec\w+ el empate|\bofrece el empate": "proponer un empate",
    },
    "pl": {
        r"\bgracz\w* z ławki|Na ławce czekają gracze": "zawodnik",
        r"\bnieskończon": "niedokończona",
        r"\bodbiera piłkę|\bPiłka odebrana": "przejmuje piłkę",
        r"udane podanie": "celne podanie",
        r"\bosobiście\b": "samodzielnie",
        r"\bwycofuje\w* (?:swoje )?pytanie": "prośba",
        r"ślepot": "dla daltonistów",
        r"\bbez czerwieni i zieleni$": "dla daltonistów",
        r"gra cokolwiek": "gra losowo",
        r"^Zwykły$": "Animacje: normalne",
        r"Cel: więcej goli": "wygrywa, kto strzeli więcej goli",
        r"\b[Kk]oś(?:ć|ci)": "kostka, as in the rulebook",
        r"\b[Pp]rzerzut": "przerzucić kostkę, as in the rulebook: the noun is a long pass, or a tumour's",
        r"[Kk]oniec kart\b|zakończ na tę rundę": "pas, as in the rulebook: nobody has run out of cards",
        r"\b[Zz]łapane\b|wygrywa jako atakujący": "złapana, of the ball; wygrywa …, bo atakuje, of a team or anyone",
        r"\bWyb(?:ory|orów)\b": "numery, możliwości: wybory are elections",
        r"\b[Dd]oda(?:je|jesz|wanie) żeton": "dokładać żetony",
    },
}


def texts(language: str) -> list[tuple[Path, int, str]]:
    """Every line of text in a language, with where it stands."""
    page = [*(ROOT / "web").glob(f"text/{language}/*.ftl"), *(ROOT / "web").glob(f"src/games/*/text/{language}/*.ftl")]
    files = [*(ROOT / "src").rglob(f"{language}.ftl"), *page]
    assert len(files) > 10
    return [
        (file.relative_to(ROOT), number, line)
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def remarks(file: Path) -> Iterator[tuple[int, str]]:
    """Every line of a file's docstrings and comments, with its number."""
    source = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number, line in enumerate(node.value.value.splitlines(), node.lineno):
                yield number, line.strip()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def helps(group: Any, *typed: str) -> Iterator[tuple[str, str]]:
    """Every text that `--help` shows, of a group and all below it, with the command that it is about."""
    for text in (group.help, group.short_help, *(getattr(param, "help", None) for param in group.params)):
        yield " ".join(("golazo", *typed)), text or ""
    for name, command in getattr(group, "commands", {}).items():
        yield from helps(command, *typed, name)


def test_help_is_worded_like_the_texts() -> None:
    told = [(command, text) for command, text in helps(get_command(app)) if text]
    assert len(told) > 150
    found = [
        f"{command} --help: {text} (say: {instead})"
        for command, text in told
        for pattern, instead in GIVEN_UP["en"].items()
        if re.search(pattern, text)
    ]
    assert found == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_docs_are_worded_like_the_texts(page: Path) -> None:
    found = [
        f"{page.name}:{number}: {line} (say: {instead})"
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        if not (page.name == "style.md" and line.startswith("| "))  # before and after
        for pattern, instead in {**GIVEN_UP["en"], **STILTED}.items()
        if re.search(pattern, line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    found = [
        f"{file}:{number}: {line.strip()} (say: {instead})"
        for file, number, line in texts(language)
        for pattern, instead in GIVEN_UP[language].items()
        if re.search(pattern, line.partition(" = ")[2] or line)
    ]
    assert found == []


def test_code_is_commented_in_plain_english() -> None:
    assert len(CODE) > 200
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line} (say: {instead})"
        for file in CODE
        for number, line in remarks(file)
        for pattern, instead in PROVERBS.items()
        if re.search(pattern, line)
    ]
    assert found == []

"""The command `golazo`. Slow imports are left to the commands that need them, so that help appears at once."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golazo.errors import GolazoError

FAILED_CHECK = 1
BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command. Errors of the user are one line on standard error, never a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with arguments; returns the exit code."""
    from typer.exceptions import Abort, TyperException

    from golazo.cli.app import app
    from golazo.cli.options.language import language
    from golazo.errors import GolazoError, Interrupted

    try:
        code = app(args=arguments or ["--help"], prog_name="golazo", standalone_mode=False)
        sys.stdout.flush()
        if code == INTERRUPTED:
            raise Interrupted("interrupted")
    except GolazoError as error:
        complain(told(error, language.current))
        return INTERRUPTED if isinstance(error, Interrupted) else BAD_INPUT
    except (TyperException, Abort) as error:
        complain(error.format_message() if isinstance(error, TyperException) else str(error))
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def told(error: GolazoError, language: str) -> str:
    """Return the error as a sentence; for a card file with several problems, also the command that lists them."""
    from golazo.errors import CatalogueError
    from golazo.text.texts import texts

    if not isinstance(error, CatalogueError) or len(error.problems) == 1:
        return error.text(language)
    return f"{error.text(language)} {texts(language)('cards-see-all', file=error.problems[0].file)}"


def complain(text: str) -> None:
    """Print one line on standard error."""
    sys.stderr.write(f"golazo: {' '.join(text.split())}\n")

"""Terminals of tests, with a program on them, and how they are left."""

from __future__ import annotations

import signal

import pexpect


def leave(terminal: pexpect.spawn[str]) -> None:
    """End what still runs on a terminal. `close` alone would give up after a tenth of a second."""
    if terminal.isalive():
        terminal.kill(signal.SIGKILL)
        terminal.wait()
    terminal.close()


def ended(terminal: pexpect.spawn[str]) -> int | None:
    """Wait until what runs on a terminal has ended; returns its exit code."""
    terminal.expect(pexpect.EOF)
    terminal.wait()
    terminal.close()
    return terminal.exitstatus

"""`python -m golazo`: the command."""

from golazo.cli import main

main()

# Each target sets up what it needs, from a fresh clone with nothing but Python.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv

.PHONY: play test check bench setup lock coverage pictures clean

play: .venv/play ## play in the terminal
	@$(BIN)/golazo play

setup: .venv/play ## the command at .venv/bin/golazo
	@echo "Ready: $(BIN)/golazo"

test: .venv/dev check ## everything that must hold
	$(BIN)/golazo prepare
	$(BIN)/python -m pytest -n 2 --dist worksteal
	$(MAKE) --no-print-directory coverage

check: .venv/dev ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

coverage: .venv/dev ## line coverage of the rules, interpreted
	PYTHON=$(BIN)/python sh scripts/coverage.sh

bench: .venv/play ## how fast it is, against what is run beside it
	@$(BIN)/golazo bench

COMPILE = $(UV) pip compile --universal --generate-hashes --upgrade --custom-compile-command "make lock" -q

lock: .venv/tools ## choose the newest versions that fit, and write them down with their hashes
	$(COMPILE) pyproject.toml --group dev -o locks/dev.txt
	$(COMPILE) pyproject.toml -c locks/dev.txt -o locks/play.txt
	$(COMPILE) --group tools -c locks/dev.txt -o locks/tools.txt

pictures: .venv/dev ## the pictures of the README
	$(BIN)/python scripts/picture.py

clean:
	rm -rf .venv dist build .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/tools: locks/tools.txt
	@echo "Setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Golazo needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r locks/tools.txt
	@touch $@

.venv/play: .venv/tools locks/play.txt pyproject.toml
	@$(UV) pip install -q --compile-bytecode --require-hashes -r locks/play.txt
	@$(UV) pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/play locks/dev.txt
	@$(UV) pip install -q --compile-bytecode --require-hashes -r locks/dev.txt
	@touch $@

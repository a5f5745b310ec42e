# Each target sets up what it needs, from a fresh clone with nothing but Python.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv

# Sources of the page; with folders, so that a deleted file triggers a build, too.
TEXTS := $(shell find src/golazo -path src/golazo/server/web -prune -o -name '*.ftl' -print)
PAGE_SOURCES := $(TEXTS) $(shell find web -mindepth 1 -name node_modules -prune -o -print)
PAGE := src/golazo/server/web/index.html
NPM := sh scripts/npm.sh
MODULES := web/node_modules/.package-lock.json

.PHONY: play terminal page wheel container test quick flaky check compiled types bench setup lock coverage pictures screenshots clean

play: .venv/play $(PAGE) ## play in the browser; OPTIONS as for golazo serve
	@$(BIN)/golazo serve --open --log-level warning $(OPTIONS)

terminal: .venv/play ## play in the terminal
	@$(BIN)/golazo play

page: $(PAGE) ## build the page from web/

setup: .venv/play ## install the command as .venv/bin/golazo
	@echo "Ready: $(BIN)/golazo"

wheel: .venv/play $(PAGE) ## build the wheel for servers in dist/
	@rm -f dist/golazo-*.whl
	@$(UV) build -q --wheel --no-build-isolation -o dist
	@ls dist/golazo-*.whl

CONTAINERS ?= $(shell command -v podman || command -v docker)

container: ## build the image localhost/golazo from the wheel; needs podman or docker
	@if [ -z "$(CONTAINERS)" ]; then echo "make container needs podman or docker, and neither is on the PATH." >&2; exit 1; fi
	@$(CONTAINERS) info >/dev/null 2>&1 || { \
	    echo "$(CONTAINERS) is installed, but does not answer. Start it, and check that you may use it: $(CONTAINERS) info" >&2; exit 1; }
	@$(MAKE) --no-print-directory wheel
	$(CONTAINERS) build $(if $(findstring podman,$(CONTAINERS)),--format docker) -t localhost/golazo -f deploy/Containerfile .

test: .venv/dev $(PAGE) ## run all checks and tests
	@$(MAKE) --no-print-directory -j2 check compiled
	$(BIN)/python -m pytest -n 2 --dist worksteal
	$(MAKE) --no-print-directory coverage

# Tests for which no browser and no server has to start.
QUICK := tests/machikoro \
    $(patsubst %,tests/test_%.py,scenarios scenario_runner corpus match record undo dice limit persons catalogue \
        text wording page_texts rules_texts speech) \
    $(patsubst %,tests/tsubasa/test_%.py,bots box card_file cards chance conformance match_report notation playout \
        reach sheet words world) \
    $(patsubst %,tests/server/test_%.py,flood idle_tables table_bots table_clocks table_memory table_resting table_trouble)

quick: .venv/dev ## what to run while writing: rules, texts, records, and tables without their server
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m pytest -n 2 --dist worksteal $(QUICK)

flaky: .venv/dev $(PAGE) compiled ## repeat the page's tests on a busy machine; OPTIONS narrow them down
	$(BIN)/python scripts/flaky.py $(OPTIONS)

compiled: .venv/play
	$(BIN)/golazo prepare

check: .venv/dev $(MODULES) ## check style, types and layers, and run the page's unit tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/hadolint deploy/Containerfile
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(NPM) run --silent check
	$(NPM) run --silent test

types: .venv/play ## write what is generated from protocol and events: schemas, TypeScript, tables of the docs
	$(BIN)/python -m golazo.protocol.generate .
	$(BIN)/python scripts/events.py

coverage: .venv/dev ## measure line coverage of the rules, interpreted
	PYTHON=$(BIN)/python sh scripts/coverage.sh

bench: .venv/play ## measure speed, as ratios
	@$(BIN)/golazo bench

COMPILE = $(UV) pip compile --universal --generate-hashes --upgrade --custom-compile-command "make lock" -q

lock: .venv/tools ## pin the newest compatible versions, with hashes
	$(COMPILE) pyproject.toml --group dev -o locks/dev.txt
	$(COMPILE) pyproject.toml -c locks/dev.txt -o locks/play.txt
	$(COMPILE) pyproject.toml --extra nodes -c locks/dev.txt -o locks/host.txt
	$(COMPILE) --group tools -c locks/dev.txt -o locks/tools.txt
	$(COMPILE) --group node -o locks/node.txt

pictures: .venv/dev $(PAGE) ## make the pictures of the README
	$(BIN)/python scripts/picture.py
	$(BIN)/python scripts/screenshots.py --views lobby,tsubasa-attack,machikoro-build --sizes desktop --to docs/pictures/web

screenshots: .venv/dev $(PAGE) ## take pictures of all main views of the page in build/screenshots
	$(BIN)/python scripts/screenshots.py $(OPTIONS)

clean:
	rm -rf .venv web/node_modules src/golazo/server/web dist build .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis

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

$(MODULES): web/package.json web/package-lock.json | .venv/tools
	@echo "Fetching what the page is built with ..."
	@$(NPM) ci --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES) | .venv/tools
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

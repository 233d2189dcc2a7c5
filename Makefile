# make play and make test do all the set-up they need. Python 3.11 or newer and make are enough; a C compiler makes it fast, and where Node 20
# or newer is missing, it is fetched to build the page. Without make: python tools/start.py
SHELL := /bin/sh
PYTHON ?= python3
BIN := .venv/bin
NEEDS := Moonbase needs Python 3.11 or newer

.DEFAULT_GOAL := help
.PHONY: help python environment setup play page page-if-node pictures house wheels docs test test-all check format lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

python:
	@command -v $(PYTHON) >/dev/null || { echo "$(NEEDS), and $(PYTHON) was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$(NEEDS); this is $$($(PYTHON) --version 2>&1). Name another one with: make play PYTHON=python3.12"; exit 1; }

environment: python
	@$(PYTHON) tools/start.py --only dev

setup: environment ## make the environment for tests and compile the engine; waits for a compiler in the background
	@$(BIN)/python tools/compile.py

play: python ## open the table in the browser; ARGS=moon or ARGS=fromthemoon plays in the terminal
	@exec $(PYTHON) tools/start.py $(ARGS)

page: environment ## build the page for the browser into web/dist
	@$(BIN)/python tools/page.py

page-if-node: environment
	@$(BIN)/python tools/page.py || true

pictures: setup page ## shoot the pictures of the README in Chromium; ARGS="home moon-table" shoots some
	@PYTHONPATH=tests $(BIN)/python tools/pictures.py $(ARGS)

wheels: environment ## build the source distribution and every wheel this machine can, install each afresh and play with it
	@$(PYTHON) tools/start.py --only wheels
	@$(BIN)/python tools/wheels.py $(ARGS)

docs: python ## build the documentation as a site into site/
	@$(PYTHON) tools/start.py --only docs
	@build/docs-environment/bin/zensical build --clean --strict

test: export PYTHONDONTWRITEBYTECODE = # the tests start a thousand processes: without bytecode each would compile its sources anew
test: setup page-if-node ## run the tests, without those that are long by nature; make test ARGS="-k name" runs some
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup $(ARGS)

test-all: export MOONBASE_ALL = 1
test-all: test ## run every test, and fail where one would be skipped

house: environment ## draw the pictures of the design pages from the imports
	@$(BIN)/python tools/house.py

check: environment ## ruff, mypy, import-linter, the pictures, states and types made from the sources; svelte-check and vitest for the page
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: make format"; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/house.py --check
	@$(BIN)/python tools/states.py --check
	@$(BIN)/python tools/wire_types.py --check
	@$(BIN)/python tools/page_keys.py --check
	@$(BIN)/python tools/page.py --check

format: environment ## sort imports and format all sources
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet

lock: environment ## renew the locks after a change of pyproject.toml; ARGS=tomli renews that package only
	@$(BIN)/python tools/lock.py $(ARGS)

clean: ## remove the environment and everything built
	rm -rf .venv src/moonbase/_native .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist web/dist web/node_modules site .cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

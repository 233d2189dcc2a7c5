# make play and make test do all the set-up they need. Python 3.11 or newer and make are enough; a C compiler makes it fast, and Node 20
# or newer builds the page for the browser.
SHELL := /bin/sh
PYTHON ?= python3
V := .venv
BIN := $(V)/bin
READY := $(V)/.ready
NEEDS := Moonbase needs Python 3.11 or newer
# What keeps the page from being built, in words; nothing where Node is there and new enough.
NODE = $$(if ! command -v node >/dev/null || ! command -v npm >/dev/null; then echo "it takes Node 20 or newer with npm, and they were not found"; \
	elif ! node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)'; then echo "it takes Node 20 or newer, and this is $$(node --version)"; fi)

# An environment that was made in another folder would run that folder's sources.
ifneq ($(shell cat $(READY) 2>/dev/null),$(CURDIR))
$(shell rm -f $(READY))
endif

.DEFAULT_GOAL := help
.PHONY: help setup play page pictures wheel test check format lock clean page-if-node

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

setup: $(READY) ## make the environment, install what is locked, compile the engine
	@$(BIN)/python tools/compile.py

# Without a terminal nobody could stop a server: one short game is shown instead.
play: setup ## open the table in the browser; ARGS=moon or ARGS=fromthemoon plays in the terminal
	@$(if $(ARGS),,{ [ -t 0 ] && [ -t 1 ]; } || exec $(BIN)/moonbase play;) \
		$(MAKE) --no-print-directory page-if-node; exec $(BIN)/moonbase $(ARGS)

page: ## build the page for the browser into web/dist; needs Node 20 or newer
	@lack="$(NODE)"; test -z "$$lack" || { echo "The page cannot be built: $$lack. Without it: moonbase play, in the terminal."; exit 1; }
	@$(MAKE) --no-print-directory web/dist/index.html

page-if-node:
	@lack="$(NODE)"; if [ -n "$$lack" ]; then echo "The page is not built: $$lack."; \
		elif $(MAKE) --no-print-directory web/node_modules/.ready; then $(MAKE) --no-print-directory web/dist/index.html; \
		else echo "The page is not built: what it is built with could not be fetched."; fi

pictures: setup page ## shoot the pictures of the README in Chromium; ARGS="home moon-table" shoots some
	@PYTHONPATH=tests $(BIN)/python tools/pictures.py $(ARGS)

wheel: setup page ## build a wheel into dist/, with the page and the compiled engine in it
	@rm -f dist/*.whl
	@$(BIN)/uv build -q --wheel --no-build-isolation --out-dir dist
	@ls dist/*.whl

test: setup page-if-node ## run all tests; make test ARGS="-k name" runs some
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup $(ARGS)

check: $(READY) ## ruff, mypy, import-linter; svelte-check and vitest where Node is
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: make format"; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@lack="$(NODE)"; if [ -n "$$lack" ]; then echo "The page is not checked: $$lack."; \
		else $(MAKE) --no-print-directory web/node_modules/.ready && cd web && npm run --silent check && npm run --silent test; fi

format: $(READY) ## sort imports and format all sources
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format --quiet

lock: $(READY) ## renew requirements.lock after a change of pyproject.toml
	@$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['dependency-groups']['dev'], sep='\n')" | \
		$(BIN)/uv pip compile pyproject.toml - -q -U --universal --generate-hashes --no-header --no-annotate -o requirements.lock
	@! grep -n '://' requirements.lock

clean: ## remove the environment and everything built
	rm -rf $(V) src/moonbase/_native .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist web/dist web/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

web/node_modules/.ready: web/package-lock.json web/package.json
	@echo "Fetching what the page is built with."
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

web/dist/index.html: web/node_modules/.ready web/index.html web/vite.config.ts web/svelte.config.js $(shell find web/src web/public -type f 2>/dev/null)
	@echo "Building the page."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# uv comes from the lock as well: pip checks its hash, then uv installs the rest in a moment.
$(READY): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "$(NEEDS), and $(PYTHON) was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$(NEEDS); this is $$($(PYTHON) --version 2>&1). Name another one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(NEEDS) with its venv module (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@echo "Setting up the environment in $(V)."
	@test "$$(cat $(V)/.made 2>/dev/null)" = "$(CURDIR)" && $(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear $(V)
	@echo "$(CURDIR)" > $(V)/.made
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(V)/uv.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $(V)/uv.txt
	@VIRTUAL_ENV="$(CURDIR)/$(V)" $(BIN)/uv pip sync -q --require-hashes requirements.lock
	@VIRTUAL_ENV="$(CURDIR)/$(V)" $(BIN)/uv pip install -q --no-deps --no-build-isolation -e .
	@echo "$(CURDIR)" > $@

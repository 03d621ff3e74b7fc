# Septet needs Python 3.11 or newer and make. Everything else is installed, pinned, into .venv.
#
# Each step leaves a stamp, so that a second `make play` starts at once and only redoes what has changed.

.DEFAULT_GOAL := help
.SUFFIXES:
.DELETE_ON_ERROR:
.PHONY: help play test setup check lint types test-client test-python coverage format \
        bench build-client lock upgrade ci clean FORCE

PORT ?= 8000
HOST ?= 127.0.0.1
# Handed to pytest: make test ARGS="-k swara"
ARGS ?=

VENV := .venv
STAMPS := $(VENV)/stamps
PYTHON_IN_VENV := $(VENV)/bin/python
PIP := $(PYTHON_IN_VENV) -m pip --disable-pip-version-check -qq
# One file of tests stays with one worker, so that what it shares is made once.
PYTEST := $(PYTHON_IN_VENV) -m pytest --numprocesses auto --maxprocesses 8 --dist loadfile
SEPTET := $(VENV)/bin/septet
NPM := ../$(VENV)/bin/npm
CLIENT := septet/server/client/index.html

# The tools that npm starts look for `node` on the path; it is the one from the Python registry.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PYTHON

CLIENT_SOURCES := $(shell find web septet/locale -type f ! -path 'web/node_modules/*' ! -path '*/.*' \
                    ! -path 'web/test*' 2>/dev/null)
# As `kernel_sources` in septet/engine/kernel.py lists them.
RULES_SOURCES := $(wildcard septet/*.py) $(shell find septet/engine septet/games septet/bots -name '*.py' 2>/dev/null)

say = @printf '  %s\n'

# --- the two commands ------------------------------------------------------

play: setup  ## set everything up and serve the table: make play [PORT=8000] [HOST=127.0.0.1]
	@$(SEPTET) serve --host $(HOST) --port $(PORT)

test: test-client test-python  ## run every test: make test [ARGS="-k swara"]

# --- setting up ------------------------------------------------------------

setup: $(STAMPS)/package $(CLIENT) $(STAMPS)/rules  ## install, build the client, compile the rules

# A checkout that has moved, or whose Python has gone, gets a new environment.
ifneq ($(shell $(PYTHON_IN_VENV) -c "" 2>/dev/null && cat $(STAMPS)/home 2>/dev/null),$(CURDIR))
$(STAMPS)/home: FORCE
endif
$(STAMPS)/home:
	$(say) "Making the Python environment in $(VENV)"
	@sh tools/venv.sh $(VENV)

$(STAMPS)/runtime: requirements.lock $(STAMPS)/home
	$(say) "Installing what Septet needs (a minute or two the first time)"
	@$(PIP) install --require-hashes --only-binary :all: --requirement requirements.lock
	@touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/home
	$(say) "Installing the tools for tests and checks"
	@$(PIP) install --require-hashes --only-binary :all: --requirement requirements-dev.lock
	@touch $@

# A peer without a wheel for this machine is left out; `make bench` says so.
PEERS := colver eval7 open-spiel phevaluator pokerkit xiapl
$(STAMPS)/peers: requirements-bench.lock $(STAMPS)/runtime
	$(say) "Installing what Septet is measured against"
	@for peer in $(PEERS); do \
	  $(PIP) install --require-hashes --only-binary :all: --constraint requirements-bench.lock $$peer || \
	  echo "  $$peer does not install here"; done
	@touch $@

$(STAMPS)/package: pyproject.toml $(STAMPS)/runtime
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# npm empties node_modules before it installs, the stamp with it.
web/node_modules/.stamp: web/package.json web/package-lock.json $(STAMPS)/runtime
	$(say) "Installing what builds the browser client"
	@cd web && $(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	$(say) "Building the browser client"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

build-client: $(STAMPS)/package $(CLIENT)  ## build the browser client into septet/server/client

$(STAMPS)/rules: $(RULES_SOURCES) $(STAMPS)/package
	@$(SEPTET) compile
	@touch $@

# --- tests and checks ------------------------------------------------------

check: lint types test-client test-python coverage  ## everything CI runs: style, types, client, tests twice

lint: $(STAMPS)/dev
	$(say) "Style"
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet || \
	  { echo "These files want formatting: make format"; $(VENV)/bin/ruff format --check; exit 1; }

types: $(STAMPS)/dev $(STAMPS)/package
	$(say) "Types"
	@$(VENV)/bin/mypy --no-error-summary

test-client: web/node_modules/.stamp
	$(say) "Client: types, style and unit tests"
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) run --silent test

test-python: $(STAMPS)/dev setup
	$(say) "Tests"
	@sh tools/chromium.sh >/dev/null || \
	  echo "  No Chromium on this machine: the browser tests are skipped."
	@$(PYTEST) $(ARGS)

# Numba's machine code cannot be measured, so the engine's tests run once more as plain Python.
ENGINE_TESTS := tests/engine tests/poker tests/seka tests/seven_card_stud tests/seven_twenty_seven tests/seiska tests/odds tests/bots \
  tests/test_contract.py tests/test_simulation.py
coverage: $(STAMPS)/dev setup  ## run the fast tests as plain Python and measure what they reach
	$(say) "Tests without the compiler, for coverage"
	@NUMBA_DISABLE_JIT=1 $(PYTEST) -m "not slow and not browser and not compiled" \
	  --cov --cov-report=term:skip-covered $(ENGINE_TESTS) $(ARGS)

format: $(STAMPS)/dev  ## put the Python sources into shape
	@$(VENV)/bin/ruff check --fix --quiet
	@$(VENV)/bin/ruff format

bench: setup $(STAMPS)/peers  ## how fast Septet is on this machine beside its peers, as tables
	@$(PYTHON_IN_VENV) tools/bench.py

ci:  ## run what CI runs, on this checkout
	@.ci/run

# --- pins ------------------------------------------------------------------

COMPILE := $(VENV)/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
  --fork-strategy fewest --generate-hashes --no-emit-index-url --no-annotate \
  --custom-compile-command "make lock"

lock: $(STAMPS)/dev  ## write the lock files anew from pyproject.toml, keeping the versions where possible
	@$(COMPILE) $(UPGRADE) --group build --output-file requirements.lock
	@$(COMPILE) $(UPGRADE) --group dev --constraint requirements.lock --output-file requirements-dev.lock
	@$(COMPILE) $(UPGRADE) --group bench --constraint requirements.lock --output-file requirements-bench.lock

upgrade:  ## move the lock files to the newest versions
	@$(MAKE) --no-print-directory lock UPGRADE=--upgrade

# --- the rest --------------------------------------------------------------

clean:  ## remove everything that was installed, built or cached in this checkout
	@rm -rf $(VENV) web/node_modules septet/server/client build dist \
	  .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov test-results
	@find septet tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help:
	@echo "make play   set everything up, serve the table, say where"
	@echo "make test   run every test"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / && $$1 != "play" && $$1 != "test" \
	  { printf "     %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

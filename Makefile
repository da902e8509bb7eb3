# Everything starts here: `make play` and `make test` set up what they need.
PYTHON ?= python3
UV_VERSION := 0.13.7
CYCLONEDX_VERSION := 7.5.0
BIN := .venv/bin
UV := VIRTUAL_ENV=.venv $(BIN)/uv
COMPILE := $(UV) pip compile --quiet --no-header --no-annotate --no-emit-index-url
GAME ?=
GAMES ?= 2000
FIRST ?= 0
# servers, bots and tests start processes by the hundred: without kept bytecode each compiles all that it imports again
unexport PYTHONDONTWRITEBYTECODE

.PHONY: $(shell grep -oE '^[a-z-]+:' $(firstword $(MAKEFILE_LIST)) | tr -d :)

help: ## What can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

# what playing and compiling need; .venv/ready has what all tests need besides (ADR 24)
.venv/play: pyproject.toml requirements-play.lock
	@echo "Setting up .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@$(UV) pip install --quiet --require-hashes -r requirements-play.lock
	@$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/ready: .venv/play requirements.lock
	@echo "Installing what the tests need …"
	@$(UV) pip install --quiet --require-hashes -r requirements.lock
	@touch $@

# nobody waits for the compiler: until it is done the games run as plain Python, and then bots change over by themselves
play: ## Play in the browser, with friends and bots
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line .venv/play web/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory web
	@$(BIN)/python tools/compile.py --behind
	@$(BIN)/pessoi serve --open --editions

terminal: .venv/play ## Play in the terminal against bots: GAME=mytikas
	@$(BIN)/pessoi play $(or $(GAME),mytikas)

# what does not disturb each other goes side by side; the suites take all cores themselves
test: .venv/ready ## Every check, but test-research
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line compiled lint types web-check
	@$(MAKE) --no-print-directory unit browser
	@echo "Not run here: make test-research (Ray clusters and training with torch: about 1 GB to install)."

test-research: .venv/research ## Simulations on Ray, and a network that learns
	@$(BIN)/pytest -n 0 tests/extras

# by pip rather than uv: pip looks where the machine keeps a torch without CUDA, if it does
.venv/research: .venv/ready requirements-research.lock
	@echo "Installing Ray and torch …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --retries 5 -r requirements-research.lock
	@touch $@

lint: .venv/ready
	@$(BIN)/ruff check src tests tools
	@$(BIN)/ruff format --check src tests tools

types: .venv/ready
	@$(BIN)/mypy

# tests of single rules run plain Python, the others the compiled engine: tests/conftest.py chooses by the folder
PLAIN_TESTS := tests/games tests/kernel tests/toys
OTHER_TESTS := $(filter-out $(PLAIN_TESTS) tests/browser tests/extras,$(sort $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))))

unit: .venv/ready compiled web/dist/index.html system
	@$(BIN)/python tools/suite.py -n auto $(PLAIN_TESTS)
	@$(BIN)/python tools/suite.py -n auto $(OTHER_TESTS)

# on their own: Playwright keeps an event loop running in its process, which the server's tests cannot bear
browser: .venv/ready compiled web/dist/index.html system ## Every screen and whole games in a real browser
	@$(BIN)/python tools/suite.py -n auto tests/browser

stage: .venv/ready web/dist/index.html system ## Whole games of every title at five sizes: the board never moves
	@$(BIN)/pytest -n auto -m long -rP tests/browser/test_stage.py

lessons: .venv/ready web/dist/index.html system ## Every lesson, in both languages, on a desktop and on a phone
	@$(BIN)/pytest -n auto -m 'long or not long' tests/browser/test_lesson.py

offline: .venv/ready compiled build/site/index.html system ## Whole games of every title on the static site, network cut
	@$(BIN)/pytest -n auto -m 'long or not long' $(wildcard tests/browser/test_offline*.py)

offline-times: .venv/ready build/site/index.html system ## How fast the page is that needs no server
	@$(BIN)/python -m tests.browser.offline_times

system: ## PostgreSQL, nginx and Chromium for the tests, where they are missing and may be installed
	@missing=""; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing="$$missing postgresql"; \
	test -x /usr/sbin/nginx || command -v nginx >/dev/null || missing="$$missing nginx"; \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$$missing chromium"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing$$missing …"; apt-get update -qq >/dev/null && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; fi

editions: .venv/ready compiled ## What changing each figure does, counted; mutated editions, refused or played to the end: GAMES=25000 FIRST=0
	@$(BIN)/pytest -q -n 2 -rP -m "long or not long" -k no_figure tests/editions/test_editions.py
	@PYTHONPATH=. $(BIN)/python -m tests.editions.playing $(GAMES) $(FIRST) $(GAME)

laws: .venv/ready compiled ## The laws over many random games: GAME=mytikas GAMES=2000
	@PYTHONPATH=. $(BIN)/python -m pessoi.conformance.sweep $(GAME) --games $(GAMES) --counters tests.games

compiled: .venv/play ## The engine compiled into build/compiled, if its sources changed
	@$(BIN)/python tools/compile.py

planted: compiled ## Mistakes planted in bots' games, 50 a title: does the review find them? Hours: GAME=mytikas GAMES=5 PLAYERS=2
	@$(BIN)/python -m tests.review.planted $(GAME) --games $${GAMES:-50} --players $(or $(PLAYERS),0)

review-time: compiled ## How long the review of a long game of Cyclades takes: 90 s on two quiet cores, the curve 5 s
	@$(BIN)/python -m tests.review.timing

puzzles: compiled .venv/ready ## Every packaged puzzle again, by expert with four times its budget: minutes
	@$(BIN)/pytest -n auto -m long tests/review/test_puzzles.py

agree: compiled ## The compiled and the interpreted build over 1,000 games a title
	@for game in $${GAME:-mytikas hellas olympos cyclades}; do \
	  for pure in 0 1; do echo "$$game $$(PESSOI_PURE=$$pure $(BIN)/pessoi --version) $$(PESSOI_PURE=$$pure $(BIN)/python -m pessoi.conformance.engine $$game 170)"; done; done

# all for the tests, what a server needs, what a checkout needs to play, and what research needs besides. The last has no
# hashes: pip takes all or none, and a torch without CUDA is another file on every machine that keeps one
lock: .venv/ready ## Lock the newest versions that fit, with the hashes of their files
	@$(COMPILE) --upgrade --generate-hashes --extra arena --extra bench --extra research --group dev pyproject.toml -o requirements.lock
	@$(COMPILE) --upgrade --generate-hashes --constraints requirements.lock pyproject.toml -o requirements-server.lock
	@$(COMPILE) --upgrade --generate-hashes --constraints requirements.lock --group checkout pyproject.toml -o requirements-play.lock
	@mkdir -p build && grep -oE '^[^ #]+==[^ ;]+' requirements.lock > build/pins.txt
	@$(COMPILE) --upgrade --extra learn --extra ray --constraints build/pins.txt pyproject.toml \
	  | grep -vxFf build/pins.txt | grep -vE '^(cuda|nvidia|triton)' > requirements-research.lock

baselines: .venv/ready compiled ## What there is to beat, as tables: GAME=mytikas GAMES=200
	@for game in $(or $(GAME),mytikas hellas olympos cyclades); do \
	  $(BIN)/python -m pessoi.lab.baselines $$game --games $(if $(filter file,$(origin GAMES)),200,$(GAMES)); done

datasets: .venv/ready compiled ## A data set of every game in build/datasets: GAME=hellas GAMES=10000 BOTS=search:50
	@mkdir -p build/datasets
	@for game in $(or $(GAME),mytikas hellas olympos cyclades); do $(BIN)/pessoi export $$game build/datasets/$$game.parquet \
	  --bots $(or $(BOTS),search:50) --games $(if $(filter file,$(origin GAMES)),10000,$(GAMES)); done

wheel-peers: .venv/ready ## PettingZoo's, Gymnasium's and OpenSpiel's own tests on the wheel, installed in an environment of its own
	@$(BIN)/pytest -n 0 -m long -rP -k peers tests/packaging/test_wheel.py

wheel-check: .venv/ready ## The wheel, built from nothing as an operator or a container does it, and installed
	@$(BIN)/pytest -n 0 -m 'long or not long' tests/packaging/test_wheel.py

sbom: .venv/ready ## What a server consists of (CycloneDX), and under which licences: build/sbom
	@rm -rf build/sbom && mkdir -p build/sbom
	@$(UV) venv --quiet --python $(BIN)/python build/sbom/venv
	@VIRTUAL_ENV=build/sbom/venv $(BIN)/uv pip install --quiet --require-hashes -r requirements-server.lock
	@$(UV) tool run --quiet --from cyclonedx-bom==$(CYCLONEDX_VERSION) cyclonedx-py environment --pyproject pyproject.toml \
	  --output-reproducible --output-file build/sbom/server.json build/sbom/venv
	@cd web && $(NPM) sbom --package-lock-only --sbom-format cyclonedx --loglevel=error > ../build/sbom/client.json
	@rm -rf build/sbom/venv
	@$(BIN)/python tools/licences.py build/sbom/server.json build/sbom/client.json > build/sbom/licences.md
	@tail -1 build/sbom/licences.md

clean:
	rm -rf .venv build dist

# --- the browser client: Node from the system, or the one that comes as a Python package
NPM ?= $(shell command -v npm || echo "$(CURDIR)/$(BIN)/python $(CURDIR)/web/scripts/npm.py")
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

# what the server sends and takes, as types of the client: part of the sources, made again when the Python types change
WIRE_TYPES := tools/wire_types.py $(wildcard src/pessoi/server/wire/*.py src/pessoi/server/http/endpoints.py \
  src/pessoi/table/*.py src/pessoi/games/registry.py src/pessoi/games/*/shown.py)

web/src/generated: $(WIRE_TYPES) | .venv/play
	@$(BIN)/python tools/wire_types.py && touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(if $(shell command -v npm),,.venv/play)
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json web/src/generated $(WEB_SOURCES)
	@cd web && $(NPM) run --silent build -- --logLevel warn

web: web/dist/index.html ## Build the browser client

# a folder for any static host (docs/offline.md): the client, Python in WebAssembly, the engine, its words and rules
SITE_SOURCES := tools/site.py requirements-page.lock $(shell find src/pessoi docs/rules web/site -type f -not -name '*.pyc' 2>/dev/null)

build/site/index.html: web/node_modules/.package-lock.json web/src/generated $(WEB_SOURCES) $(SITE_SOURCES) | .venv/play
	@cd web && $(NPM) run --silent build -- --mode site --logLevel warn
	@$(BIN)/python tools/site.py build/site

site: build/site/index.html ## The whole game as static files in build/site: no server needed

web-check: web/dist/index.html .venv/ready ## The browser client: types, style, logic, size, and that every answer is drawn
	@cd web && for task in check lint test size; do $(NPM) run --silent $$task || exit 1; done

screenshots: web/dist/index.html system .venv/ready ## The pictures: home, boards, phone, a combat, replay
	@$(BIN)/python -m tests.browser.screenshots

newcomer: web/dist/index.html system .venv/ready ## A newcomer's path through Cyclades: clicks, minutes, pictures
	@$(BIN)/python -m tests.browser.newcomer

film: web/dist/index.html system .venv/ready ## The README's moving picture: a turn, played and followed
	@$(BIN)/python -m tests.browser.moving_picture

# --- the server: chaos and load
chaos: .venv/ready compiled system ## Kill servers 300 times while people play, fail writes, race, send noise, come back: nothing may be lost
	@$(BIN)/python -m tests.chaos.storm --kills 200
	@$(BIN)/python -m tests.chaos.storm --kills 100 --processes 2 --postgres
	@$(BIN)/python -m tests.chaos.faults
	@PESSOI_EXAMPLES=100 $(BIN)/pytest -q -n 0 tests/server/http/test_openapi.py

# SEED=4711: one house again, with everything that happened in build/simulation.txt; GAMES=100000: more of them
simulate-server: .venv/ready ## 10,000 games in simulated houses where everything goes wrong: SEED=4711 GAMES=10000
	@$(BIN)/python -m tests.simulation.run $(if $(SEED),--seed $(SEED),--games $(if $(filter file,$(origin GAMES)),10000,$(GAMES)))
	@$(if $(SEED),,$(BIN)/python -m tests.simulation.mutants)

correspondence: .venv/ready ## Days of games by correspondence with servers that die: every turn is told once: TURNS=1000
	@$(BIN)/python -m tests.simulation.correspondence --turns $(or $(TURNS),1000)
	@$(BIN)/python -m tests.simulation.correspondence --turns $(or $(TURNS),1000) --processes 2

load: .venv/ready compiled ## 2,000 sockets at 400 tables for a minute; what a move costs: PEER=1 beside boardgame.io
	@$(BIN)/python -m tests.load.load
	@$(BIN)/python -m tests.load.moves $(if $(PEER),--peer)

# make run and make test do all the set-up themselves: they need Python 3.11 or later, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TESTS := $(BIN)/pytest -q -n 2 --dist worksteal
BROWSER := $(BIN)/pytest -q -n 2 --dist worksteal tests/web
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' \))
PAGES := src/mizban/server/web/index.html
WEB_SOURCES := $(shell find web/src web/build web/public -type f) $(shell find src/mizban/locales -type f) \
	web/index.html web/package.json web/vite.config.ts
NODE := $(if $(shell command -v npm),,$(VENV)/node)  # where there is no Node.js, one from PyPI
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
# A lock names everything: without --no-deps pip would look at newer releases, and refuse them for want of a hash.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes
LOCK := $(BIN)/pip-compile -q --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
GAME ?= kilt-castle
LANGUAGE := $(if $(filter fa,$(LANGUAGE)),fa,en)

.PHONY: run play test lint format types plain compiled web web-test everyday e2e screenshots film wheel sdist mutants bench bench-exact checksums load attack drawing memory wire grammar ladder pictures lock clean

run: $(VENV)/built ## serve on 127.0.0.1:8000; the games are kept in mizban-data
	@$(BIN)/mizban serve

play: $(VENV)/built ## play a game in the terminal
	@$(BIN)/mizban play $(GAME) --bots newcomer,regular --lang $(LANGUAGE)

test: lint types web-test plain compiled everyday ## everything that must hold, in minutes

lint: $(VENV)/installed web/node_modules/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run lint

format: $(VENV)/installed web/node_modules/installed ## write all code in the form that make lint wants
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

types: $(VENV)/installed
	$(BIN)/mypy

plain: $(VENV)/built ## the tests on plain Python, with coverage
	PYTHONPATH=src $(TESTS) -m 'not conformance and not server and not browser' --cov --cov-report=term --cov-fail-under=95
	PYTHONPATH=src $(TESTS) -m conformance -k 'not secret and not twins and not leaks'  # these once, on the compiled wheel

compiled: $(VENV)/built $(VENV)/tools ## the same tests on the compiled wheel
	$(TESTS) -m 'not browser'
	@$(BIN)/python -c 'import mizban; print("tested:", "the compiled build" if mizban.compiled else "PLAIN PYTHON AGAIN, there is no compiled build")'

web: $(PAGES) ## the web client, into src/mizban/server/web

web-test: $(PAGES) ## types and tests of the web client
	$(NPM) run check
	$(NPM) test

everyday: $(VENV)/built $(VENV)/tools ## the most important test in a real browser
	$(BROWSER) -m everyday

e2e: $(VENV)/built $(VENV)/tools ## everything in a real browser; takes long
	$(BROWSER) -m browser

screenshots: $(VENV)/built $(VENV)/tools ## pictures of home and of all boards, in build/screenshots
	$(BIN)/python tests/web/screenshots.py build/screenshots

wheel: $(VENV)/built ## the wheel for this machine, in build/wheel

sdist: $(VENV)/installed $(PAGES) ## the source distribution, with the pages of the browser, in build/sdist
	MIZBAN_PLAIN=1 $(BIN)/python -m build --sdist --no-isolation --outdir build/sdist .

film: $(VENV)/built $(VENV)/tools ## what others do after one's own turn, at each pace, as sheets of pictures in build/film
	for pace in calm brisk once; do $(BIN)/python tests/web/film.py build/film $$pace || exit 1; done

mutants: $(VENV)/installed ## break the rules one at a time: a test must turn red each time
	$(BIN)/python tests/mutants.py

bench: $(VENV)/bench ## speed beside public libraries, as a table, as JSON and as the drawing in docs/speed.md
	$(BIN)/python bench/run.py
	$(BIN)/python bench/plot.py

bench-exact: $(VENV)/built ## instructions per decision and per copy, without noise; needs valgrind
	$(BIN)/python bench/exact.py

checksums: $(VENV)/built ## a thousand random games of each game and number of seats: all as before?
	$(BIN)/python bench/checksums.py

load: $(VENV)/built ## how fast the server acknowledges, 100 tables with 4 sockets each
	$(BIN)/python bench/server.py

attack: $(VENV)/built ## dead bots, damaged rows, a locked file, floods, half requests: against a served process; takes minutes
	PYTHONPATH=. $(BIN)/pytest -q -s tests/server/attacks.py  # its flood is a process of its own

drawing: $(VENV)/built $(VENV)/tools ## what a view costs the browser: script, style and layout
	$(BIN)/python tests/web/drawing.py

memory: $(VENV)/built $(VENV)/tools ## whether a page of the browser grows over thousands of views
	$(BIN)/python tests/web/memory.py

wire: $(VENV)/built ## the types of the messages for the browser, web/src/lib/wire.ts
	PYTHONPATH=src $(BIN)/python -m mizban.server.typescript web/src

grammar: $(VENV)/built ## the pages of docs/notation, from the wordings of the games
	$(BIN)/python docs/notation/make.py

ladder: $(VENV)/built ## play the contests of docs/ladder.md and write the page; takes hours, and goes on where it was
	$(BIN)/python docs/ladder/make.py

pictures: $(VENV)/built $(VENV)/tools ## draw the pictures of the docs anew
	$(BIN)/python docs/pictures/make.py
	$(BIN)/python tests/web/screenshots.py docs/pictures docs

lock: $(VENV)/installed ## pin all dependencies anew, with hashes
	$(LOCK) --extra server --extra dev -o requirements/dev.txt pyproject.toml
	$(LOCK) --extra bench -o requirements/bench.txt pyproject.toml
	$(LOCK) --extra node -o requirements/node.txt pyproject.toml

clean:
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .coverage

$(VENV)/installed: requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mizban needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) -r requirements/dev.txt
	touch $@

$(VENV)/tools: $(VENV)/installed tests/install-tools.sh
	sh tests/install-tools.sh
	touch $@

$(VENV)/node: $(VENV)/installed requirements/node.txt
	$(INSTALL) -r requirements/node.txt
	touch $@

web/node_modules/installed: web/package.json web/package-lock.json $(NODE)
	$(NPM) install --no-save  # not ci: a lock made on one system need not name the binaries of all others
	touch $@

$(PAGES): web/node_modules/installed $(WEB_SOURCES)
	$(NPM) run build

$(VENV)/built: $(VENV)/installed $(PAGES) $(SOURCES) setup.py pyproject.toml
	mkdir -p build && find build -mindepth 1 -maxdepth 1 ! -name ladder -exec rm -rf {} +  # the games of make ladder took hours
	$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@cd build && ../$(BIN)/python -c 'import mizban; mizban.compiled or print("mizban: plain Python build, several times slower: no C compiler, or the compile failed")'
	touch $@

$(VENV)/bench: $(VENV)/built requirements/bench.txt
	$(INSTALL) -r requirements/bench.txt
	touch $@

# make run and make test do all the set-up themselves: they need Python 3.11 or later, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TESTS := $(BIN)/pytest -q -n 2 --dist worksteal
SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -path '*/server/web/*' \))
LOCK := $(BIN)/pip-compile -q --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
GAME ?= kilt-castle
LANGUAGE := $(if $(filter fa,$(LANGUAGE)),fa,en)

.PHONY: run play test lint types plain compiled wheel mutants bench load wire pictures lock clean

run: $(VENV)/built ## serve on 127.0.0.1:8000; the games are kept in mizban-data
	@$(BIN)/mizban serve

play: $(VENV)/built ## play a game in the terminal
	@$(BIN)/mizban play $(GAME) --bots greedy --lang $(LANGUAGE)

test: lint types plain compiled ## everything that must hold, in minutes

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed
	$(BIN)/mypy

plain: $(VENV)/built ## the tests on plain Python, with coverage
	PYTHONPATH=src $(TESTS) -m 'not conformance and not server' --cov --cov-report=term --cov-fail-under=95
	PYTHONPATH=src $(TESTS) -m conformance -k 'not secret and not twins and not leaks'  # these once, on the compiled wheel

compiled: $(VENV)/built ## the same tests on the compiled wheel
	$(TESTS)
	@$(BIN)/python -c 'import mizban; print("tested:", "the compiled build" if mizban.compiled else "PLAIN PYTHON AGAIN, there is no compiled build")'

wheel: $(VENV)/built ## the wheel for this machine, in build/wheel

mutants: $(VENV)/installed ## break the rules one at a time: a test must turn red each time
	$(BIN)/python tests/mutants.py

bench: $(VENV)/bench ## speed beside public libraries, as a table and as JSON
	$(BIN)/python bench/run.py

load: $(VENV)/built ## how fast the server acknowledges, 100 tables with 4 sockets each
	$(BIN)/python bench/server.py

wire: $(VENV)/built ## the types of the messages for the browser, web/src/lib/wire.ts
	$(BIN)/python -m mizban.server.typescript web/src/lib/wire.ts

pictures: $(VENV)/built ## draw the pictures of the docs anew
	$(BIN)/python docs/pictures/make.py

lock: $(VENV)/installed ## pin all dependencies anew, with hashes
	$(LOCK) --extra server --extra dev -o requirements/dev.txt pyproject.toml
	$(LOCK) --extra bench -o requirements/bench.txt pyproject.toml

clean:
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .coverage

$(VENV)/installed: requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mizban needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/built: $(VENV)/installed $(SOURCES) setup.py pyproject.toml
	rm -rf build
	$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@cd build && ../$(BIN)/python -c 'import mizban; mizban.compiled or print("mizban: plain Python build, several times slower: no C compiler, or the compile failed")'
	touch $@

$(VENV)/bench: $(VENV)/built requirements/bench.txt
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	touch $@

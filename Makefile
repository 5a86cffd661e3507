# Two commands matter: `make serve` opens the games in your browser, `make test` proves that they work.
# Everything happens in a virtual environment of its own (.venv); nothing else on the machine is changed.

VENV = .venv
READY = $(VENV)/.ready
RUN = $(VENV)/bin

help:
	@echo 'make serve       open the games on this machine and print the address (PORT=8000 for another port)'
	@echo 'make test        check everything that should hold; a few minutes'
	@echo 'make test-all    the same with the slow tests'
	@echo 'make format      put the code in its usual form'
	@echo 'make rules       the table of rules: which test proves each, which lesson teaches it'
	@echo 'make bench       how fast the games are played, and how long a click takes'
	@echo 'make bench-web   what a page costs, and how many visitors the server carries; half an hour'
	@echo 'make strength    how strong the bots are'
	@echo 'make lock        choose the newest versions of all dependencies again'
	@echo 'make pictures    take the pictures of the pages again'
	@echo 'make badges      write the address of the repository into the README (REPOSITORY=owner/name)'
	@echo 'make clean       throw away .venv and everything that was built'
	@echo
	@echo 'PYTHON=/path/to/python3 chooses the Python (3.11 or newer) that .venv is made with.'

serve: $(READY)
	@exec $(RUN)/hashiban serve $(if $(PORT),--port $(PORT))

test: check
	@echo '- tests'
	@$(RUN)/python -m pytest -n auto --dist loadfile -m 'not slow and not browser'
	@$(RUN)/python -m pytest -m 'not slow and browser'

test-all: check
	@echo '- tests, also the slow ones'
	@$(RUN)/python -m pytest -n auto --dist loadfile -m 'not browser'
	@$(RUN)/python -m pytest -m browser

check: $(READY)
	@echo '- ruff: likely mistakes and style'
	@$(RUN)/ruff check --quiet .
	@$(RUN)/ruff format --quiet --check . || { echo 'Some files are not in the usual form: make format'; exit 1; }
	@echo '- mypy: types'
	@$(RUN)/mypy --no-error-summary
	@echo '- import-linter: who may import whom'
	@$(RUN)/lint-imports --no-cache > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

format: $(READY)
	@$(RUN)/ruff check --quiet --fix-only .
	@$(RUN)/ruff format .

rules: $(READY)
	@$(RUN)/hashiban rules

bench: $(READY)
	@$(RUN)/python -m tests.bench.engine
	@$(RUN)/python -m tests.bench.page
	@$(RUN)/python -m tests.bench.laboratory

bench-web: $(READY)
	@$(RUN)/python -m tests.bench.web

strength: $(READY)
	@$(RUN)/python -m tests.bench.strength

# The hashes are those of the package index; no address of any index is written down.
LOCKED = $(RUN)/uv pip compile pyproject.toml --quiet --upgrade --no-emit-index-url --custom-compile-command 'make lock'
lock: $(READY)
	@echo '- asking for the newest versions that fit together'
	@$(RUN)/python -m pip install --quiet --quiet --disable-pip-version-check uv
	@$(LOCKED) --extra dev --universal --python-version 3.11 --generate-hashes --output-file requirements.lock
	@$(LOCKED) --python-version 3.11 --python-platform linux --no-annotate --constraint requirements.lock \
		--output-file binder/requirements.txt

pictures: $(READY)
	@$(RUN)/python -m tests.pictures

# Binder fetches a repository from GitHub; VERSION is a branch, a tag or a commit.
badges:
	@[ -n '$(REPOSITORY)' ] || { echo 'Which one? make badges REPOSITORY=owner/name [VERSION=v1.0]' >&2; exit 2; }
	@sed 's#mybinder.org/v2/gh/[^?]*#mybinder.org/v2/gh/$(REPOSITORY)/$(or $(VERSION),HEAD)#' README.md > README.new
	@mv README.new README.md

clean:
	@rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@find . -name .ipynb_checkpoints -type d -prune -exec rm -rf {} +

# Made again when a dependency changes; otherwise there is nothing to do, and `make serve` starts at once.
$(READY): requirements.lock pyproject.toml
	@$(PICK); echo "- $(VENV): made with $$($$picked --version)"; rm -rf $(VENV); $$picked -m venv $(VENV)
	@echo '- installing what hashiban needs; the first time this takes a minute or two'
	@$(RUN)/python -m pip install --quiet --quiet --disable-pip-version-check --requirement requirements.lock
	@$(RUN)/python -m pip install --quiet --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The first Python of this list that is 3.11 or newer and can make a virtual environment.
PICK = picked= ; found= ; \
	for one in "$(PYTHON)" python3.13 python3.12 python3.11 python3 python; do \
		[ -n "$$one" ] && command -v "$$one" > /dev/null 2>&1 || continue; \
		"$$one" -c 'import sys; sys.exit(sys.version_info < (3, 11))' > /dev/null 2>&1 || continue; \
		found="$$one"; \
		"$$one" -c 'import ensurepip, venv' > /dev/null 2>&1 || continue; \
		picked="$$one"; break; \
	done; \
	if [ -z "$$picked" ]; then \
		echo '*******************************************************************************' >&2; \
		if [ -n "$$found" ]; then \
			echo "$$found cannot make a virtual environment: its module venv is missing." >&2; \
			echo 'On Debian or Ubuntu: sudo apt-get install python3-venv' >&2; \
		else \
			echo 'hashiban needs Python 3.11 or newer, and there is none here.' >&2; \
			echo 'Install it (python.org has it), or say where it is: make serve PYTHON=/path/to/python3' >&2; \
		fi; \
		echo '*******************************************************************************' >&2; \
		exit 1; \
	fi

.PHONY: help serve test test-all check format rules bench bench-web strength lock pictures badges clean

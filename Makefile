# `make` prepares a new machine, builds gen, and writes dist/. `make test` tests a change, `make test-all` everything.

SWIFT ?= swift
export SWIFT
GEN = .build/debug/gen
CONFORM = .build/debug/conform
# Files for review and tests, which are not shipped.
REVIEW = .build/review
export PATH := $(CURDIR)/.tools/bin:$(PATH)
# Keep compiler caches in the checkout. They break when it moves, so `make clean` removes them.
export XDG_CACHE_HOME := $(CURDIR)/.build/cache
# Swift's compiler crashes if the name of the temporary folder is not ASCII.
ifneq ($(shell printf %s "$$TMPDIR" | LC_ALL=C tr -d ' -~'),)
export TMPDIR := /tmp
endif
# The same messages and order everywhere. Without a UTF-8 locale, Java cannot open files with Hangul names.
export LC_ALL := C.UTF-8

# Package.swift has the list of languages. A language with a script Tests/LANGUAGE/conform has a driver, and one with
# Tests/LANGUAGE/run has tests of its own.
LANGUAGES := $(shell sed -n 's/^let languages = "\(.*\)"$$/\1/p' Package.swift)
with = $(foreach language,$(LANGUAGES),$(if $(wildcard Tests/$(language)/$(1)),$(language)))
DRIVEN := $(call with,conform)
TESTED := $(call with,run)

# The parts of `make test`, enough to trust a change, and of `make test-all`, before a release. The longest come first,
# and parts that wait for browsers run beside parts that use the processor.
longest_first = $(filter $(1),$(2)) $(filter-out $(1),$(2))
TEST = test-generator $(addprefix conform-,$(call longest_first,kotlin swift,$(DRIVEN))) lint test-current
ALL = test-element test-typescript $(TEST) test-demo test-kotlin test-hostile test-docs \
  $(filter-out test-kotlin test-typescript,$(addprefix test-,$(TESTED))) test-adapters guard test-schema test-dependent
# DENSITY=--all asks drivers every question; empty asks the sample.
DENSITY ?=
export DENSITY

.PHONY: all build conform review questions test test-all $(ALL) parts setup tools tools-all fuzz \
  fuzz-keyboards fuzz-layouts editors elements mutants figures bench baseline pack-gen release clean

all: build
	$(GEN)

# The questions for drivers, generated once for all of them.
QUESTIONS = .build/questions.tsv
SUITES = composer session reports keyboard completions file trie

# Built once for all parts.
ifdef IS_BUILT
build conform review:
else
build: setup
	.ci/swift build --product gen

# The program that runs drivers, which `make` alone does not need.
conform: build
	.ci/swift build --product conform

review: conform
	$(GEN) --quiet --format json --format trie --format json-full --out $(REVIEW)
	$(GEN) --quiet --dot-style compatibility --format json --out $(REVIEW)/compatibility
	$(CONFORM) --print --all --layout cheonjiin > $(REVIEW)/composer.tsv
	@mkdir -p $(REVIEW)/layouts
	@for layout in $$(.ci/listed $(GEN) layouts); do \
	  $(GEN) layout $$layout > $(REVIEW)/layouts/$$layout.json || exit; done
endif

questions: conform
	Tests/Conformance/ask --print $(DENSITY) $(addprefix --suite ,$(SUITES)) > $(QUESTIONS).tmp
	mv $(QUESTIONS).tmp $(QUESTIONS)

# Runs parts in parallel, $(1) at a time unless make has -j, and generates the questions beside the first ones, which do
# not need them. A part that fails does not stop the others.
side_by_side = .ci/part all "$(2)" $(MAKE) --no-print-directory IS_BUILT=yes $(if $(findstring -j,$(MAKEFLAGS)),,--jobs $(1)) \
  --output-sync=target --keep-going questions $(2)

# Install all missing tools first, before anything is built or runs in parallel.
test: tools
	@$(MAKE) --no-print-directory conform
	@$(call side_by_side,2,$(TEST))

# Three at a time, because browsers mostly wait.
test-all: tools-all
	@$(MAKE) --no-print-directory review
	@$(call side_by_side,3,$(ALL)) DENSITY=--all

# Prints the names of all parts, for continuous integration.
parts:
	@printf '[%s]\n' "$$(printf '"%s", ' $(ALL) | sed 's/, $$//')"

lint:
	@.ci/install python3
	@.ci/part $@ sh -c 'status=0; .ci/lint-comments || status=1; \
	  $(SWIFT) format lint --recursive --strict Package.swift Sources Tests Benchmarks Templates || status=1; exit $$status'

# The committed files are current, and agree with the rules.
test-current: build
	@.ci/part $@ sh -c '$(GEN) --check --quiet && $(GEN) verify --quiet dist'

test-generator: build
	@.ci/install python3 cc
	@.ci/part $@ .ci/test-generator

# Runs `conform` with the driver of a language.
$(addprefix conform-,$(DRIVEN)): conform-%: questions
	@QUESTIONS=$(QUESTIONS) .ci/part $@ Tests/$*/conform

# The parts that only this language has.
$(addprefix test-,$(TESTED)): test-%: conform
	@.ci/part $@ Tests/$*/run

test-dependent:
	@.ci/part $@ Tests/Dependent/run

test-adapters: conform
	@.ci/part $@ Tests/Adapters/run

test-demo: build
	@.ci/part $@ Tests/Web/try demo

# The element in Chromium.
test-element: build
	@.ci/part $@ Tests/Web/try element

test-schema: build
	@.ci/part $@ Tests/Hostile/schema/run $(GEN)

# Layouts whose names and texts could end comments or constants, in every language.
test-hostile: build
	@.ci/part $@ Tests/Hostile/names/run $(GEN)

# The code blocks and links of the documentation.
test-docs: review
	@.ci/part $@ Tests/Docs/run $(REVIEW)

# Tools for building.
setup:
	@.ci/install swift zlib

# Tools for the parts of `make test` and of `make test-all`.
tools:
	@.ci/install swift zlib python3 cc cargo node tsc esbuild java kotlinc org-json lua mono
tools-all:
	@.ci/install all

# Fuzzes C's reader of tries with a million inputs and sanitizers; `make fuzz RUNS=10000000` for more.
RUNS ?= 1000000
fuzz:
	@Tests/c/fuzz $(RUNS)

# Twenty thousand mutated layout files, which must be rejected with error lines, or made, verified and compiled.
COUNT ?= 20000
fuzz-layouts: build
	@.ci/install jsonschema cc cargo java kotlinc lua mono node tsc
	PYTHONPATH=.tools/jsonschema python3 Tests/Hostile/fuzzing/layouts.py $(GEN) $(COUNT)

# Keyboards with texts of every category of scalars, in three languages; `make fuzz-keyboards SEED=7` for others. More
# than 35 would exceed the half megabyte that a source can have.
SEED ?= 1
fuzz-keyboards: conform
	@.ci/install python3 swift node java kotlinc org-json
	python3 Tests/Hostile/fuzzing/keyboards.py $(GEN) 35 $(SEED) .build/keyboards
	for language in swift typescript kotlin; do \
	  KEYBOARDS=$(CURDIR)/.build/keyboards Tests/$$language/conform --suite keyboard || exit; done

# Which of a hundred changes of a run-time the sample of `conform` detects, and which only --all: an hour.
# `make mutants ONLY=kotlin` for another run-time.
mutants: conform
	Tests/Hostile/mutants/mutants.py $(or $(ONLY),typescript) --all

# Real editors in Chromium, Firefox and WebKit: ten minutes. `make editors ONLY=Firefox` for one browser.
editors: build
	Tests/Web/try editors $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try attach Firefox WebKit)

# The element in Chromium, Firefox and WebKit: about ten minutes. `make elements ONLY="WebKit words"` for some of it.
elements: build
	Tests/Web/try element $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try demo Firefox WebKit)

# Updates tables, sizes and pictures in the documentation.
figures: all
	@.ci/install words esbuild chromium playwright
	python3 docs/layout_tables.py $(GEN) /usr/share/hunspell/ko.dic
	python3 docs/sizes.py
	python3 docs/typing_svg.py
	PYTHONPATH=.tools/playwright python3 docs/pictures.py

# Updates Benchmarks/results.json and the tables of CONTRIBUTING.md: less than three minutes on two idle cores.
bench: review
	@.ci/install python3 node java kotlinc valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/bench.py

# Figures that do not depend on the machine must stay within a tenth of Benchmarks/baseline.json, and everything that
# `make bench` measures must write the same text.
guard: review
	@.ci/install python3 node java kotlinc valgrind
	@.ci/part $@ sh -c '.ci/swift build -c release --product bench && python3 Benchmarks/bench.py once && python3 Benchmarks/guard.py'

baseline: review
	@.ci/install python3 valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/guard.py renew

# Packs a gen and a conform that run without Swift, and tests them in an empty root.
pack-gen: conform
	.ci/pack-gen .build/release-gen

# Packs a release from a clean tree that passes the tests. The archives must be the same on every machine, so a second
# clone packs them under other conditions, too.
release: test-all
	@.ci/install python3
	.ci/release $(GEN) .build/release-files
	rm -rf .build/second && git clone --quiet . .build/second
	umask 077 && TZ=Asia/Seoul .build/second/.ci/release $(GEN) .build/second-files
	diff .build/release-files/SHA256SUMS .build/second-files/SHA256SUMS

clean:
	rm -rf .build dist/*.tmp

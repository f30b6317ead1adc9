# `make` prepares a new machine, builds gen, and writes dist/. `make test` tests a change, and `make test-all` tests
# everything.

SWIFT ?= swift
export SWIFT
GEN = .build/debug/gen
CONFORM = .build/debug/conform
# Files for review and tests, which are not shipped.
REVIEW = .build/review
export PATH := $(CURDIR)/.tools/bin:$(PATH)
# Keep the caches of compilers in the checkout. They break when the checkout moves, so `make clean` removes them.
export XDG_CACHE_HOME := $(CURDIR)/.build/cache
# Swift's compiler crashes if the path of the temporary folder has characters other than ASCII.
ifneq ($(shell printf %s "$$TMPDIR" | LC_ALL=C tr -d ' -~'),)
export TMPDIR := /tmp
endif
# Use the same messages and the same sort order everywhere. Without a UTF-8 locale, Java cannot open files with Hangul
# names.
export LC_ALL := C.UTF-8

# Package.swift has the list of languages. A language has a driver if there is a script Tests/LANGUAGE/conform. It has
# tests of its own if there is a script Tests/LANGUAGE/run.
LANGUAGES := $(shell sed -n 's/^let languages = "\(.*\)"$$/\1/p' Package.swift)
with = $(foreach language,$(LANGUAGES),$(if $(wildcard Tests/$(language)/$(1)),$(language)))
DRIVEN := $(call with,conform)
TESTED := $(call with,run)

# TEST has the parts of `make test`, which are enough to trust a change. The parts of `make test-all` are for a release.
# The longest parts come first. Parts that wait for browsers run at the same time as parts that use the processor.
longest_first = $(filter $(1),$(2)) $(filter-out $(1),$(2))
TEST = test-generator $(addprefix conform-,$(call longest_first,kotlin swift,$(DRIVEN))) lint test-current
ALL = test-element test-typescript $(TEST) test-demo test-kotlin test-hostile test-docs \
  $(filter-out test-kotlin test-typescript,$(addprefix test-,$(TESTED))) test-adapters test-release guard test-schema test-dependent
# DENSITY=--all asks drivers every question. An empty DENSITY asks only the questions of the sample.
DENSITY ?=
export DENSITY

.PHONY: all build conform review questions test test-all $(ALL) parts setup tools tools-all fuzz \
  fuzz-keyboards fuzz-layouts editors elements mutants figures bench baseline pack-gen pack release pages clean

all: build
	$(GEN)

# The file with the questions for drivers, which is generated once for all drivers.
QUESTIONS = .build/questions.tsv
SUITES = composer session reports keyboard completions file trie

# A run of several parts has already built these programs once for all parts.
ifdef IS_BUILT
build conform review:
else
build: setup
	.ci/swift build --product gen

# The program that runs drivers. `make` without arguments does not need this program.
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

# Runs the parts $(2) in parallel, $(1) at a time unless make has -j. The first parts do not need the questions, so
# these are generated at the same time. A part that fails does not stop the other parts.
side_by_side = .ci/part all "$(2)" $(MAKE) --no-print-directory IS_BUILT=yes $(if $(findstring -j,$(MAKEFLAGS)),,--jobs $(1)) \
  --output-sync=target --keep-going questions $(2)

# Install all missing tools before anything is built or runs in parallel.
test: tools
	@$(MAKE) --no-print-directory conform
	@$(call side_by_side,2,$(TEST))

# Run three parts at a time, because parts with browsers mostly wait.
test-all: tools-all
	@$(MAKE) --no-print-directory review
	@$(call side_by_side,3,$(ALL)) DENSITY=--all

# Prints the names of all parts, for continuous integration.
parts:
	@printf '[%s]\n' "$$(printf '"%s", ' $(ALL) | sed 's/, $$//')"

lint:
	@.ci/install python3
	@.ci/part $@ sh -c 'status=0; .ci/lint-comments || status=1; .ci/lint-workflows || status=1; \
	  $(SWIFT) format lint --recursive --strict Package.swift Sources Tests Benchmarks Templates || status=1; exit $$status'

# Checks that the committed files are current and agree with the rules.
test-current: build
	@.ci/part $@ sh -c '$(GEN) --check --quiet && $(GEN) verify --quiet dist'

test-generator: build
	@.ci/install python3 cc
	@.ci/part $@ .ci/test-generator

# Runs `conform` with the driver for a language.
$(addprefix conform-,$(DRIVEN)): conform-%: questions
	@QUESTIONS=$(QUESTIONS) .ci/part $@ Tests/$*/conform

# Runs the tests of a language that its driver does not cover.
$(addprefix test-,$(TESTED)): test-%: conform
	@.ci/part $@ Tests/$*/run

test-dependent:
	@.ci/part $@ Tests/Dependent/run

# Tests the conditions of a release, and its packages.
test-release: build
	@.ci/part $@ Tests/Release/run $(GEN)

test-adapters: conform
	@.ci/part $@ Tests/Adapters/run

test-demo: build
	@.ci/part $@ Tests/Web/try demo

# Tests the element in Chromium.
test-element: build
	@.ci/part $@ Tests/Web/try element

test-schema: build
	@.ci/part $@ Tests/Hostile/schema/run $(GEN)

# Tests layouts with hostile names and texts, which could end comments or constants, in every language.
test-hostile: build
	@.ci/part $@ Tests/Hostile/names/run $(GEN)

# Tests the code blocks and links in the documentation.
test-docs: review
	@.ci/part $@ Tests/Docs/run $(REVIEW)

# Installs the tools for building.
setup:
	@.ci/install swift zlib

# Installs the tools that the parts of `make test` and of `make test-all` need.
tools:
	@.ci/install swift zlib python3 cc cargo node tsc esbuild java kotlinc org-json lua mono
tools-all:
	@.ci/install all

# Fuzzes C's reader of tries with a million inputs and with sanitizers. `make fuzz RUNS=10000000` runs more inputs.
RUNS ?= 1000000
fuzz:
	@Tests/c/fuzz $(RUNS)

# Tests twenty thousand mutated layout files. gen must either reject a file with error lines, or accept it. The output
# for every twentieth file, if gen accepts it, is verified and compiled.
COUNT ?= 20000
fuzz-layouts: build
	@.ci/install jsonschema cc cargo java kotlinc lua mono node tsc
	PYTHONPATH=.tools/jsonschema python3 Tests/Hostile/fuzzing/layouts.py $(GEN) $(COUNT)

# Tests keyboards with texts from every category of scalars, in three languages. `make fuzz-keyboards SEED=7` uses other
# texts. More than 35 keyboards would exceed the limit of half a megabyte for a source file.
SEED ?= 1
fuzz-keyboards: conform
	@.ci/install python3 swift node java kotlinc org-json
	python3 Tests/Hostile/fuzzing/keyboards.py $(GEN) 35 $(SEED) .build/keyboards
	for language in swift typescript kotlin; do \
	  KEYBOARDS=$(CURDIR)/.build/keyboards Tests/$$language/conform --suite keyboard || exit; done

# Changes a run-time in a hundred places, one at a time. Lists which changes the sample of `conform` detects, and which
# changes only --all detects. This takes an hour.
# `make mutants ONLY=kotlin` tests another run-time.
mutants: conform
	@.ci/install python3
	Tests/Hostile/mutants/mutants.py $(or $(ONLY),typescript) --all

# Tests real editors in Chromium, Firefox and WebKit, which takes ten minutes. `make editors ONLY=Firefox` tests one
# browser.
editors: build
	Tests/Web/try editors $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try attach Firefox WebKit)

# Tests the element in Chromium, Firefox and WebKit, which takes about ten minutes. `make elements ONLY="WebKit words"`
# runs only some of the tests.
elements: build
	Tests/Web/try element $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try demo Firefox WebKit)

# Updates the tables, sizes and pictures in the documentation.
figures: all
	@.ci/install words esbuild chromium playwright
	python3 docs/layout_tables.py $(GEN) /usr/share/hunspell/ko.dic
	python3 docs/sizes.py
	python3 docs/typing_svg.py
	PYTHONPATH=.tools/playwright python3 docs/pictures.py

# Updates Benchmarks/results.json and the tables in CONTRIBUTING.md. This takes less than three minutes on two idle
# cores.
bench: review
	@.ci/install python3 node java kotlinc valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/bench.py

# Checks that figures that do not depend on the machine stay within a tenth of Benchmarks/baseline.json. Also checks
# that everything that `make bench` measures writes the same text.
guard: review
	@.ci/install python3 node java kotlinc valgrind
	@.ci/part $@ sh -c '.ci/swift build -c release --product bench && python3 Benchmarks/bench.py once && python3 Benchmarks/guard.py'

baseline: review
	@.ci/install python3 valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/guard.py renew

# Packs a gen and a conform that run without Swift, and tests both in a root directory that has nothing else.
pack-gen: conform
	.ci/pack-gen .build/release-gen

# Packs a release with the address of the project: make pack REPOSITORY=https://github.com/me/hwalja. Checks the
# conditions of a release before it installs or builds anything.
REPOSITORY ?=
export REPOSITORY
pack:
	@.ci/install python3
	@python3 .ci/release check
	@.ci/install swift zlib node npm cargo java kotlinc hatchling
	@$(MAKE) --no-print-directory build
	python3 .ci/release pack $(GEN) .build/release-files

# Tests everything, and packs a release.
release:
	@.ci/install python3
	@python3 .ci/release check
	@$(MAKE) --no-print-directory test-all
	@$(MAKE) --no-print-directory pack

# Makes the pages of the project: make pages REPOSITORY=https://github.com/me/hwalja. They are the demo, the schemas,
# and DocC's documents of the library for Swift.
pages:
	@.ci/install python3
	@.ci/pages check
	@$(MAKE) --no-print-directory build
	.ci/pages make $(GEN) .build/pages

clean:
	rm -rf .build dist/*.tmp

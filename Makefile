# `make` sets a fresh machine up, builds gen, and writes dist/. `make test` tests a change, `make test-all` everything.

SWIFT ?= swift
export SWIFT
GEN = .build/debug/gen
CONFORM = .build/debug/conform
# What is for review and tests and not shipped, made when it is needed.
REVIEW = .build/review
export PATH := $(CURDIR)/.tools/bin:$(PATH)
# What compilers would keep in the home of who runs this; `make clean` takes it away, for it does not bear a move.
export XDG_CACHE_HOME := $(CURDIR)/.build/cache
# Swift's compiler crashes where the folder of temporary files has a name beyond ASCII.
ifneq ($(shell printf %s "$$TMPDIR" | LC_ALL=C tr -d ' -~'),)
export TMPDIR := /tmp
endif
# The same words and the same order everywhere; Java opens no file with a Hangul name without it.
export LC_ALL := C.UTF-8

# Package.swift has the list of languages. Each with a script Tests/LANGUAGE/conform has a driver, and each with
# Tests/LANGUAGE/run has tests of its own.
LANGUAGES := $(shell sed -n 's/^let languages = "\(.*\)"$$/\1/p' Package.swift)
with = $(foreach language,$(LANGUAGES),$(if $(wildcard Tests/$(language)/$(1)),$(language)))
DRIVEN := $(call with,conform)
TESTED := $(call with,run)

# The parts of `make test`, enough to trust a change, and of `make test-all`, before a release. The longest come first,
# and those that wait for browsers beside those that work.
longest_first = $(filter $(1),$(2)) $(filter-out $(1),$(2))
TEST = test-generator $(addprefix conform-,$(call longest_first,kotlin swift,$(DRIVEN))) lint test-current
ALL = test-element test-typescript $(TEST) test-demo test-kotlin test-hostile test-docs \
  $(filter-out test-kotlin test-typescript,$(addprefix test-,$(TESTED))) test-adapters guard test-schema test-dependent
# How much drivers are asked: nothing for the sample, --all for all there is.
DENSITY ?=
export DENSITY

.PHONY: all build conform review questions test test-all $(ALL) parts setup tools tools-all fuzz \
  fuzz-keyboards fuzz-layouts editors elements mutants figures bench baseline pack-gen release clean

all: build
	$(GEN)

# What drivers are asked, worked out once for all of them.
QUESTIONS = .build/questions.tsv
SUITES = composer session reports keyboard completions file trie

# Made once for all parts that read it.
ifdef IS_BUILT
build conform review:
else
build: setup
	.ci/swift build --product gen

# The program that asks drivers, which `make` alone does not need.
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

# Runs parts side by side, $(1) at a time, unless make is told otherwise, and the questions beside the first, which need
# none. One that fails stops no other.
side_by_side = .ci/part all "$(2)" $(MAKE) --no-print-directory IS_BUILT=yes $(if $(findstring -j,$(MAKEFLAGS)),,--jobs $(1)) \
  --output-sync=target --keep-going questions $(2)

# All that is missing is installed at once, before anything is built or runs side by side.
test: tools
	@$(MAKE) --no-print-directory conform
	@$(call side_by_side,2,$(TEST))

# Three at a time: browsers wait more than they work.
test-all: tools-all
	@$(MAKE) --no-print-directory review
	@$(call side_by_side,3,$(ALL)) DENSITY=--all

# The names of all parts, as continuous integration takes them.
parts:
	@printf '[%s]\n' "$$(printf '"%s", ' $(ALL) | sed 's/, $$//')"

lint:
	@.ci/install python3
	@.ci/part $@ sh -c 'status=0; .ci/lint-comments || status=1; \
	  $(SWIFT) format lint --recursive --strict Package.swift Sources Tests Benchmarks Templates || status=1; exit $$status'

# What is committed is current, and says what the rules say.
test-current: build
	@.ci/part $@ sh -c '$(GEN) --check --quiet && $(GEN) verify --quiet dist'

test-generator: build
	@.ci/install python3 cc
	@.ci/part $@ .ci/test-generator

# Runs `conform` with the driver of a language.
$(addprefix conform-,$(DRIVEN)): conform-%: questions
	@QUESTIONS=$(QUESTIONS) .ci/part $@ Tests/$*/conform

# What only this language has.
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

# Layouts whose names and texts could end a comment or a constant, in every language.
test-hostile: build
	@.ci/part $@ Tests/Hostile/names/run $(GEN)

# Every code block of the documentation, in its language, and every link.
test-docs: review
	@.ci/part $@ Tests/Docs/run $(REVIEW)

# What a build needs.
setup:
	@.ci/install swift zlib

# What the parts of `make test` need, and those of `make test-all`.
tools:
	@.ci/install swift zlib python3 cc cargo node tsc esbuild java kotlinc org-json lua mono
tools-all:
	@.ci/install all

# A million inputs at C's reader of tries, under sanitizers; `make fuzz RUNS=10000000` for more.
RUNS ?= 1000000
fuzz:
	@Tests/c/fuzz $(RUNS)

# Twenty thousand mutated layout files: each is refused in one line, or made, verified and compiled.
COUNT ?= 20000
fuzz-layouts: build
	@.ci/install jsonschema cc cargo java kotlinc lua mono node tsc
	PYTHONPATH=.tools/jsonschema python3 Tests/Hostile/fuzzing/layouts.py $(GEN) $(COUNT)

# Keyboards with texts of every category of scalars, asked of three languages: `make fuzz-keyboards SEED=7` for others.
# No more fit into the half megabyte that a source may have.
SEED ?= 1
fuzz-keyboards: conform
	@.ci/install python3 swift node java kotlinc org-json
	python3 Tests/Hostile/fuzzing/keyboards.py $(GEN) 35 $(SEED) .build/keyboards
	for language in swift typescript kotlin; do \
	  KEYBOARDS=$(CURDIR)/.build/keyboards Tests/$$language/conform --suite keyboard || exit; done

# What the sample of `conform` notices of a hundred changes of a run-time, and what only everything does:
# `make mutants ONLY=kotlin`. An hour.
mutants: conform
	Tests/Hostile/mutants/mutants.py $(or $(ONLY),typescript) --all

# Real editors in Chromium, Firefox and WebKit, a line each: ten minutes. `make editors ONLY=Firefox` for less.
editors: build
	Tests/Web/try editors $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try attach Firefox WebKit)

# The element in Chromium, Firefox and WebKit: some ten minutes.
# `make elements ONLY="WebKit words"` for less.
elements: build
	Tests/Web/try element $(or $(ONLY),Chromium Firefox WebKit)
	$(if $(ONLY),,Tests/Web/try demo Firefox WebKit)

# What documents show of layouts, and of dist: tables, sizes, pictures.
figures: all
	@.ci/install words esbuild chromium playwright
	python3 docs/layout_tables.py $(GEN) /usr/share/hunspell/ko.dic
	python3 docs/sizes.py
	python3 docs/typing_svg.py
	PYTHONPATH=.tools/playwright python3 docs/pictures.py

# Benchmarks/results.json, and the tables of CONTRIBUTING.md: under three minutes on two cores, with
# nothing else on the machine.
bench: review
	@.ci/install python3 node java kotlinc valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/bench.py

# What the machine has no say in must stay within a tenth of Benchmarks/baseline.json, and all that `make bench` measures
# must write the same.
guard: review
	@.ci/install python3 node java kotlinc valgrind
	@.ci/part $@ sh -c '.ci/swift build -c release --product bench && python3 Benchmarks/bench.py once && python3 Benchmarks/guard.py'

baseline: review
	@.ci/install python3 valgrind
	.ci/swift build -c release --product bench
	python3 Benchmarks/guard.py renew

# A gen and a conform that run without Swift, tried in a root with nothing else in it.
pack-gen: conform
	.ci/pack-gen .build/release-gen

# The archives of a release, from a clean tree that passes: the same bytes on every machine, and so from a second
# clone by somebody else.
release: test-all
	@.ci/install python3
	.ci/release $(GEN) .build/release-files
	rm -rf .build/second && git clone --quiet . .build/second
	umask 077 && TZ=Asia/Seoul .build/second/.ci/release $(GEN) .build/second-files
	diff .build/release-files/SHA256SUMS .build/second-files/SHA256SUMS

clean:
	rm -rf .build dist/*.tmp

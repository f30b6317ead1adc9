# `make` sets a fresh machine up, builds, and writes dist/; `make test` proves everything.

SWIFT ?= swift
RELEASE = -c release
export PATH := $(CURDIR)/.tools/bin:$(PATH)

.PHONY: all test test-typescript test-kotlin test-python test-swift exhaustive setup lint fuzz figures bench guard baseline clean

all: setup
	$(SWIFT) run $(RELEASE) gen

test: setup lint guard test-swift test-typescript test-kotlin test-python
	$(SWIFT) build $(RELEASE)
	$(SWIFT) run $(RELEASE) --skip-build gen --check
	$(SWIFT) run $(RELEASE) --skip-build gen verify --quiet dist
	$(SWIFT) test $(RELEASE)
	@./.ci/install jsonschema
	PYTHONPATH=.tools/python python3 Tests/Schema/check.py .build/release/gen \
	  cheonjiin naratgeul sky dubeolsik danmoeum

test-typescript: setup
	@./.ci/install node tsc esbuild deno
	$(SWIFT) run $(RELEASE) gen --quiet --format typescript --format conformance \
	  --dot-style compatibility --out .build/compatibility
	node --test Tests/Consumers/typescript/*.test.js

test-swift:
	Tests/Consumers/swift-source/run

# A language that the project knows from templates alone.
test-python: setup
	@./.ci/install python3
	$(SWIFT) run $(RELEASE) gen --quiet --template Tests/Consumers/python/templates --format python \
	  --out .build/python
	python3 Tests/Consumers/python/check.py .build/python/python/hwalja.py dist

test-kotlin: setup
	@./.ci/install java kotlinc
	$(SWIFT) run $(RELEASE) gen --quiet --format kotlin --format conformance --format json-full \
	  --dot-style compatibility --out .build/compatibility
	Tests/Consumers/kotlin/run .build/compatibility

# Types all 124,813,584 pairs of syllables on every layout: a minute each on two cores.
LAYOUTS = cheonjiin naratgeul sky dubeolsik danmoeum
exhaustive: setup
	$(SWIFT) build $(RELEASE) --product gen
	for layout in $(LAYOUTS); do .build/release/gen prove-pairs --layout $$layout || exit; done
	.build/release/gen prove-pairs --layout cheonjiin --dot-style compatibility

setup:
	@./.ci/install zlib

lint:
	$(SWIFT) format lint --recursive --strict Package.swift Sources Tests Benchmarks

# A million inputs at the trie's reader; `make fuzz RUNS=10000000` for more.
RUNS ?= 1000000
fuzz:
	@./Tests/Fuzz/run $(RUNS)

# The tables and the chart of docs/LAYOUTS.md.
figures: setup
	@./.ci/install words
	$(SWIFT) run $(RELEASE) gen stats

# The table of the README, and Benchmarks/results.json: under five minutes on two cores.
bench: setup
	@./.ci/install python3 node java kotlinc valgrind
	$(SWIFT) build $(RELEASE) --product gen
	$(SWIFT) build $(RELEASE) --package-path Benchmarks --scratch-path .build/benchmarks
	python3 Benchmarks/bench.py

# What the machine has no say in must stay within a tenth of Benchmarks/baseline.json.
guard:
	@./.ci/install python3 valgrind
	python3 Benchmarks/guard.py

baseline:
	@./.ci/install python3 valgrind
	python3 Benchmarks/guard.py renew

clean:
	rm -rf .build dist/*.tmp

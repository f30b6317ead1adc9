# `make` sets a fresh machine up, builds, and writes dist/; `make test` proves everything.

SWIFT ?= swift
GEN = .build/release/gen
export PATH := $(CURDIR)/.tools/bin:$(PATH)

.PHONY: all build test test-typescript test-kotlin test-python test-swift exhaustive setup lint fuzz \
  figures bench guard baseline clean

all: build
	$(GEN)

# With the tests, so that everything below shares one build.
build: setup
	$(SWIFT) build -c release --build-tests

test: lint guard test-swift test-typescript test-kotlin test-python build
	$(GEN) --check
	$(GEN) verify --quiet dist
	$(SWIFT) test -c release --skip-build
	@./.ci/install jsonschema
	PYTHONPATH=.tools/python python3 Tests/Schema/check.py $(GEN) $(LAYOUTS)

test-typescript: build
	@./.ci/install node tsc esbuild deno
	$(GEN) --quiet --format typescript --format conformance --dot-style compatibility \
	  --out .build/compatibility
	node --test Tests/Consumers/typescript/*.test.js

test-swift:
	Tests/Consumers/swift-source/run

# A language that the project knows from templates alone.
test-python: build
	@./.ci/install python3
	$(GEN) --quiet --template Tests/Consumers/python/templates --format python --out .build/python
	python3 Tests/Consumers/python/check.py .build/python/python/hwalja.py dist

test-kotlin: build
	@./.ci/install java kotlinc
	$(GEN) --quiet --format kotlin --format conformance --format json-full \
	  --dot-style compatibility --out .build/compatibility
	Tests/Consumers/kotlin/run .build/compatibility

# Types all 124,813,584 pairs of syllables on every layout: a minute each on two cores.
LAYOUTS = cheonjiin naratgeul sky dubeolsik danmoeum
exhaustive: build
	for layout in $(LAYOUTS); do $(GEN) prove-pairs --layout $$layout || exit; done
	$(GEN) prove-pairs --layout cheonjiin --dot-style compatibility

setup:
	@./.ci/install zlib

lint:
	$(SWIFT) format lint --recursive --strict Package.swift Sources Tests Benchmarks Templates

# A million inputs at the trie's reader; `make fuzz RUNS=10000000` for more.
RUNS ?= 1000000
fuzz:
	@./Tests/Fuzz/run $(RUNS)

# The tables and the chart of docs/LAYOUTS.md.
figures: build
	@./.ci/install words
	$(GEN) stats

# Benchmarks/results.json, and the tables of README.md and Benchmarks/RESULTS.md: under five minutes on
# two cores, with nothing else on the machine.
bench: build
	@./.ci/install python3 node tsc java kotlinc valgrind
	$(SWIFT) build -c release --product bench
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

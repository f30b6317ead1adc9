# `make` sets a fresh machine up, builds, and writes dist/; `make test` proves everything.

SWIFT ?= swift
RELEASE = -c release

.PHONY: all test test-kotlin setup lint fuzz clean

all: setup
	$(SWIFT) run $(RELEASE) gen

test: setup lint test-kotlin
	$(SWIFT) build $(RELEASE)
	$(SWIFT) run $(RELEASE) --skip-build gen --check
	$(SWIFT) test $(RELEASE)

test-kotlin:
	@./.ci/install java kotlinc
	Tests/Consumers/kotlin/run

setup:
	@./.ci/install zlib

lint:
	$(SWIFT) format lint --recursive --strict Package.swift Sources Tests

# A million inputs at the trie's reader; `make fuzz RUNS=10000000` for more.
RUNS ?= 1000000
fuzz:
	@./Tests/Fuzz/run $(RUNS)

clean:
	rm -rf .build dist/*.tmp

# Rung: `make run` builds and serves the app, `make test` checks everything. `make help` lists the rest.

PORT ?= 8080
LISTEN ?= 127.0.0.1:$(PORT)
DATA ?= ./data

.PHONY: help run build test screens benchmark clean toolchain install

help:
	@echo "make run        build and serve Rung at http://localhost:$(PORT) (PORT=9000 or LISTEN=0.0.0.0:8080 to change)"
	@echo "make build      build the app into dist/ and the server"
	@echo "make test       check everything: format, native, WebAssembly, host modules, browser"
	@echo "make screens    photograph every screen (.build/screens) and report on its accessibility"
	@echo "make benchmark  print speeds and sizes"
	@echo "make clean      remove everything that was built (never your data)"

run: build
	@exec .build/release/rung serve --listen "$(LISTEN)" --data "$(DATA)" --assets ./dist

build: install
	@python3 tools/build.py

test: toolchain
	@tools/install.sh test
	@tools/toolchain.sh
	@python3 tools/test.py

screens: build
	@tools/install.sh test
	@rm -f .build/accessibility.txt
	@.venv/bin/python -m pytest -q -o cache_dir=.build/pytest Tests/Browser/test_screens.py; \
	  status=$$?; sort -u .build/accessibility.txt; exit $$status

benchmark: build
	@python3 tools/benchmark.py

install: toolchain
	@tools/install.sh build
	@tools/toolchain.sh

toolchain:
	@tools/toolchain.sh present

clean:
	rm -rf .build .build-wasm .venv dist

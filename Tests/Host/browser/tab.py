"""One tab with Rung, as its core hears it."""

import json
import time
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Page


class Tab:
    """One tab with Rung: what its core heard, and a way to let the core ask for effects."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[dict] = []
        self.errors: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)
        elif message.text.startswith('{"event"'):
            self.events.append(json.loads(message.text))

    def open(self, address: str) -> dict:
        """Loads the page and gives the boot event."""
        self.page.goto(address)
        return self.wait("boot")

    def heard(self, name: str) -> list[dict]:
        return [event for event in self.events if event["event"] == name]

    def wait(self, name: str, count: int = 1) -> dict:
        """The event of that name, once the core has heard that many of them."""
        self.until(lambda: len(self.heard(name)) >= count, f"{count} × {name}")
        return self.heard(name)[count - 1]

    def until(self, condition: Callable[[], object], what: str, seconds: float = 8) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"no {what}; heard {self.events[-6:]}, errors {self.errors}"
            self.page.wait_for_timeout(10)

    def until_true(self, expression: str) -> None:
        """Waits for something in the page. Playwright's own way to wait needs `eval`, which the policy forbids."""
        self.until(lambda: self.page.evaluate(expression), expression)

    def ask(self, *effects: dict) -> None:
        """Lets the core ask for effects."""
        self.page.fill("#say", "")
        self.say("~" + json.dumps(effects, separators=(",", ":"), ensure_ascii=False).replace('"', "'") + "~")

    def say(self, text: str) -> None:
        self.page.fill("#say", text)

    def store(self, write: int, *documents: tuple[str, str, str]) -> None:
        """Asks for a write of documents: id, row, expected revision."""
        rows = [{"id": id, "row": row, "expects": expects} for id, row, expects in documents]
        self.ask({"effect": "store", "write": write, "documents": rows})

    def stored(self, write: int) -> dict:
        """The revisions after that write."""
        answer = lambda: [event for event in self.heard("stored") if event["write"] == write]  # noqa: E731
        self.until(answer, f"answer to write {write}")
        return answer()[0]["revisions"]

    def rows(self, table: str = "documents") -> list[dict]:
        """What stands in the database, read beside the host."""
        return self.page.evaluate(
            """table => new Promise((resolve, reject) => {
              const opening = indexedDB.open("rung");
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const database = opening.result;
                const reading = database.transaction(table).objectStore(table).getAll();
                reading.onsuccess = () => { database.close(); resolve(reading.result); };
              };
            })""",
            table,
        )

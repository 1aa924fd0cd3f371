"""A disk that is full, by what Chromium is told of the space there is."""

from rung import Rung

# What the host writes to the console of a write that found no space.
NO_SPACE = ("Quota", "quota")

PROBE = """() => new Promise(resolve => {
  const opening = indexedDB.open("probe");
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows", { autoIncrement: true });
  opening.onerror = () => resolve(true);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("rows", "readwrite");
    writing.objectStore("rows").add("x".repeat(2000));
    const answer = isFull => { opening.result.close(); resolve(isFull); };
    writing.oncomplete = () => answer(false);
    writing.onabort = () => answer(true);
  };
})"""


def fill_disk(rung: Rung) -> None:
    """Leaves no space at the app's origin; the first write there finds none."""
    rung.tools.send("Storage.overrideQuotaForOrigin", {"origin": rung.address.rstrip("/"), "quotaSize": 1000})


def fill_used_disk(rung: Rung) -> None:
    """The same where something was written before: Chromium then notices only after half a minute."""
    rung.leave_for_a_blank_page()
    fill_disk(rung)
    rung.wait_until(lambda: rung.page.evaluate(PROBE), "full disk", seconds=60, between=1)


def free_disk(rung: Rung) -> None:
    rung.tools.send("Storage.overrideQuotaForOrigin", {"origin": rung.address.rstrip("/")})

/** Keeps the screen on. The browser lets go whenever the page is hidden, so it is asked again on coming back. */
export class WakeLock {
  #wanted = false;
  /** @type {Promise<WakeLockSentinel | void> | null} */
  #lock = null;

  /** @param {boolean} wanted */
  set(wanted) {
    this.#wanted = wanted;
    if (wanted) this.retake();
    else this.#lock?.then((lock) => lock?.release());
  }

  /** Takes it again if it is wanted and was lost. */
  retake() {
    if (!this.#wanted || !("wakeLock" in navigator)) return;
    this.#lock = this.#takeUnlessHeld(this.#lock);
  }

  /** @param {Promise<WakeLockSentinel | void> | null} former */
  async #takeUnlessHeld(former) {
    const held = await former;
    if (!this.#wanted || held && !held.released) return held ?? undefined;
    // Refused with a low battery or a hidden page; then the screen goes dark as it would anyway.
    const lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (!this.#wanted) await lock?.release();
    return lock;
  }
}

/** The part of the address after `#`, as the way back and forth through the app. */
export class Route {
  #hash = location.hash;
  /** Where the screen stood that a way back leaves, while the core decides about it. */
  #left = { hash: "#", place: 0 };

  /** @param {(hash: string) => void} changed by the browser's buttons, a link or the address bar */
  constructor(changed) {
    // Screens are drawn by the core, so the browser would restore a place in the wrong one.
    history.scrollRestoration = "manual";
    addEventListener("popstate", () => {
      if (location.hash === this.#hash) return;
      const left = { hash: this.#hash, place: scrollY };
      const place = history.state?.place ?? 0;
      this.#hash = location.hash;
      this.#left = left;
      changed(this.#hash);
      this.#left = { hash: "#", place: 0 };
      // Where the core put the address back, the way back only closed a sheet.
      if (this.#hash !== left.hash) scrollTo(0, place);
    });
  }

  /**
   * @param {string} hash
   * @param {boolean} replace whether the screen left is not to be come back to
   */
  go(hash, replace) {
    if (hash === this.#hash) return;
    this.#hash = hash;
    if (replace) return history.replaceState(null, "", hash);
    if (hash === this.#left.hash) {
      history.pushState(null, "", hash);
      return scrollTo(0, this.#left.place);
    }
    history.replaceState({ place: scrollY }, "");
    history.pushState(null, "", hash);
    scrollTo(0, 0);
  }
}

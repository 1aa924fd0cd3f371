/** The part of the address after `#`, as the way back and forth through the app. */
export class Route {
  #hash = location.hash;

  /** @param {(hash: string) => void} changed by the browser's buttons, a link or the address bar */
  constructor(changed) {
    // Screens are drawn by the core, so the browser would restore a place in the wrong one.
    history.scrollRestoration = "manual";
    addEventListener("popstate", () => {
      if (location.hash === this.#hash) return;
      this.#hash = location.hash;
      changed(this.#hash);
      scrollTo(0, history.state?.place ?? 0);
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
    history.replaceState({ place: scrollY }, "");
    history.pushState(null, "", hash);
    scrollTo(0, 0);
  }
}

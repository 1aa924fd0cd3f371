/** What Chromium hands a page that can be installed. @typedef {Event & { prompt(): Promise<unknown> }} Offer */

/** The browser's offer to put the app on the home screen, kept until the person asks for it. */
export class Install {
  /** @type {Offer | undefined} */
  #offer;

  /** @param {() => void} offered */
  constructor(offered) {
    addEventListener("beforeinstallprompt", (event) => {
      this.#offer = /** @type {Offer} */ (event);
      offered();
    });
  }

  /** Says again that there is an offer, to a core that has not heard it. @param {() => void} offered */
  remind(offered) {
    if (this.#offer) offered();
  }

  async ask() {
    const offer = this.#offer;
    this.#offer = undefined;
    await offer?.prompt();
  }
}

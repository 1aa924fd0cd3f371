/** A newer version of the page: found, made known, and taken when the person says so. */

const hour = 3_600_000;
const patience = 5000;

export class Updates {
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #ready = false;
  #looked = 0;
  #isTaking = false;
  #found;

  /** @param {() => void} found told once a newer version is here, complete */
  constructor(found) {
    this.#found = found;
  }

  /**
   * Makes the page work without network. Not on plain http, where browsers keep this to themselves.
   * @param {string[]} [needed] how the names of files begin that are kept for this page beside those of every page
   */
  async register(needed = []) {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const hadController = serviceWorker.controller !== null;
    const registration = await serviceWorker.register("service-worker.js", {
      updateViaCache: "none",
    });
    this.#registration = registration;
    this.#looked = Date.now();
    if (registration.waiting) this.#isReady();
    registration.addEventListener("updatefound", () => {
      const isUpdate = registration.active !== null;
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && isUpdate) this.#isReady();
      });
    });
    serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: needed }));
    // Another tab took the new version; this one still runs the old.
    serviceWorker.addEventListener("controllerchange", () => {
      if (hadController && !this.#isTaking) this.#isReady();
    });
  }

  #isReady() {
    this.#ready = true;
    this.#found();
  }

  /** Says again that a version waits, to a core that has not heard it. */
  remind() {
    if (this.#ready) this.#found();
  }

  /** An installed app can stay open for weeks. */
  look() {
    if (!this.#registration || Date.now() - this.#looked < hour) return;
    this.#looked = Date.now();
    this.#registration.update().catch(() => {});
  }

  /** Starts anew, with the waiting version if there is one. */
  take() {
    const waiting = this.#registration?.waiting;
    if (this.#isTaking) return;
    this.#isTaking = true;
    if (!waiting) return location.reload();
    const timer = setTimeout(() => location.reload(), patience);
    waiting.addEventListener("statechange", () => {
      if (waiting.state !== "activated") return;
      clearTimeout(timer);
      location.reload();
    });
    waiting.postMessage("skip-waiting");
  }
}

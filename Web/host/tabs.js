import { storeName } from "./sample.js";

/** @import { StoredDocument } from "./boundary.d.ts" */

/** The other tabs of this browser that show the same logbook. */
export class Tabs {
  #channel = new BroadcastChannel(storeName);

  /** @param {(written: StoredDocument[]) => void} receive what another tab wrote */
  constructor(receive) {
    this.#channel.onmessage = ({ data }) => {
      // A tab of another version may say things not known here.
      if (Array.isArray(data?.written)) receive(data.written);
    };
  }

  /** @param {StoredDocument[]} written what this tab wrote, once it is on disk */
  tell(written) {
    if (written.length > 0) this.#channel.postMessage({ written });
  }
}

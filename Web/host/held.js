/**
 * A cookie that remembers that this browser once held a logbook. It outlives an evicted database, so that an empty
 * one is not mistaken for a first launch.
 */

import { isSample } from "./sample.js";

const days = 400;

/** @param {string} value @param {number} seconds */
function set(value, seconds) {
  const path = new URL(".", document.baseURI).pathname;
  document.cookie = `rung-held=${value}; Max-Age=${seconds}; Path=${path}; SameSite=Lax`;
}

export const held = {
  // A made-up logbook is nobody's loss.
  isRemembered: () => !isSample && /(^|; )rung-held=1/.test(document.cookie),
  remember: () => isSample || set("1", days * 86_400),
  forget: () => set("", 0),
};

/**
 * After a tap that moves the screen on, a second one on the same spot that comes too soon to be meant is ignored: it
 * would log another set, or turn to what happens to lie under the finger now.
 */

/** Milliseconds; people who tap twice on purpose take longer. */
const tooSoon = 350;
/** How far apart two taps of a still thumb may be. */
const sameSpot = 32;
/** What moves the screen on at once: the main button, answers about effort, ticks. */
const once = ".button.primary, .effort button, .tick, .once";

export function ignoreSlips() {
  let before = { at: -Infinity, x: 0, y: 0 };
  document.addEventListener("click", (event) => {
    // Keys and the page's own clicks have no spot.
    if (!event.isTrusted || event.detail === 0) return;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isSlip = tap.at - before.at < tooSoon &&
      Math.hypot(tap.x - before.x, tap.y - before.y) < sameSpot;
    if (isSlip) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.target instanceof Element && event.target.closest(once)) {
      before = tap;
    }
  }, { capture: true });
}

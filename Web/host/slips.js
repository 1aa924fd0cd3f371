/**
 * A second tap on the same spot that comes too soon to be meant: the screen has changed under the finger by then, so
 * that it would log a second set, or turn to what happens to lie there now.
 */

/** Milliseconds; people who tap twice on purpose take longer. */
const tooSoon = 350;
/** How far apart two taps of a still thumb may be. */
const sameSpot = 32;
/** Where tapping fast is meant: steppers, and what text is written or chosen in. */
const fast = "[data-repeat], input, textarea, select, label";

export function ignoreSlips() {
  let before = { at: -Infinity, x: 0, y: 0 };
  document.addEventListener("click", (event) => {
    // Keys and the page's own clicks have no spot.
    if (!event.isTrusted || event.detail === 0) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(fast)) return;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isSlip = tap.at - before.at < tooSoon &&
      Math.hypot(tap.x - before.x, tap.y - before.y) < sameSpot;
    if (!isSlip) {
      before = tap;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}

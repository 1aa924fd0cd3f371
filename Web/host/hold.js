/** Buttons marked `data-repeat` go on being tapped while they are held. */

const beforeFirst = 400;
const between = 90;

export function repeatWhileHeld() {
  /** @type {HTMLElement | null} */
  let held = null;
  let repeated = false;
  /** @type {number | undefined} */
  let timer;

  const release = () => {
    clearTimeout(timer);
    held?.removeEventListener("pointerleave", release);
    held = null;
  };

  const repeat = () => {
    if (!held?.isConnected || held.matches(":disabled")) return release();
    repeated = true;
    timer = setTimeout(repeat, between);
    held.click();
  };

  document.addEventListener("pointerdown", (event) => {
    release();
    repeated = false;
    const target = event.target instanceof Element ? event.target : null;
    held = target?.closest("[data-repeat]") ?? null;
    if (!held || !event.isPrimary || event.button !== 0) return release();
    // A touch stays with the element it began on, which hides that the finger left it.
    target?.releasePointerCapture(event.pointerId);
    held.addEventListener("pointerleave", release);
    timer = setTimeout(repeat, beforeFirst);
  });
  for (const end of ["pointerup", "pointercancel", "blur", "wheel"]) {
    addEventListener(end, release, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", release);

  // The tap that letting go makes would be one too many.
  document.addEventListener("click", (event) => {
    if (!repeated || !event.isTrusted || event.detail === 0) return;
    repeated = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    if (held) event.preventDefault();
  });
}

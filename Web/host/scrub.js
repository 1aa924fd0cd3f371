/**
 * Lets a finger read a chart: Safari moves a slider by its thumb only, and here none is to be seen. A finger put down
 * or drawn along sets the slider to where it is; drawn up or down it scrolls the page.
 */
export function readCharts() {
  addEventListener("pointerdown", follow);
  addEventListener("pointermove", follow);
}

/** @param {PointerEvent} event */
function follow(event) {
  const { target, pointerType, clientX } = event;
  if (pointerType === "mouse" || !(target instanceof HTMLInputElement)) return;
  if (!target.matches(".reader")) return;
  const { left, width } = target.getBoundingClientRect();
  const { min, max } = target;
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  const value = String(Math.round(Number(min) + share * (Number(max) - Number(min))));
  if (value === target.value) return;
  target.value = value;
  target.dispatchEvent(new Event("input", { bubbles: true }));
}

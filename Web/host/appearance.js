/** What the page looks like around the core's own nodes: theme, title, focus, spoken words. */

const colors = /** @type {NodeListOf<HTMLMetaElement>} */ (
  document.querySelectorAll("meta[name=theme-color]")
);
const systemColors = Array.from(colors, (meta) => meta.content);

/**
 * @param {string} mode
 * @param {string} accent
 */
export function setTheme(mode, accent) {
  Object.assign(document.documentElement.dataset, { theme: mode, accent });
  try {
    // `gate.js` reads it before the first paint.
    localStorage.setItem("rung-theme", `${mode} ${accent}`);
  } catch {
    // Without it the next start shows the system's theme for a moment.
  }
  requestAnimationFrame(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    colors.forEach((meta, index) => {
      meta.content = mode === "system" ? systemColors[index] ?? ground : ground;
    });
  });
}

/** @param {string} id */
export function focusElement(id) {
  document.getElementById(id)?.focus();
}

/** @param {string} id scrolled to as far as it takes to see it, with the frame that is laid out anyway */
export function reveal(id) {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: "nearest" }));
}

/** @param {string} id */
export function selectText(id) {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** @param {string} text read out by a screen reader, also when it is the same as before */
export function announce(text) {
  const region = document.getElementById("announcer");
  if (!region) return;
  region.textContent = "";
  setTimeout(() => region.textContent = text, 50);
}

/** Notifications while the page is hidden, the number on the app's icon, and waking a hidden page. */

/** @typedef {{ title: string, text: string, buttons: { action: string, title: string }[] }} Notice */

/** Whether this browser has notifications here, and what the person said of them; nothing where it has none. */
export function permission() {
  return "Notification" in globalThis && "serviceWorker" in navigator
    ? Notification.permission
    : "";
}

/** @param {(state: string) => void} answered */
export async function ask(answered) {
  // Browsers that forbid the question here answer with what they think anyway.
  const state = await Notification.requestPermission().catch(() => permission());
  answered(state ?? permission());
}

/**
 * The service worker shows it, because it sees whether another tab is in front, and because its buttons outlive
 * this page.
 * @param {Notice} notice
 */
export async function show({ title, text, buttons }) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ notice: { title, body: text, actions: buttons } });
}

export async function withdraw() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications?.({ tag: "rest" }) ?? [];
  for (const notification of shown) notification.close();
}

/** @param {number} count */
export function badge(count) {
  // Refused where the app is not installed.
  navigator.setAppBadge?.(count)?.catch?.(() => {});
}

/** One moment to be told of, whether anybody looks or not. */
export class Alarm {
  /** @type {number | undefined} */
  #timer;
  #ring;

  /** @param {() => void} ring */
  constructor(ring) {
    this.#ring = ring;
  }

  /** @param {number} at ms since 1970; 0 for none */
  set(at) {
    clearTimeout(this.#timer);
    if (at > 0) this.#timer = setTimeout(this.#ring, Math.max(0, at - Date.now()));
  }
}

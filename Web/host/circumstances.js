/** What the core is told of the place it wakes up in. */

import { permission } from "./notify.js";

/** `Intl.Locale` as browsers have it: a method now, a property before. */
/** @typedef {{ getWeekInfo?: () => WeekInfo, weekInfo?: WeekInfo }} WithWeekInfo */
/** @typedef {{ firstDay: number }} WeekInfo 1 = Monday … 7 = Sunday */

export async function circumstances() {
  return {
    entropy: hexadecimal(crypto.getRandomValues(new Uint8Array(16))),
    language: navigator.language,
    firstWeekday: firstWeekday(),
    hash: location.hash,
    installed: matchMedia("(display-mode: standalone)").matches ||
      "standalone" in navigator && navigator.standalone === true,
    persisted: await navigator.storage?.persisted?.() ?? false,
    notifications: permission(),
    touch: matchMedia("(pointer: coarse)").matches,
  };
}

/** @param {Uint8Array} bytes */
function hexadecimal(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 1 = Sunday … 7 = Saturday; 0 where the browser does not say. */
function firstWeekday() {
  const locale = /** @type {WithWeekInfo} */ (new Intl.Locale(navigator.language));
  const day = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return day ? day % 7 + 1 : 0;
}

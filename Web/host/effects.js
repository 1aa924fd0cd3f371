import { announce, focusElement, reveal, selectText, setTheme } from "./appearance.js";
import { saveCopy } from "./copy.js";
import { choose, deliver } from "./files.js";
import { chooseLanguage, filesOf, language } from "./language.js";
import { ask, badge, show, withdraw } from "./notify.js";

/** @import { CoreEvent, Effect, Tell } from "./boundary.d.ts" */
/** @import { Install } from "./install.js" */
/** @import { Alarm } from "./notify.js" */
/** @import { Route } from "./route.js" */
/** @import { Store } from "./store.js" */
/** @import { Tabs } from "./tabs.js" */
/** @import { Ticks } from "./ticks.js" */
/** @import { Tone } from "./tone.js" */
/** @import { Updates } from "./updates.js" */
/** @import { WakeLock } from "./wake-lock.js" */

/**
 * The parts of the page that keep something between effects.
 * @typedef {object} Parts
 * @property {Store} store
 * @property {Tabs} tabs
 * @property {Ticks} ticks
 * @property {Alarm} alarm
 * @property {Tone} tone
 * @property {WakeLock} wakeLock
 * @property {Route} route
 * @property {Updates} updates
 * @property {Install} install
 */

/**
 * Carries out what the core asked for. An effect that fails is written to the console; where the core has to know,
 * an event says so.
 * @param {Parts} parts
 * @param {Effect} effect
 * @param {Tell} tell reaches the core that asked
 */
export async function carryOut(parts, effect, tell) {
  try {
    await perform(parts, effect, tell);
  } catch (error) {
    console.error(`The effect "${effect.effect}" failed:`, error);
  }
}

/** @type {(parts: Parts, effect: Effect, tell: Tell) => unknown} */
function perform(parts, effect, tell) {
  const { store, ticks } = parts;
  switch (effect.effect) {
    case "store":
      return write(parts, effect, tell);
    case "set-aside":
      return store.setAside(effect.documents);
    case "device":
      return store.keepDevice(effect.value);
    case "ticks":
      return effect.on ? ticks.start(effect.at) : ticks.stop();
    case "vibrate":
      return navigator.vibrate?.(effect.pattern);
    case "tone":
      return parts.tone.sound();
    case "wake-lock":
      return parts.wakeLock.set(effect.on);
    case "alarm":
      return parts.alarm.set(effect.at);
    case "badge":
      return badge(effect.count);
    case "ask-to-notify":
      return ask((state) => tell({ event: "notify-permission", state }));
    case "notify":
      return show(effect);
    case "withdraw-notice":
      return withdraw();
    case "persist":
      return persist(tell);
    case "route":
      return parts.route.go(effect.hash, effect.replace);
    case "title":
      return document.title = effect.text;
    case "theme":
      return setTheme(effect.mode, effect.accent);
    case "language":
      return takeLanguage(effect.code, tell);
    case "download":
      return deliver(effect.name, effect.type, effect.text);
    case "choose-file":
      return choose(effect.accept, (name, text) => tell({ event: "file", name, text }));
    case "fetch":
      return fetchText(effect.name, tell);
    case "save-copy":
      return copy(store, tell);
    case "reload":
      return store.settled().then(() => parts.updates.take());
    case "install":
      return parts.install.ask();
    case "forget-evicted":
      return store.forgetThatItHeld();
    case "focus":
      return focusElement(effect.id);
    case "reveal":
      return reveal(effect.id);
    case "select":
      return selectText(effect.id);
    case "announce":
      return announce(effect.text);
    default:
      throw new TypeError("The core knows an effect that this page does not");
  }
}

/** @type {(parts: Parts, effect: Extract<Effect, { effect: "store" }>, tell: Tell) => Promise<void>} */
async function write({ store, tabs }, effect, tell) {
  const { events, written } = await store.write(effect.write, effect.documents);
  tabs.tell(written);
  if (events.some(({ event }) => event === "store-failed")) {
    addEventListener("beforeunload", askBeforeLeaving);
  } else if (store.unsaved.length === 0) {
    removeEventListener("beforeunload", askBeforeLeaving);
  }
  events.forEach(tell);
}

/** While there is something in memory that could not be stored. @param {Event} event */
function askBeforeLeaving(event) {
  event.preventDefault();
}

/** @param {Store} store @param {Tell} tell */
async function copy(store, tell) {
  try {
    if (await saveCopy(store.unsaved)) tell({ event: "copied", saved: true });
  } catch (error) {
    tell({ event: "copied", saved: false });
    throw error;
  }
}

/**
 * The next start speaks it, if everything it needs can be had.
 * @param {string} code
 * @param {Tell} tell
 */
async function takeLanguage(code, tell) {
  try {
    const answers = await Promise.all(filesOf(language(code)).map((name) => fetch(name)));
    if (answers.some(({ ok }) => !ok)) throw new Error("Words are missing");
    chooseLanguage(code);
    tell({ event: "fetched", name: "language", text: code });
  } catch {
    tell({ event: "fetched", name: "language", text: null });
  }
}

/** @param {string} name @param {Tell} tell */
async function fetchText(name, tell) {
  try {
    const response = await fetch(name);
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    tell({ event: "fetched", name, text: await response.text() });
  } catch {
    // Without network that is no error: the page says so.
    tell({ event: "fetched", name, text: null });
  }
}

/** @param {Tell} tell */
async function persist(tell) {
  const granted = await navigator.storage?.persist?.() ?? false;
  tell({ event: "persisted", granted });
}

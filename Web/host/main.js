import { circumstances } from "./circumstances.js";
import { saveCopy } from "./copy.js";
import { Core } from "./core.js";
import { openDatabase } from "./database.js";
import { createRoot } from "./dom.js";
import { carryOut } from "./effects.js";
import { repeatWhileHeld } from "./hold.js";
import { Install } from "./install.js";
import { filesOf, language } from "./language.js";
import { showNotice } from "./notice.js";
import { Alarm } from "./notify.js";
import { Route } from "./route.js";
import { readCharts } from "./scrub.js";
import { ignoreSlips } from "./slips.js";
import { fillSample, isSample } from "./sample.js";
import { failed, Store, told } from "./store.js";
import { Tabs } from "./tabs.js";
import { Ticks } from "./ticks.js";
import { Tone } from "./tone.js";
import { Updates } from "./updates.js";
import { WakeLock } from "./wake-lock.js";

/** @import { CoreEvent, ElementEvent } from "./boundary.d.ts" */

/** Two stops within this many ms: the core can't live on what is stored, or in this browser. */
const tooSoon = 10_000;

/** For measuring: the moment when the first screen is on the display. */
const firstScreen = "rung-usable";

/** The core in work; a fresh one takes its place after a trap. @type {Core | undefined} */
let core;
let lastStop = -Infinity;

/** @param {CoreEvent} event */
const tell = (event) => core?.tell(event);
const tellUpdate = () => tell({ event: "update-ready" });
const tellOffer = () => tell({ event: "installable" });

const store = new Store(tell);
const parts = {
  store,
  tabs: new Tabs((written) => {
    if (!core?.alive) return;
    store.heardOf(written);
    tell(told(written));
  }),
  ticks: new Ticks(() => tell({ event: "tick" })),
  alarm: new Alarm(() => tell({ event: "alarm" })),
  tone: new Tone(),
  wakeLock: new WakeLock(),
  route: new Route((hash) => tell({ event: "route", hash })),
  updates: new Updates(tellUpdate),
  install: new Install(tellOffer),
};

/** @param {string} path */
async function fetchFile(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** @param {string} path */
async function fetchBytes(path) {
  return new Uint8Array(await (await fetchFile(path)).arrayBuffer());
}

async function fetchProgram() {
  try {
    return await WebAssembly.compileStreaming(fetchFile("rung.wasm"));
  } catch {
    // Some servers don't know the type of the file.
    return WebAssembly.compile(await fetchBytes("rung.wasm"));
  }
}

const program = fetchProgram();
/** A made-up logbook must be in its store before the app looks there. */
const filled = isSample ? fillSample(openDatabase) : Promise.resolve();
let spoken = language();
document.documentElement.lang = spoken;
/** What the core takes in before the start, by part number. The exercises are named in English unless said otherwise. */
const dataFiles = Promise.all([fetchBytes("library.txt"), words()]).then((files) => files.flat());

/** Without the words of a language English does: it is on every device. */
async function words() {
  try {
    return await Promise.all(filesOf(spoken).map(fetchBytes));
  } catch (error) {
    if (spoken === "en") throw error;
    spoken = document.documentElement.lang = "en";
    return await Promise.all(filesOf(spoken).map(fetchBytes));
  }
}

/**
 * Starts a core from what is stored.
 * @param {unknown} [stop] what stopped the one before
 */
async function start(stop) {
  const [module, files, opened, around] = await Promise.all([
    program,
    dataFiles,
    filled.then(() => store.open()),
    circumstances(),
  ]);
  const page = /** @type {HTMLElement} */ (document.getElementById("app"));
  // Without the children and listeners of a core before.
  const element = /** @type {HTMLElement} */ (page.cloneNode(false));
  page.replaceWith(element);
  /** @param {ElementEvent} event */
  const onEvent = (event) => tell({ event: "dom", ...event });
  const made = await Core.make(module, files, {
    root: createRoot(element, onEvent),
    run: (effect, asking) => carryOut(parts, effect, (event) => asking.tell(event)),
    stopped: restart,
  });
  core = made;
  const { state, documents, rest, aside, device } = opened;
  const more = rest.length > 0;
  tell({ event: "boot", store: state, documents, more, aside, device, ...around });
  if (made.alive && !element.hasChildNodes()) throw new Error("The core shows nothing");
  if (performance.getEntriesByName(firstScreen).length === 0) markFirstScreen();
  if (stop !== undefined) tellAfterStop(stop);
  store.readRest(rest, (read, more) => {
    made.tell({ event: "documents", documents: read, more });
    return made.alive;
  }).catch((error) => made.tell(failed(0, error)));
  catchUp();
}

/** Once the first screen is on the display there is time for the copy that works offline. */
function markFirstScreen() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark(firstScreen);
      if (isSample) return;
      parts.updates.register(neededLater()).catch((error) => console.error(error));
    })
  );
}

/** What is not there yet, and has to be when the network is gone. */
function neededLater() {
  const local = spoken === "en"
    ? ["library-cues.txt"]
    : [...filesOf(spoken), `library-cues.${spoken}.txt`];
  return [...local, "figure"];
}

/** @param {unknown} stop */
function tellAfterStop(stop) {
  // What the core before could not store comes first: the rows from the disk then show that they lack it.
  if (store.unsaved.length > 0) tell(told(store.unsaved));
  tell({ event: "trapped", detail: String(stop) });
  parts.updates.remind();
  parts.install.remind(tellOffer);
}

/**
 * The core can't go on: what it held in memory is gone, what is stored is not.
 * @param {unknown} error
 */
async function restart(error) {
  console.error(error);
  parts.ticks.stop();
  parts.wakeLock.set(false);
  const isTooSoon = performance.now() - lastStop < tooSoon;
  lastStop = performance.now();
  if (isTooSoon) return showNotice("notice-stopped", error);
  await store.settled();
  await start(error).catch(giveUp);
}

/** @param {unknown} error */
function giveUp(error) {
  console.error(error);
  showNotice("notice-load", error);
}

/** Tells what other tabs wrote while this one heard nothing. */
async function catchUp() {
  if (!core?.alive) return;
  const missed = await store.catchUp().catch(() => []);
  if (missed.length > 0) tell(told(missed));
}

function onVisibilityChange() {
  if (document.hidden) {
    parts.ticks.hide();
    return tell({ event: "hidden" });
  }
  tell({ event: "visible" });
  parts.ticks.show();
  parts.wakeLock.retake();
  parts.updates.look();
  catchUp();
}

document.addEventListener("visibilitychange", onVisibilityChange);
document.addEventListener("resume", catchUp);
addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
document.querySelector("[data-save-copy]")?.addEventListener("click", () => {
  saveCopy(store.unsaved).catch((error) => showNotice("notice-stopped", error));
});
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data?.answer) tell({ event: "notice", answer: data.answer, at: data.at });
});
repeatWhileHeld();
ignoreSlips();
readCharts();
if (document.hidden) parts.ticks.hide();

start().catch(giveUp);

/**
 * What passes between the page and the Swift core, as types: every event the page tells the core
 * and every effect the core asks of the page. Nothing of this file is served.
 */

/**
 * A journal document as it is stored: `revision` is new at each write and sorts by time.
 *
 * An empty row with an empty revision says that nothing is stored under the id any more: the browser emptied the
 * store while the page was open. A row with an empty revision is not on disk: a core that trapped could not store it.
 */
export interface StoredDocument {
  id: string;
  row: string;
  revision: string;
}

/** A document to write, and the revision the core last saw of it (empty for a new one). */
export interface DocumentToStore {
  id: string;
  row: string;
  expects: string;
}

/** A document the core cannot read, to be kept out of its way. */
export interface DamagedDocument {
  id: string;
  row: string;
}

/**
 * `blocked`: private window or storage denied. `newer`: written by a newer version.
 * `evicted`: empty although this browser once held a logbook. `failed`: anything else.
 */
export type StoreState = "ready" | "blocked" | "newer" | "evicted" | "failed";

/** `closed`: a newer version in another tab took the store over. */
export type StoreFailure = "quota" | "closed" | "blocked" | "unknown";

/** The start, and all the core needs to show the first screen. */
export interface BootEvent {
  event: "boot";
  /** 32 hexadecimal digits. */
  entropy: string;
  language: string;
  /** 1 = Sunday … 7 = Saturday; 0 where the browser does not say. */
  firstWeekday: number;
  store: StoreState;
  documents: StoredDocument[];
  /** Whether `documents` events with the rest of the store will follow. */
  more: boolean;
  /** Rows set aside earlier. */
  aside: DamagedDocument[];
  /** What the last `device` effect held, or nothing. */
  device: string;
  hash: string;
  installed: boolean;
  persisted: boolean;
  /** `default`, `granted` or `denied`; nothing where there are no notifications. */
  notifications: string;
  touch: boolean;
}

/** Something done to an element: `node` is the number the patch gave it. */
export interface ElementEvent {
  node: number;
  type: string;
  value: string;
  key: string;
}

export type CoreEvent =
  | BootEvent
  | { event: "documents"; documents: StoredDocument[]; more: boolean }
  | ({ event: "dom" } & ElementEvent)
  | { event: "tick" }
  | { event: "stored"; write: number; revisions: Record<string, string> }
  | { event: "conflict"; write: number }
  /** `write` 0: no write in particular, the store itself was lost or could not be read on. */
  | { event: "store-failed"; write: number; reason: StoreFailure; detail: string }
  | { event: "visible" }
  | { event: "hidden" }
  | { event: "alarm" }
  | { event: "notify-permission"; state: string }
  /** What a person did with a notification (`open`, `log` or `add-rest`), and when: ms since 1970. */
  | { event: "notice"; answer: string; at: number }
  | { event: "route"; hash: string }
  | { event: "update-ready" }
  | { event: "installable" }
  | { event: "persisted"; granted: boolean }
  /** What came of `save-copy`; nothing is said where the person changed their mind. */
  | { event: "copied"; saved: boolean }
  /** A file the core asked for with `fetch`; `text` is null where it could not be had. */
  | { event: "fetched"; name: string; text: string | null }
  | { event: "trapped"; detail: string }
  | { event: "file"; name: string; text: string };

export type Effect =
  | { effect: "store"; write: number; documents: DocumentToStore[] }
  | { effect: "set-aside"; documents: DamagedDocument[] }
  | { effect: "device"; value: string }
  | { effect: "ticks"; on: false }
  | { effect: "ticks"; on: true; at: number }
  | { effect: "vibrate"; pattern: number[] }
  | { effect: "tone" }
  | { effect: "wake-lock"; on: boolean }
  /** Ring at this moment, also while hidden; 0: no more. */
  | { effect: "alarm"; at: number }
  | { effect: "badge"; count: number }
  | { effect: "ask-to-notify" }
  | { effect: "notify"; title: string; text: string; buttons: { action: string; title: string }[] }
  | { effect: "withdraw-notice" }
  | { effect: "persist" }
  | { effect: "route"; hash: string; replace: boolean }
  | { effect: "title"; text: string }
  | { effect: "theme"; mode: "system" | "dark" | "light" | "black"; accent: string }
  /** The language of the next start, nothing for the browser's own; `fetched` named "language" says whether it is there. */
  | { effect: "language"; code: string }
  | { effect: "download"; name: string; type: string; text: string }
  | { effect: "choose-file"; accept: string }
  /** A file of the app that the first screens do without. */
  | { effect: "fetch"; name: string }
  /** All tables as they are with what could not be stored; that alone where the store can't be read at all. */
  | { effect: "save-copy" }
  | { effect: "reload" }
  | { effect: "install" }
  | { effect: "forget-evicted" }
  | { effect: "focus"; id: string }
  | { effect: "reveal"; id: string }
  | { effect: "select"; id: string }
  | { effect: "announce"; text: string };

/** Tells the core something. Safe at any moment: what comes while the core works waits its turn. */
export type Tell = (event: CoreEvent) => void;

/** What `rung.wasm` exports. */
export interface CoreExports {
  memory: WebAssembly.Memory;
  rung_input(byteCount: number): number;
  rung_load(part: number, byteCount: number): void;
  rung_handle(byteCount: number): void;
  rung_patch(): number;
  rung_patch_size(): number;
  rung_effects(): number;
  rung_effects_size(): number;
}

/** The mounted page: what `dom.js` makes. */
export interface Root {
  apply(patch: Uint8Array): void;
}

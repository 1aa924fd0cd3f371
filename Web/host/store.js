import { failureAfter, isConnectionLoss, openDatabase, stateAfter } from "./database.js";
import * as documents from "./documents.js";
import { held } from "./held.js";

/** @import { CoreEvent, DamagedDocument, DocumentToStore } from "./boundary.d.ts" */
/** @import { Replacement } from "./documents.js" */
/** @import { StoredDocument, StoreState } from "./boundary.d.ts" */

/**
 * What a start finds.
 * @typedef {object} Opening
 * @property {StoreState} state
 * @property {StoredDocument[]} documents what the first screen needs; rows without a revision are not yet written
 * @property {string[]} rest ids of the older sessions, oldest first
 * @property {DamagedDocument[]} aside what was set aside earlier
 * @property {string} device
 */

/**
 * Writes that go to the disk together.
 * @typedef {{ last: number, documents: Map<string, Replacement> }} Batch
 */

/**
 * What the core is to hear of a write, and the other tabs.
 * @typedef {{ events: CoreEvent[], written: StoredDocument[] }} Outcome
 */

const restAtOnce = 40;
/** How many characters the rows of one note may have. */
const longestNote = 1 << 18;

/**
 * The logbook on disk: one row per document, every write one durable transaction, in the order asked for; what is
 * asked for while one is under way goes with the next. A write that fails is always told, never dropped.
 *
 * A durable write takes a question to the store and its answer first (has another tab written meanwhile?), and each
 * waits for a turn of a page that may be busy painting, which goes first. So that a row survives the death of the
 * browser all that time, it is noted down at once, and the note is taken up by whoever opens the store next.
 */
export class Store {
  /** @type {Promise<IDBDatabase> | null} */
  #database = null;
  /** Why nothing may be written any more, if so. @type {unknown} */
  #refusal = null;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Rows that were to be written and are not on disk. @type {Map<string, string>} */
  #unsaved = new Map();
  /** The last look at the store saw everything up to this revision … */
  #mark = "";
  /** … and these were heard of since. @type {Set<string>} */
  #known = new Set();
  /** What waits for the write under way to end. @type {Batch | null} */
  #batch = null;
  /** The revision that this tab wrote last. @type {Map<string, string>} */
  #own = new Map();
  /** Sets this tab's notes apart from those of others. */
  #name = crypto.getRandomValues(new Uint32Array(4)).join("-");
  #notes = 0;
  /** Notes that an earlier page left. @type {IDBValidKey[]} */
  #left = [];
  /** Damaged rows that could not be set aside. @type {Map<string, DamagedDocument>} */
  #inTheWay = new Map();
  #remembered = false;
  /** What this device is to remember … */
  #device = "";
  /** … and what of it is on disk. */
  #keptDevice = "";
  #lost;

  /** @param {(event: CoreEvent) => void} lost told when a newer version in another tab takes the store over */
  constructor(lost) {
    this.#lost = lost;
  }

  /**
   * Opens the store and reads what the first screen needs.
   * @returns {Promise<Opening>}
   */
  async open() {
    try {
      const found = await this.#attempt(documents.readFirst);
      if (found.newer) throw newerVersion();
      this.#mark = found.newest;
      this.#known.clear();
      // A core that starts knows what it has read and not what the one before wrote.
      this.#own.clear();
      this.#left = found.noted;
      this.#device = this.#keptDevice = found.device;
      const isEmpty = found.documents.length === 0 && found.aside.length === 0;
      const evicted = isEmpty && held.isRemembered();
      return { ...found, state: evicted ? "evicted" : "ready" };
    } catch (error) {
      this.#refuse(error);
      return { state: stateAfter(error), documents: [], rest: [], aside: [], device: "" };
    }
  }

  /**
   * Reads the older sessions, newest first, a few whenever the page is idle.
   * @param {string[]} rest their ids, oldest first
   * @param {(documents: StoredDocument[], more: boolean) => boolean} deliver says whether to go on
   */
  async readRest(rest, deliver) {
    for (let end = rest.length; end > 0; end -= restAtOnce) {
      await idle();
      const start = Math.max(0, end - restAtOnce);
      const ids = rest.slice(start, end);
      /** @param {IDBDatabase} database */
      const reading = (database) => documents.readSpan(database, ids);
      // What fails once may work a moment later; a history with a gap would be the worse answer.
      const read = await this.#attempt(reading).catch(() =>
        idle().then(() => this.#attempt(reading))
      );
      if (!deliver(read, start > 0)) return;
    }
  }

  /**
   * Writes documents, all or none, and says what the core is to hear of it. Of writes that go together, the first
   * speaks for all. Never rejects.
   * @param {number} write
   * @param {DocumentToStore[]} wanted
   * @returns {Promise<Outcome>}
   */
  write(write, wanted) {
    for (const { id, row } of wanted) this.#unsaved.set(id, row);
    this.#noteDown(wanted);
    if (this.#batch) {
      join(this.#batch, write, wanted);
      return Promise.resolve({ events: [], written: [] });
    }
    const batch = join({ last: write, documents: new Map() }, write, wanted);
    this.#batch = batch;
    return this.#inTurn(async () => {
      await painted();
      if (this.#batch === batch) this.#batch = null;
      return this.#writeTogether(batch);
    });
  }

  /** @param {Batch} batch @returns {Promise<Outcome>} */
  async #writeTogether(batch) {
    const write = batch.last;
    const wanted = [...batch.documents.values()].map((document) => {
      // What this tab wrote itself was in its memory when it made the row.
      const own = this.#own.get(document.id);
      return own ? { ...document, expects: [...document.expects, own] } : document;
    });
    try {
      await this.#clearTheWay(batch);
      const outcome = await this.#attempt((database) => documents.writeAll(database, wanted));
      if ("conflicts" in outcome) {
        return { events: [told(outcome.conflicts), { event: "conflict", write }], written: [] };
      }
      const { written } = outcome;
      this.#saved(written);
      const revisions = Object.fromEntries(written.map(({ id, revision }) => [id, revision]));
      return { events: [{ event: "stored", write, revisions }], written };
    } catch (error) {
      return { events: [failed(write, error)], written: [] };
    }
  }

  /** @param {Batch} batch */
  async #clearTheWay(batch) {
    const damaged = [...this.#inTheWay.values()].filter(({ id }) => batch.documents.has(id));
    if (damaged.length === 0) return;
    await this.#attempt((database) => documents.setAside(database, damaged));
    for (const { id } of damaged) this.#inTheWay.delete(id);
  }

  /** @param {DocumentToStore[]} wanted */
  #noteDown(wanted) {
    // Of a whole logbook that is restored the file is there still; noting it down would take its space twice.
    if (wanted.reduce((size, { row }) => size + row.length, 0) > longestNote) return;
    this.#notes += 1;
    const key = [this.#name, this.#notes];
    // A note that can't be made is no harm: what becomes of the write itself is always told.
    this.#database?.then((database) => documents.noteDown(database, key, wanted)).catch(() => {});
  }

  /** Every row noted down so far is written. */
  #strikeOut() {
    const own = IDBKeyRange.bound([this.#name, 0], [this.#name, this.#notes]);
    const keys = [own, ...this.#left];
    this.#left = [];
    this.#database?.then((database) => documents.strikeOut(database, keys)).catch(() => {});
  }

  /** @param {StoredDocument[]} written */
  #saved(written) {
    for (const { id, row, revision } of written) {
      if (this.#unsaved.get(id) === row) this.#unsaved.delete(id);
      this.#known.add(revision);
      this.#own.set(id, revision);
    }
    if (this.#unsaved.size === 0) this.#strikeOut();
    if (!this.#remembered) held.remember();
    this.#remembered = true;
    // The disk was full, and has space again.
    if (this.#device !== this.#keptDevice) this.keepDevice(this.#device).catch(() => {});
  }

  /** The person knows that the store was emptied, or did it. */
  forgetThatItHeld() {
    held.forget();
    this.#remembered = false;
  }

  /**
   * Takes damaged rows out of the way. Where that fails, whoever next writes under their ids tries again first, and
   * is told if it fails once more.
   * @param {DamagedDocument[]} damaged
   */
  setAside(damaged) {
    this.#batch = null;
    return this.#inTurn(async () => {
      try {
        await this.#attempt((database) => documents.setAside(database, damaged));
      } catch (error) {
        for (const each of damaged) this.#inTheWay.set(each.id, each);
        throw error;
      }
    });
  }

  /** @param {string} value */
  keepDevice(value) {
    this.#device = value;
    return this.#inTurn(async () => {
      if (value === this.#keptDevice) return;
      await this.#attempt((database) => documents.keepDevice(database, value));
      this.#keptDevice = value;
    });
  }

  /**
   * Another tab wrote these.
   * @param {StoredDocument[]} written
   */
  heardOf(written) {
    for (const { revision } of written) this.#known.add(revision);
  }

  /**
   * What other tabs wrote while this one slept and heard nothing.
   * @returns {Promise<StoredDocument[]>}
   */
  async catchUp() {
    const changed = await this.#attempt((database) => documents.readSince(database, this.#mark));
    const missed = changed.filter(({ revision }) => !this.#known.has(revision));
    this.#mark = changed[changed.length - 1]?.revision ?? this.#mark;
    this.#known.clear();
    return missed;
  }

  /** Rows that never reached the disk. */
  get unsaved() {
    return [...this.#unsaved].map(([id, row]) => ({ id, row, revision: "" }));
  }

  /** Settles when nothing is on its way to the disk. */
  settled() {
    return this.#queue;
  }

  /**
   * One after the other, whatever becomes of each.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  #inTurn(work) {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /**
   * Does something with the database, once more over a fresh connection if the first was lost.
   * @template T
   * @param {(database: IDBDatabase) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #attempt(work) {
    const connection = this.#connect();
    try {
      return await work(await connection);
    } catch (error) {
      if (this.#refusal) throw this.#refusal;
      if (!isConnectionLoss(error)) throw error;
      this.#disconnect(connection);
      return await work(await this.#connect());
    }
  }

  #connect() {
    if (this.#refusal) return Promise.reject(this.#refusal);
    if (this.#database) return this.#database;
    const connection = openDatabase();
    this.#database = connection;
    connection.then((database) => {
      database.onclose = () => this.#disconnect(connection);
      database.onversionchange = () => {
        this.#refuse(newerVersion());
        this.#lost(failed(0, this.#refusal));
      };
    }, () => this.#disconnect(connection));
    return connection;
  }

  /** @param {Promise<IDBDatabase>} connection */
  #disconnect(connection) {
    connection.then((database) => database.close(), () => {});
    if (this.#database === connection) this.#database = null;
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.#refusal ??= error;
    if (this.#database) this.#disconnect(this.#database);
  }
}

/**
 * Of one document the newest row goes, and may replace whatever any of its rows might.
 * @param {Batch} batch
 * @param {number} write
 * @param {DocumentToStore[]} wanted
 */
function join(batch, write, wanted) {
  batch.last = write;
  for (const { id, row, expects } of wanted) {
    const before = batch.documents.get(id)?.expects ?? [];
    batch.documents.set(id, { id, row, expects: [...before, expects] });
  }
  return batch;
}

/**
 * @param {StoredDocument[]} read
 * @returns {CoreEvent}
 */
export function told(read) {
  return { event: "documents", documents: read, more: false };
}

/**
 * @param {number} write
 * @param {unknown} error
 * @returns {CoreEvent}
 */
export function failed(write, error) {
  return { event: "store-failed", write, reason: failureAfter(error), detail: String(error) };
}

function newerVersion() {
  return new DOMException("Another tab or a former start used a newer version", "VersionError");
}

/**
 * The picture of what was just done goes first; the rows are noted down meanwhile.
 * @returns {Promise<void>}
 */
function painted() {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const end = () => {
      document.removeEventListener("visibilitychange", end);
      resolve();
    };
    requestAnimationFrame(() => setTimeout(end));
    // A page that is not drawn gets no frames; one that goes out of sight may be about to end.
    setTimeout(end, 100);
    document.addEventListener("visibilitychange", end);
  });
}

/** @returns {Promise<void>} */
function idle() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: 1000 });
    } else setTimeout(resolve, 50);
  });
}

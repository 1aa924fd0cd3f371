import { result, transact } from "./database.js";

/** @import { DamagedDocument, StoredDocument } from "./boundary.d.ts" */

/**
 * What the first screen needs of the store.
 * @typedef {object} FirstRead
 * @property {StoredDocument[]} documents what was noted down and not yet written, then all but the older sessions
 * @property {IDBValidKey[]} noted keys of what was noted down
 * @property {string[]} rest ids of the older sessions, oldest first
 * @property {string} newest revision of the last write
 * @property {DamagedDocument[]} aside what was set aside earlier
 * @property {string} device
 * @property {boolean} newer whether a newer version of the page wrote here
 */

/** Of the rows' meaning; raised when an older version of the page could not read them on. */
const schema = 1;
const sessionsAtOnce = 60;
/** Sessions lie between these two: `;` follows `:`. Their keys sort by time. */
const sessions = { first: "session:", after: "session;" };
/** Surrogates that are not part of a pair. */
const halfCharacters = /\p{Surrogate}/gu;
/** @type {IDBTransactionOptions} */
const strict = { durability: "strict" };

/**
 * @param {IDBDatabase} database
 * @returns {Promise<FirstRead>}
 */
export async function readFirst(database) {
  const transaction = database.transaction(["documents", "aside", "meta", "noted"]);
  const table = transaction.objectStore("documents");
  const meta = transaction.objectStore("meta");
  const notes = transaction.objectStore("noted");
  const { first, after } = sessions;
  const [before, behind, keys, newest, aside, device, written, noted, rows] = await Promise.all([
    result(table.getAll(IDBKeyRange.upperBound(first, true))),
    result(table.getAll(IDBKeyRange.lowerBound(after))),
    result(table.getAllKeys(IDBKeyRange.bound(first, after, false, true))),
    result(table.index("revision").openKeyCursor(null, "prev")),
    result(transaction.objectStore("aside").getAll()),
    result(meta.get("device")),
    result(meta.get("schema")),
    result(notes.getAllKeys()),
    result(notes.getAll()),
  ]);
  const ids = /** @type {string[]} */ (keys);
  const latest = ids.slice(-sessionsAtOnce);
  const recent = latest.length > 0 ? await result(table.getAll(span(latest))) : [];
  return {
    documents: [...rows.flat(), ...before, ...behind, ...recent].map(asDocument),
    noted,
    rest: ids.slice(0, -sessionsAtOnce),
    newest: String(newest?.key ?? ""),
    aside: aside.map(asDocument),
    device: device ?? "",
    newer: written > schema,
  };
}

/**
 * Documents whose ids stand side by side in the table.
 * @param {IDBDatabase} database
 * @param {string[]} ids at least one
 * @returns {Promise<StoredDocument[]>}
 */
export async function readSpan(database, ids) {
  const table = database.transaction("documents").objectStore("documents");
  return (await result(table.getAll(span(ids)))).map(asDocument);
}

/** @param {string[]} ids */
function span(ids) {
  return IDBKeyRange.bound(ids[0], ids[ids.length - 1]);
}

/**
 * What was written after a revision, in that order.
 * @param {IDBDatabase} database
 * @param {string} revision
 * @returns {Promise<StoredDocument[]>}
 */
export async function readSince(database, revision) {
  const index = database.transaction("documents").objectStore("documents").index("revision");
  return (await result(index.getAll(IDBKeyRange.lowerBound(revision, true)))).map(asDocument);
}

/**
 * Puts rows where they survive the death of the browser, in one message to it that waits for nothing: no answer, no
 * look at what is stored, no turn of a busy page. What becomes of it is not told; `writeAll` is what counts.
 * @param {IDBDatabase} database
 * @param {IDBValidKey} key
 * @param {{ id: string, row: string }[]} rows
 */
export function noteDown(database, key, rows) {
  const transaction = database.transaction("noted", "readwrite", { durability: "relaxed" });
  transaction.objectStore("noted").put(rows.map(({ id, row }) => ({ id, row, revision: "" })), key);
  transaction.commit();
}

/**
 * Takes notes away whose rows are written.
 * @param {IDBDatabase} database
 * @param {(IDBValidKey | IDBKeyRange)[]} keys
 */
export function strikeOut(database, keys) {
  const transaction = database.transaction("noted", "readwrite", { durability: "relaxed" });
  for (const key of keys) transaction.objectStore("noted").delete(key);
  transaction.commit();
}

/**
 * A document to write, and the revisions of which it may take the place.
 * @typedef {{ id: string, row: string, expects: string[] }} Replacement
 */

/**
 * Writes all documents durably or, if any is not what its writer expected, none.
 * @param {IDBDatabase} database
 * @param {Replacement[]} documents
 * @returns {Promise<{ written: StoredDocument[] } | { conflicts: StoredDocument[] }>}
 */
export function writeAll(database, documents) {
  const writing = database.transaction(["documents", "meta"], "readwrite", strict);
  return transact(writing, async (transaction) => {
    const table = transaction.objectStore("documents");
    const meta = transaction.objectStore("meta");
    const [last, ...found] = await Promise.all([
      result(meta.get("sequence")),
      ...documents.map(({ id }) => result(table.get(id))),
    ]);
    const stored = documents.map(({ id }, index) => asDocument(found[index] ?? { id }));
    const conflicts = stored.filter(({ revision }, index) =>
      !documents[index]?.expects.includes(revision)
    );
    if (conflicts.length > 0) {
      transaction.abort();
      return { conflicts };
    }
    const sequence = (last ?? 0) + 1;
    const revision = makeRevision(sequence);
    const written = documents.map(({ id, row }) => ({ id, row, revision }));
    for (const document of written) table.put(document);
    meta.put(sequence, "sequence");
    meta.put(schema, "schema");
    return { written };
  });
}

/**
 * Sorts by time and is like no other, also after the browser emptied the store and counting began anew.
 * @param {number} sequence
 */
function makeRevision(sequence) {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${String(sequence).padStart(12, "0")}-${random.toString(36)}`;
}

/**
 * Keeps damaged documents where they do no harm, and takes them from where they did. One that was written anew
 * meanwhile stays there.
 * @param {IDBDatabase} database
 * @param {DamagedDocument[]} documents
 */
export function setAside(database, documents) {
  const writing = database.transaction(["documents", "aside"], "readwrite", strict);
  return transact(writing, async (transaction) => {
    const table = transaction.objectStore("documents");
    const aside = transaction.objectStore("aside");
    const kept = (await result(aside.getAll())).map(asDocument);
    for (const { id, row } of documents) {
      const found = await result(table.get(id));
      const isStored = found && asDocument(found).row === row;
      const isKept = kept.some((other) => other.id === id && other.row === row);
      if (isStored || !isKept) aside.add({ ...(isStored ? found : { id, row }), at: Date.now() });
      if (isStored) table.delete(id);
    }
  });
}

/**
 * Keeps what belongs to this device only.
 * @param {IDBDatabase} database
 * @param {string} value
 */
export function keepDevice(database, value) {
  const writing = database.transaction("meta", "readwrite");
  return transact(writing, async (transaction) => {
    await result(transaction.objectStore("meta").put(value, "device"));
  });
}

/**
 * A row as the core takes it, whatever lies under the id; empty if nothing does. Half an emoji is no character, and
 * the message that holds it could not be read.
 * @param {{ id: string, row?: unknown, revision?: unknown }} stored
 * @returns {StoredDocument}
 */
function asDocument({ id, row = "", revision = "" }) {
  const text = typeof row === "string" ? row : JSON.stringify(row);
  return { id, row: text.replace(halfCharacters, "\ufffd"), revision: `${revision}` };
}

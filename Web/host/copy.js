import { result } from "./database.js";
import { deliver } from "./files.js";
import { storeName } from "./sample.js";

/** @import { StoredDocument } from "./boundary.d.ts" */

/** What a copy says of itself; the core reads it back by this. */
const kind = { format: "rung-copy", version: 1 };

/**
 * Saves everything on this device as it is stored: without help from the core, and also what a newer version wrote.
 * Where the store can't be read, what is in memory only is all the more worth saving.
 * @param {StoredDocument[]} unsaved rows that are not on disk
 * @returns {Promise<boolean>} whether the copy left
 */
export async function saveCopy(unsaved) {
  const tables = await readTables().catch((error) => {
    if (unsaved.length === 0) throw error;
    return /** @type {Record<string, unknown[]>} */ ({ documents: [] });
  });
  const { noted = [], ...others } = tables;
  const text = JSON.stringify({ ...kind, ...others, unsaved: [...noted.flat(), ...unsaved] });
  const day = new Date().toISOString().slice(0, 10);
  return deliver(
    `${storeName === "rung" ? "rung-copy" : storeName}-${day}.json`,
    "application/json",
    text,
  );
}

/** @returns {Promise<Record<string, unknown[]>>} every row of every table, by the tables' names */
async function readTables() {
  const database = await openAsItIs();
  const transaction = database.transaction(database.objectStoreNames);
  const tables = await Promise.all(
    Array.from(database.objectStoreNames, async (name) => [
      name,
      await result(transaction.objectStore(name).getAll()),
    ]),
  );
  database.close();
  return Object.fromEntries(tables);
}

/** @returns {Promise<IDBDatabase>} */
function openAsItIs() {
  const request = indexedDB.open(storeName);
  // There is none, and none is to be made without tables.
  request.onupgradeneeded = () => request.transaction?.abort();
  return result(request);
}

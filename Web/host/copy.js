import { result } from "./database.js";
import { deliver } from "./files.js";
import { storeName } from "./sample.js";

/** @import { StoredDocument } from "./boundary.d.ts" */

/** What a copy says of itself; the core reads it back by this. */
const kind = { format: "rung-copy", version: 1 };

/**
 * Saves everything on this device as it is stored: without help from the core, and also what a newer version wrote.
 * @param {StoredDocument[]} unsaved rows that are not on disk
 */
export async function saveCopy(unsaved) {
  const database = await openAsItIs();
  const transaction = database.transaction(database.objectStoreNames);
  const tables = await Promise.all(
    Array.from(database.objectStoreNames, async (name) => [
      name,
      await result(transaction.objectStore(name).getAll()),
    ]),
  );
  database.close();
  const text = JSON.stringify({ ...kind, ...Object.fromEntries(tables), unsaved });
  const day = new Date().toISOString().slice(0, 10);
  await deliver(
    `${storeName === "rung" ? "rung-copy" : storeName}-${day}.json`,
    "application/json",
    text,
  );
}

/** @returns {Promise<IDBDatabase>} */
function openAsItIs() {
  const request = indexedDB.open(storeName);
  // There is none, and none is to be made without tables.
  request.onupgradeneeded = () => request.transaction?.abort();
  return result(request);
}

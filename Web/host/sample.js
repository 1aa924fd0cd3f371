/**
 * A made-up logbook, for looking around. `rung serve --sample` shows the page under an address of its own, and the
 * address decides: there the page keeps everything in another database, so that it can never touch what a person
 * logged, and nothing logged there ends up among it.
 */

const version = "sample-version";

/** @param {string | undefined} path */
export function isSampleAt(path) {
  return /\/sample\/(index\.html)?$/.test(path ?? "");
}

/** Whether this page shows the made-up logbook. */
export const isSample = isSampleAt(globalThis.location?.pathname);

/** What this page's database and the channel between its tabs are called. */
export const storeName = isSample ? "rung-sample" : "rung";

/**
 * Puts the server's made-up logbook into its database, unless it lies there already.
 * @param {() => Promise<IDBDatabase>} open
 */
export async function fillSample(open) {
  const note = document.getElementById("sample-note");
  if (note) note.hidden = false;
  const response = await fetch("sample.json", { cache: "no-cache" });
  const offered = response.headers.get("ETag") ?? "";
  const database = await open();
  try {
    if (!response.ok || await found(database) === offered) return;
    const { documents } = await response.json();
    await replace(database, documents, offered);
  } finally {
    database.close();
  }
}

/**
 * Which made-up logbook lies in the database.
 * @param {IDBDatabase} database
 * @returns {Promise<unknown>}
 */
function found(database) {
  return new Promise((resolve, reject) => {
    const request = database.transaction("meta").objectStore("meta").get(version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @param {IDBDatabase} database
 * @param {{ id: string, row: string }[]} documents
 * @param {string} offered
 * @returns {Promise<void>}
 */
function replace(database, documents, offered) {
  return new Promise((resolve, reject) => {
    const names = ["documents", "aside", "meta", "noted"];
    const transaction = database.transaction(names, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    for (const name of names) transaction.objectStore(name).clear();
    const table = transaction.objectStore("documents");
    for (const { id, row } of documents) table.put({ id, row, revision: "000000000000-sample" });
    transaction.objectStore("meta").put(offered, version);
  });
}

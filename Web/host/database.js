/** The browser's database as promises, and what its errors mean. */

import { storeName } from "./sample.js";

/** @import { StoreFailure, StoreState } from "./boundary.d.ts" */

/** Raised with the tables; a browser that has seen a higher one refuses to open (`newer`). */
const version = 2;
const patience = 10_000;

/**
 * Opens the database, making it where there is none. Rejects with the browser's error.
 * @returns {Promise<IDBDatabase>}
 */
export function openDatabase() {
  return new Promise((resolve, reject) => {
    let late = false;
    const request = indexedDB.open(storeName, version);
    // Another tab that holds an older version open, or a browser that never answers.
    const timer = setTimeout(() => {
      late = true;
      reject(new DOMException("The database did not open in time", "TimeoutError"));
    }, patience);
    request.onupgradeneeded = ({ oldVersion }) => makeTables(request.result, oldVersion);
    request.onsuccess = () => {
      clearTimeout(timer);
      if (late) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

/** @param {IDBDatabase} database @param {number} before the version it has; 0 for a new one */
function makeTables(database, before) {
  if (before < 1) {
    const documents = database.createObjectStore("documents", { keyPath: "id" });
    documents.createIndex("revision", "revision");
    database.createObjectStore("aside", { autoIncrement: true });
    database.createObjectStore("meta");
  }
  if (before < 2) database.createObjectStore("noted");
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Runs one transaction and settles when all of it is on disk, or nothing is.
 * @template T
 * @param {IDBTransaction} transaction
 * @param {(transaction: IDBTransaction) => Promise<T>} work may abort the transaction and still have a result
 * @returns {Promise<T>}
 */
export async function transact(transaction, work) {
  /** @type {Promise<void>} */
  const finished = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? deliberate);
  });
  finished.catch(() => {});
  /** @type {T} */
  let value;
  try {
    value = await work(transaction);
  } catch (error) {
    abort(transaction);
    throw error;
  }
  await finished.catch((error) => {
    if (error !== deliberate) throw error;
  });
  return value;
}

/**
 * What was put before a failure must not be committed.
 * @param {IDBTransaction} transaction
 */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // The failure ended it already.
  }
}

const deliberate = new DOMException("Nothing was to be written", "AbortError");

/**
 * Whether the connection went away by no fault of the data (Safari drops it while a page sleeps), so that another
 * one may work.
 * @param {unknown} error
 */
export function isConnectionLoss(error) {
  return ["InvalidStateError", "UnknownError", "AbortError"].includes(nameOf(error));
}

/**
 * What failing to open means.
 * @param {unknown} error
 * @returns {StoreState}
 */
export function stateAfter(error) {
  const named = nameOf(error);
  if (named === "VersionError") return "newer";
  // A browser that hides the database altogether makes a ReferenceError or a TypeError.
  if (/Security|InvalidState|NotAllowed|Reference|Type/.test(named)) return "blocked";
  return /denied|not allowed/i.test(String(error)) ? "blocked" : "failed";
}

/**
 * What failing to write means.
 * @param {unknown} error
 * @returns {StoreFailure}
 */
export function failureAfter(error) {
  const named = nameOf(error);
  if (named === "QuotaExceededError") return "quota";
  if (named === "VersionError") return "closed";
  return named === "SecurityError" || named === "NotAllowedError" ? "blocked" : "unknown";
}

/** @param {unknown} error */
function nameOf(error) {
  return /** @type {{ name?: string } | null} */ (error)?.name ?? "";
}

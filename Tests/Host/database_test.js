import { equal, ok } from "./assert.js";
import { failureAfter, isConnectionLoss, stateAfter } from "../../Web/host/database.js";

/** @param {string} name */
const error = (name, message = "") => new DOMException(message, name);

Deno.test("what failing to open means", () => {
  equal(stateAfter(error("VersionError")), "newer");
  for (const name of ["SecurityError", "InvalidStateError", "NotAllowedError"]) {
    equal(stateAfter(error(name)), "blocked");
  }
  equal(stateAfter(new ReferenceError("indexedDB is not defined")), "blocked");
  equal(stateAfter(new TypeError("null is not an object")), "blocked");
  const denied = "The user denied permission to access the database.";
  equal(stateAfter(error("UnknownError", denied)), "blocked");
  equal(stateAfter(error("UnknownError", "Internal error")), "failed");
  equal(stateAfter(error("TimeoutError")), "failed");
  equal(stateAfter(null), "failed");
});

Deno.test("what failing to write means", () => {
  equal(failureAfter(error("QuotaExceededError")), "quota");
  equal(failureAfter(error("VersionError")), "closed");
  equal(failureAfter(error("InvalidStateError")), "unknown");
  equal(failureAfter(error("SecurityError")), "blocked");
  equal(failureAfter(error("DataError")), "unknown");
  equal(failureAfter(undefined), "unknown");
});

Deno.test("a lost connection is worth another try, a full disk is not", () => {
  ok(isConnectionLoss(error("UnknownError")));
  ok(isConnectionLoss(error("InvalidStateError")));
  ok(!isConnectionLoss(error("QuotaExceededError")));
  ok(!isConnectionLoss(error("VersionError")));
});

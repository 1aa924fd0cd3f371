/** The few assertions that the tests of the host use. Node's own would bring its types for timers into the page. */

/**
 * @param {unknown} condition
 * @param {string} [what]
 * @returns {asserts condition}
 */
export function ok(condition, what = "something that should be true") {
  if (!condition) throw new Error(`Not so: ${what}`);
}

/**
 * Compares by content.
 * @param {unknown} actual
 * @param {unknown} expected
 */
export function equal(actual, expected) {
  const [found, wanted] = [Deno.inspect(actual, exact), Deno.inspect(expected, exact)];
  if (found !== wanted) throw new Error(`Found ${found}, expected ${wanted}`);
}

/** @type {Deno.InspectOptions} */
const exact = {
  depth: Infinity,
  iterableLimit: Infinity,
  strAbbreviateSize: Infinity,
  sorted: true,
};

/** Which language the words of the app are fetched in. */

/** The languages there are words in: the files of `locales/`. */
const languages = ["en", "de"];
const key = "rung-language";

/**
 * The one chosen in the settings, or the first of the browser's that there is.
 * @param {string | null} [choice] what is chosen; nothing for the browser's own
 */
export function language(choice = chosen()) {
  const wanted = [choice ?? "", ...navigator.languages];
  const spoken = wanted.map((tag) => tag.split("-")[0] ?? "");
  return spoken.find((code) => languages.includes(code)) ?? "en";
}

/**
 * What the core takes in of a language: its words, and the names of the exercises where they are not English.
 * @param {string} code
 */
export function filesOf(code) {
  return [`locales/${code}.json`, ...code === "en" ? [] : [`library-names.${code}.txt`]];
}

function chosen() {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing has the language of its own.
    return null;
  }
}

/** @param {string} code what the next start speaks; nothing for the browser's own language */
export function chooseLanguage(code) {
  if (code) localStorage.setItem(key, code);
  else localStorage.removeItem(key);
}

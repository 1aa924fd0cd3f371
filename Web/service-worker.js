/** @import { InstallEvent, WorkerScope } from "./service-worker.d.ts" */

/**
 * Keeps one complete version of the page on the device, so that it starts without network. The build fills in the
 * next two lines: a change of any file changes this one, and so becomes a new version.
 */
const VERSION = "";
/** Each file with the digest it must have. @type {[string, string][]} */
const FILES = [];
/** Files that only some people or screens need, kept once they were asked for, likewise. @type {[string, string][]} */
const LATER = [];

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const family = `rung ${scope} `;
const cacheName = family + VERSION;

/** @param {string} name */
const address = (name) => name === "index.html" ? scope : scope + name;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  serveWithoutWaking(event);
});

/** All or nothing: with the digests, a server that changes its files meanwhile can't make a mixed version. */
async function keepAll() {
  const cache = await caches.open(cacheName);
  await Promise.all(FILES.map(async ([name, integrity]) => {
    // The page has just loaded most of these: asking whether they changed costs a few bytes each.
    const response = await fetch(address(name), { cache: "no-cache", integrity });
    if (!response.ok) throw new TypeError(`${name} answered ${response.status}`);
    await cache.put(address(name), response);
  }));
  // What the version before kept is needed here too, or the next start without network lacks its language.
  await Promise.all(LATER.map(async ([name]) => {
    if (await caches.match(address(name))) await keep(name);
  }));
}

/**
 * Newer browsers take the files from the cache without starting this worker first.
 * @param {InstallEvent} event
 */
function serveWithoutWaking(event) {
  const routes = FILES.map(([name]) => ({
    condition: {
      urlPattern: { pathname: new URL(address(name)).pathname, search: "" },
      requestMethod: "GET",
    },
    source: { cacheName },
  }));
  event.addRoutes?.(routes).catch(() => {});
}

worker.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

/** A page of the version before may still ask for its files: they stay as long as one is open. */
async function dropOldCaches() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ url }) => url.startsWith(scope))) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  const { keep: names, notice } = event.data ?? {};
  if (notice) event.waitUntil(notify(notice));
  if (!Array.isArray(names)) return;
  const wanted = LATER.map(([name]) => name)
    .filter((name) => names.some((start) => name.startsWith(start)));
  event.waitUntil(Promise.all(wanted.map((name) => keep(name))));
});

/** Pages of this app: neither of another one on the same server, nor of the made-up logbook. */
async function ownPages() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => {
    const { origin, pathname } = new URL(url);
    return [scope, `${scope}index.html`].includes(origin + pathname);
  });
}

/**
 * One alert, whatever is open: none while a page is in front, which sounds by itself, and none beside another.
 * @param {{ title: string, body: string, actions: object[] }} notice
 */
async function notify({ title, ...options }) {
  const pages = await ownPages();
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  const { registration } = worker;
  const shown = await registration.getNotifications({ tag: "rest" });
  if (shown.length > 0) return;
  await registration.showNotification(title, {
    ...options,
    tag: "rest",
    icon: "icons/icon-192.png",
    badge: "icons/icon-192.png",
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(answer(event.action));
});

/**
 * The page that is still there does it, in the back for a button; where there is none, one opens on the set that is due.
 * @param {string} action
 */
async function answer(action) {
  const [page] = await ownPages();
  if (!page) {
    await worker.clients.openWindow(`${scope}#/session`);
    return;
  }
  page.postMessage({ answer: action || "open", at: Date.now() });
  if (!action) await page.focus().catch(() => {});
}

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope) || url.startsWith(`${scope}api/`)) return;
  event.respondWith(mode === "navigate" ? page(event.request) : file(event.request));
});

/**
 * The page for its own address; any other one is the server's to answer, while there is one.
 * @param {Request} request
 */
async function page(request) {
  const { origin, pathname } = new URL(request.url);
  if ([scope, `${scope}index.html`].includes(origin + pathname)) return file(new Request(scope));
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(scope);
  }
}

/** @param {Request} request */
async function file(request) {
  const options = { ignoreVary: true, ignoreSearch: true };
  const cache = await caches.open(cacheName);
  return await cache.match(request, options) ?? await caches.match(request, options) ??
    await keep(request.url.slice(scope.length)) ?? await fetch(request);
}

/**
 * A file that only some screens need: from its first use on it is there without network.
 * @param {string} name
 * @returns {Promise<Response | undefined>} the file; nothing where it is none of these
 */
async function keep(name) {
  const later = LATER.find(([known]) => known === name);
  if (!later) return;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address(name));
  if (kept) return kept;
  // Of another version it is of no use: then the page does without.
  const response = await fetch(address(name), { integrity: later[1] });
  if (response.ok) await cache.put(address(name), response.clone());
  return response;
}

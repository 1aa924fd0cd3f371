// deno-lint-ignore-file no-var -- words that browsers of any age understand
/**
 * The first script of the page. It starts the app where the browser can carry it, and shows a sentence where it
 * can't or where a file does not arrive, so that nobody meets a blank page.
 */
(function () {
  // A WebAssembly module with one function that uses every feature the core is built with: sign extension,
  // conversion that does not trap, bulk memory and an exported mutable global.
  // deno-fmt-ignore
  var sample = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 0, 6, 6, 1, 127, 1, 65, 0, 11,
    7, 5, 1, 1, 103, 3, 0, 10, 23, 1, 21, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 252, 2, 192, 65, 0, 65, 0,
    252, 11, 0, 11,
  ];

  function isCapable() {
    try {
      return "noModule" in HTMLScriptElement.prototype &&
        WebAssembly.validate(new Uint8Array(sample)) &&
        "BroadcastChannel" in window &&
        CSS.supports("height", "100dvh") &&
        CSS.supports("selector(:has(a))") &&
        CSS.supports("color", "color-mix(in srgb, red, blue)");
    } catch (_error) {
      return false;
    }
  }

  /** The theme chosen last, before anything is painted. */
  function applyTheme() {
    var theme = (localStorage.getItem("rung-theme") || "").split(" ");
    if (!theme[0] || !theme[1]) return;
    document.documentElement.setAttribute("data-theme", theme[0]);
    document.documentElement.setAttribute("data-accent", theme[1]);
  }

  /** @param {string} id */
  function show(id) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () {
        show(id);
      });
      return;
    }
    var notice = document.getElementById(id);
    if (!notice) return;
    notice.hidden = false;
    notice.focus();
  }

  function reload() {
    location.reload();
  }

  /** Starts again, with the version that waits if there is one: it may be the one that works. */
  function retry() {
    var workers = navigator.serviceWorker;
    if (!workers) return reload();
    workers.getRegistration().then(function (found) {
      var waiting = found && found.waiting;
      if (!waiting) return reload();
      workers.addEventListener("controllerchange", reload);
      setTimeout(reload, 3000);
      waiting.postMessage("skip-waiting");
    }).catch(reload);
  }

  document.addEventListener("click", function (event) {
    var target = /** @type {Element | null} */ (event.target);
    if (target && target.hasAttribute("data-reload")) retry();
  });

  if (!isCapable()) return show("notice-browser");

  try {
    applyTheme();
  } catch (_error) {
    // A browser that keeps nothing follows the system.
  }

  var app = document.createElement("script");
  app.type = "module";
  app.src = "host/main.js";
  app.onerror = function () {
    show("notice-load");
  };
  // A script that arrived but stops before there is anything to see.
  addEventListener("error", function (event) {
    var page = document.getElementById("app");
    if (event.filename === app.src && !(page && page.firstChild)) show("notice-load");
  });
  // A script that is added runs as soon as it arrives, which may be before the rest of the page has.
  if (document.readyState !== "loading") document.head.appendChild(app);
  else {
    document.addEventListener("DOMContentLoaded", function () {
      document.head.appendChild(app);
    });
  }
})();

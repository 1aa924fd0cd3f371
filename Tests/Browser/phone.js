// Runs in every page before the app: a clock that a test can set, and a note of what was painted when.
(() => {
  const start = /* start */ 0;
  const Real = Date;
  const moved = () => {
    try {
      return start + Number(localStorage.getItem("test-clock") ?? 0);
    } catch {
      return start;
    }
  };
  let shift = moved();
  globalThis.Date = class Date extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + shift);
      else super(...parts);
    }
    static now() {
      return Real.now() + shift;
    }
  };

  /** When how many sets stood on the screen as logged, in real milliseconds since 1970. */
  const painted = [];
  const look = () => {
    const logged = document.querySelectorAll(".exercise .set.done").length;
    const done = document.querySelector(".logger .progress")?.querySelectorAll("i.done").length ?? logged;
    if (done !== (painted[painted.length - 1]?.sets ?? 0)) painted.push({ sets: done, at: Real.now() });
  };
  // The frame after the change is on the display once a task behind it runs.
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(look)))
    .observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });

  globalThis.phone = {
    painted,
    /** Lets time pass at once; it stays passed after a reload. */
    pass(milliseconds) {
      localStorage.setItem("test-clock", String(Number(localStorage.getItem("test-clock") ?? 0) + milliseconds));
      shift = moved();
      document.dispatchEvent(new Event("visibilitychange"));
    },
    /** Taps "Log set" as fast as it takes taps, so often or until the sets that are logged with one tap are done. */
    logFast(between, times = Infinity) {
      let left = times;
      const timer = setInterval(() => {
        const button = document.getElementById("log");
        if (left-- > 0 && button?.textContent.trim().startsWith("Log set")) button.click();
        else clearInterval(timer);
      }, between);
    },
  };
})();

// Runs in every page before the app: makes the core trap at the next event when a test says so.
(() => {
  const instantiate = WebAssembly.instantiate;
  /** "before" the event is handled or "after" it, or nothing. */
  let due = "";
  WebAssembly.instantiate = async (module, imports) => {
    const { exports } = await instantiate(module, imports);
    // More bytes than there is memory: reading them is a true trap inside the core.
    const trap = () => {
      due = "";
      exports.rung_handle(0x7fffffff);
    };
    const rung_handle = (count) => {
      if (due === "before") trap();
      exports.rung_handle(count);
      if (due === "after") trap();
    };
    return { exports: { ...exports, rung_handle } };
  };
  phone.trap = (when) => {
    due = when;
  };
})();

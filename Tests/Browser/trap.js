// Runs in every page before the app: makes the core trap at the next tap when a test says so.
(() => {
  const instantiate = WebAssembly.instantiate;
  /** "before" the tap is handled or "after" it, or nothing. */
  let due = "";
  WebAssembly.instantiate = async (module, imports) => {
    const { exports } = await instantiate(module, imports);
    const isTap = (count) => {
      const message = new Uint8Array(exports.memory.buffer, exports.rung_input(count) >>> 0, count);
      return new TextDecoder().decode(message).includes('"type":"tap"');
    };
    // No message has fewer bytes than none: a true trap inside the core.
    const trap = () => {
      due = "";
      exports.rung_handle(-1);
    };
    const rung_handle = (count) => {
      const when = due && isTap(count) ? due : "";
      if (when === "before") trap();
      exports.rung_handle(count);
      if (when === "after") trap();
    };
    return { exports: { ...exports, rung_handle } };
  };
  phone.trap = (when) => {
    due = when;
  };
})();

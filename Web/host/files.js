/** Files that leave the page and files that come in. */

/**
 * Offers a file to the share sheet where there is one for it, else downloads it.
 * Gives whether it went out; not, where the person changed their mind.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export async function deliver(name, type, text) {
  const file = new File([text], name, { type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/**
 * Lets the person choose a file.
 * @param {string} accept
 * @param {(name: string, text: string) => void} chosen
 */
export function choose(accept, chosen) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.hidden = true;
  // Out of the page it could be collected while the chooser is open.
  document.body.append(input);
  input.addEventListener("cancel", () => input.remove());
  input.addEventListener("change", async () => {
    input.remove();
    const file = input.files?.[0];
    // One that can't be read is as good as an empty one: the core says that it is no copy.
    if (file) chosen(file.name, await file.text().catch(() => ""));
  });
  input.click();
}

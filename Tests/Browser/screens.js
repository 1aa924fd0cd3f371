// Looks at the page as it stands for what a person with one thumb would stumble over.
() => {
  const wrong = [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
  const say = (what, element) =>
    wrong.push(`${what}: <${element.tagName.toLowerCase()} class="${element.className}"> ${nameOf(element)}`);

  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) wrong.push(`the page is ${width} px wide`);

  // A dialog above the page is all that can be reached.
  const root = document.querySelector("dialog[open]") ?? document.body;

  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !seen(element) || element.closest(".spoken, noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || element.closest(".skip-link")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 12) say(`text of ${size} px`, element);
    // The ladder's rungs fade out at its ends.
    if (element.closest(".ladder")) continue;
    if (box.left < -0.5 || box.right > innerWidth + 0.5) say("text beyond the edge", element);
    const clip = element.closest("button, a, label, .chip") ?? element;
    if (clip.scrollWidth > clip.clientWidth + 1 && getComputedStyle(clip).display !== "inline") {
      if (getComputedStyle(element).textOverflow !== "ellipsis") say("text wider than its place", clip);
    }
  }

  // What a finger hits: the control, what its label adds, and what reaches beyond its picture.
  const controls = root.querySelectorAll("button, a[href], input, select, textarea, [role=button]");
  for (const control of controls) {
    if (!seen(control) || control.closest(".spoken") || control.matches(".skip-link")) continue;
    const label = control.closest("label");
    if (!nameOf(control) && !control.labels?.length) say("no name", control);
    const boxes = [control, label].filter(Boolean).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, "::after");
      if (after.content === "none" || after.position !== "absolute") return { width, height };
      const reach = (first, second) => Math.max(0, -(parseFloat(first) || 0) - (parseFloat(second) || 0));
      return { width: width + reach(after.left, after.right), height: height + reach(after.top, after.bottom) };
    });
    const reached = {
      width: Math.max(...boxes.map((box) => box.width)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
    // Seven days stand side by side: on the smallest phones they are as wide as a seventh of the card.
    const least = control.closest("td") ? Math.min(47.5, (innerWidth - 48) / 7 - 0.5) : 47.5;
    if (reached.width < least || reached.height < 47.5) {
      say(`a target of ${Math.round(reached.width)} × ${Math.round(reached.height)} px`, control);
    }
  }
  return wrong;
}

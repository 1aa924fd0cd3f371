/** Sentences that stand in `index.html` and need no core: for when there is none. */

/**
 * @param {"notice-load" | "notice-stopped"} id
 * @param {unknown} error
 */
export function showNotice(id, error) {
  document.getElementById("app")?.remove();
  const notice = document.getElementById(id);
  if (!notice) return;
  const detail = notice.querySelector("[data-detail]");
  if (detail) detail.textContent = String(error);
  notice.hidden = false;
  notice.focus();
}

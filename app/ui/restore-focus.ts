/**
 * Ref for a panel whose own button makes it disappear. The browser would drop the focus to the start of
 * the document with that button; this moves it to the page's main element instead.
 */
export function restoreFocus(panel: HTMLElement | null): () => void {
  return () => {
    if (!panel?.contains(document.activeElement)) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  };
}

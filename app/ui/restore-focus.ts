/**
 * Ref of a panel that goes away once its button has done its work: who pressed it goes on in the page,
 * not at its very top.
 */
export function handFocusOn(panel: HTMLElement | null): () => void {
  return () => {
    if (!panel?.contains(document.activeElement)) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  };
}

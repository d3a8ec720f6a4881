/** A ref for what replaces a used control: takes the focus, so screen readers read it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * A ref for a panel whose own button removes it. The browser would then move the focus to the
 * document's start; this moves it to the main element.
 */
export function restoreFocus(panel: HTMLElement | null): () => void {
  return () => {
    if (!panel?.contains(document.activeElement)) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  };
}

/** A ref for a form whose link has gone: takes the focus, and gives it to the main element at its end. */
export function inPlaceOfLink(form: HTMLElement | null): () => void {
  if (document.activeElement === document.body) form?.querySelector("input")?.focus();
  return restoreFocus(form);
}

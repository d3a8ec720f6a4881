/** A ref callback for what answers a control that is gone: takes the focus, so that a reader hears it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref for what replaces a used control: takes the focus, so screen readers read it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

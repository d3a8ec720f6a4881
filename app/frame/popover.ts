// Browsers without popovers show the element in place; its methods are then missing.

/** Puts a popover on top of everything, also of a dialog opened since. */
export function raisePopover(element: HTMLElement): void {
  if (!("showPopover" in element)) return;
  element.hidePopover();
  element.showPopover();
}

/** Closes a popover if it is open. */
export function closePopover(element: HTMLElement | null): void {
  if (element && "hidePopover" in element) element.hidePopover();
}

// Browsers without the Popover API show the element in place.

/** Moves a popover above any dialog opened since. */
export function raisePopover(element: HTMLElement): void {
  if (!("showPopover" in element)) return;
  element.hidePopover();
  element.showPopover();
}

/** Closes a popover if it is open. */
export function closePopover(element: HTMLElement | null): void {
  if (element && "hidePopover" in element) element.hidePopover();
}

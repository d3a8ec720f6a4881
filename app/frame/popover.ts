// Browsers without the Popover API lack these methods and show the element in place.

/** Moves a popover to the front of the top layer, above any dialog opened since. */
export function raisePopover(element: HTMLElement): void {
  if (!("showPopover" in element)) return;
  element.hidePopover();
  element.showPopover();
}

/** Closes a popover if it is open. */
export function closePopover(element: HTMLElement | null): void {
  if (element && "hidePopover" in element) element.hidePopover();
}

/** Tells a reload that a person asked for from the router's own (frame/use-lost-route.ts). */
export const ASKED = "asked";

/** Loads this page anew, as its *Reload* and *Try again* do. */
export function reloadPage(): void {
  if (window.navigation) window.navigation.reload({ info: ASKED });
  else window.location.reload();
}

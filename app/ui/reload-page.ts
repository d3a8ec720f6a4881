/** Tells a person's reload from the router's (frame/use-lost-route.ts). */
export const ASKED = "asked";

export function reloadPage(): void {
  if (window.navigation) window.navigation.reload({ info: ASKED });
  else window.location.reload();
}

import type { ReactNode, RefObject } from "react";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { Toaster } from "./toaster.tsx";

/** What no page shows before it is used: the button back to the top, and toasts. */
export default function Extras({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  return (
    <>
      <ScrollToTop onTop={() => main.current?.focus({ preventScroll: true })} />
      <Toaster />
    </>
  );
}

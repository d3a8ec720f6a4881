import { Chapters } from "./chapters.tsx";
import { Closing } from "./closing.tsx";

/** The landing page below its hero; one module, so that it is loaded as one lazy chunk. */
export function Below() {
  return (
    <>
      <Chapters />
      <Closing />
    </>
  );
}

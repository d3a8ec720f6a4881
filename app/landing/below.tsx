import { Chapters } from "./chapters.tsx";
import { Closing } from "./closing.tsx";

/** Below the hero; one module, so that it loads as one chunk. */
export function Below() {
  return (
    <>
      <Chapters />
      <Closing />
    </>
  );
}

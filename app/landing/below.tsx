import { useState } from "react";
import { useHydrated } from "../live/use-hydrated.ts";
import { drawParts } from "../ui/draw-parts.ts";
import { Chapters } from "./chapters.tsx";
import { Closing } from "./closing.tsx";

/** What one scrolls to on the landing page. */
export default function Below() {
  // Only a document has a first picture to wait for: who comes back by a link finds all of it in its place.
  const [isFirst] = useState(!useHydrated());
  return (
    <div ref={drawParts} data-below="">
      <Chapters isFirst={isFirst} />
      <Closing isFirst={isFirst} />
    </div>
  );
}

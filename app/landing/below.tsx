import { Chapters } from "./chapters.tsx";
import { Closing } from "./closing.tsx";

/** What one scrolls to on the landing page. */
export default function Below() {
  return (
    <>
      <Chapters />
      <Closing />
    </>
  );
}

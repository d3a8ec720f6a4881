import { UI } from "../content/ui.ts";
import { Button } from "./button.tsx";

/** A button that is also activated within one screen height of the view. */
export function ShowMore({ onMore }: { onMore: () => void }) {
  function observe(button: HTMLButtonElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: "100%" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }
  return (
    <Button ref={observe} className="mt-4" onClick={onMore}>
      {UI.more}
    </Button>
  );
}

import { flushSync } from "react-dom";
import { UI } from "../content/ui.ts";
import { Button } from "./button.tsx";

/**
 * A button that activates itself within a screen height of the view, except with focus: Tab would
 * never get past a growing list. A press focuses the first new item.
 */
export function ShowMore({ onMore }: { onMore: () => void }) {
  function observe(button: HTMLButtonElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (button === document.activeElement) return;
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: "100%" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }
  function press() {
    const before = new Set(document.querySelectorAll("main li"));
    flushSync(onMore);
    const items = document.querySelectorAll<HTMLElement>("main li");
    const first = [...items].find((item) => !before.has(item));
    if (!first) return;
    if (!first.hasAttribute("tabindex")) first.tabIndex = -1;
    first.focus();
  }
  return (
    <Button ref={observe} className="mt-4" onClick={press}>
      {UI.more}
    </Button>
  );
}

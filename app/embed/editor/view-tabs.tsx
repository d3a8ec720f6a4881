import type { KeyboardEvent } from "react";
import { BUILDER } from "../../content/embed/embed.ts";

export type View = "editor" | "preview";

const VIEWS: readonly View[] = ["editor", "preview"];

/** Tabs of editor and preview, on screens too narrow for both. */
export function ViewTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const next = view === "editor" ? "preview" : "editor";
    onView(next);
    document.getElementById(`embed-tab-${next}`)?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={BUILDER.views}
      className="segments grid grow grid-cols-2 *:px-1"
    >
      {VIEWS.map((name) => (
        <button
          key={name}
          id={`embed-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === view}
          aria-controls={`embed-view-${name}`}
          tabIndex={name === view ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onView(name)}
          className={name === view ? "segment segment-on" : "segment"}
        >
          {BUILDER[name]}
        </button>
      ))}
    </div>
  );
}

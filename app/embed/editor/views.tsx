import type { KeyboardEvent } from "react";
import { BUILDER } from "../../content/embed.ts";

export type View = "editor" | "preview";

const VIEWS: readonly View[] = ["editor", "preview"];

/** Editor or preview, where there is no room for both. */
export function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
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
      className="sticky top-18 z-10 grid grid-cols-2 gap-1 rounded-card border border-line bg-surface p-1 lg:hidden"
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
          className={`min-h-11 cursor-pointer rounded-control font-600 focus-ring ${name === view ? "bg-hover text-text" : "text-muted"}`}
        >
          {BUILDER[name]}
        </button>
      ))}
    </div>
  );
}

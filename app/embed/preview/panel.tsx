import { memo, useState } from "react";
import { BUILDER } from "../../content/embed/embed.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Embed } from "../embed.ts";
import { PreviewMessage } from "./lazy-message.tsx";

const WIDTHS = [
  { name: BUILDER.desktop, icon: "monitor", isNarrow: false },
  { name: BUILDER.phone, icon: "smartphone", isNarrow: true },
] as const;

/** The live preview in desktop or phone width. */
export const PreviewPanel = memo(function PreviewPanel({ embed }: { embed: Embed }) {
  const [isNarrow, setNarrow] = useState(false);
  return (
    <section aria-labelledby="embed-preview-heading" className="card overflow-hidden">
      <div
        data-uncovered=""
        className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5 pl-5 pr-1.5"
      >
        <h2 id="embed-preview-heading" className="title-3">
          {BUILDER.preview}
        </h2>
        <div
          role="group"
          aria-label={BUILDER.width}
          data-scripted=""
          className="flex max-lg:hidden"
        >
          {WIDTHS.map((width) => (
            <IconButton
              key={width.name}
              icon={width.icon}
              label={width.name}
              aria-pressed={width.isNarrow === isNarrow}
              onClick={() => setNarrow(width.isNarrow)}
            />
          ))}
        </div>
      </div>
      {/* Shows text as sent, so translators must not change it. */}
      <div
        translate="no"
        data-preview=""
        data-chat=""
        className={`p-4 ${isNarrow ? "mx-auto max-w-90 border-x border-line" : ""}`}
      >
        <PreviewMessage embed={embed} isNarrow={isNarrow} />
      </div>
    </section>
  );
});

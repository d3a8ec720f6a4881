import type { Ref } from "react";
import { BUILDER, EDITOR_WORDS } from "../../content/embed/embed.ts";
import { TextArea } from "../../ui/field.tsx";
import { MAX_CODE_LENGTH } from "../code.ts";

/** The code of the embed, to be copied by hand. */
export function CodePanel({ code, area }: { code: string; area: Ref<HTMLTextAreaElement> }) {
  return (
    <section aria-labelledby="embed-code-heading" className="card p-5">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="embed-code-heading" className="title-3">
          {BUILDER.code}
        </h2>
        <span
          className={`text-xs tabular-nums ${code.length > MAX_CODE_LENGTH ? "text-down" : "text-muted"}`}
        >
          {EDITOR_WORDS.characters(code.length)}
        </span>
      </div>
      <TextArea
        ref={area}
        readOnly
        rows={6}
        spellCheck={false}
        aria-label={BUILDER.code}
        // Nobody reads longer code, and so long a text takes a second to draw. Copying takes all of it.
        value={code.slice(0, MAX_CODE_LENGTH)}
        className="block font-mono text-sm"
      />
    </section>
  );
}

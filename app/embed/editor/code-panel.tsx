import type { Ref } from "react";
import { BUILDER, EDITOR_WORDS } from "../../content/embed/embed.ts";
import { embedCommands } from "../../content/embed/commands.static.ts";
import { usePrefix } from "../../commands/use-prefix.ts";
import { CopyButton } from "../../live/copy-button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { MAX_CODE_LENGTH } from "../code.ts";

/** The embed's code, to copy by hand. */
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
        // Nobody reads more, and drawing it takes a second. Copying takes all.
        value={code.slice(0, MAX_CODE_LENGTH)}
        className="block font-mono text-sm"
      />
      {embedCommands.length > 0 && <Send code={code} />}
    </section>
  );
}

/** The commands that take the code, with the visitor's prefix. */
function Send({ code }: { code: string }) {
  const [prefix] = usePrefix();
  return (
    <>
      <h3 className="mt-4 font-600">{BUILDER.send}</h3>
      <ul className="divide-y divide-line">
        {embedCommands.map(({ command, text }) => (
          <li key={command} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <code className="block truncate font-mono text-sm text-accent-light">
                {`${prefix}${command} ${code.slice(0, SHOWN_CODE)}`}
              </code>
              <span className="text-sm text-muted">{text}</span>
            </span>
            <CopyButton
              text={`${prefix}${command} ${code}`}
              size="sm"
              aria-label={BUILDER.copyCommand(prefix + command)}
            >
              {BUILDER.copy}
            </CopyButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters of the code in a command: what fits a line. */
const SHOWN_CODE = 60;

import { Fragment } from "react";
import { FEATURE } from "../content/features/words.ts";
import { numbered } from "../format/numbered.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import { Icon } from "../ui/icon.tsx";

/** A command to type, with a button that copies it. */
export function CommandLine({ command }: { command: string }) {
  const { copied, copy } = useCopy();
  return (
    <p className="mt-3 flex items-center gap-[clamp(6px,2vw,0.5rem)] rounded-md border border-line bg-surface ps-[clamp(9px,3vw,0.75rem)]">
      <code className="min-w-0 grow py-2 font-mono text-sm break-words text-accent-light">
        {numbered(command.split(" ")).map(({ place, item }) => (
          // Inline blocks: lines break between words but not in a flag such as --role.
          <Fragment key={place}>
            {place > 0 && " "}
            <span className="inline-block max-w-full">{item}</span>
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted transition-colors duration-150 focus-ring hover:text-text"
        aria-label={FEATURE.copy(command)}
        data-scripted=""
        onClick={() => void copy(command)}
      >
        <Icon name={copied === command ? "check" : "copy"} className="size-4" />
      </button>
    </p>
  );
}

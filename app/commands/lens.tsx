import { memo, use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { COMMANDS_TEXT, LENS } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { formatCount } from "../format/number.ts";
import { Icon } from "../ui/icon.tsx";
import { countVerdicts, judge, type Permissions, type Verdict } from "./permissions.ts";
import { LensContext, type Lens } from "./use-lens.ts";
import { LensForm } from "./lens-form.tsx";

const TONES = { can: "text-ok", missing: "text-warn", unknown: "text-muted" } as const;
const ICONS = { can: "check", missing: "x", unknown: "info" } as const;

function textOf({ kind, names }: Verdict): string {
  const listed = names.map((choice) => choice.join(LENS.or)).join(", ");
  if (kind === "can") return LENS.can;
  return kind === "missing" ? LENS.missing(listed) : LENS.unknown(listed);
}

/** On a card: whether the lens's permissions suffice. Nothing without a lens. */
export const LensMark = memo(function LensMark({ permissions }: { permissions: string }) {
  const granted = use(LensContext);
  if (granted === null) return null;
  const verdict = judge(permissions, granted);
  return (
    <p
      data-lens={verdict.kind}
      className={`mt-auto flex items-start gap-2 pt-3 text-sm font-600 ${TONES[verdict.kind]}`}
    >
      <Icon name={ICONS[verdict.kind]} className="mt-1" />
      <span className="min-w-0 break-words">{textOf(verdict)}</span>
    </p>
  );
});

interface OptionsProps {
  lens: Lens;
  /** The commands in view, and all. */
  matches: readonly Command[];
  all: readonly Command[];
  prefix: string;
  children: ReactNode;
}

/** The fold above the cards: prefix, and a role's permissions for marking cards. */
export function Options({ lens, matches, all, prefix, children }: OptionsProps) {
  const { granted } = lens;
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration, without a toggle event.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`group open:order-last open:w-full ${granted === null ? "" : "order-last w-full"}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-control text-sm font-600 text-muted transition-colors duration-150 hover:text-text focus-ring">
        {COMMANDS_TEXT.options}
        <code className="font-mono text-accent-light">{prefix}</code>
        <span role="status" className="font-400 figures">
          {granted !== null && <Counts granted={granted} commands={matches} />}
        </span>
        <Icon
          name="chevron-down"
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-2">
        {children}
        <section className="border-t border-line pt-4">
          <h2 className="mb-1 font-600">{LENS.title}</h2>
          <noscript>
            <p className="text-muted">{LENS.noScript}</p>
          </noscript>
          {isOpen && <LensForm lens={lens} all={all} />}
        </section>
      </div>
    </details>
  );
}

function Counts({ granted, commands }: { granted: Permissions; commands: readonly Command[] }) {
  const { can, missing, unknown } = useMemo(
    () => countVerdicts(commands, granted),
    [commands, granted],
  );
  return (
    <span>
      {LENS.counts(formatCount(can), formatCount(missing)) +
        (unknown > 0 ? LENS.unknownCount(formatCount(unknown)) : "")}
    </span>
  );
}

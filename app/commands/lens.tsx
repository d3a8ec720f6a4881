import { memo, use, useEffect, useMemo, useRef, useState } from "react";
import { LENS } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { formatCount } from "../format/number.ts";
import { Icon } from "../ui/icon.tsx";
import { countVerdicts, judge, type Permissions, type Verdict } from "./permissions.ts";
import { Help } from "./summary.tsx";
import { LensContext, type Lens } from "./use-lens.ts";
import { LensForm } from "./lens-form.tsx";

const TONES = { can: "text-ok", missing: "text-warn", unknown: "text-muted" } as const;
const ICONS = { can: "check", missing: "x", unknown: "info" } as const;

function textOf({ kind, names }: Verdict): string {
  const listed = names.map((choice) => choice.join(LENS.or)).join(", ");
  if (kind === "can") return LENS.can;
  return kind === "missing" ? LENS.missing(listed) : LENS.unknown(listed);
}

/** Says on a card whether the lens's permissions are enough for its command. Nothing without a lens. */
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

interface LensPanelProps {
  lens: Lens;
  /** The commands in view, and all of the list. */
  matches: readonly Command[];
  all: readonly Command[];
}

/** Above the cards: the permissions of a role, by which every card is marked. */
export function LensPanel({ lens, matches, all }: LensPanelProps) {
  const { granted } = lens;
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration, when no toggle event reported it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <Help
      ref={details}
      isWide={granted !== null}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      title={
        <>
          {LENS.title}
          {/* Beside the open form the hint keeps the line of the counts, so that nothing moves when they come. */}
          <span
            role="status"
            className={`font-400 figures ${granted === null ? "hidden group-open:inline" : ""}`}
          >
            {granted !== null ? <Counts granted={granted} commands={matches} /> : LENS.hint}
          </span>
        </>
      }
    >
      <div className="pt-1 pb-2">
        <noscript>
          <p className="text-muted">{LENS.noScript}</p>
        </noscript>
        {isOpen && <LensForm lens={lens} all={all} />}
      </div>
    </Help>
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

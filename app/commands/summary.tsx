import { useId, useState, type ReactNode } from "react";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { formatMoment } from "../format/moment.ts";
import { TextInput } from "../ui/field.tsx";
import { useTypedEarly } from "../ui/typed-early.ts";
import { PREFIX_LENGTH, prefixFrom } from "./usage.ts";

interface SummaryProps {
  /** The number of matches, in words. */
  count: string;
  /** No card is shown, and a sentence in their place says so. */
  isNone: boolean;
  /** When an old list was new, epoch ms; null if current. */
  asOf: number | null;
  children: ReactNode;
}

/** Above the cards: their count, and options as children. */
export function Summary({ count, isNone, asOf, children }: SummaryProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 border-b border-line pb-3">
      <div className="flex min-h-11 grow flex-wrap items-center gap-x-4">
        <p role="status" className={isNone ? "sr-only" : "font-600 figures"}>
          {count}
        </p>
        {asOf !== null && (
          <p className="text-sm text-warn">{COMMANDS_TEXT.savedCopy(formatMoment(asOf))}</p>
        )}
      </div>
      {children}
    </div>
  );
}

interface PrefixProps {
  prefix: string;
  onPrefix: (prefix: string) => void;
}

/** Help for reading cards: prefix, notation of arguments, keys. */
export function ReadingHelp({ prefix, onPrefix }: PrefixProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-quiet">
      <PrefixInput prefix={prefix} onPrefix={onPrefix} />
      <Legend />
    </div>
  );
}

/** The notation of arguments, and the list's keys. */
function Legend() {
  return (
    <>
      <p>
        <code className="font-mono text-accent-light">{COMMANDS_TEXT.required}</code>{" "}
        <code className="font-mono">{COMMANDS_TEXT.optional}</code> {COMMANDS_TEXT.brackets}
      </p>
      <p className="hidden items-center gap-1.5 md:flex">
        <Key>↑</Key>
        <Key>↓</Key>
        <span className="me-3">{COMMANDS_TEXT.keys.move}</span>
        <Key>{COMMANDS_TEXT.keys.enter}</Key>
        {COMMANDS_TEXT.keys.copy}
      </p>
    </>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-raised px-1.5 font-sans">{children}</kbd>;
}

/** The prefix of the visitor's server, for usages on cards and in the clipboard. */
function PrefixInput({ prefix, onPrefix }: PrefixProps) {
  // The input may be empty while edited; the prefix may not.
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  useTypedEarly(id);
  return (
    <div data-scripted="" className="flex items-center gap-2">
      <label htmlFor={id} className="text-quiet">
        {COMMANDS_TEXT.prefix}
      </label>
      <TextInput
        id={id}
        value={draft ?? prefix}
        maxLength={PREFIX_LENGTH + 1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="w-20 text-center font-mono"
        onChange={(event) => {
          setDraft(event.target.value);
          onPrefix(prefixFrom(event.target.value));
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}

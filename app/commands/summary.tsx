import { useId, useState } from "react";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { TextInput } from "../ui/field.tsx";
import { PREFIX_LENGTH, prefixFrom } from "./usage.ts";

interface SummaryProps {
  /** The number of matches, in words. */
  count: string;
  /** When an old list was new, epoch ms; null for a current one. */
  asOf: number | null;
  prefix: string;
  onPrefix: (prefix: string) => void;
}

/** The line above the cards: their count, a legend and the visitor's prefix. */
export function Summary({ count, asOf, prefix, onPrefix }: SummaryProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="font-600 figures">
          {count}
        </p>
        {asOf !== null && (
          <p className="text-sm text-warn">
            {COMMANDS_TEXT.savedCopy(new Date(asOf).toISOString().slice(0, 16).replace("T", " "))}
          </p>
        )}
      </div>
      <Legend />
      <PrefixInput prefix={prefix} onChange={onPrefix} />
    </div>
  );
}

/** The notation of arguments and the list's keyboard keys. */
function Legend() {
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-6 gap-y-1 text-quiet lg:order-none lg:ml-auto lg:w-auto">
      <p>
        <code className="font-mono text-accent-light">{COMMANDS_TEXT.required}</code>{" "}
        <code className="font-mono">{COMMANDS_TEXT.optional}</code> {COMMANDS_TEXT.brackets}
      </p>
      <p className="hidden items-center gap-1.5 xl:flex">
        <Key>↑</Key>
        <Key>↓</Key>
        <span className="mr-3">{COMMANDS_TEXT.keys.move}</span>
        <Key>{COMMANDS_TEXT.keys.enter}</Key>
        {COMMANDS_TEXT.keys.copy}
      </p>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-raised px-1.5 font-sans">{children}</kbd>;
}

interface PrefixProps {
  prefix: string;
  onChange: (prefix: string) => void;
}

/** The prefix of the visitor's own server, for usages on the cards and in the clipboard. */
function PrefixInput({ prefix, onChange }: PrefixProps) {
  // The input may be empty while it is edited; the prefix may not.
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
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
          onChange(prefixFrom(event.target.value));
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}

import { useId, useState } from "react";
import { TextInput } from "../ui/field.tsx";
import { ageText } from "./listing.ts";
import { PREFIX_LENGTH, prefixFrom } from "./usage.ts";

/** Ages below this are the cache at work, not news. */
const WORTH_SAYING = 15 * 60;

interface SummaryProps {
  /** What there is to say of how many commands match. */
  count: string;
  /** Seconds since the bot said the list, null for a fresh one. */
  age: number | null;
  prefix: string;
  onPrefix: (prefix: string) => void;
}

/** The line above the cards: how many there are, how to read them, and the visitor's prefix. */
export function Summary({ count, age, prefix, onPrefix }: SummaryProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="font-600 figures">
          {count}
        </p>
        {age !== null && age >= WORTH_SAYING && (
          <p className="text-sm text-warn">{`Saved copy, ${ageText(age)} old`}</p>
        )}
      </div>
      <Legend />
      <PrefixInput prefix={prefix} onChange={onPrefix} />
    </div>
  );
}

/** How to read a command's arguments, and which keys the list knows. */
function Legend() {
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-6 gap-y-1 text-quiet lg:order-none lg:ml-auto lg:w-auto">
      <p>
        <code className="font-mono text-accent-light">{"<required>"}</code>{" "}
        <code className="font-mono">[optional]</code> Leave the brackets out.
      </p>
      <p className="hidden items-center gap-1.5 xl:flex">
        <Key>↑</Key>
        <Key>↓</Key>
        <span className="mr-3">move</span>
        <Key>Enter</Key>
        copy usage
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

/** The prefix of the visitor's own server, for the usages shown and copied. */
function PrefixInput({ prefix, onChange }: PrefixProps) {
  // While it is being typed the box may be empty; the prefix in use never is.
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-quiet">
        Prefix
      </label>
      <TextInput
        id={id}
        value={draft ?? prefix}
        maxLength={PREFIX_LENGTH}
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

import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import { TextInput } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useTypedEarly } from "../ui/typed-early.ts";
import { PREFIX_LENGTH, prefixFrom } from "./usage.ts";

interface SummaryProps {
  /** The number of matches, in words. */
  count: string;
  /** When an old list was new, epoch ms; null for a current one. */
  asOf: number | null;
  prefix: string;
  onPrefix: (prefix: string) => void;
  children: ReactNode;
}

/** The line above the cards: their count, and what helps to read them; further helps are its children. */
export function Summary({ count, asOf, prefix, onPrefix, children }: SummaryProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 border-b border-line pb-3">
      <div className="flex min-h-11 grow flex-wrap items-center gap-x-4 max-sm:min-h-9 max-sm:w-full">
        <p role="status" className="font-600 figures">
          {count}
        </p>
        {asOf !== null && (
          <p className="text-sm text-warn">
            {COMMANDS_TEXT.savedCopy(new Date(asOf).toISOString().slice(0, 16).replace("T", " "))}
          </p>
        )}
      </div>
      <Help
        title={
          <>
            {COMMANDS_TEXT.prefix} <code className="font-mono text-accent-light">{prefix}</code>
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-1 pb-2 text-quiet">
          <PrefixInput prefix={prefix} onChange={onPrefix} />
          <Legend />
        </div>
      </Help>
      {children}
    </div>
  );
}

interface HelpProps extends Pick<ComponentProps<"details">, "ref" | "onToggle" | "children"> {
  title: ReactNode;
  /** Keeps the whole line also where it is closed, for what stands beside its title. */
  isWide?: boolean;
}

/** Help that is folded away; open, it stands below the line. */
export function Help({ title, isWide = false, children, ...rest }: HelpProps) {
  return (
    <details
      className={`group open:order-last open:w-full ${isWide ? "order-last w-full" : ""}`}
      {...rest}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-control text-sm font-600 text-muted transition-colors duration-150 hover:text-text focus-ring">
        {title}
        <Icon
          name="chevron-down"
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

/** The notation of arguments and the list's keyboard keys. */
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

interface PrefixProps {
  prefix: string;
  onChange: (prefix: string) => void;
}

/** The prefix of the visitor's own server, for usages on the cards and in the clipboard. */
function PrefixInput({ prefix, onChange }: PrefixProps) {
  // The input may be empty while it is edited; the prefix may not.
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
          onChange(prefixFrom(event.target.value));
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}

import { useId, useState } from "react";
import { TextInput } from "../ui/field.tsx";
import { PREFIX_LENGTH, prefixFrom } from "./usage.ts";

interface PrefixProps {
  prefix: string;
  onChange: (prefix: string) => void;
}

/** The prefix of the visitor's own server, for the usages shown and copied. */
export function PrefixInput({ prefix, onChange }: PrefixProps) {
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

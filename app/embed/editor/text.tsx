import { useId } from "react";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** A labelled line of text. */
export function Line({ label, value, onChange, placeholder }: TextProps) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <TextInput
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A labelled address. Plain text, because variables such as {user.avatar} are addresses here too. */
export function Address({ label, value, onChange }: Omit<TextProps, "placeholder">) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <TextInput
        id={id}
        value={value}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A labelled text of several lines. */
export function Lines({ label, value, onChange, rows }: TextProps & { rows: number }) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <TextArea
        id={id}
        value={value}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

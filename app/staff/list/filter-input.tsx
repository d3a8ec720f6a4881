import { useSearchParams } from "react-router";
import { Field, TextInput } from "../../ui/field.tsx";

interface FilterInputProps {
  name: string;
  label: string;
  type?: "text" | "date";
  placeholder?: string;
  /** Said beside a value that cannot be read, and so filters nothing; null for a good one. */
  problem: string | null;
}

/** A typed filter of the form, set from the value of its name in the address. */
export function FilterInput(props: FilterInputProps) {
  const { name, label, type = "text", placeholder, problem } = props;
  const [query] = useSearchParams();
  return (
    <Field label={label} htmlFor={name} error={problem}>
      <TextInput
        id={name}
        name={name}
        type={type}
        inputMode={type === "text" ? "decimal" : undefined}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${name}-note`}
        defaultValue={query.get(name) ?? ""}
      />
    </Field>
  );
}

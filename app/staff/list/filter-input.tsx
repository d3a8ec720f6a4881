import { useSearchParams } from "react-router";
import { Field, TextInput } from "../../ui/field.tsx";

interface FilterInputProps {
  name: string;
  label: string;
  /** Before the control, if only screen readers get the label. */
  short?: string;
  type?: "text" | "date";
  placeholder?: string;
  /** Beside an unreadable value, which filters nothing; null for a good one. */
  problem: string | null;
}

/** A typed filter of the form; its value comes from the address. */
export function FilterInput(props: FilterInputProps) {
  const { name, label, short, type = "text", placeholder, problem } = props;
  const [query] = useSearchParams();
  return (
    <Field label={label} htmlFor={name} error={problem}>
      <span className="flex items-center gap-2">
        {short === undefined ? null : (
          <span aria-hidden="true" className="text-sm text-muted max-md:hidden">
            {short}
          </span>
        )}
        <TextInput
          id={name}
          name={name}
          type={type}
          inputMode={type === "text" ? "decimal" : undefined}
          placeholder={placeholder ?? label}
          autoComplete="off"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : `${name}-note`}
          defaultValue={query.get(name) ?? ""}
        />
      </span>
    </Field>
  );
}

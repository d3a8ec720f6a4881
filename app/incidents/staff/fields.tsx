import { useId, type ComponentProps, type ReactNode } from "react";
import { Field, Select, TextArea, TextInput } from "../../ui/field.tsx";
import { useTypedEarly } from "../../ui/typed-early.ts";
import type { Problems } from "../validate.ts";

/** Focuses the first input with a problem. */
export function focusFirst(form: HTMLFormElement | null, problems: Problems): void {
  const [first] = Object.keys(problems);
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

interface Labels {
  label: string;
  hint?: string;
  error?: string | null;
}

/** Ties a control to its label, hint and error. */
function useField({ hint, error }: Labels) {
  const id = useId();
  useTypedEarly(id);
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint || error ? `${id}-note` : undefined,
  };
}

export function TextField({ label, hint, error, ...rest }: Labels & ComponentProps<"input">) {
  const control = useField({ label, hint, error });
  return (
    <Field label={label} htmlFor={control.id} hint={hint} error={error}>
      <TextInput {...control} autoComplete="off" {...rest} />
    </Field>
  );
}

export function PassageField({ label, hint, error, ...rest }: Labels & ComponentProps<"textarea">) {
  const control = useField({ label, hint, error });
  return (
    <Field label={label} htmlFor={control.id} hint={hint} error={error}>
      <TextArea {...control} {...rest} />
    </Field>
  );
}

interface ChoiceProps extends Labels, ComponentProps<"select"> {
  options: readonly (readonly [value: string, label: ReactNode])[];
}

export function ChoiceField({ label, hint, error, options, ...rest }: ChoiceProps) {
  const control = useField({ label, hint, error });
  return (
    <Field label={label} htmlFor={control.id} hint={hint} error={error}>
      <Select {...control} {...rest}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

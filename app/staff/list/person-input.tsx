import { useSearchParams } from "react-router";
import { Field, TextInput } from "../../ui/field.tsx";
import { idIn } from "../../contract/digits.ts";

interface PersonInputProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  placeholder: string;
  /** Shown beside a text that is no ID. */
  problem: string;
  /** The people to choose from. */
  people: readonly { id: string; title: string }[];
}

/** A filter that takes an ID, and suggests people by their names. */
export function PersonInput({ name, label, placeholder, problem, people }: PersonInputProps) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? "";
  const isMalformed = value.trim() !== "" && idIn(value) === null;
  return (
    <Field label={label} htmlFor={name} error={isMalformed ? problem : null}>
      <TextInput
        id={name}
        name={name}
        type="search"
        list={`${name}-people`}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isMalformed ? true : undefined}
        aria-describedby={isMalformed ? `${name}-note` : undefined}
        defaultValue={value}
      />
      <datalist id={`${name}-people`}>
        {people.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

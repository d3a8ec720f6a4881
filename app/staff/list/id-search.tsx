import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";

interface IdSearchProps {
  /** The name of the value in the address. */
  name: "user" | "id";
  label: string;
  query: string;
  problem: string | null;
}

/** The search by an ID (§2): a GET form, so that a case can be handed over as a link. */
export function IdSearch({ name, label, query, problem }: IdSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  // A link to another ID fills the box anew.
  useEffect(() => {
    if (box.current) box.current.value = query;
  }, [query]);
  return (
    <Form method="get" role="search" aria-label={label} className="max-w-xl">
      <Field label={label} htmlFor="id-search" hint={STAFF.userIdHint} error={problem}>
        <div className="flex gap-2">
          <TextInput
            ref={box}
            id="id-search"
            name={name}
            aria-describedby="id-search-note"
            aria-invalid={problem !== null}
            defaultValue={query}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="primary" icon="search">
            {STAFF.search}
          </Button>
        </div>
      </Field>
    </Form>
  );
}

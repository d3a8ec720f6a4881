import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { STAFF } from "../../content/staff/staff.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";

interface IdSearchProps {
  /** The name of the value in the address. */
  name: "user" | "id";
  label: string;
  query: string;
  problem: string | null;
  /** Whether the page is empty without an ID. */
  isWaiting?: boolean;
}

/** The search by ID: a GET form, so its result is a link. */
export function IdSearch(props: IdSearchProps) {
  const { name, label, query, problem, isWaiting = true } = props;
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const wanted = location?.pathname === pathname ? new URLSearchParams(location.search) : null;
  const isSearching = wanted !== null && wanted.get(name) !== new URLSearchParams(search).get(name);
  const shown = useRef(query);
  // A link to another ID sets the uncontrolled input. What was typed before hydration stays.
  useEffect(() => {
    if (input.current && shown.current !== query) input.current.value = query;
    shown.current = query;
    if (query === "" && isWaiting) input.current?.focus({ preventScroll: true });
  }, [query, isWaiting]);
  return (
    <Form method="get" role="search" aria-label={label} className="max-w-xl">
      <Field label={label} htmlFor="id-search" error={problem}>
        <div className="flex gap-2">
          <TextInput
            ref={input}
            id="id-search"
            name={name}
            aria-describedby={problem === null ? "id-hint" : "id-search-note id-hint"}
            aria-invalid={problem !== null}
            defaultValue={query}
            autoComplete="off"
            spellCheck={false}
          />
          <Button
            type="submit"
            variant="primary"
            icon="search"
            isBusy={isSearching}
            className="min-w-32"
          >
            <span aria-live="polite">{isSearching ? STAFF.searching : STAFF.search}</span>
          </Button>
        </div>
      </Field>
      <p id="id-hint" className="mt-1.5 text-quiet">
        {STAFF.idHint}
      </p>
    </Form>
  );
}

import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { Field, TextInput } from "../ui/field.tsx";
import { STAFF } from "./words.ts";

/** The search by user ID (§2): a GET form, so that a case can be handed over as a link. */
export function EconomySearchForm({ query, problem }: { query: string; problem: string | null }) {
  return (
    <Form method="get" role="search" className="max-w-xl">
      <Field label={STAFF.userId} htmlFor="economy-user" hint={STAFF.userIdHint} error={problem}>
        <div className="flex gap-2">
          <TextInput
            // A link to another user fills the box anew.
            key={query}
            id="economy-user"
            name="user"
            aria-describedby="economy-user-note"
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

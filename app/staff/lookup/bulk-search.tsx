import type { SyntheticEvent } from "react";
import { Form } from "react-router";
import { BULK as TEXT } from "../../content/staff/lookup.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PastedIds } from "../list/parse-id.ts";

interface BulkSearchProps {
  /** The value of `?ids=`; null without one. */
  query: string | null;
  pasted: PastedIds | null;
  /** Why nothing was looked up; null otherwise. */
  problem: string | null;
}

/** Focused, because people open the form to paste. */
function focusEmptyText({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const text = currentTarget.querySelector("textarea");
  if (currentTarget.open && text?.value === "") text.focus();
}

/** For pasting up to a hundred IDs. A GET form, so its result is a link. */
export function BulkSearch({ query, pasted, problem }: BulkSearchProps) {
  return (
    <details open={query !== null} onToggle={focusEmptyText} className="group max-w-xl">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-2">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {TEXT.title}
      </summary>
      <Form method="get" role="search" aria-label={TEXT.title} className="mt-2 flex flex-col gap-3">
        <Field label={TEXT.label} htmlFor="ids" error={problem}>
          <TextArea
            key={query}
            id="ids"
            name="ids"
            rows={4}
            required
            defaultValue={query ?? ""}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? "ids-hint" : "ids-note ids-hint"}
            spellCheck={false}
            className="figures"
          />
        </Field>
        <p id="ids-hint" className="text-quiet">
          {TEXT.hint}
        </p>
        {pasted && pasted.refused.length > 0 ? (
          <p className="text-sm text-warn wrap-anywhere">{TEXT.refused(pasted.refused)}</p>
        ) : null}
        {pasted && pasted.tooMany > 0 ? (
          <p className="text-sm text-warn">{TEXT.leftOut(pasted.tooMany)}</p>
        ) : null}
        <Button type="submit" icon="search" className="self-start">
          {TEXT.button}
        </Button>
      </Form>
    </details>
  );
}

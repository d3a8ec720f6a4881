import { STAFF } from "../../content/staff.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel } from "../../ui/panel.tsx";

/** A list that has entries, but none for these filters. `to` is the list without them. */
export function NoMatch({ to }: { to: string }) {
  return (
    <EmptyPanel title={STAFF.noMatch} text={STAFF.noMatchText}>
      <ButtonLink to={to} variant="secondary" preventScrollReset>
        {STAFF.resetFilters}
      </ButtonLink>
    </EmptyPanel>
  );
}

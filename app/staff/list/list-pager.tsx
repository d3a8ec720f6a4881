import { useEffect, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Pager } from "../../ui/pager.tsx";
import { changedSearch } from "./list-query.ts";

/** Previous, next, and a jump for lists long enough to need one; the rest of the address stays. */
export function ListPager({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams();
  const jump = useRef<HTMLInputElement>(null);
  // Arrived where it said, the box is emptied; it keeps the focus of whoever jumped.
  useEffect(() => {
    if (jump.current?.value === String(page)) jump.current.value = "";
  }, [page]);
  if (pages <= 1) return null;
  const rest = [...new URLSearchParams(changedSearch(query, {}))];
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6">
      <Pager
        page={page}
        pages={pages}
        hrefFor={(number) => changedSearch(query, {}) + pagePart(rest.length, number)}
      />
      {pages > 3 ? (
        <Form method="get" className="flex items-center gap-2 pb-4 sm:pb-0">
          {rest.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="jump" className="text-sm text-muted">
            Jump to
          </label>
          <div className="w-20">
            <TextInput
              ref={jump}
              id="jump"
              name="page"
              type="number"
              required
              min={1}
              max={pages}
              inputMode="numeric"
              placeholder={String(page)}
            />
          </div>
          <Button type="submit" size="sm">
            Go
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function pagePart(others: number, page: number): string {
  return `${others > 0 ? "&" : "?"}page=${page}`;
}

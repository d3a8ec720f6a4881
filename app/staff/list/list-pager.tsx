import { useRef, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Pager } from "../../ui/pager.tsx";
import { updatedSearch } from "./list-query.ts";

/** Previous, next, and in longer lists a jump to any page. Keeps filters and sort. */
export function ListPager({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  if (pages <= 1) return null;
  const search = updatedSearch(query, {});
  const hrefFor = (number: number) => `${search}${search ? "&" : "?"}page=${number}`;
  function jump(event: FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    void navigate(hrefFor(input.current.valueAsNumber));
    input.current.value = "";
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6">
      <Pager page={page} pages={pages} hrefFor={hrefFor} />
      {pages > 3 ? (
        <form method="get" onSubmit={jump} className="flex items-center gap-2 pb-4 sm:pb-0">
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="jump" className="text-sm text-muted">
            {LISTS.jump}
          </label>
          <div className="w-20">
            <TextInput
              ref={input}
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
            {LISTS.go}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

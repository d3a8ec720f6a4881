import { useCallback, useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { withRendered, type Queries } from "./asked-queries.ts";
import { updatedSearch } from "./list-query.ts";

const DEBOUNCE_MS = 300;

interface FilterFormProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of uncontrolled filters. A change navigates to the form's query, so every view of a list is
 * a link. Without scripts it is a plain GET form.
 */
export function FilterForm({ label, className = "", children }: FilterFormProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const queries = useRef<Queries>([location.search]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);

  // The back button, links and resets change the address; the controls follow.
  useEffect(() => {
    const { search } = location;
    const { queries: next, isForeign } = withRendered(queries.current, search);
    queries.current = next;
    // A change waiting for its timer is newer than the address.
    if (isForeign && !isPending.current && form.current) {
      fill(form.current, new URLSearchParams(search));
    }
  }, [location]);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    isPending.current = false;
    if (!form.current) return;
    const next = searchOf(form.current);
    if (next === queries.current.at(-1)) return;
    queries.current = [...queries.current, next];
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  }, [navigate]);

  // The browser's event comes as a field is left, before a click navigates away; React's doesn't.
  useEffect(() => {
    const element = form.current;
    // Nothing listened to typing before the scripts ran.
    if (element && isTouched(element)) apply();
    element?.addEventListener("change", apply);
    return () => element?.removeEventListener("change", apply);
  }, [apply]);

  function onInput() {
    clearTimeout(timer.current);
    isPending.current = true;
    timer.current = setTimeout(apply, DEBOUNCE_MS);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  return (
    <form
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      onInput={onInput}
      onSubmit={onSubmit}
      className={`dense-controls ${className}`}
    >
      {children}
      <noscript>
        <Button type="submit">{LISTS.apply}</Button>
      </noscript>
    </form>
  );
}

function searchOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    // A dropdown offers the bot's own texts, which match exactly.
    const isChosen = form.elements.namedItem(name) instanceof HTMLSelectElement;
    query.append(name, isChosen ? value : value.trim());
  }
  return updatedSearch(query, {});
}

/** Whether a control shows another value than we rendered. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLSelectElement)) return false;
    const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return rendered !== undefined && !rendered.selected;
  });
}

function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control.name !== "") control.value = query.get(control.name) ?? "";
    }
  }
}

interface FilterSelectProps {
  name: string;
  title: string;
  /** The option that filters nothing. */
  all: string;
  options: readonly { value: string; title: string }[];
}

/** A dropdown of the form; its value comes from the address. */
export function FilterSelect({ name, title, all, options }: FilterSelectProps) {
  const [query] = useSearchParams();
  return (
    <Field label={title} htmlFor={name}>
      <Select id={name} name={name} defaultValue={query.get(name) ?? ""}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

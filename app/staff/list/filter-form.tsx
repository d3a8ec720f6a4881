import { useEffect, useRef, type ChangeEvent, type FormEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { changedSearch } from "./list-query.ts";

/** A pause in typing after which the list is asked for. */
const PAUSE_MS = 300;

interface FilterFormProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Filters that write themselves into the address as they change, so that any view can be handed over
 * as a link. Without script it is a plain GET form.
 */
export function FilterForm({ label, className, children }: FilterFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const written = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);

  // Back, a link or a reset change the address without the form: its boxes follow.
  useEffect(() => {
    if (written.current === search) return;
    written.current = search;
    // What was chosen a moment ago is newer than the view that arrives now.
    if (isPending.current) return;
    if (form.current) fill(form.current, new URLSearchParams(search));
  }, [search]);

  function write() {
    clearTimeout(pause.current);
    isPending.current = false;
    if (!form.current) return;
    const next = searchOf(form.current);
    if (next === written.current) return;
    written.current = next;
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(pause.current);
    isPending.current = true;
    const isTyped = target instanceof HTMLInputElement && target.type !== "date";
    pause.current = setTimeout(write, isTyped ? PAUSE_MS : 0);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    write();
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      onChange={onChange}
      onSubmit={onSubmit}
      className={className}
    >
      {children}
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </form>
  );
}

function searchOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value.trim());
  }
  return changedSearch(query, {});
}

function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control.name !== "") control.value = query.get(control.name) ?? "";
    }
  }
}

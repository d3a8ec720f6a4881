import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { useStored } from "../../live/hooks/use-stored.ts";
import { SAVED_VIEWS } from "../../live/session/stored-keys.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStaffViewer } from "./use-sees.ts";
import { parseViews, withView, withoutView } from "./views.ts";

/** The views of a page that the viewer saved in this browser, and a form that saves this one. */
export function SavedViews() {
  const { search } = useLocation();
  const [text, store] = useStored(SAVED_VIEWS, "");
  const [isNaming, setNaming] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const person = useStaffViewer()?.id ?? "";
  const views = parseViews(text, person);

  /** Makes a change that removes the focused element. */
  function change(apply: () => void) {
    flushSync(apply);
    saveButton.current?.focus();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    if (typeof name !== "string" || name.trim() === "") return;
    change(() => {
      store(withView(views, { name: name.trim(), search }, person));
      setNaming(false);
    });
  }

  return (
    <div data-scripted="" className="dense-controls flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Link
            to={{ search: view.search }}
            aria-current={view.search === search ? "true" : undefined}
            className="btn btn-secondary rounded-r-none px-3 text-sm"
          >
            <bdi className="max-w-48 truncate">{view.name}</bdi>
          </Link>
          <button
            type="button"
            aria-label={LISTS.deleteView(view.name)}
            onClick={() => change(() => store(withoutView(views, view.name, person)))}
            className="btn btn-secondary min-w-9 rounded-l-none border-l-0 px-0 max-md:min-w-11"
          >
            <Icon name="x" />
          </button>
        </span>
      ))}
      {isNaming ? (
        <form onSubmit={save} className="flex gap-2">
          <TextInput
            name="name"
            required
            ref={focusOnMount}
            maxLength={40}
            aria-label={LISTS.viewName}
            placeholder={LISTS.viewName}
            className="max-w-48"
            onKeyDown={(event) => {
              if (event.key === "Escape") change(() => setNaming(false));
            }}
          />
          <Button type="submit" size="sm">
            {LISTS.save}
          </Button>
        </form>
      ) : (
        <Button ref={saveButton} size="sm" icon="plus" onClick={() => setNaming(true)}>
          {LISTS.saveView}
        </Button>
      )}
    </div>
  );
}

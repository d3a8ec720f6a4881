import * as v from "valibot";

/** A view that somebody gave a name: the query of its page. */
export interface View {
  name: string;
  search: string;
}

const MOST_VIEWS = 20;

const storedViews = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), search: v.string() }))),
  [],
);

/** The views in a stored text; none for anything unreadable. */
export function parseViews(text: string): View[] {
  return v.parse(storedViews, text).slice(0, MOST_VIEWS);
}

/** The text with one more view, in place of an older one of its name; without its page. */
export function pinned(views: readonly View[], { name, search }: View): string {
  const query = new URLSearchParams(search);
  for (const passing of ["page", "row", "unread", "wait", "again"]) query.delete(passing);
  const others = views.filter((view) => view.name !== name);
  return JSON.stringify([...others, { name, search: `?${query}` }].slice(-MOST_VIEWS));
}

export function unpinned(views: readonly View[], name: string): string {
  return JSON.stringify(views.filter((view) => view.name !== name));
}

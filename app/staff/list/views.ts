import * as v from "valibot";

/** A named view: its page's query. */
export interface View {
  name: string;
  search: string;
}

const MOST_VIEWS = 20;

const storedViews = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      by: v.string(),
      views: v.array(v.object({ name: v.string(), search: v.string() })),
    }),
  ),
  { by: "", views: [] },
);

/** A person's saved views in a stored text; none if it is another's or unreadable. */
export function parseViews(text: string, person: string): View[] {
  const { by, views } = v.parse(storedViews, text);
  return by === person ? views.slice(0, MOST_VIEWS) : [];
}

/** The text of these views. */
function storedText(views: readonly View[], person: string): string {
  return JSON.stringify({ by: person, views });
}

/** The text with a view added, in place of one of the same name; without its page. */
export function withView(views: readonly View[], { name, search }: View, person: string): string {
  const query = new URLSearchParams(search);
  for (const passing of ["page", "row", "unread", "wait", "again"]) query.delete(passing);
  const others = views.filter((view) => view.name !== name);
  return storedText([...others, { name, search: `?${query}` }].slice(-MOST_VIEWS), person);
}

export function withoutView(views: readonly View[], name: string, person: string): string {
  const others = views.filter((view) => view.name !== name);
  return storedText(others, person);
}

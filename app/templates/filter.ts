import { TEMPLATE_CATEGORIES, type TemplateCategory } from "../content/template-categories.ts";
import type { Template } from "../contract/template.ts";

export function isTemplateCategory(text: string): text is TemplateCategory {
  return TEMPLATE_CATEGORIES.some((category) => category === text);
}

/** The category of an address; 'All' without one, and for one we do not know. */
export function categoryOf(query: URLSearchParams): TemplateCategory {
  const category = query.get("category") ?? "";
  return isTemplateCategory(category) ? category : "All";
}

/** /templates?category=…&q=… */
export function listAddress({
  category,
  search,
}: {
  category: TemplateCategory;
  search: string;
}): string {
  const query = new URLSearchParams();
  if (category !== "All") query.set("category", category);
  if (search !== "") query.set("q", search);
  return query.size > 0 ? `/templates?${query}` : "/templates";
}

/** /templates/{id} */
export function addressOfTemplate({ id }: Template): string {
  return `/templates/${encodeURIComponent(id)}`;
}

/**
 * Templates whose name contains the category's name and the search text, case-insensitively and without the spaces
 * around it, which the keyboards of phones write. So 'Jail' also finds 'Unjail'.
 */
export function matchingTemplates(
  templates: readonly Template[],
  category: TemplateCategory,
  search: string,
): Template[] {
  const wanted = category === "All" ? "" : category.toLowerCase();
  const text = search.trim().toLowerCase();
  return templates.filter((template) => {
    const name = template.name.toLowerCase();
    return name.includes(wanted) && name.includes(text);
  });
}

function wordsOf(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The templates whose names share most words with one, in the list's order among equals; itself left out. */
export function relatedTemplates(
  templates: readonly Template[],
  template: Template,
  count: number,
): Template[] {
  const wanted = wordsOf(template.name);
  const shared = ({ name }: Template) =>
    [...wordsOf(name)].filter((word) => wanted.has(word)).length;
  return templates
    .filter((other) => other.id !== template.id)
    .map((other) => ({ other, score: shared(other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

/** Characters of code that are drawn at a time. A card without any takes as long as a hundred of them. */
const MOST_DRAWN = 24_000;
const CARD = 100;

/** The number of templates to draw when more than `count` are wanted; limited, because each card draws its whole message. */
export function countWithMore(templates: readonly Template[], count: number): number {
  let drawn = 0;
  const end = templates.findIndex(({ embed }, i) => {
    if (i >= count) drawn += embed.length + CARD;
    return i > count && drawn > MOST_DRAWN;
  });
  return end < 0 ? templates.length : end;
}

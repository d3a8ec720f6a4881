import { TEMPLATE_CATEGORIES, type TemplateCategory } from "../content/template-categories.ts";
import type { Template } from "../contract/template.ts";

export function isTemplateCategory(text: string): text is TemplateCategory {
  return TEMPLATE_CATEGORIES.some((category) => category === text);
}

/** An address's category; 'All' without one, or if unknown. */
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
 * Templates whose names contain the category's name and the trimmed search text, ignoring case. So
 * 'Jail' also finds 'Unjail'.
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

/** Templates that share most words of a name, else in list order; without itself. */
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

/** Most characters of code to draw at a time. A card without code costs as much as a hundred. */
const MOST_DRAWN = 24_000;
const CARD = 100;

/** How many templates to draw if more than `count` are wanted; limited by their messages. */
export function countWithMore(templates: readonly Template[], count: number): number {
  let drawn = 0;
  const end = templates.findIndex(({ embed }, i) => {
    if (i >= count) drawn += embed.length + CARD;
    return i > count && drawn > MOST_DRAWN;
  });
  return end < 0 ? templates.length : end;
}

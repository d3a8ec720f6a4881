import { TEMPLATE_CATEGORIES, type TemplateCategory } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";

export function isTemplateCategory(text: string): text is TemplateCategory {
  return TEMPLATE_CATEGORIES.some((category) => category === text);
}

/**
 * Templates whose name contains the category's name and the search text, case-insensitively. So 'Jail'
 * also finds 'Unjail'.
 */
export function matchingTemplates(
  templates: readonly Template[],
  category: TemplateCategory,
  search: string,
): Template[] {
  const wanted = category === "All" ? "" : category.toLowerCase();
  const text = search.toLowerCase();
  return templates.filter((template) => {
    const name = template.name.toLowerCase();
    return name.includes(wanted) && name.includes(text);
  });
}

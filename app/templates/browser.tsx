import { useCallback, useId } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSearch } from "../commands/use-search.ts";
import { here } from "../content/addresses.ts";
import { TEMPLATE_CATEGORIES, type TemplateCategory } from "../content/template-categories.ts";
import { CATEGORY_NAMES, TEMPLATES } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { formatCount } from "../format/number.ts";
import { useDrawn } from "../live/hooks/use-drawn.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/field.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { ShowMore } from "../ui/show-more.tsx";
import { useTypedEarly } from "../ui/typed-early.ts";
import { TemplateCard } from "./card.tsx";
import {
  categoryOf,
  countWithMore,
  isTemplateCategory,
  listAddress,
  matchingTemplates,
} from "./filter.ts";

/** The templates. Search and category are in the address; without scripts, a GET form. */
export function TemplateBrowser({ templates }: { templates: readonly Template[] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const category = categoryOf(query);
  const hrefFor = useCallback((search: string) => listAddress({ category, search }), [category]);
  const { text, setText, writeUrl } = useSearch(query, hrefFor);
  const found = matchingTemplates(templates, category, text);

  function show(next: TemplateCategory, search: string) {
    const options = { preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate(listAddress({ category: next, search }), options);
  }

  const choice = useId();
  useTypedEarly(choice);
  return (
    <div className="flex flex-col gap-6">
      <form
        role="search"
        action={here("/templates")}
        onSubmit={(event) => {
          event.preventDefault();
          writeUrl();
        }}
        className="grid grid-cols-1 gap-3 sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)_14rem]"
      >
        <SearchBox
          name="q"
          label={TEMPLATES.searchLabel}
          placeholder={TEMPLATES.search}
          value={text}
          onChange={setText}
        />
        <Select
          id={choice}
          name="category"
          aria-label={TEMPLATES.category}
          value={category}
          onChange={(event) => {
            if (isTemplateCategory(event.target.value)) show(event.target.value, text);
          }}
        >
          {TEMPLATE_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {CATEGORY_NAMES[name]}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit">{TEMPLATES.submit}</Button>
        </noscript>
      </form>
      <p className="text-sm text-muted tabular-nums" role="status">
        {TEMPLATES.count(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyPanel title={TEMPLATES.noMatch}>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              setText("");
              show("All", "");
            }}
          >
            {TEMPLATES.reset}
          </Button>
        </EmptyPanel>
      ) : (
        <GrowingList name={`${category} ${text}`} templates={found} />
      )}
    </div>
  );
}

/** The first templates, others on demand; without scripts, one finds them by name. */
function GrowingList({ name, templates }: { name: string; templates: readonly Template[] }) {
  const [count, draw] = useDrawn(name, countWithMore(templates, 0));
  const isHydrated = useHydrated();
  return (
    <>
      <TemplateCards templates={templates.slice(0, count)} />
      {count < templates.length && (
        <div className="border-t border-line pt-6">
          <p>{TEMPLATES.showing(formatCount(count), formatCount(templates.length))}</p>
          {isHydrated ? (
            <ShowMore key={count} onMore={() => draw(countWithMore(templates, count))} />
          ) : (
            <p>{TEMPLATES.narrow}</p>
          )}
        </div>
      )}
    </>
  );
}

interface CardsProps {
  templates: readonly Template[];
  /** Level of the names' headings. */
  headingLevel?: 2 | 3;
}

export function TemplateCards({ templates, headingLevel = 2 }: CardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {templates.map((template) => (
        <TemplateCard
          key={`${template.id} ${template.name}`}
          template={template}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}

import { useState } from "react";
import { TEMPLATE_CATEGORIES, TEMPLATES, type TemplateCategory } from "../content/templates.ts";
import type { Template } from "../contract/template.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/field.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { TemplateCard } from "./card.tsx";
import { isTemplateCategory, matchingTemplates } from "./filter.ts";

export default function TemplateBrowser({ templates }: { templates: readonly Template[] }) {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<TemplateCategory>("All");
  const found = matchingTemplates(templates, category, search);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchBox
          label={TEMPLATES.searchLabel}
          placeholder={TEMPLATES.search}
          value={search}
          onChange={setSearch}
        />
        <Select
          aria-label={TEMPLATES.category}
          value={category}
          onChange={(event) => {
            if (isTemplateCategory(event.target.value)) setCategory(event.target.value);
          }}
        >
          {TEMPLATE_CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <p className="text-sm text-muted tabular-nums" role="status">
        {found.length === 1 ? "1 template" : `${found.length} templates`}
      </p>
      {found.length === 0 ? (
        <EmptyPanel title={TEMPLATES.noMatch}>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              setSearch("");
              setCategory("All");
            }}
          >
            {TEMPLATES.reset}
          </Button>
        </EmptyPanel>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((template) => (
            <TemplateCard key={`${template.id} ${template.name}`} template={template} />
          ))}
        </ul>
      )}
    </div>
  );
}

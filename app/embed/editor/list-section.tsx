import { flushSync } from "react-dom";
import { BUILDER, EDITOR_WORDS } from "../../content/embed/embed.ts";
import { Button } from "../../ui/button.tsx";
import { MAX_BUTTONS, MAX_FIELDS } from "../embed.ts";
import type { FieldPath, ListName } from "../field-paths.ts";
import type { ListItem, ListProps } from "./list-rows.tsx";
import { Section } from "./section.tsx";
import { ListRows } from "./list-rows.tsx";

const LISTS = {
  fields: {
    title: EDITOR_WORDS.fields,
    max: MAX_FIELDS,
    addLabel: BUILDER.addField,
    checkedPaths: (index: number): FieldPath[] => [`fields.${index}.name`, `fields.${index}.value`],
  },
  buttons: {
    title: EDITOR_WORDS.buttons,
    max: MAX_BUTTONS,
    addLabel: BUILDER.addButton,
    checkedPaths: (index: number): FieldPath[] => [
      `buttons.${index}.label`,
      `buttons.${index}.url`,
    ],
  },
} as const;

interface ListSectionProps extends ListProps {
  list: ListName;
  items: readonly ListItem[];
}

/** A section for adding items; the first one brings the rows. */
export function ListSection({ list, items, edit, announce }: ListSectionProps) {
  const { title, max, addLabel, checkedPaths } = LISTS[list];
  return (
    <Section title={title} groups={items.map((_, index) => checkedPaths(index))}>
      {items.length > 0 && <ListRows {...{ list, max, items, edit, announce }} />}
      <Button
        id={`embed-${list}-add`}
        icon="plus"
        className="w-fit"
        disabled={items.length >= max}
        onClick={({ currentTarget }) => {
          flushSync(() => edit({ type: "added", list }));
          // Not its first input: on phones, the keyboard would cover the page.
          const rows = currentTarget.previousElementSibling;
          rows?.querySelector<HTMLElement>("li:last-child summary")?.focus();
        }}
      >
        {addLabel}
      </Button>
    </Section>
  );
}

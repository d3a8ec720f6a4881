import type { ReactNode } from "react";
import { BUILDER, EDITOR_WORDS } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import { MAX_BUTTONS, MAX_FIELDS } from "../embed.ts";
import type { FieldPath } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";
import { useDrag } from "./use-drag.ts";

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

export interface ListProps {
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
}

interface ListSectionProps extends ListProps {
  list: keyof typeof LISTS;
  /** The inputs of each item. */
  items: readonly ReactNode[];
}

/** A section whose items can be added, removed, duplicated and moved. */
export function ListSection({ list, items, edit, announce }: ListSectionProps) {
  const { title, max, addLabel, checkedPaths } = LISTS[list];
  const {
    list: listRef,
    dragged,
    handleProps,
  } = useDrag((from, to) => edit({ type: "moved", list, from, to }));
  return (
    <Section title={title} groups={items.map((_, index) => checkedPaths(index))}>
      {items.length > 0 && (
        <ol ref={listRef} className="grid grid-cols-1 gap-3">
          {numbered(items).map(({ place: index, item }) => (
            <Row
              key={index}
              list={list}
              index={index}
              count={items.length}
              max={max}
              isDragged={dragged === index}
              handleProps={handleProps(index)}
              edit={edit}
              announce={announce}
            >
              {item}
            </Row>
          ))}
        </ol>
      )}
      <Button
        id={`embed-${list}-add`}
        icon="plus"
        className="w-fit"
        disabled={items.length >= max}
        onClick={() => edit({ type: "added", list })}
      >
        {addLabel}
      </Button>
    </Section>
  );
}

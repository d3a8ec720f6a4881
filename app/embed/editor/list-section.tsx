import type { ReactNode } from "react";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import type { FieldPath, ListName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";
import { useDrag } from "./use-drag.ts";

interface ListSectionProps {
  title: string;
  list: ListName;
  /** The inputs of each item. */
  items: readonly ReactNode[];
  /** The texts of each item that can have problems. */
  groups: readonly (readonly FieldPath[])[];
  max: number;
  addLabel: string;
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
}

/** A section whose items can be added, removed, duplicated and moved. */
export function ListSection(props: ListSectionProps) {
  const { title, list, items, groups, max, addLabel, edit, announce } = props;
  const {
    list: listRef,
    dragged,
    handleProps,
  } = useDrag((from, to) => edit({ type: "moved", list, from, to }));
  return (
    <Section title={title} groups={groups}>
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
        variant="secondary"
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

import { memo, type ComponentProps } from "react";
import { BUILDER } from "../../content/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import { MOST_FIELDS, type EmbedField } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { isProblem, useChecks, type Check } from "./checks.ts";
import { Control } from "./control.tsx";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";
import { useDrag } from "./use-drag.ts";

interface FieldsProps {
  fields: readonly EmbedField[];
  edit: (edit: Edit) => void;
  say: (text: string) => void;
}

/** The list of fields: name, value, inline (§2). */
export const Fields = memo(function Fields({ fields, edit, say }: FieldsProps) {
  const checkOf = useChecks();
  const { list, dragged, handle } = useDrag((from, to) =>
    edit({ type: "moved", list: "fields", from, to }),
  );
  const rows = numbered(fields).map(({ place, item }) => ({
    place,
    field: item,
    name: checkOf(`fields.${place}.name`),
    value: checkOf(`fields.${place}.value`),
  }));
  return (
    <Section
      title="Fields"
      problems={rows.filter(({ name, value }) => isProblem(name) || isProblem(value)).length}
    >
      {rows.length > 0 && (
        <ol ref={list} className="grid grid-cols-1 gap-3">
          {rows.map(({ place, field, name, value }) => (
            <Row
              key={place}
              list="fields"
              index={place}
              count={fields.length}
              most={MOST_FIELDS}
              isDragged={dragged === place}
              handle={handle(place)}
              edit={edit}
              say={say}
            >
              <FieldInputs
                index={place}
                field={field}
                edit={edit}
                nameCheck={name}
                valueCheck={value}
              />
            </Row>
          ))}
        </ol>
      )}
      <AddButton
        id="embed-fields-add"
        disabled={fields.length >= MOST_FIELDS}
        onClick={() => edit({ type: "added", list: "fields" })}
      >
        {BUILDER.addField}
      </AddButton>
    </Section>
  );
});

export function AddButton(props: ComponentProps<"button">) {
  return <Button variant="secondary" icon="plus" className="w-fit" {...props} />;
}

const FieldInputs = memo(function FieldInputs({
  index,
  field,
  edit,
  nameCheck,
  valueCheck,
}: {
  index: number;
  field: EmbedField;
  edit: (edit: Edit) => void;
  nameCheck: Check;
  valueCheck: Check;
}) {
  return (
    <>
      <Control place={`fields.${index}.name`} value={field.name} edit={edit} {...nameCheck} />
      <Control
        place={`fields.${index}.value`}
        value={field.value}
        edit={edit}
        rows={2}
        {...valueCheck}
      />
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={field.inline}
          onChange={(event) => edit({ type: "inline", index, value: event.target.checked })}
          className="size-5 accent-accent focus-ring"
        />
        <span>
          <span className="sr-only">{`Field ${index + 1} `}</span>
          Inline
        </span>
      </label>
    </>
  );
});

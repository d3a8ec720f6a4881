import { memo } from "react";
import { BUILDER } from "../../content/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { MAX_FIELDS, type EmbedField } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { Control } from "./control.tsx";
import { ListSection } from "./list-section.tsx";

interface FieldsProps {
  fields: readonly EmbedField[];
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
}

/** The list of fields: name, value, inline. */
export const Fields = memo(function Fields({ fields, edit, announce }: FieldsProps) {
  return (
    <ListSection
      title="Fields"
      list="fields"
      items={numbered(fields).map(({ place: index, item }) => (
        <FieldInputs key={index} index={index} field={item} edit={edit} />
      ))}
      groups={fields.map((_, index) => [`fields.${index}.name`, `fields.${index}.value`])}
      max={MAX_FIELDS}
      addLabel={BUILDER.addField}
      edit={edit}
      announce={announce}
    />
  );
});

interface InputsProps {
  index: number;
  field: EmbedField;
  edit: (edit: Edit) => void;
}

const FieldInputs = memo(function FieldInputs({ index, field, edit }: InputsProps) {
  return (
    <>
      <Control path={`fields.${index}.name`} value={field.name} edit={edit} />
      <Control path={`fields.${index}.value`} value={field.value} edit={edit} rows={2} />
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

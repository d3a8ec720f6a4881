import { memo } from "react";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import type { EmbedField } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Control } from "./control.tsx";
import type { ListProps } from "./list-rows.tsx";
import { ListSection } from "./list-section.tsx";

interface FieldsProps extends ListProps {
  fields: readonly EmbedField[];
}

export const Fields = memo(function Fields({ fields, edit, announce }: FieldsProps) {
  const items = numbered(fields).map(({ place: index, item }) => ({
    inputs: <FieldInputs index={index} field={item} edit={edit} />,
    title: item.name,
    mark: item.inline ? EDITOR_WORDS.inline : null,
  }));
  return <ListSection list="fields" items={items} edit={edit} announce={announce} />;
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
      <Checkbox
        className="w-fit"
        checked={field.inline}
        onChange={(checked) => edit({ type: "inline", index, value: checked })}
      >
        <span className="sr-only">{`${EDITOR_WORDS.field} ${index + 1} `}</span>
        {EDITOR_WORDS.inline}
      </Checkbox>
    </>
  );
});

import { memo } from "react";
import { EDITOR_WORDS, STYLE_NAMES } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Select } from "../../ui/field.tsx";
import { BUTTON_STYLES, type EmbedButton } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { Control } from "./control.tsx";
import type { ListProps } from "./list-rows.tsx";
import { ListSection } from "./list-section.tsx";

interface ButtonsProps extends ListProps {
  buttons: readonly EmbedButton[];
}

export const Buttons = memo(function Buttons({ buttons, edit, announce }: ButtonsProps) {
  const items = numbered(buttons).map(({ place: index, item }) => ({
    inputs: <ButtonInputs index={index} button={item} edit={edit} />,
    title: item.label,
    mark: null,
  }));
  return <ListSection list="buttons" items={items} edit={edit} announce={announce} />;
});

interface InputsProps {
  index: number;
  button: EmbedButton;
  edit: (edit: Edit) => void;
}

const ButtonInputs = memo(function ButtonInputs({ index, button, edit }: InputsProps) {
  const id = `embed-buttons-${index}-style`;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Control path={`buttons.${index}.label`} value={button.label} edit={edit} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="flex min-h-6 items-end text-sm font-600">
          {EDITOR_WORDS.styleOf(`${EDITOR_WORDS.button} ${index + 1}`)}
        </label>
        <Select
          id={id}
          value={button.style}
          onChange={(event) => {
            const style = BUTTON_STYLES.find((known) => known === event.target.value);
            if (style) edit({ type: "style", index, value: style });
          }}
        >
          {BUTTON_STYLES.map((style) => (
            <option key={style} value={style}>
              {STYLE_NAMES[style]}
            </option>
          ))}
        </Select>
      </div>
      <Control
        path={`buttons.${index}.url`}
        value={button.url}
        edit={edit}
        placeholder="https://"
      />
      <Control path={`buttons.${index}.emoji`} value={button.emoji} edit={edit} />
    </div>
  );
});

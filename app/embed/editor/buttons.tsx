import { memo } from "react";
import { BUILDER } from "../../content/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Select } from "../../ui/field.tsx";
import { BUTTON_STYLES, MOST_BUTTONS, type EmbedButton } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { isProblem, useChecks, type Check } from "./checks.ts";
import { Control } from "./control.tsx";
import { AddButton } from "./fields.tsx";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";
import { useDrag } from "./use-drag.ts";

interface ButtonsProps {
  buttons: readonly EmbedButton[];
  edit: (edit: Edit) => void;
  say: (text: string) => void;
}

/** The list of buttons: label, style, URL, emoji (§2). */
export const Buttons = memo(function Buttons({ buttons, edit, say }: ButtonsProps) {
  const checkOf = useChecks();
  const { list, dragged, handle } = useDrag((from, to) =>
    edit({ type: "moved", list: "buttons", from, to }),
  );
  const rows = numbered(buttons).map(({ place, item }) => ({
    place,
    button: item,
    label: checkOf(`buttons.${place}.label`),
    url: checkOf(`buttons.${place}.url`),
  }));
  return (
    <Section
      title="Buttons"
      problems={rows.filter(({ label, url }) => isProblem(label) || isProblem(url)).length}
    >
      {rows.length > 0 && (
        <ol ref={list} className="grid grid-cols-1 gap-3">
          {rows.map(({ place, button, label, url }) => (
            <Row
              key={place}
              list="buttons"
              index={place}
              count={buttons.length}
              most={MOST_BUTTONS}
              isDragged={dragged === place}
              handle={handle(place)}
              edit={edit}
              say={say}
            >
              <ButtonInputs
                index={place}
                button={button}
                edit={edit}
                labelCheck={label}
                urlCheck={url}
              />
            </Row>
          ))}
        </ol>
      )}
      <AddButton
        id="embed-buttons-add"
        disabled={buttons.length >= MOST_BUTTONS}
        onClick={() => edit({ type: "added", list: "buttons" })}
      >
        {BUILDER.addButton}
      </AddButton>
    </Section>
  );
});

interface InputsProps {
  index: number;
  button: EmbedButton;
  edit: (edit: Edit) => void;
  labelCheck: Check;
  urlCheck: Check;
}

const ButtonInputs = memo(function ButtonInputs({
  index,
  button,
  edit,
  labelCheck,
  urlCheck,
}: InputsProps) {
  const id = `embed-buttons-${index}-style`;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Control place={`buttons.${index}.label`} value={button.label} edit={edit} {...labelCheck} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="flex min-h-6 items-end text-sm font-600">
          {`Button ${index + 1} style`}
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
            <option key={style}>{style}</option>
          ))}
        </Select>
      </div>
      <Control
        place={`buttons.${index}.url`}
        value={button.url}
        edit={edit}
        placeholder="https://"
        {...urlCheck}
      />
      <Control place={`buttons.${index}.emoji`} value={button.emoji} edit={edit} />
    </div>
  );
});

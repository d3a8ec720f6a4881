import type { Dispatch } from "react";
import { useId } from "react";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import {
  BUTTON_STYLES,
  MOST_BUTTONS,
  MOST_FIELDS,
  type EmbedButton,
  type EmbedField,
} from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { BUILDER } from "../words.ts";
import { Section } from "./section.tsx";
import { Address, Line, Lines } from "./text.tsx";

interface ListProps<T> {
  items: readonly T[];
  edit: Dispatch<Edit>;
}

function Remove({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon="x" onClick={onClick} className="w-fit">
      Remove<span className="sr-only">{` ${what}`}</span>
    </Button>
  );
}

/** The list of fields: name, value, inline (§2). */
export function Fields({ items, edit }: ListProps<EmbedField>) {
  return (
    <Section title="Fields">
      {numbered(items).map(({ place: index, item: field }) => (
        <div key={index} className="grid gap-3 border-b border-line pb-4">
          <Line
            label={`Field ${index + 1} name`}
            value={field.name}
            onChange={(name) => edit({ type: "field-changed", index, change: { name } })}
          />
          <Lines
            label={`Field ${index + 1} value`}
            rows={2}
            value={field.value}
            onChange={(value) => edit({ type: "field-changed", index, change: { value } })}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-text">
              <input
                type="checkbox"
                checked={field.inline}
                onChange={(event) =>
                  edit({ type: "field-changed", index, change: { inline: event.target.checked } })
                }
                className="size-5 accent-accent"
              />
              Inline
            </label>
            <Remove
              what={`field ${index + 1}`}
              onClick={() => edit({ type: "field-removed", index })}
            />
          </div>
        </div>
      ))}
      <Button
        variant="secondary"
        className="w-fit"
        disabled={items.length >= MOST_FIELDS}
        onClick={() => edit({ type: "field-added" })}
      >
        {BUILDER.addField}
      </Button>
    </Section>
  );
}

function StyleSelect({
  label,
  button,
  onChange,
}: {
  label: string;
  button: EmbedButton;
  onChange: (change: Partial<EmbedButton>) => void;
}) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        value={button.style}
        onChange={(event) => {
          const style = BUTTON_STYLES.find((known) => known === event.target.value);
          if (style) onChange({ style });
        }}
      >
        {BUTTON_STYLES.map((style) => (
          <option key={style}>{style}</option>
        ))}
      </Select>
    </Field>
  );
}

/** The list of buttons: label, style, URL, emoji (§2). */
export function Buttons({ items, edit }: ListProps<EmbedButton>) {
  return (
    <Section title="Buttons">
      {numbered(items).map(({ place: index, item: button }) => {
        const place = `Button ${index + 1}`;
        function change(changes: Partial<EmbedButton>) {
          edit({ type: "button-changed", index, change: changes });
        }
        return (
          <div key={index} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-2">
            <Line
              label={`${place} label`}
              value={button.label}
              onChange={(label) => change({ label })}
            />
            <StyleSelect label={`${place} style`} button={button} onChange={change} />
            <Address
              label={`${place} URL`}
              value={button.url}
              onChange={(url) => change({ url })}
            />
            <Line
              label={`${place} emoji`}
              value={button.emoji}
              onChange={(emoji) => change({ emoji })}
            />
            <Remove
              what={place.toLowerCase()}
              onClick={() => edit({ type: "button-removed", index })}
            />
          </div>
        );
      })}
      <Button
        variant="secondary"
        className="w-fit"
        disabled={items.length >= MOST_BUTTONS}
        onClick={() => edit({ type: "button-added" })}
      >
        {BUILDER.addButton}
      </Button>
    </Section>
  );
}

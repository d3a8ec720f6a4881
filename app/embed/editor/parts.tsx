import type { Dispatch } from "react";
import { useId } from "react";
import { Field, TextInput } from "../../ui/field.tsx";
import { hexColor } from "../color.ts";
import { DEFAULT_COLOR, type Embed } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { Section } from "./section.tsx";
import { Address, Line, Lines } from "./text.tsx";

interface PartProps {
  embed: Embed;
  edit: Dispatch<Edit>;
}

function ColorInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <Field label="Color" htmlFor={id}>
      <div className="flex gap-2">
        <TextInput
          id={id}
          value={value}
          placeholder={DEFAULT_COLOR}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="color"
          aria-label="Pick a color"
          value={hexColor(value) ?? DEFAULT_COLOR}
          onChange={(event) => onChange(event.target.value)}
          className="size-11 shrink-0 cursor-pointer rounded-md border border-line bg-surface p-1"
        />
      </div>
    </Field>
  );
}

/** Content, color, title, URL and description. */
export function Body({ embed, edit }: PartProps) {
  return (
    <Section title="Message">
      <Lines
        label="Content"
        rows={2}
        value={embed.content}
        onChange={(value) => edit({ type: "text", key: "content", value })}
      />
      <ColorInput
        value={embed.color}
        onChange={(value) => edit({ type: "text", key: "color", value })}
      />
      <Line
        label="Title"
        value={embed.title}
        onChange={(value) => edit({ type: "text", key: "title", value })}
      />
      <Address
        label="URL"
        value={embed.url}
        onChange={(value) => edit({ type: "text", key: "url", value })}
      />
      <Lines
        label="Description"
        rows={5}
        value={embed.description}
        onChange={(value) => edit({ type: "text", key: "description", value })}
      />
    </Section>
  );
}

/** Author name, icon URL and URL. */
export function Author({ embed, edit }: PartProps) {
  return (
    <Section title="Author">
      <Line
        label="Author name"
        value={embed.author.name}
        onChange={(name) => edit({ type: "author", change: { name } })}
      />
      <Address
        label="Author icon URL"
        value={embed.author.icon}
        onChange={(icon) => edit({ type: "author", change: { icon } })}
      />
      <Address
        label="Author URL"
        value={embed.author.url}
        onChange={(url) => edit({ type: "author", change: { url } })}
      />
    </Section>
  );
}

/** Thumbnail URL and image URL. */
export function Images({ embed, edit }: PartProps) {
  return (
    <Section title="Images">
      <Address
        label="Thumbnail URL"
        value={embed.thumbnail}
        onChange={(value) => edit({ type: "text", key: "thumbnail", value })}
      />
      <Address
        label="Image URL"
        value={embed.image}
        onChange={(value) => edit({ type: "text", key: "image", value })}
      />
    </Section>
  );
}

/** Footer text, icon URL and the timestamp flag. */
export function Footer({ embed, edit }: PartProps) {
  return (
    <Section title="Footer">
      <Line
        label="Footer text"
        value={embed.footer.text}
        onChange={(text) => edit({ type: "footer", change: { text } })}
      />
      <Address
        label="Footer icon URL"
        value={embed.footer.icon}
        onChange={(icon) => edit({ type: "footer", change: { icon } })}
      />
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-text">
        <input
          type="checkbox"
          checked={embed.timestamp}
          onChange={(event) => edit({ type: "timestamp", value: event.target.checked })}
          className="size-5 accent-accent"
        />
        Timestamp
      </label>
    </Section>
  );
}

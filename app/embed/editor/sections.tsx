import { memo } from "react";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import type { Embed } from "../embed.ts";
import { textAt, TIMESTAMP_ID, type FieldPath } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ColorControl } from "./color-control.tsx";
import { Control } from "./control.tsx";
import { Section } from "./section.tsx";

interface SectionsProps {
  embed: Embed;
  edit: (edit: Edit) => void;
}

interface Input {
  path: FieldPath;
  /** Lines of a longer text. */
  rows?: number;
  isAddress?: boolean;
}

const SECTIONS: readonly { title: string; inputs: readonly Input[] }[] = [
  {
    title: EDITOR_WORDS.message,
    inputs: [
      { path: "content", rows: 2 },
      { path: "color" },
      { path: "title" },
      { path: "url", isAddress: true },
      { path: "description", rows: 6 },
    ],
  },
  {
    title: EDITOR_WORDS.author,
    inputs: [
      { path: "author.name" },
      { path: "author.icon", isAddress: true },
      { path: "author.url", isAddress: true },
    ],
  },
  {
    title: EDITOR_WORDS.images,
    inputs: [
      { path: "thumbnail", isAddress: true },
      { path: "image", isAddress: true },
    ],
  },
  {
    title: EDITOR_WORDS.footer,
    inputs: [{ path: "footer.text" }, { path: "footer.icon", isAddress: true }],
  },
];

/** Inputs for all but fields and buttons. */
export const Sections = memo(function Sections({ embed, edit }: SectionsProps) {
  return SECTIONS.map(({ title, inputs }) => (
    <Section key={title} title={title} groups={inputs.map(({ path }) => [path])}>
      {inputs.map(({ path, rows, isAddress }) =>
        path === "color" ? (
          <ColorControl key={path} value={embed.color} edit={edit} />
        ) : (
          <Control
            key={path}
            path={path}
            value={textAt(embed, path)}
            edit={edit}
            rows={rows}
            placeholder={isAddress ? "https://" : undefined}
          />
        ),
      )}
      {title === EDITOR_WORDS.footer && (
        <Checkbox
          className="w-fit"
          id={TIMESTAMP_ID}
          checked={embed.timestamp}
          onChange={(checked) => edit({ type: "timestamp", value: checked })}
        >
          {EDITOR_WORDS.timestamp}
        </Checkbox>
      )}
    </Section>
  ));
});

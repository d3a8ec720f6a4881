import { memo } from "react";
import type { Embed } from "../embed.ts";
import { textAt, TIMESTAMP_ID, type Place } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { isProblem, useChecks } from "./checks.ts";
import { ColorControl } from "./color-control.tsx";
import { Control } from "./control.tsx";
import { Section } from "./section.tsx";

interface SectionProps {
  embed: Embed;
  edit: (edit: Edit) => void;
}

const URL_HINT = "https://";

interface Line {
  place: Place;
  rows?: number;
  isAddress?: boolean;
}

const MESSAGE: readonly Line[] = [
  { place: "title" },
  { place: "url", isAddress: true },
  { place: "description", rows: 6 },
];
const AUTHOR: readonly Line[] = [
  { place: "author.name" },
  { place: "author.icon", isAddress: true },
  { place: "author.url", isAddress: true },
];
const IMAGES: readonly Line[] = [
  { place: "thumbnail", isAddress: true },
  { place: "image", isAddress: true },
];
const FOOTER: readonly Line[] = [
  { place: "footer.text" },
  { place: "footer.icon", isAddress: true },
];

function Lines({ lines, embed, edit }: SectionProps & { lines: readonly Line[] }) {
  const checkOf = useChecks();
  return lines.map(({ place, rows, isAddress }) => (
    <Control
      key={place}
      place={place}
      value={textAt(embed, place)}
      edit={edit}
      rows={rows}
      placeholder={isAddress ? URL_HINT : undefined}
      {...checkOf(place)}
    />
  ));
}

function useProblems(places: readonly Place[]): number {
  const checkOf = useChecks();
  return places.filter((place) => isProblem(checkOf(place))).length;
}

function placesIn(lines: readonly Line[]): Place[] {
  return lines.map(({ place }) => place);
}

/** Everything of the embed but its lists: content, color, title, URL, description, author, images, footer. */
export const Sections = memo(function Sections({ embed, edit }: SectionProps) {
  const checkOf = useChecks();
  return (
    <>
      <Section title="Message" problems={useProblems(["content", "color", ...placesIn(MESSAGE)])}>
        <Control
          place="content"
          value={embed.content}
          edit={edit}
          rows={2}
          {...checkOf("content")}
        />
        <ColorControl value={embed.color} edit={edit} {...checkOf("color")} />
        <Lines lines={MESSAGE} embed={embed} edit={edit} />
      </Section>
      <Section title="Author" problems={useProblems(placesIn(AUTHOR))}>
        <Lines lines={AUTHOR} embed={embed} edit={edit} />
      </Section>
      <Section title="Images" problems={useProblems(placesIn(IMAGES))}>
        <Lines lines={IMAGES} embed={embed} edit={edit} />
      </Section>
      <Section title="Footer" problems={useProblems(placesIn(FOOTER))}>
        <Lines lines={FOOTER} embed={embed} edit={edit} />
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            id={TIMESTAMP_ID}
            type="checkbox"
            checked={embed.timestamp}
            onChange={(event) => edit({ type: "timestamp", value: event.target.checked })}
            className="size-5 accent-accent focus-ring"
          />
          Timestamp
        </label>
      </Section>
    </>
  );
});

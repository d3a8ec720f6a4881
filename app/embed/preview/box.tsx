import { memo } from "react";
import { webAddress } from "../../contract/address.ts";
import { numbered } from "../../format/numbered.ts";
import { BUILDER } from "../../content/embed/embed.ts";
import { DEFAULT_COLOR, hexColor, type Embed, type EmbedField } from "../embed.ts";
import { expand } from "../variables.ts";
import { ExternalLink } from "./elements.tsx";
import { EmbedImage } from "./picture.tsx";
import { ChatMarkdown } from "./text.tsx";

/** Whether the embed shows anything. */
export function hasBody(embed: Embed): boolean {
  const { author, footer } = embed;
  const texts = [embed.title, embed.description, embed.thumbnail, embed.image];
  if ([...texts, author.name, footer.text].some((text) => text.trim() !== "")) return true;
  return rowsOf(embed.fields).length > 0;
}

const Author = memo(function Author({ author }: Pick<Embed, "author">) {
  if (author.name.trim() === "") return null;
  const href = webAddress(expand(author.url));
  const name = expand(author.name);
  return (
    <p className="flex items-center gap-2 text-sm font-600">
      <EmbedImage
        address={author.icon}
        className="size-6 shrink-0 rounded-full bg-hover object-cover"
      />
      <span className="min-w-0 break-words">
        {href ? (
          <ExternalLink href={href} isPlain>
            {name}
          </ExternalLink>
        ) : (
          name
        )}
      </span>
    </p>
  );
});

function Title({ embed }: { embed: Embed }) {
  if (embed.title.trim() === "") return null;
  const href = webAddress(expand(embed.url));
  // HTML allows no links within links, so addresses in a linked title aren't links.
  return (
    <p dir="auto" className="break-words text-base leading-[1.375] font-600">
      {href ? (
        <ExternalLink href={href}>
          <ChatMarkdown text={embed.title} kind="linkedTitle" />
        </ExternalLink>
      ) : (
        <ChatMarkdown text={embed.title} kind="title" />
      )}
    </p>
  );
}

const FieldView = memo(function FieldView({ field }: { field: EmbedField }) {
  return (
    <div className="min-w-0">
      <dt dir="auto" className="mb-0.5 break-words text-sm leading-[1.125rem] font-600">
        <ChatMarkdown text={field.name} kind="fieldName" />
      </dt>
      <dd
        dir="auto"
        className="whitespace-pre-wrap break-words text-sm leading-[1.125rem] text-text/90"
      >
        <ChatMarkdown text={field.value} kind="fieldValue" />
      </dd>
    </div>
  );
});

const Fields = memo(function Fields({
  fields,
  isNarrow,
}: {
  fields: readonly EmbedField[];
  isNarrow: boolean;
}) {
  const rows = rowsOf(fields);
  if (rows.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {numbered(rows).map(({ place, item }) => (
        <dl
          key={place}
          className={
            isNarrow
              ? "grid grid-cols-1 gap-2"
              : "grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2"
          }
        >
          {item.map(({ index, field }) => (
            <FieldView key={index} field={field} />
          ))}
        </dl>
      ))}
    </div>
  );
});

function Footer({ embed }: { embed: Embed }) {
  const text = expand(embed.footer.text).trim();
  if (!text && !embed.timestamp) return null;
  const parts = [text, embed.timestamp ? BUILDER.sentTime : ""].filter(Boolean);
  return (
    <p className="flex items-center gap-2 text-xs font-500 text-muted">
      {text && (
        <EmbedImage
          address={embed.footer.icon}
          className="size-5 shrink-0 rounded-full bg-hover object-cover"
        />
      )}
      <span className="min-w-0 break-words">{parts.join(" • ")}</span>
    </p>
  );
}

/** The embed as chat shows it. */
export function EmbedBox({ embed, isNarrow }: { embed: Embed; isNarrow: boolean }) {
  const color = hexColor(expand(embed.color)) ?? (embed.color.trim() ? "#4e5b66" : DEFAULT_COLOR);
  return (
    <div
      className="grid w-full max-w-130 grid-cols-1 gap-2 overflow-hidden rounded border border-line border-l-4 bg-raised pt-2.5 pr-4 pb-4 pl-3"
      style={{ borderLeftColor: color }}
    >
      <div className="flex gap-4">
        <div className="grid min-w-0 grow grid-cols-1 content-start gap-2">
          <Author author={embed.author} />
          <Title embed={embed} />
          {embed.description.trim() && (
            <div
              dir="auto"
              className="whitespace-pre-wrap break-words text-sm leading-[1.125rem] text-text/90"
            >
              <ChatMarkdown text={embed.description} kind="description" />
            </div>
          )}
          <Fields fields={embed.fields} isNarrow={isNarrow} />
        </div>
        <EmbedImage
          address={embed.thumbnail}
          className="max-h-20 w-16 shrink-0 sm:w-20 self-start rounded object-contain"
        />
      </div>
      <EmbedImage
        address={embed.image}
        className="max-h-75 max-w-[min(100%,25rem)] justify-self-start rounded object-contain"
      />
      <Footer embed={embed} />
    </div>
  );
}

/** A field with its index in the embed. */
export interface IndexedField {
  index: number;
  field: EmbedField;
}

/** Rows of fields as in chat: up to three inline ones share a row. Without empty fields. */
export function rowsOf(fields: readonly EmbedField[]): IndexedField[][] {
  const rows: IndexedField[][] = [];
  let open: IndexedField[] | null = null;
  for (const [index, field] of fields.entries()) {
    if (field.name.trim() === "" && field.value.trim() === "") continue;
    if (field.inline && open && open.length < 3) {
      open.push({ index, field });
      continue;
    }
    const row = [{ index, field }];
    rows.push(row);
    open = field.inline ? row : null;
  }
  return rows;
}

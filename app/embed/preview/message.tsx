import { PRODUCT } from "../../content/site.ts";
import { webAddress } from "../../contract/decode.ts";
import { Picture } from "../../people/picture.tsx";
import { hexColor } from "../color.ts";
import { DEFAULT_COLOR, type Embed } from "../embed.ts";
import { BUILDER } from "../words.ts";
import { MaybeLink, PreviewButtons, PreviewFields, SmallPicture } from "./parts.tsx";

function hasBody(embed: Embed): boolean {
  const { author, footer } = embed;
  const texts = [embed.title, embed.description, embed.thumbnail, embed.image];
  if ([...texts, author.name, footer.text].some((text) => text !== "")) return true;
  return embed.fields.some((field) => field.name || field.value);
}

function Foot({ embed }: { embed: Embed }) {
  if (!embed.footer.text && !embed.timestamp) return null;
  const text = [embed.footer.text, embed.timestamp ? BUILDER.sentTime : ""].filter(Boolean);
  return (
    <div className="flex items-center gap-2 text-xs text-muted">
      <SmallPicture address={embed.footer.icon} />
      <span className="min-w-0 break-words">{text.join(" • ")}</span>
    </div>
  );
}

function EmbedBox({ embed }: { embed: Embed }) {
  const { author } = embed;
  const thumbnail = webAddress(embed.thumbnail);
  const image = webAddress(embed.image);
  return (
    <div
      className="grid max-w-xl gap-3 rounded-md border-l-4 border-line bg-raised p-4"
      style={{ borderLeftColor: hexColor(embed.color) ?? DEFAULT_COLOR }}
    >
      <div className="flex gap-4">
        <div className="grid min-w-0 flex-1 content-start gap-2">
          {author.name ? (
            <div className="flex items-center gap-2 text-sm font-semibold text-text">
              <SmallPicture address={author.icon} />
              <span className="min-w-0 break-words">
                <MaybeLink text={author.name} address={author.url} />
              </span>
            </div>
          ) : null}
          {embed.title ? (
            <p className="break-words font-semibold text-text">
              <MaybeLink text={embed.title} address={embed.url} />
            </p>
          ) : null}
          {embed.description ? (
            <p className="whitespace-pre-line break-words text-sm text-text">{embed.description}</p>
          ) : null}
        </div>
        {thumbnail ? (
          <Picture src={thumbnail} alt="" className="size-20 shrink-0 rounded-md object-cover" />
        ) : null}
      </div>
      <PreviewFields fields={embed.fields} />
      {image ? (
        <Picture src={image} alt="" className="max-h-96 max-w-full rounded-md object-contain" />
      ) : null}
      <Foot embed={embed} />
    </div>
  );
}

/** The message as it will stand in chat: text only, pictures and links from http or https (§5). */
export function PreviewMessage({ embed }: { embed: Embed }) {
  const body = hasBody(embed);
  const empty = !body && !embed.content && embed.buttons.length === 0;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-semibold text-text">
        {PRODUCT}
        <span className="rounded-sm bg-accent-deep px-1.5 text-xs font-medium text-text">APP</span>
      </p>
      {empty ? <p className="text-sm text-muted">{BUILDER.empty}</p> : null}
      {embed.content ? (
        <p className="whitespace-pre-line break-words text-text">{embed.content}</p>
      ) : null}
      {body ? <EmbedBox embed={embed} /> : null}
      <PreviewButtons buttons={embed.buttons} />
    </div>
  );
}

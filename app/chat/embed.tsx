import type { ChatEmbed } from "../content/chat/scene.ts";
import { EmbedArtwork } from "./artwork.tsx";
import { ChatText } from "./text.tsx";

const BARS = {
  accent: "border-l-accent",
  ok: "border-l-ok",
  warn: "border-l-warn",
  down: "border-l-down",
} as const;

export function Embed({ embed }: { embed: ChatEmbed }) {
  return (
    <div
      data-chat-sheet=""
      className={`mt-1.5 max-w-md rounded-md border border-line border-l-4 bg-raised px-3.5 py-3 text-sm ${BARS[embed.tone ?? "accent"]}`}
    >
      {embed.author && <p className="mb-1 text-[0.8125rem] font-500 text-text">{embed.author}</p>}
      {embed.title && (
        <p className="font-600 text-text">
          <ChatText text={embed.title} />
        </p>
      )}
      {embed.description && (
        <p className={embed.title ? "mt-1 text-text/90" : "text-text/90"}>
          <ChatText text={embed.description} />
        </p>
      )}
      {embed.fields && <Fields fields={embed.fields} />}
      {embed.picture && <EmbedArtwork picture={embed.picture} art={embed.art} />}
      {embed.footer && <p className="mt-2.5 text-xs text-muted">{embed.footer}</p>}
    </div>
  );
}

function Fields({ fields }: { fields: NonNullable<ChatEmbed["fields"]> }) {
  return (
    <dl className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-2.5">
      {fields.map((field) => (
        <div key={field.name} className={field.inline ? "min-w-0" : "col-span-full min-w-0"}>
          <dt className="text-[0.8125rem] font-600 text-text">{field.name}</dt>
          <dd className="text-[0.8125rem] text-text/85">
            <ChatText text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

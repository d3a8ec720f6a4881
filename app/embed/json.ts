import { SHARE_WORDS } from "../content/embed/embed.ts";
import { BUTTON_STYLES, hexColor, type Embed, type EmbedButton } from "./embed.ts";

const CUSTOM_EMOJI = /^<(a?):(\w{1,64}):(\d{17,20})>$/;

function emojiJson(emoji: string): object | undefined {
  const [, animated, name, id] = CUSTOM_EMOJI.exec(emoji.trim()) ?? [];
  if (id) return { name, id, animated: animated === "a" };
  return emoji.trim() ? { name: emoji.trim() } : undefined;
}

function filled<T extends Record<string, unknown>>(record: T): Partial<T> | undefined {
  const pairs = Object.entries(record).filter(([, value]) => value !== "" && value !== undefined);
  if (pairs.length === 0) return undefined;
  return Object.assign({}, ...pairs.map(([key, value]) => ({ [key]: value })));
}

function buttonJson({ label, style, url, emoji }: EmbedButton): object {
  // Only link buttons, which are style 5, have an address.
  const number = url === "" ? BUTTON_STYLES.indexOf(style) + 1 : 5;
  return {
    type: 2,
    style: number,
    label: label || undefined,
    url: url || undefined,
    emoji: emojiJson(emoji),
  };
}

/**
 * The message as JSON of the chat platform, and a description of each part that it cannot express. `sentAt` is
 * the timestamp to write, as an ISO date.
 */
export function toJson(embed: Embed, sentAt: string): { json: string; lost: string[] } {
  const color = hexColor(embed.color);
  const body = filled({
    title: embed.title,
    description: embed.description,
    url: embed.url,
    color: color ? Number.parseInt(color.slice(1), 16) : undefined,
    timestamp: embed.timestamp ? sentAt : undefined,
    author: filled({
      name: embed.author.name,
      icon_url: embed.author.icon,
      url: embed.author.url,
    }),
    footer: filled({ text: embed.footer.text, icon_url: embed.footer.icon }),
    thumbnail: filled({ url: embed.thumbnail }),
    image: filled({ url: embed.image }),
    fields: embed.fields.length > 0 ? embed.fields : undefined,
  });
  const rows = Array.from({ length: Math.ceil(embed.buttons.length / 5) }, (_, row) => ({
    type: 1,
    components: embed.buttons.slice(row * 5, row * 5 + 5).map(buttonJson),
  }));
  const message = {
    content: embed.content || undefined,
    embeds: body ? [body] : [],
    components: rows.length > 0 ? rows : undefined,
  };
  const texts = JSON.stringify(message);
  return {
    json: JSON.stringify(message, null, 2),
    lost: [
      ...(/\{(user|guild)[.}]/.test(texts) ? [SHARE_WORDS.variables] : []),
      ...(embed.color !== "" && !color ? [SHARE_WORDS.color] : []),
      ...(embed.timestamp ? [SHARE_WORDS.time] : []),
      ...(embed.buttons.some(({ url }) => url !== "") ? [SHARE_WORDS.buttonColors] : []),
      ...(embed.rest.length > 0 ? [SHARE_WORDS.segments(embed.rest.length)] : []),
    ],
  };
}

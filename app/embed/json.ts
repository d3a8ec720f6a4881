import type {
  APIButtonComponent,
  APIEmbed,
  APIMessageComponentEmoji,
  RESTPostAPIChannelMessageJSONBody,
} from "discord-api-types/v10";
import { SHARE_WORDS } from "../content/embed/embed.ts";
import { webAddress } from "../contract/address.ts";
import { CUSTOM_EMOJI } from "../people/cdn.ts";
import { isEmoji } from "./button-parts.ts";
import { hexColor, type Embed, type EmbedButton } from "./embed.ts";

/** Ids of buttons without address, which the platform requires. They do nothing. */
export const IDLE_ID = /^button-\d{1,2}$/;

/** The platform's numbers for styles. */
const STYLES = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;

/** For texts that the platform refuses if empty; shows nothing. */
const INVISIBLE = "\u200B";

function emojiJson(emoji: string): APIMessageComponentEmoji | undefined {
  const [, animated, name, id] = CUSTOM_EMOJI.exec(emoji.trim()) ?? [];
  if (id) return { name, id, animated: animated === "a" };
  return isEmoji(emoji.trim()) ? { name: emoji.trim() } : undefined;
}

/** The address if the platform accepts it. */
function addressJson(text: string): string | undefined {
  return webAddress(text) === null ? undefined : text;
}

/** A button; null for one without content, which the platform refuses. */
function buttonJson(
  { label, style, url, emoji }: EmbedButton,
  index: number,
): APIButtonComponent | null {
  const address = addressJson(url);
  const shown = {
    type: 2 as const,
    label: label.trim() ? label : undefined,
    emoji: emojiJson(emoji),
  };
  if (!shown.label && !shown.emoji) return null;
  // Only link buttons (style 5) have an address; the bot disables others.
  if (address !== undefined) return { ...shown, style: 5, url: address };
  return { ...shown, style: STYLES[style], custom_id: `button-${index + 1}`, disabled: true };
}

/** The embed; empty if the platform would find nothing in it. */
function bodyJson(embed: Embed, sentAt: string): APIEmbed[] {
  const { author, footer, fields } = embed;
  const color = hexColor(embed.color);
  const [thumbnail, image] = [addressJson(embed.thumbnail), addressJson(embed.image)];
  const [title, description] = [embed.title, embed.description].map((text) =>
    text.trim() ? text : undefined,
  );
  const shown = [title, description, author.name.trim(), footer.text.trim(), thumbnail, image];
  if (fields.length === 0 && !shown.some(Boolean)) return [];
  return [
    {
      title,
      description,
      url: addressJson(embed.url),
      color: color ? Number.parseInt(color.slice(1), 16) : undefined,
      timestamp: embed.timestamp ? sentAt : undefined,
      author: author.name.trim()
        ? { name: author.name, icon_url: addressJson(author.icon), url: addressJson(author.url) }
        : undefined,
      footer: footer.text.trim()
        ? { text: footer.text, icon_url: addressJson(footer.icon) }
        : undefined,
      thumbnail: thumbnail === undefined ? undefined : { url: thumbnail },
      image: image === undefined ? undefined : { url: image },
      fields:
        fields.length > 0
          ? fields.map(({ name, value, inline }) => ({
              name: name.trim() ? name : INVISIBLE,
              value: value.trim() ? value : INVISIBLE,
              inline,
            }))
          : undefined,
    },
  ];
}

/** Whether an address, author or footer is left out so that the platform accepts the message. */
function hasRefused({ author, footer, buttons, ...embed }: Embed): boolean {
  const addresses = [embed.url, embed.thumbnail, embed.image, author.icon, author.url, footer.icon];
  const urls = [...addresses, ...buttons.map(({ url }) => url)];
  const isNameless = author.name.trim() === "" && author.icon + author.url !== "";
  return (
    isNameless ||
    (footer.text.trim() === "" && footer.icon !== "") ||
    urls.some((url) => url !== "" && webAddress(url) === null) ||
    buttons.some(({ emoji }) => emoji.trim() !== "" && !emojiJson(emoji))
  );
}

/**
 * The message as JSON for the chat platform, and what it can't express. `sentAt` is the timestamp
 * to write, as an ISO date.
 */
export function toJson(embed: Embed, sentAt: string): { json: string; lost: string[] } {
  const buttons = embed.buttons.map(buttonJson).filter((button) => button !== null);
  const message: RESTPostAPIChannelMessageJSONBody = {
    content: embed.content || undefined,
    embeds: bodyJson(embed, sentAt),
    components:
      buttons.length > 0
        ? Array.from({ length: Math.ceil(buttons.length / 5) }, (_, row) => ({
            type: 1,
            components: buttons.slice(row * 5, row * 5 + 5),
          }))
        : undefined,
  };
  return {
    json: JSON.stringify(message, null, 2),
    lost: [
      ...(/\{(user|guild)[.}]/.test(JSON.stringify(embed)) ? [SHARE_WORDS.variables] : []),
      ...(embed.color !== "" && !hexColor(embed.color) ? [SHARE_WORDS.color] : []),
      ...(embed.timestamp ? [SHARE_WORDS.time] : []),
      ...(buttons.some((button) => "url" in button) ? [SHARE_WORDS.buttonColors] : []),
      ...(buttons.some((button) => "custom_id" in button) ? [SHARE_WORDS.idleButtons] : []),
      ...(hasRefused(embed) ? [SHARE_WORDS.refused] : []),
      ...(embed.rest.length > 0 ? [SHARE_WORDS.segments(embed.rest.length)] : []),
    ],
  };
}

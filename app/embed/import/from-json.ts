import { LOST } from "../../content/embed/import.ts";
import { SEGMENT_START } from "../code.ts";
import { MAX_BUTTONS, blank, isBlank, type Embed } from "../embed.ts";
import { joinTexts, layoutOf, takeHeading } from "./components.ts";
import { EMBED_KEYS, embedOf } from "./embed-json.ts";
import { fromCode } from "./from-code.ts";
import { Losses, type ImportResult } from "./losses.ts";
import {
  CONTENT_KEYS,
  contentOf,
  embedsOf,
  isItsOwnEmbed,
  isReceived,
  messagesIn,
} from "./message.ts";
import { isEmpty, isRecord, textOf, type Fields } from "./values.ts";

/** Keys that are imported, or don't change the message. */
const MESSAGE_KEYS: ReadonlySet<string> = new Set([
  ...(
    "embeds embed components attachments allowed_mentions flags username avatar_url avatar id _id type name " +
    "version nonce channel_id guild_id webhook_id application_id backupId targets"
  ).split(" "),
  ...CONTENT_KEYS,
]);

/** Keys beside code, as in a list of templates, that don't change the message. */
const CODE_KEYS: ReadonlySet<string> = new Set("id _id name image category type".split(" "));

/** The platform's messages have many keys; these show. */
const SHOWN_BY_CHAT = ["poll", "sticker_items", "stickers", "stickerItems"];

/** Marks a message of components; otherwise without effect. */
const COMPONENTS_FLAG = 1 << 15;

const MENTIONED = ["users", "roles", "everyone"];

function countMessage(message: Fields, losses: Losses): void {
  losses.count("attachments", losses.records(message.attachments, "attachments").length);
  if (!isEmpty([message.username, message.avatar_url, message.avatar])) losses.add(LOST.sender);
  if (isReceived(message)) {
    for (const key of SHOWN_BY_CHAT) if (!isEmpty(message[key])) losses.key(key);
    return;
  }
  losses.others(
    message,
    isItsOwnEmbed(message) ? new Set([...MESSAGE_KEYS, ...EMBED_KEYS]) : MESSAGE_KEYS,
  );
  if ((Number(textOf(message.flags)) & ~COMPONENTS_FLAG) !== 0) losses.add(LOST.flags);
  const { allowed_mentions: allowed } = message;
  const parse: readonly unknown[] =
    isRecord(allowed) && Array.isArray(allowed.parse) ? allowed.parse : [];
  if (
    typeof allowed === "object" &&
    allowed !== null &&
    MENTIONED.some((kind) => !parse.includes(kind))
  ) {
    losses.add(LOST.mentions);
  }
}

/** Whether an embed shows anything. */
function isShown(json: Fields): boolean {
  return !isBlank(embedOf(json, new Losses()));
}

/** The first embed that shows anything, else the first; counts the others. */
function baseOf(message: Fields, losses: Losses): Embed {
  const all = embedsOf(message, losses);
  const first = all.find(isShown) ?? all[0];
  if (!first) return { ...blank(), color: "" };
  // A colour without content is no loss.
  const others = all.filter((json) => json !== first && !isEmpty({ ...json, color: "", type: "" }));
  losses.count("embeds", others.length);
  if (first !== message) losses.others(first, EMBED_KEYS);
  return embedOf(first, losses);
}

function embedOfMessage(message: Fields, losses: Losses): Embed {
  const base = baseOf(message, losses);
  const layout = layoutOf(message.components, losses);
  losses.count("buttons", layout.buttons.length - MAX_BUTTONS);
  for (const picture of ["thumbnail", "image"] as const) {
    if (base[picture] !== "" && layout[picture] !== "") losses.count("pictures");
  }
  const heading = base.title === "" ? takeHeading(layout.texts) : null;
  const texts = heading?.rest ?? layout.texts;
  countMessage(message, losses);
  return {
    ...base,
    content: losses.text(message, ...CONTENT_KEYS),
    title: heading?.title ?? base.title,
    url: base.url || (heading?.url ?? ""),
    description: texts.length === 0 ? base.description : joinTexts([base.description, ...texts]),
    color: base.color || layout.color,
    thumbnail: base.thumbnail || layout.thumbnail,
    image: base.image || layout.image,
    buttons: layout.buttons.slice(0, MAX_BUTTONS),
  };
}

/** Code in JSON, as in a list of templates; null for none. */
function codeIn(message: Fields): string | null {
  const texts = [message.embed, message.code, contentOf(message)].map(textOf);
  return texts.find((text) => text.includes(SEGMENT_START)) ?? null;
}

function fromMessage(message: Fields, further: number): ImportResult | null {
  const losses = new Losses();
  losses.count("messages", further);
  const code = isEmpty(message.embeds) ? codeIn(message) : null;
  const read = code === null ? null : fromCode(code);
  if (read) {
    const others = Object.entries(message).filter(([, value]) => textOf(value) !== code);
    losses.others(Object.fromEntries(others), CODE_KEYS);
    return { embed: read.embed, lost: [...losses.list(), ...read.lost] };
  }
  const embed = embedOfMessage(message, losses);
  return isBlank(embed) ? null : { embed, lost: losses.list() };
}

/** Imports JSON of the platform, its client or a builder; null if nothing in it shows. */
export function fromJson(value: unknown): ImportResult | null {
  const outer = new Losses();
  const messages = messagesIn(value, outer).filter((message) => !isEmpty(message));
  for (const [index, message] of messages.entries()) {
    const result = fromMessage(message, messages.length - index - 1);
    if (result) return { ...result, lost: [...result.lost, ...outer.list()] };
  }
  return null;
}

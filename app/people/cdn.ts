import { PLATFORM_CDN } from "../content/site.ts";
import { webAddress } from "../contract/address.ts";

/** Shown where a person has no picture or it fails to load. */
export const DEFAULT_AVATAR = "/default-avatar.svg";

/** A custom emoji as the chat writes it: whether it is animated, name, id. */
export const CUSTOM_EMOJI = /^<(a?):(\w{1,64}):(\d{1,20})>$/;

const HASH = /^[\w-]{1,64}$/;

function hashAddress(kind: "avatars" | "banners", id: string, hash: string): string | null {
  if (!HASH.test(hash)) return null;
  // The hashes of animated images begin with a_.
  const ending = hash.startsWith("a_") ? "gif" : "png";
  return `${PLATFORM_CDN}/${kind}/${encodeURIComponent(id)}/${hash}.${ending}`;
}

/** Address of a person's picture; `avatar` is a full address or a hash of the platform's image host. */
export function avatarAddress(id: string, avatar: string | null | undefined): string {
  if (!avatar) return DEFAULT_AVATAR;
  return webAddress(avatar) ?? hashAddress("avatars", id, avatar) ?? DEFAULT_AVATAR;
}

/** Address of a person's banner, by the same rule; null without one. */
export function bannerAddress(id: string, banner: string | null | undefined): string | null {
  if (!banner) return null;
  return webAddress(banner) ?? hashAddress("banners", id, banner);
}

/** The banner's colour if it is a hex colour, else null. It goes into a style attribute. */
export function bannerColor(color: string | null | undefined): string | null {
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** Address of a picture of the avatar history. */
export function historyAddress(avatarCdn: string, file: string): string {
  return `${avatarCdn}/avatars/${encodeURIComponent(file)}`;
}

/** Address of a custom emoji written as `<:name:id>` or `<a:name:id>`; null for other text. */
export function emojiAddress(emoji: string): string | null {
  const match = CUSTOM_EMOJI.exec(emoji);
  return match ? `${PLATFORM_CDN}/emojis/${match[3]}.${match[1] ? "gif" : "png"}` : null;
}

import { PLATFORM_CDN } from "../content/site.ts";
import { webAddress } from "../contract/address.ts";

/** If a picture is missing or fails. */
export const DEFAULT_AVATAR = "/default-avatar.svg";

/** A custom emoji in chat notation: animated, name, id. */
export const CUSTOM_EMOJI = /^<(a?):(\w{1,64}):(\d{1,20})>$/;

const HASH = /^[\w-]{1,64}$/;

function hashAddress(kind: "avatars" | "banners", id: string, hash: string): string | null {
  if (!HASH.test(hash)) return null;
  // Hashes of animated pictures begin with a_.
  const ending = hash.startsWith("a_") ? "gif" : "png";
  return `${PLATFORM_CDN}/${kind}/${encodeURIComponent(id)}/${hash}.${ending}`;
}

/** A picture's address; `avatar` is an address or the platform's hash. */
export function avatarAddress(id: string, avatar: string | null | undefined): string {
  if (!avatar) return DEFAULT_AVATAR;
  return webAddress(avatar) ?? hashAddress("avatars", id, avatar) ?? DEFAULT_AVATAR;
}

/** A banner's address, likewise; null for none. */
export function bannerAddress(id: string, banner: string | null | undefined): string | null {
  if (!banner) return null;
  return webAddress(banner) ?? hashAddress("banners", id, banner);
}

/** A banner's hex colour, else null. It goes into a style attribute. */
export function bannerColor(color: string | null | undefined): string | null {
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** An avatar history picture's address. */
export function historyAddress(avatarCdn: string, file: string): string {
  return `${avatarCdn}/avatars/${encodeURIComponent(file)}`;
}

/** The address of an emoji `<:name:id>` or `<a:name:id>`; null for other text. */
export function emojiAddress(emoji: string): string | null {
  const match = CUSTOM_EMOJI.exec(emoji);
  return match ? `${PLATFORM_CDN}/emojis/${match[3]}.${match[1] ? "gif" : "png"}` : null;
}

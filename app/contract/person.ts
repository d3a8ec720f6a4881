import * as v from "valibot";
import { webAddress } from "./address.ts";
import { digits, flag, looseText, maybeText, passage, seconds } from "./decode.ts";
import { PLATFORMS, type Socials } from "./platforms.ts";

/** Eleven addresses at their longest, as JSON. */
const MOST_SOCIALS = 32_768;

function readSocials(raw: unknown): Socials {
  let value = raw;
  if (typeof value === "string") {
    if (value.length > MOST_SOCIALS) return {};
    try {
      value = JSON.parse(value);
    } catch {
      return {}; // broken text means no links, not no member
    }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const links = new Map(Object.entries(value).map(([key, link]) => [key.toLowerCase(), link]));
  const socials: Socials = {};
  for (const platform of PLATFORMS) {
    const address = webAddress(links.get(platform));
    if (address) socials[platform] = address;
  }
  return socials;
}

/** Links by platform: an object or its JSON text; unsafe addresses are left out. */
export const socials = v.pipe(v.optional(v.unknown()), v.transform(readSocials));

/** A member of the team (§3). `rank` is as the bot says it; `content/ranks` groups it. */
export const member = v.object({
  user_id: digits,
  rank: v.pipe(
    looseText,
    v.transform((value) => value.trim() || "other"),
  ),
  socials,
  username: maybeText,
});

export type Member = v.InferOutput<typeof member>;

/** What a person is doing now. `emoji` and `image` are text or addresses, as the bot sends them. */
export const activity = v.object({
  name: maybeText,
  details: maybeText,
  state: maybeText,
  emoji: maybeText,
  image: maybeText,
});

export type Activity = v.InferOutput<typeof activity>;

/** A person's profile (§3). `avatar` and `banner` are a full address or a CDN hash. */
export const userData = v.object({
  user: maybeText,
  username: maybeText,
  avatar: maybeText,
  banner: maybeText,
  banner_color: maybeText,
  activity: v.fallback(v.nullish(activity, null), null),
});

export type UserData = v.InferOutput<typeof userData>;

/** One review (§3). Only approved ones leave the worker. */
export const feedback = v.object({
  user_id: digits,
  message_id: digits,
  approved: flag,
  feedback: passage,
});

export type Feedback = v.InferOutput<typeof feedback>;

/** One picture somebody used (§3): a file on the avatar host, and since when (epoch seconds). */
export const avatarRecord = v.object({
  user_id: digits,
  avatar: v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,127}$/, "expected a file name")),
  timestamp: seconds,
});

export type AvatarRecord = v.InferOutput<typeof avatarRecord>;

/** The signed-in person as GET /api/auth/me tells it. `rank` is null for people outside the team. */
export const viewer = v.object({
  id: digits,
  username: v.string(),
  avatar: v.nullable(v.string()),
  rank: v.nullable(v.string()),
  membership: v.optional(v.literal("unknown")),
});

export type Viewer = v.InferOutput<typeof viewer>;

/** Whether the viewer may open the staff area; the worker decides again at each request. */
export function isStaff({ rank }: Viewer): boolean {
  return rank !== null;
}

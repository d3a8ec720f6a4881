import * as v from "valibot";
import { webAddress } from "./address.ts";
import {
  digits,
  flag,
  LARGEST,
  list,
  looseText,
  maybeText,
  one,
  passage,
  PLATFORM_START,
  seconds,
  type Decoded,
} from "./decode.ts";
import { isUsualId } from "./digits.ts";
import { MOST } from "./most.ts";
import { PLATFORMS, type Socials } from "./platforms.ts";
import { SHAPE_ERRORS } from "./shape-errors.ts";

/** Longest JSON text of links, and the most links. */
const MOST_SOCIALS = 8_192;
const MOST_LINKS = 50;

function readSocials(raw: unknown): Socials {
  let value = raw;
  if (typeof value === "string") {
    if (value.length > MOST_SOCIALS) return {};
    try {
      value = JSON.parse(value);
    } catch {
      return {}; // Keep the member, without links.
    }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  // A hostile object may have thousands of entries.
  const entries = Object.entries(value).slice(0, MOST_LINKS);
  const links = new Map(entries.map(([key, link]) => [key.toLowerCase(), link]));
  const socials: Socials = {};
  for (const platform of PLATFORMS) {
    const address = webAddress(links.get(platform));
    if (address) socials[platform] = address;
  }
  return socials;
}

/** Links by platform: an object or its JSON text; unsafe addresses are left out. */
export const socials = v.pipe(v.optional(v.unknown()), v.transform(readSocials));

/** A team member. `rank` is the bot's own text, mapped by `content/ranks`. */
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

export const decodeTeam = list(member, { most: MOST.team, message: SHAPE_ERRORS.team });

/** What a person is doing now. `emoji` and `image` are texts or addresses. */
export const activity = v.object({
  name: maybeText,
  details: maybeText,
  state: maybeText,
  emoji: maybeText,
  image: maybeText,
});

export type Activity = v.InferOutput<typeof activity>;

/** A profile. `avatar` and `banner` are full addresses or CDN hashes. */
export const userData = v.object({
  user: maybeText,
  username: maybeText,
  avatar: maybeText,
  banner: maybeText,
  banner_color: maybeText,
  activity: v.fallback(v.nullish(activity, null), null),
});

export type UserData = v.InferOutput<typeof userData>;

/** Profiles by user id: null if the bot doesn't know the id; missing if not looked up or failed. */
export type Profiles = Partial<Record<string, UserData | null>>;

/** The digits of an id, or fewer: bots may number reviews themselves. */
const messageId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^[0-9]{1,20}$/, "expected 1 to 20 digits"),
);

/** A review. Only approved ones are public; authors find all of theirs in their data file. */
export const feedback = v.object({
  user_id: digits,
  /** Reviews are sorted by id. Ids of the chat platform carry a time. */
  message_id: messageId,
  approved: flag,
  feedback: passage,
});

export type Feedback = v.InferOutput<typeof feedback>;

/** Most reviews, newest first, and most characters of all: one page sends them all. */
const MOST_REVIEWS = 1_000;
const MOST_WRITTEN = 400_000;

const feedbackList = list(feedback, {
  most: MOST.feedback,
  newestBy: ({ message_id }) => Number(message_id),
});

/** Approved reviews, newest first. */
export function decodeFeedback(answer: unknown): Decoded<Feedback[]> {
  const { value, dropped } = feedbackList(answer);
  const approved = value
    .filter((item) => item.approved)
    // Padded text sorts ten times as fast as BigInt.
    .map((item) => ({ item, id: item.message_id.padStart(20, "0") }))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  let left = MOST_WRITTEN;
  const kept = approved
    .slice(0, MOST_REVIEWS)
    .filter(({ item }) => (left -= item.feedback.length) >= 0);
  return { value: kept.map(({ item }) => item), dropped };
}

const FILE_NAME = /^[\w-][\w.-]{0,127}$/;

/** A picture of an avatar history: a file on the avatar host, in use since `timestamp`. */
export const avatarRecord = v.object({
  user_id: digits,
  avatar: v.pipe(v.string(), v.regex(FILE_NAME, "expected a file name")),
  timestamp: seconds,
});

export type AvatarRecord = v.InferOutput<typeof avatarRecord>;

/**
 * A fast path for a hundred thousand records: decodes those up to `latest` (epoch ms) whose fields
 * have their usual form; null for others, which go to valibot.
 */
export function usualAvatarRecord(latest: number) {
  return function decodeUsual(item: unknown): AvatarRecord | null {
    if (typeof item !== "object" || item === null) return null;
    const { user_id, avatar, timestamp }: Partial<Record<keyof AvatarRecord, unknown>> = item;
    if (typeof timestamp !== "number" || !isUsualId(user_id)) return null;
    const time = timestamp * 1000;
    if (!(time >= PLATFORM_START && time <= Math.min(latest, LARGEST))) return null;
    if (typeof avatar !== "string" || !FILE_NAME.test(avatar)) return null;
    return { user_id, avatar, timestamp };
  };
}

/** The signed-in person, from GET /api/auth/me. `rank` is null outside the team. */
const viewer = v.object({
  id: digits,
  username: v.string(),
  avatar: v.nullable(v.string()),
  rank: v.nullable(v.string()),
  membership: v.optional(v.literal("unknown")),
});

export type Viewer = v.InferOutput<typeof viewer>;

export const decodeViewer = one(viewer);

/** Whether the viewer may open the staff area. The worker checks again on each request. */
export function isStaff({ rank }: Viewer): boolean {
  return rank !== null;
}

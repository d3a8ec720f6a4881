import * as v from "valibot";
import { command, type Command } from "./command.ts";
import { isStaffCommand } from "./staff-command.ts";
import { list, looseText, one, ShapeError, type Decoded, type Decoder } from "./decode.ts";
import {
  avatarRecord,
  decodeFeedback,
  decodeTeam,
  usualAvatarRecord,
  userData,
  type AvatarRecord,
  type UserData,
} from "./person.ts";
import type { ActivityRange } from "./range.ts";
import { activityRow, economyLog, usualActivityRow, type ActivityRow } from "./staff.ts";
import { listOf, type ListId } from "./lists.ts";
import { sanctionRows, subjectIn, usualRow, type SanctionRow } from "./sanction.ts";
import { decodeHistory } from "./history.ts";
import { MOST } from "./most.ts";
import { decodeShards } from "./status.ts";
import { template, type Template } from "./template.ts";

/** Who may make a read: everybody, or only members of the team. */
export type Access = "public" | "staff";

/**
 * One read of the bot API. `path` is the path on our own edge; upstream, its part after `/api` is
 * appended to BOT_API_URL.
 */
export interface Read<Args extends readonly string[], T, A extends Access = Access> {
  access: A;
  /** The route on our edge, in Hono's notation. */
  route: string;
  /** The path upstream, where it differs from ours. */
  upstream?: string;
  /** The path and query for the given arguments. */
  path(this: void, ...args: Args): string;
  /**
   * Without `now` (epoch ms), no record counts as future. `about`: ids; lists that know whom their
   * records concern decode only those.
   */
  decode(this: void, answer: unknown, now?: number, about?: readonly Digits[]): Decoded<T>;
}

/** An id that `isDigits` accepts. */
export type Digits = string;

function read<Args extends readonly string[], T, A extends Access>(row: Read<Args, T, A>) {
  return row;
}

function at<T, A extends Access>(access: A, route: string, decode: Read<[], T>["decode"]) {
  return read({ access, route, path: () => route, decode });
}

/** Most characters of code of all templates together, since the page renders each of them. */
const MOST_CODES = 256_000;

function byName(a: Command, b: Command): number {
  return a.name.localeCompare(b.name, "en");
}

function commandsWhere(keep: (command: Command) => boolean) {
  const decode = list(command, { most: MOST.commands });
  return function decodeCommands(answer: unknown): Decoded<Command[]> {
    const { value, dropped, cut } = decode(answer);
    return { value: value.filter(keep).sort(byName), dropped, cut };
  };
}

const templateList = list(template, { most: MOST.templates });

function decodeTemplates(answer: unknown): Decoded<Template[]> {
  const { value, dropped } = templateList(answer);
  let left = MOST_CODES;
  const fitting = value.filter(({ embed }) => {
    const fits = embed.length <= left;
    if (fits) left -= embed.length;
    return fits;
  });
  return { value: fitting, dropped: dropped + value.length - fitting.length };
}

/** Newest first. Equal times have a fixed order too, so that pages don't overlap. */
function byTime(a: AvatarRecord, b: AvatarRecord): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp;
  return a.avatar < b.avatar ? -1 : a.avatar > b.avatar ? 1 : 0;
}

const avatarList = list(avatarRecord, {
  most: MOST.avatars,
  timeOf: (record) => record.timestamp * 1000,
  usual: usualAvatarRecord,
});

/** Newest first, sorted once per answer: a page is then a slice of the cached list. */
function decodeAvatars(answer: unknown, now?: number): Decoded<AvatarRecord[]> {
  const { value, dropped } = avatarList(answer, now);
  return { value: newestFirst(value), dropped };
}

/** Above the longest list, and small enough that seconds * PLACES + place stays exact. */
const PLACES = 2 ** 17;
const MOST_SECONDS = 2 ** 35;

/** Sorts whole seconds as numbers first: five times as fast as comparing objects. */
function newestFirst(records: readonly AvatarRecord[]): AvatarRecord[] {
  const keys = new Float64Array(records.length);
  for (const [i, { timestamp }] of records.entries()) {
    keys[i] = Math.min(MOST_SECONDS, Math.floor(timestamp)) * PLACES + i;
  }
  keys.sort().reverse();
  const sorted: AvatarRecord[] = [];
  for (const key of keys) {
    const record = records[key % PLACES];
    if (record) sorted.push(record);
  }
  return sorted.sort(byTime);
}

/** Epoch ms at which the day of a row begins. */
function dayOf({ message_date }: ActivityRow): number {
  return Date.parse(message_date);
}

/** Whether a raw row names one of the ids as subject or giver, or has no readable subject. */
function isRowAbout(list: ListId) {
  return function isAbout(row: unknown, ids: readonly Digits[]): boolean {
    const subject = subjectIn(list, row);
    if (subject === null || ids.includes(subject)) return true;
    const moderator = v.safeParse(looseText, Reflect.get(Object(row), "moderator_id"));
    return !moderator.success || ids.includes(moderator.output);
  };
}

/** Decodes one of the six lists, or its rows about some ids. Keeps future sanctions. */
function sanctionsOf(id: ListId) {
  const { path } = listOf(id);
  const row: Decoder<SanctionRow> = sanctionRows[id];
  const usual = usualRow(id);
  const decode = list(row, {
    most: MOST.sanctions,
    usual: () => usual,
    newestBy: ({ timestamp }) => timestamp,
    isAbout: isRowAbout(id),
  });
  const route = `/blacklist/${path}s`;
  return read<Digits[], SanctionRow[], "staff">({
    access: "staff",
    route,
    path: () => route,
    decode,
  });
}

const decodeUser = one(userData);

/**
 * Refuses a record without any of these fields: an error sent with status 200, or a list. All null
 * means that the bot knows nothing about the person. Not part of `userData`, with which browsers
 * decode many profiles at once: one bad profile must not fail the others.
 */
function decodeProfile(answer: unknown): Decoded<UserData> {
  const isProfile = ["user", "username", "avatar"].some((key) =>
    Object.hasOwn(Object(answer), key),
  );
  if (!isProfile) throw new ShapeError("Invalid response format: expected a name or a picture");
  return decodeUser(answer);
}

export const reads = {
  commands: at(
    "public",
    "/api/commands",
    commandsWhere((item) => !isStaffCommand(item)),
  ),
  history: at("public", "/api/history", decodeHistory),
  shards: at("public", "/api/shards", decodeShards),
  templates: at("public", "/api/templates", decodeTemplates),
  team: at("public", "/api/team", decodeTeam),
  feedback: at("public", "/api/feedback", decodeFeedback),
  avatars: at("public", "/api/avatars", decodeAvatars),
  user: read({
    access: "public",
    route: "/api/user/:id",
    path: (id: Digits) => `/api/user/${id}`,
    decode: decodeProfile,
  }),
  avatarsOf: read({
    access: "public",
    route: "/api/avatars/:id",
    path: (id: Digits) => `/api/avatars/${id}`,
    // Any other shape means no pictures here, not an error.
    decode: (answer, now) => decodeAvatars(Array.isArray(answer) ? answer : [], now),
  }),
  staffCommands: {
    ...at("staff", "/api/staff/commands", commandsWhere(isStaffCommand)),
    upstream: "/api/commands",
  },
  activity: read({
    access: "staff",
    route: "/api/activity/messages",
    path: (range: ActivityRange) => `/api/activity/messages?time_range=${range}`,
    decode: list(activityRow, {
      most: MOST.activity,
      newestBy: dayOf,
      timeOf: dayOf,
      usual: usualActivityRow,
    }),
  }),
  economyLogs: read({
    access: "staff",
    route: "/api/logs/economy/:id",
    path: (id: Digits) => `/api/logs/economy/${id}`,
    decode: list(economyLog, { most: MOST.logs, newestBy: ({ created }) => created }),
  }),
  userBans: sanctionsOf("user"),
  userCommandBans: sanctionsOf("user-command"),
  userCogBans: sanctionsOf("user-cog"),
  serverBans: sanctionsOf("server"),
  serverCommandBans: sanctionsOf("server-command"),
  serverCogBans: sanctionsOf("server-cog"),
} as const;

export type Reads = typeof reads;
export type ReadName = keyof Reads;

export const READ_NAMES: readonly ReadName[] = Object.keys(reads).filter((name): name is ReadName =>
  Object.hasOwn(reads, name),
);

export type StaffReadName = {
  [Name in ReadName]: Reads[Name]["access"] extends "staff" ? Name : never;
}[ReadName];

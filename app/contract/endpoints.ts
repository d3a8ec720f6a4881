import { command, type Command } from "./command.ts";
import { isStaffCommand } from "./staff-command.ts";
import { list, one, type Decoded } from "./decode.ts";
import { ERRORS } from "./errors.ts";
import { avatarRecord, feedback, member, userData, type AvatarRecord } from "./person.ts";
import type { ActivityRange } from "./range.ts";
import {
  activityRow,
  economyLog,
  serverBan,
  serverCogBan,
  serverCommandBan,
  userBan,
  userCogBan,
  userCommandBan,
} from "./staff.ts";
import { historyRecord, shard, type Shard } from "./status.ts";
import { template } from "./template.ts";

/** Who may ask: anybody, or only a member of the team. */
export type Access = "public" | "staff";

/**
 * One read of the bot API (§7).
 * `path` is the path on our own edge; upstream, the part after `/api` is appended to BOT_API_URL.
 */
export interface Read<Args extends readonly string[], T, A extends Access = Access> {
  access: A;
  /** The route on our edge, in the router's notation. */
  route: string;
  /** The path upstream, where it is not the one on our edge. */
  upstream?: string;
  /** The path and query for the given arguments. */
  path(this: void, ...args: Args): string;
  decode(this: void, answer: unknown): Decoded<T>;
}

/** An id that has passed `isDigits`. */
export type Digits = string;

function read<Args extends readonly string[], T, A extends Access>(row: Read<Args, T, A>) {
  return row;
}

function at<T, A extends Access>(access: A, route: string, decode: Read<[], T>["decode"]) {
  return read({ access, route, path: () => route, decode });
}

function byName(a: Command, b: Command): number {
  return a.name.localeCompare(b.name, "en");
}

function commandsWhere(keep: (command: Command) => boolean) {
  const decode = list(command);
  return function decodeCommands(answer: unknown): Decoded<Command[]> {
    const { value, dropped } = decode(answer);
    return { value: value.filter(keep).sort(byName), dropped };
  };
}

/** Sorted by id, the first record of an id counts. */
function decodeShards(answer: unknown): Decoded<Shard[]> {
  const { value, dropped } = list(shard, ERRORS.shardsShape)(answer);
  const byId = new Map<number, Shard>();
  for (const item of value) if (!byId.has(item.shard_id)) byId.set(item.shard_id, item);
  const shards = [...byId.values()].sort((a, b) => a.shard_id - b.shard_id);
  return { value: shards, dropped: dropped + value.length - shards.length };
}

const approvedFeedback = list(feedback);

/** The later picture first; equal times stand in a fixed order, so that pages do not overlap. */
function byTime(a: AvatarRecord, b: AvatarRecord): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp;
  return a.avatar < b.avatar ? -1 : a.avatar > b.avatar ? 1 : 0;
}

/** Newest first. Sorted here, once per answer of the bot, a page is a slice of what is kept. */
function decodeAvatars(answer: unknown): Decoded<AvatarRecord[]> {
  const { value, dropped } = list(avatarRecord)(answer);
  return { value: value.sort(byTime), dropped };
}

export const reads = {
  commands: at(
    "public",
    "/api/commands",
    commandsWhere((item) => !isStaffCommand(item)),
  ),
  history: at("public", "/api/history", list(historyRecord, ERRORS.historyShape)),
  shards: at("public", "/api/shards", decodeShards),
  templates: at("public", "/api/templates", list(template)),
  team: at("public", "/api/team", list(member, ERRORS.teamShape)),
  feedback: at("public", "/api/feedback", (answer) => {
    const { value, dropped } = approvedFeedback(answer);
    return {
      value: value
        .filter((item) => item.approved)
        .sort((a, b) => (BigInt(a.message_id) < BigInt(b.message_id) ? 1 : -1)),
      dropped,
    };
  }),
  avatars: at("public", "/api/avatars", decodeAvatars),
  user: read({
    access: "public",
    route: "/api/user/:id",
    path: (id: Digits) => `/api/user/${id}`,
    decode: one(userData),
  }),
  avatarsOf: read({
    access: "public",
    route: "/api/avatars/:id",
    path: (id: Digits) => `/api/avatars/${id}`,
    // §5: an answer that is no array is an empty list on the per-user page.
    decode: (answer) => decodeAvatars(Array.isArray(answer) ? answer : []),
  }),
  staffCommands: {
    ...at("staff", "/api/staff/commands", commandsWhere(isStaffCommand)),
    upstream: "/api/commands",
  },
  activity: read({
    access: "staff",
    route: "/api/activity/messages",
    path: (range: ActivityRange) => `/api/activity/messages?time_range=${range}`,
    decode: list(activityRow),
  }),
  economyLogs: read({
    access: "staff",
    route: "/api/logs/economy/:id",
    path: (id: Digits) => `/api/logs/economy/${id}`,
    decode: list(economyLog),
  }),
  userBans: at("staff", "/blacklist/user/users", list(userBan)),
  userCommandBans: at("staff", "/blacklist/user/commands", list(userCommandBan)),
  userCogBans: at("staff", "/blacklist/user/cogs", list(userCogBan)),
  serverBans: at("staff", "/blacklist/server/servers", list(serverBan)),
  serverCommandBans: at("staff", "/blacklist/server/commands", list(serverCommandBan)),
  serverCogBans: at("staff", "/blacklist/server/cogs", list(serverCogBan)),
} as const;

export type Reads = typeof reads;
export type ReadName = keyof Reads;

function isReadName(name: string): name is ReadName {
  return Object.hasOwn(reads, name);
}

export const READ_NAMES: readonly ReadName[] = Object.keys(reads).filter(isReadName);

/** The names of the rows that only the team may ask. */
export type StaffReadName = {
  [Name in ReadName]: Reads[Name]["access"] extends "staff" ? Name : never;
}[ReadName];

import * as v from "valibot";
import { brand } from "#brand";
import { digits, type Decoder } from "../../../app/contract/decode.ts";
import { ACTIVITY_RANGES } from "../../../app/contract/range.ts";
import type { ReadName } from "../../../app/contract/endpoints.ts";
import { command } from "../../../app/contract/command.ts";
import { avatarRecord, feedback, member, userData } from "../../../app/contract/person.ts";
import { listOf, type ListId } from "../../../app/contract/lists.ts";
import { sanctionRows } from "../../../app/contract/sanction.ts";
import { activityRow, economyLog } from "../../../app/contract/staff.ts";
import { historyRecord, shard } from "../../../app/contract/status.ts";
import { template } from "../../../app/contract/template.ts";

/** A decoder of one record, with its fields. */
export type RecordDecoder = Decoder<unknown> & {
  readonly entries: Record<string, Decoder<unknown>>;
};

/** How the documents describe a read's answer. */
export interface Answer {
  says: string;
  /** A list of records, or one. */
  kind: "list" | "one";
  /** The record's name in the documents. */
  name: string;
  record: RecordDecoder;
  /** Fields that may be missing. */
  mayLack?: readonly string[];
  /** What a field's name and type don't say. */
  notes?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, Decoder<unknown>>>;
  /** What 404 means here; without it the path always answers 200. */
  unknown?: string;
}

const SANCTION_NOTES = {
  moderator_id: "who decided",
  duration: "seconds; 0 is permanent",
  timestamp: "when it was given",
};

const AVATAR_NOTES = {
  avatar: "file name below {AVATAR_CDN_URL}/avatars/",
  timestamp: "when it came into use",
};

const COMMANDS: Omit<Answer, "says"> = {
  kind: "list",
  name: "Command",
  record: command,
  mayLack: ["aliases"],
  notes: {
    category: `${brand.ranks.flatMap(({ categories }) => categories).join(", ")} mark staff commands; null without a category`,
    permissions: "text or a list of texts",
    aliases: "a list, or a text with commas",
    arguments: "your own notation, such as <member> [reason]",
  },
};

const BLOCKED_FROM = { bot: "the bot", command: "a command", cog: "a group of commands" };

function sanctions(id: ListId): Answer {
  const { read, subject, target } = listOf(id);
  return {
    says: `${subject === "user" ? "People" : "Servers"} blocked from ${BLOCKED_FROM[target ?? "bot"]}.`,
    kind: "list",
    // 'UserBan'
    name: `${read.slice(0, 1).toUpperCase()}${read.slice(1, -1)}`,
    record: sanctionRows[id],
    notes: SANCTION_NOTES,
  };
}

/** The answers of all reads in the endpoint table. Reads of one upstream path share one. */
export const answers: Record<ReadName, Answer> = {
  commands: { says: "All commands of the bot, staff commands included.", ...COMMANDS },
  staffCommands: { says: "The same list: the site picks the staff commands out.", ...COMMANDS },
  history: {
    says: "Servers, users and latency over time, as far back as you keep them; one record in five minutes to an hour is plenty.",
    kind: "list",
    name: "HistoryRecord",
    record: historyRecord,
    notes: { ping: "gateway latency in ms" },
  },
  shards: {
    says: "The state of every shard now. A missing shard_id counts as a shard that is down.",
    kind: "list",
    name: "Shard",
    record: shard,
    notes: {
      shard_id: "0, 1, 2 …; of two records of a shard the worse counts",
      latency: "ms",
      uptime: "seconds",
    },
  },
  templates: {
    says: "Ready-made embeds.",
    kind: "list",
    name: "Template",
    record: template,
    notes: { image: "address of a picture of the result", embed: "embed code: {embed}$v{…}" },
  },
  team: {
    says: "The staff team. Staff rights on the site hang on this list; an empty one closes the staff pages for everybody.",
    kind: "list",
    name: "Member",
    record: member,
    mayLack: ["username"],
    notes: {
      rank: `${brand.ranks
        .slice(0, -1)
        .map(({ rank }) => rank)
        .join(", ")} or another word`,
      socials: "platform to http(s) address, or that object as JSON text",
    },
  },
  feedback: {
    says: "Reviews. The site publishes only approved ones.",
    kind: "list",
    name: "Feedback",
    record: feedback,
    notes: { message_id: "digits; newer messages have larger ids, and the site sorts by it" },
  },
  avatars: {
    says: "Pictures people used, of everybody.",
    kind: "list",
    name: "AvatarRecord",
    record: avatarRecord,
    notes: AVATAR_NOTES,
  },
  avatarsOf: {
    says: "Pictures one person used.",
    kind: "list",
    name: "AvatarRecord",
    record: avatarRecord,
    notes: AVATAR_NOTES,
    unknown: "no pictures of that person; an empty list says the same",
  },
  user: {
    says: "A person's profile.",
    kind: "one",
    name: "User",
    record: userData,
    notes: {
      user: "display name",
      avatar: "full address or the chat platform's hash",
      banner: "full address or the chat platform's hash",
      banner_color: "such as #729bb0",
      activity: "what the person is doing now",
    },
    unknown: "nobody by that id",
  },
  activity: {
    says: "Messages a person wrote per day on one server.",
    kind: "list",
    name: "ActivityRow",
    record: activityRow,
    query: { time_range: v.picklist(ACTIVITY_RANGES), server_id: digits },
    notes: { message_date: "a day, YYYY-MM-DD, or a time in it" },
  },
  economyLogs: {
    says: "Economy transactions of one person; an empty list for people without any.",
    kind: "list",
    name: "EconomyLog",
    record: economyLog,
    notes: {
      amount: "coins",
      cash: "coins in hand afterwards",
      card: "coins in the bank afterwards",
      created: "when it happened",
    },
    unknown: "no transactions of that person; an empty list says the same",
  },
  userBans: sanctions("user"),
  userCommandBans: sanctions("user-command"),
  userCogBans: sanctions("user-cog"),
  serverBans: sanctions("server"),
  serverCommandBans: sanctions("server-command"),
  serverCogBans: sanctions("server-cog"),
};

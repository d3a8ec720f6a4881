import { createRandom, type Random } from "../random.ts";
import { snowflake } from "../snowflake.ts";
import { COGS, REASONS, TRICKY_REASONS } from "./reasons.ts";

interface Sanction {
  moderator_id: string;
  /** Seconds; 0 is permanent. */
  duration: number;
  reason: string | null;
  /** Epoch seconds. */
  timestamp: number | string;
}

/** An entry of a user or server blacklist, with the command or cog where it is about one. */
export type BlacklistAnswer = Sanction & {
  user_id?: string;
  guild_id?: string;
  command?: string;
  cog?: string;
};

/** The six lists by their path below /blacklist, with the number of valid entries. */
export const BLACKLIST_SIZES = {
  "user/users": 3_000,
  "user/commands": 840,
  "user/cogs": 260,
  "server/servers": 420,
  "server/commands": 64,
  "server/cogs": 20,
} as const;

export type BlacklistPath = keyof typeof BLACKLIST_SIZES;

export interface BlacklistSources {
  people: readonly string[];
  /** Who can sign in, is barred from a command for two weeks more, and from a cog for good. */
  visitor: string;
  staff: readonly string[];
  commands: readonly string[];
}

const DAY = 86_400;
const DURATIONS = [
  45,
  600,
  3_600,
  5_430,
  DAY,
  3 * DAY,
  7 * DAY,
  14 * DAY + 7_260,
  30 * DAY,
  365 * DAY,
];

function sanction(random: Random, staff: readonly string[], index: number, now: number): Sanction {
  const end = Math.floor(now / 1000);
  const timestamp = end - random.int(90, 720 * DAY);
  const tricky =
    TRICKY_REASONS[index % 23 === 7 ? Math.floor(index / 23) % TRICKY_REASONS.length : -1];
  return {
    moderator_id: random.pick(staff),
    duration: random.chance(0.45) ? 0 : random.pick(DURATIONS),
    reason: random.chance(0.03) ? null : (tricky ?? random.pick(REASONS)),
    timestamp: random.chance(0.04) ? String(timestamp) : timestamp,
  };
}

/** The entries of one list, newest first: permanent, expired and active ones. */
export function createBlacklist(
  path: BlacklistPath,
  sources: BlacklistSources,
  now: number,
  atLeast = 0,
): BlacklistAnswer[] {
  const random = createRandom(`blacklist ${path}`);
  const [side, kind] = path.split("/");
  const rows = Array.from(
    { length: Math.max(atLeast, BLACKLIST_SIZES[path]) },
    (_, index): BlacklistAnswer => {
      const unknownId = snowflake(now - random.int(200, 3_000) * DAY * 1000, random);
      const member = random.chance(0.4) ? random.pick(sources.people) : unknownId;
      return {
        ...(side === "user" ? { user_id: member } : { guild_id: unknownId }),
        ...(kind === "commands" ? { command: random.pick(sources.commands) } : {}),
        ...(kind === "cogs" ? { cog: random.pick(COGS) } : {}),
        ...sanction(random, sources.staff, index, now),
      };
    },
  );
  const [own] = rows;
  if (own && side === "user" && kind !== "users") {
    const length = kind === "cogs" ? { duration: 0 } : { duration: 30 * DAY };
    rows[0] = {
      ...own,
      user_id: sources.visitor,
      ...length,
      timestamp: Math.floor(now / 1000) - 16 * DAY,
    };
  }
  rows.sort((a, b) => Number(b.timestamp) - Number(a.timestamp));
  const stranger = snowflake(now - 200 * DAY * 1000, random);
  const subject = side === "user" ? { user_id: stranger } : { guild_id: stranger };
  return [...rows, { ...sanction(random, sources.staff, 0, now), ...subject, timestamp: "soon" }];
}

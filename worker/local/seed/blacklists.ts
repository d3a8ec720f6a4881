import { createRandom, snowflake, type Random } from "../random.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";

/** Groups of commands that a sanction can block as a whole. */
const COGS = [
  "Antinuke",
  "Automod",
  "Economy",
  "Fun",
  "Giveaway",
  "LastFM",
  "Leveling",
  "Moderation",
  "Music",
  "Roleplay",
  "Socials",
  "Starboard",
  "Tickets",
  "Utility",
  "VoiceMaster",
];

/** Reasons of sanctions, as staff write them. */
const REASONS = [
  "Exploited the daily reset bug",
  "Alt account used for economy",
  "Selfbot on timed rewards",
  `Macro on ${DEFAULT_PREFIX}work`,
  "Sold coins for real money",
  "Slur as company name",
  "Went over the daily 10 Million transfer limit twice",
  "Refunded, see ticket 4112",
  "Chargeback on Premium",
  "Evading an earlier blacklist",
  "Server sells stolen accounts",
  "Nuke bot found in the server",
  `Abuse of ${DEFAULT_PREFIX}webhook send`,
  "Roleplay commands against members who said no",
  "NSFW images in confessions",
  "Ticket spam (31 in one evening)",
  "Spam",
  "Appeal denied, next appeal after 3 months",
  "Wirtschaft: Zweitkonto, siehe Ticket 3980",
  "Beleidigung im Support, zweite Verwarnung",
  "Impersonating a team member",
];

/** Reasons that break careless tables and spreadsheets. */
const TRICKY_REASONS = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","open")',
  "+1 more strike and it is permanent",
  "-5 reputation, see thread",
  "@everyone ping in every command",
  "\tstarts with a tab",
  'Called the team "clowns", then "idiots", then left',
  "Selling, trading, gifting, lending, and advertising items, all for real money",
  "First line of a longer note\nSecond line: see log channel\r\nThird line",
  "استخدام حساب ثانٍ لجمع العملات",
  "שימוש בחשבון נוסף לכלכלה",
  "複数アカウントでの不正",
  "💸💸💸",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "Semi;colon; and | pipe and \\ backslash",
  "x".repeat(300),
  "The member opened eleven tickets under four accounts within two days, each time claiming that a moderator had taken 4.500.000 coins by mistake. The logs show that the coins were moved by the member's own accounts to get around the daily limit, and that the screenshots sent as proof were edited: the font of the balance does not match, the time is in the future and the avatar of the moderator is an older one. After being told so the member threatened to have the server raided. Permanent for all accounts, do not shorten, no appeal before next summer, talk to a Manager first.",
];

interface Sanction {
  moderator_id: string;
  /** Seconds; 0 for permanent. */
  duration: number;
  reason: string | null;
  /** Epoch seconds. */
  timestamp: number | string;
}

/** A row of a list, with the command or cog if it has one. */
export type BlacklistAnswer = Sanction & {
  user_id?: string;
  guild_id?: string;
  command?: string;
  cog?: string;
};

/** The lists by path below /blacklist, with their number of valid rows. */
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
  /** Can sign in; blocked from a command for two weeks, from a cog for ever. */
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

/** A list's rows, newest first: permanent, expired and active. */
export function createBlacklist(
  path: BlacklistPath,
  sources: BlacklistSources,
  now: number,
): BlacklistAnswer[] {
  const random = createRandom(`blacklist ${path}`);
  const [side, kind] = path.split("/");
  const rows = Array.from({ length: BLACKLIST_SIZES[path] }, (_, index): BlacklistAnswer => {
    const unknownId = snowflake(now - random.int(200, 3_000) * DAY * 1000, random);
    const member = random.chance(0.4) ? random.pick(sources.people) : unknownId;
    return {
      ...(side === "user" ? { user_id: member } : { guild_id: unknownId }),
      ...(kind === "commands" ? { command: random.pick(sources.commands) } : {}),
      ...(kind === "cogs" ? { cog: random.pick(COGS) } : {}),
      ...sanction(random, sources.staff, index, now),
    };
  });
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

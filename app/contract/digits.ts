/** 2^64 as text: digits of equal length compare like text, three times as fast as numbers. */
const BEYOND = "18446744073709551616";

/** Whether a text is an id of the chat platform: 17 to 20 digits that fit into 64 bits. */
export function isDigits(text: string): boolean {
  return /^[0-9]{17,20}$/.test(text) && (text.length < BEYOND.length || text < BEYOND);
}

/** An id shorter than 20 digits, which always fits into 64 bits. */
export function isUsualId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9]{17,19}$/.test(value);
}

/** Most ids per call of /api/users and /api/staff/users. */
export const MAX_IDS = 50;

/** An id that somebody typed or pasted, with its kind if the notation shows it. */
export interface PastedId {
  id: string;
  of: "person" | "server" | "anybody";
}

const MENTION = /^<@!?(\d+)>$/;
const LINK = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+\/\S+)$/i;
/** Links to a channel or message start with their server, or '@me' for a direct message. */
const CHANNEL = /\/channels\/([^/]*)/;
const PERSON = /\/(?:users|avatars)\/(\d+)/;
/** In other links, the first number with the length of an id. */
const ANY = /(?:^|\D)(\d{17,20})(?!\d)/;
/** Invisible marks in copied text: zero width, text direction. */
const INVISIBLE = /\p{Cf}/gu;
/** The platform's notation for channels, roles, emoji and commands. */
const OF_NOBODY = /<(?:#|@&|a?:\w*:|\/[^>:]*:)\d+>/;
/** Skips the digits of a number with an exponent, which aren't an id. */
const NUMBERS = /(?<!\d)\d{17,20}(?!\d|E\+?\d)/gi;
/** An id that a spreadsheet rounded: '8,11354E+17'. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

function idInLink(link: string): { id: string | undefined; of: PastedId["of"] } {
  const channel = CHANNEL.exec(link);
  if (channel) return { id: channel[1], of: "server" };
  const person = PERSON.exec(link);
  if (person) return { id: person[1], of: "person" };
  return { id: ANY.exec(link)?.[1], of: "anybody" };
}

/** An id in groups of three: '811,353,619,306,943,653'. */
const GROUPED = /(?<![\d.,])\d{1,3}([,.'’ ])\d{3}(?:\1\d{3}){4,5}(?!\d)/g;

/** Removes invisible marks, wide signs and gaps between digits, so that ids are plain numbers. */
export function withPlainNumbers(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(GROUPED, (number) => number.replaceAll(/\D/g, ""));
}

/** Whether a spreadsheet rounded the id, so that its last digits are lost. */
export function isRounded(text: string): boolean {
  return ROUNDED.test(withPlainNumbers(text).trim());
}

/** The only number of an id's length in a text, such as '="…"' of our files and 'ID: …'. */
function onlyNumber(text: string): string | undefined {
  const numbers = OF_NOBODY.test(text) ? null : text.match(NUMBERS);
  return numbers?.length === 1 ? numbers[0] : undefined;
}

/** The only id in a text: bare, a mention, in a link, among words. Null for anything else. */
export function pastedId(text: string): PastedId | null {
  const trimmed = withPlainNumbers(text).trim();
  const mentioned = MENTION.exec(trimmed)?.[1];
  const { id, of } = mentioned
    ? { id: mentioned, of: "person" as const }
    : LINK.test(trimmed)
      ? idInLink(trimmed)
      : { id: onlyNumber(trimmed), of: "anybody" as const };
  return id !== undefined && isDigits(id) ? { id, of } : null;
}

/** The id in a text, unless it is known to be of another kind. */
export function idIn(text: string, wanted?: "person" | "server"): string | null {
  const pasted = pastedId(text);
  const isOther = wanted && pasted?.of !== wanted && pasted?.of !== "anybody";
  return pasted && !isOther ? pasted.id : null;
}

/** Snowflake time 0 in epoch milliseconds: 2015-01-01 UTC. */
export const PLATFORM_EPOCH = 1_420_070_400_000n;

/** When an id was created (epoch ms); the id must pass `isDigits`. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + PLATFORM_EPOCH);
}

/** Compares ids by value. Floats would make neighbours equal, and BigInt sorts slowly. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

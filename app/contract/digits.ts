/** 2^64. Digits of one length compare as texts do, which takes a third of the time that numbers take. */
const BEYOND = "18446744073709551616";

/** Whether the text is a chat-platform id: 17 to 20 digits that fit 64 bits. */
export function isDigits(text: string): boolean {
  return /^[0-9]{17,20}$/.test(text) && (text.length < BEYOND.length || text < BEYOND);
}

/** An id of fewer digits than the greatest, whatever they are. */
export function isUsualId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9]{17,19}$/.test(value);
}

/** Most ids of one call for profiles: /api/users and /api/staff/users. */
export const MAX_IDS = 50;

/** An id of the chat platform that somebody typed or pasted, and its kind if the notation shows it. */
export interface PastedId {
  id: string;
  of: "person" | "server" | "anybody";
}

const MENTION = /^<@!?(\d+)>$/;
const LINK = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+\/\S+)$/i;
/** Links to a channel or a message name their server first, or '@me' for a conversation. */
const CHANNEL = /\/channels\/([^/]*)/;
const PERSON = /\/(?:users|avatars)\/(\d+)/;
/** In other links the first number of an id's length. */
const ANY = /(?:^|\D)(\d{17,20})(?!\d)/;
/** Marks that copied texts carry and nobody sees: of zero width, of direction. */
const INVISIBLE = /\p{Cf}/gu;
/** What the chat platform writes around ids of channels, roles, emoji and commands. */
const OF_NOBODY = /<(?:#|@&|a?:\w*:|\/[^>:]*:)\d+>/;
/** Not the digits of a number with an exponent, which would be another's id. */
const NUMBERS = /(?<!\d)\d{17,20}(?!\d|E\+?\d)/gi;
/** What a spreadsheet makes of an id: '8,11354E+17'. */
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

/** A text with its numbers as ids have them: without marks that nobody sees, wide signs and gaps between digits. */
export function withPlainNumbers(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(GROUPED, (number) => number.replaceAll(/\D/g, ""));
}

/** Whether the text is an id that a spreadsheet has rounded, so that its last digits are lost. */
export function isRounded(text: string): boolean {
  return ROUNDED.test(withPlainNumbers(text).trim());
}

/** The one number of an id's length within marks or words, as our own files and chats write it: '="…"', 'ID: …'. */
function onlyNumber(text: string): string | undefined {
  const numbers = OF_NOBODY.test(text) ? null : text.match(NUMBERS);
  return numbers?.length === 1 ? numbers[0] : undefined;
}

/** Reads the only id of a text: bare, as a mention, in a link, or within other words; null for anything else. */
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

/** The id, if it can be of the wanted kind. */
export function idIn(text: string, wanted?: "person" | "server"): string | null {
  const pasted = pastedId(text);
  const isOther = wanted && pasted?.of !== wanted && pasted?.of !== "anybody";
  return pasted && !isOther ? pasted.id : null;
}

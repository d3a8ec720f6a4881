import { DEFAULT_COLOR } from "./embed.ts";
import { SAMPLE_AVATAR, SAMPLE_GUILD, SAMPLE_ICON, SAMPLE_USER } from "../content/embed/sample.ts";
import { featureVariables } from "../content/features/variables.static.ts";

const ENDINGS = ["th", "st", "nd", "rd"] as const;

/** A whole number with its English ordinal ending: 1st, 2nd, 11th, 111th. */
export function ordinal(count: number): string {
  const lastTwo = Math.abs(count) % 100;
  const ending = lastTwo >= 11 && lastTwo <= 13 ? "th" : (ENDINGS[lastTwo % 10] ?? "th");
  return `${count}${ending}`;
}

/** A time that chat shows as '2 years ago'. `chatTime` has more than the editor needs. */
const ago = (seconds: number) => `<t:${seconds}:R>`;

/**
 * Variables that the editor offers, in order: name without braces, such as "user.name", and the
 * sample's value. Dates are chat timestamps, as the bot writes them.
 */
export const VARIABLES: readonly [string, string][] = [
  ["user.mention", `<@${SAMPLE_USER.id}>`],
  ["user.name", SAMPLE_USER.name],
  ["user.display", SAMPLE_USER.display],
  ["user.nick", SAMPLE_USER.nick],
  ["user.id", SAMPLE_USER.id],
  ["user.discriminator", SAMPLE_USER.discriminator],
  ["user.avatar", SAMPLE_AVATAR],
  ["user.guild.avatar", SAMPLE_AVATAR],
  ["user.joined_at", ago(SAMPLE_USER.joined)],
  ["user.created_at", ago(SAMPLE_USER.created)],
  ["guild.name", SAMPLE_GUILD.name],
  ["guild.id", SAMPLE_GUILD.id],
  ["guild.icon", SAMPLE_ICON],
  ["guild.created_at", ago(SAMPLE_GUILD.created)],
  ["guild.count", `${SAMPLE_GUILD.members}`],
  ["guild.count.format", ordinal(SAMPLE_GUILD.members)],
  ["guild.boost_count", `${SAMPLE_GUILD.boosts}`],
  ["guild.boost_count.format", ordinal(SAMPLE_GUILD.boosts)],
  ["guild.booster_count", `${SAMPLE_GUILD.boosters}`],
  ["guild.booster_count.format", ordinal(SAMPLE_GUILD.boosters)],
  ["guild.boost_tier", `${SAMPLE_GUILD.tier}`],
  ["guild.vanity", SAMPLE_GUILD.vanity],
];

/** Variables in the bot's code that the editor doesn't offer. */
const OTHER_VARIABLES: readonly [string, string][] = [
  ["user", `<@${SAMPLE_USER.id}>`],
  ["botcolor", DEFAULT_COLOR],
  ["botavatar", SAMPLE_ICON],
  ["invisible", "\u200B"],
];

const SAMPLES: ReadonlyMap<string, string> = new Map([
  // An embed may be a message that these are for.
  ...featureVariables,
  ...VARIABLES,
  ...OTHER_VARIABLES,
]);

/** Replaces known variables by sample values. */
export function expand(text: string): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(
    /\{([a-z_.]{1,40})\}/g,
    (whole, name: string) => SAMPLES.get(name) ?? whole,
  );
}

/** Whether a variable of this name (without braces) exists. */
export function isVariable(name: string): boolean {
  return SAMPLES.has(name);
}

/** Something to insert. */
export interface Choice {
  /** As listed and searched. */
  name: string;
  text: string;
  /** Characters after the caret where something is still missing; 0 by default. */
  rest?: number;
}

export interface Completion {
  /** Index of the `{` or `@`. */
  start: number;
  /** The text from it to the caret. */
  typed: string;
  found: readonly Choice[];
}

const VARIABLE_CHOICES: readonly Choice[] = VARIABLES.map(([name]) => ({
  name: `{${name}}`,
  text: `{${name}}`,
}));

/** Mentions. Those by ID wait for one. */
const MENTION_CHOICES: readonly Choice[] = [
  { name: "{user.mention}", text: "{user.mention}" },
  { name: "<@user>", text: "<@>", rest: 1 },
  { name: "<@&role>", text: "<@&>", rest: 1 },
  { name: "<#channel>", text: "<#>", rest: 1 },
  { name: "@everyone", text: "@everyone" },
  { name: "@here", text: "@here" },
];

/** What may follow the last `{`, or a mention's `@`, before the caret; null for nothing. */
export function completionAt(text: string, caret: number, mayMention = false): Completion | null {
  const before = text.slice(Math.max(0, caret - 41), caret);
  // An @ within a word is an address's.
  const [, brace, at] = /\{([a-z_.]*)$|(?<![^\s(*_~|>])@([a-z]*)$/i.exec(before) ?? [];
  const typed = (brace ?? at)?.toLowerCase();
  if (typed === undefined || (brace === undefined && !mayMention)) return null;
  const choices = brace === undefined ? MENTION_CHOICES : VARIABLE_CHOICES;
  const found = choices.filter(({ name }) => name.includes(typed));
  return found.length === 0 ? null : { start: caret - typed.length - 1, typed, found };
}

/** The text with a choice from `start` to the caret, and the new caret. */
export function insertChoice(
  text: string,
  caret: number,
  start: number,
  { text: inserted, rest = 0 }: Choice,
): { text: string; caret: number } {
  const after = text.slice(caret);
  const before = text.slice(0, start) + inserted;
  // The brace was typed already.
  const isClosed = inserted.endsWith("}") && after.startsWith("}");
  return { text: before + (isClosed ? after.slice(1) : after), caret: before.length - rest };
}

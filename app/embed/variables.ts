import { DEFAULT_COLOR } from "./embed.ts";
import { SAMPLE_AVATAR, SAMPLE_GUILD, SAMPLE_ICON, SAMPLE_USER } from "../content/embed/sample.ts";
import { chatTime } from "../format/chat-text.ts";
import { ordinal } from "../format/ordinal.ts";

export interface Variable {
  /** Without braces, such as "user.name". */
  name: string;
  /** The preview's replacement. Dates are chat timestamps, as the bot writes them. */
  sample: string;
}

/** The variables that the editor offers, in its order, with values of the sample member and server. */
export const VARIABLES: readonly Variable[] = [
  { name: "user.mention", sample: `<@${SAMPLE_USER.id}>` },
  { name: "user.name", sample: SAMPLE_USER.name },
  { name: "user.display", sample: SAMPLE_USER.display },
  { name: "user.nick", sample: SAMPLE_USER.nick },
  { name: "user.id", sample: SAMPLE_USER.id },
  { name: "user.discriminator", sample: SAMPLE_USER.discriminator },
  { name: "user.avatar", sample: SAMPLE_AVATAR },
  { name: "user.guild.avatar", sample: SAMPLE_AVATAR },
  { name: "user.joined_at", sample: chatTime(SAMPLE_USER.joined, "R") },
  { name: "user.created_at", sample: chatTime(SAMPLE_USER.created, "R") },
  { name: "guild.name", sample: SAMPLE_GUILD.name },
  { name: "guild.id", sample: SAMPLE_GUILD.id },
  { name: "guild.icon", sample: SAMPLE_ICON },
  {
    name: "guild.created_at",
    sample: chatTime(SAMPLE_GUILD.created, "R"),
  },
  { name: "guild.count", sample: `${SAMPLE_GUILD.members}` },
  {
    name: "guild.count.format",
    sample: ordinal(SAMPLE_GUILD.members),
  },
  { name: "guild.boost_count", sample: `${SAMPLE_GUILD.boosts}` },
  {
    name: "guild.boost_count.format",
    sample: ordinal(SAMPLE_GUILD.boosts),
  },
  {
    name: "guild.booster_count",
    sample: `${SAMPLE_GUILD.boosters}`,
  },
  {
    name: "guild.booster_count.format",
    sample: ordinal(SAMPLE_GUILD.boosters),
  },
  { name: "guild.boost_tier", sample: `${SAMPLE_GUILD.tier}` },
  { name: "guild.vanity", sample: SAMPLE_GUILD.vanity },
];

/** Variables that the editor does not offer, but that occur in code made by the bot. */
const OTHER_VARIABLES: readonly [string, string][] = [
  ["user", `<@${SAMPLE_USER.id}>`],
  ["botcolor", DEFAULT_COLOR],
  ["botavatar", SAMPLE_ICON],
  ["invisible", "\u200B"],
];

const SAMPLES: ReadonlyMap<string, string> = new Map([
  ...VARIABLES.map(({ name, sample }): [string, string] => [name, sample]),
  ...OTHER_VARIABLES,
]);

/** The text with every known variable replaced by its sample value. */
export function expand(text: string): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(
    /\{([a-z_.]{1,40})\}/g,
    (whole, name: string) => SAMPLES.get(name) ?? whole,
  );
}

/** Whether there is a variable of this name, given without braces. */
export function isVariable(name: string): boolean {
  return SAMPLES.has(name);
}

/** Something to insert. */
export interface Choice {
  /** As it is listed, and looked for. */
  name: string;
  text: string;
  /** Characters of the text behind the caret, where something is still to be written; 0 without it. */
  rest?: number;
}

export interface Completion {
  /** Index of the `{` or `@`. */
  start: number;
  /** The text between it and the caret. */
  typed: string;
  found: readonly Choice[];
}

const VARIABLE_CHOICES: readonly Choice[] = VARIABLES.map(({ name }) => ({
  name: `{${name}}`,
  text: `{${name}}`,
}));

/** Mentions, of which those by ID wait for it. */
const MENTION_CHOICES: readonly Choice[] = [
  { name: "{user.mention}", text: "{user.mention}" },
  { name: "<@user>", text: "<@>", rest: 1 },
  { name: "<@&role>", text: "<@&>", rest: 1 },
  { name: "<#channel>", text: "<#>", rest: 1 },
  { name: "@everyone", text: "@everyone" },
  { name: "@here", text: "@here" },
];

/** What may follow the last `{`, or the `@` of a mention where one may be, before the caret; null if there is nothing. */
export function completionAt(text: string, caret: number, mayMention = false): Completion | null {
  const before = text.slice(Math.max(0, caret - 41), caret);
  // An @ within a word is one of an address.
  const [, brace, at] = /\{([a-z_.]*)$|(?<![^\s(*_~|>])@([a-z]*)$/i.exec(before) ?? [];
  const typed = (brace ?? at)?.toLowerCase();
  if (typed === undefined || (brace === undefined && !mayMention)) return null;
  const choices = brace === undefined ? MENTION_CHOICES : VARIABLE_CHOICES;
  const found = choices.filter(({ name }) => name.includes(typed));
  return found.length === 0 ? null : { start: caret - typed.length - 1, typed, found };
}

/** The text with a choice in place of the text from `start` to the caret, and the new caret. */
export function insertChoice(
  text: string,
  caret: number,
  start: number,
  { text: inserted, rest = 0 }: Choice,
): { text: string; caret: number } {
  const after = text.slice(caret);
  const before = text.slice(0, start) + inserted;
  // A brace that was typed already.
  const isClosed = inserted.endsWith("}") && after.startsWith("}");
  return { text: before + (isClosed ? after.slice(1) : after), caret: before.length - rest };
}

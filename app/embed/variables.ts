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

export interface Completion {
  /** Index of the `{`. */
  start: number;
  /** The text between it and the caret. */
  typed: string;
  found: Variable[];
}

/** The variables that contain the text between the last `{` and the caret; null if there are none. */
export function completionAt(text: string, caret: number): Completion | null {
  const before = text.slice(Math.max(0, caret - 41), caret);
  const typed = /\{([a-z_.]*)$/i.exec(before)?.[1]?.toLowerCase();
  if (typed === undefined) return null;
  const found = VARIABLES.filter(({ name }) => name.includes(typed));
  return found.length === 0 ? null : { start: caret - typed.length - 1, typed, found };
}

/** The text with the variable in place of the text from `start` to the caret, and the new caret. */
export function insertVariable(
  text: string,
  caret: number,
  start: number,
  name: string,
): { text: string; caret: number } {
  const after = text.slice(caret).replace(/^\}/, "");
  const before = `${text.slice(0, start)}{${name}}`;
  return { text: before + after, caret: before.length };
}

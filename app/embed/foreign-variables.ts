import type { Embed } from "./embed.ts";
import { fieldPathsOf, textAt, withText } from "./field-paths.ts";
import { isVariable } from "./variables.ts";

/** A variable of another bot. */
export interface ForeignVariable {
  /** As it is written: `{user_avatar}`, `{server.member_count}`. */
  text: string;
  /** Its index in the text. */
  at: number;
  /** What this bot writes for it, without braces; null if it has nothing like it. */
  own: string | null;
}

/** What other bots call the parts of a member, without signs between the words. */
const OF_USER: Readonly<Record<string, string>> = {
  mention: "mention",
  ping: "mention",
  name: "name",
  username: "name",
  idname: "name",
  tag: "name",
  fullname: "name",
  proper: "name",
  display: "display",
  displayname: "display",
  globalname: "display",
  nick: "nick",
  nickname: "nick",
  id: "id",
  discrim: "discriminator",
  discriminator: "discriminator",
  avatar: "avatar",
  avatarurl: "avatar",
  icon: "avatar",
  joindate: "joined_at",
  joined: "joined_at",
  joinedat: "joined_at",
  createdate: "created_at",
  created: "created_at",
  createdat: "created_at",
};

const OF_SERVER: Readonly<Record<string, string>> = {
  name: "name",
  id: "id",
  icon: "icon",
  iconurl: "icon",
  count: "count",
  members: "count",
  membercount: "count",
  memberscount: "count",
  totalmembers: "count",
  membercountordinal: "count.format",
  boosts: "boost_count",
  boostcount: "boost_count",
  boostlevel: "boost_tier",
  boosttier: "boost_tier",
  boosters: "booster_count",
  boostercount: "booster_count",
  created: "created_at",
  createdate: "created_at",
  createdat: "created_at",
  vanity: "vanity",
};

/** Names without a subject. */
const ALONE: Readonly<Record<string, string>> = {
  user: "user.mention",
  member: "user.mention",
  mention: "user.mention",
  ping: "user.mention",
  nickname: "user.nick",
  avatar: "user.avatar",
  server: "guild.name",
  guild: "guild.name",
  membercount: "guild.count",
  members: "guild.count",
};

const WRITTEN = /\{[a-z][\w.]{0,40}\}/gi;

/** What a variable is about, and which part of it. */
const SUBJECT = /^(?:(user|member|author|target)|(server|guild))(\w*)$/;

/** What other bots have variables for, and this one has none. */
const OTHER = /^(?:channel|prefix|newline|date|time|everyone|here)/;

function own(table: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** The own name of a variable; null if there is none, and undefined if it is no variable at all. */
function nameFor(written: string): string | null | undefined {
  const key = written.toLowerCase().replaceAll(/[^a-z]/g, "");
  const alone = own(ALONE, key);
  if (alone !== null) return alone;
  const [, user, server, part = ""] = SUBJECT.exec(key) ?? [];
  const name = user ? own(OF_USER, part) : server ? own(OF_SERVER, part) : null;
  if (name !== null) return `${user ? "user" : "guild"}.${name}`;
  return user || server || OTHER.test(key) ? null : undefined;
}

/** The variables of other bots in a text, in their order. */
export function foreignVariables(text: string): ForeignVariable[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: written, index: at }) => {
    if (isVariable(written.slice(1, -1))) return [];
    const name = nameFor(written);
    return name === undefined ? [] : [{ text: written, at, own: name }];
  });
}

/** The text with the variables of other bots as this one writes them. Those that it lacks stay. */
export function translated(text: string): string {
  const found = foreignVariables(text);
  return found.reduceRight(
    (result, { text: written, at, own: name }) =>
      name === null
        ? result
        : `${result.slice(0, at)}{${name}}${result.slice(at + written.length)}`,
    text,
  );
}

/** The variables of other bots in an embed, each once. */
export function foreignVariablesOf(embed: Embed): ForeignVariable[] {
  const all = fieldPathsOf(embed).flatMap((path) => foreignVariables(textAt(embed, path)));
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** The embed with the variables of other bots as this one writes them. */
export function translatedEmbed(embed: Embed): Embed {
  return fieldPathsOf(embed).reduce((result, path) => {
    const text = textAt(result, path);
    const next = translated(text);
    return next === text ? result : withText(result, path, next);
  }, embed);
}

import type { Embed } from "./embed.ts";
import { fieldPathsOf, textAt, withText } from "./field-paths.ts";
import { isVariable } from "./variables.ts";

/** A variable of another bot. */
export interface ForeignVariable {
  /** As written: `{user_avatar}`, `{server.member_count}`. */
  text: string;
  /** Index in the text. */
  at: number;
  /** This bot's name for it, without braces; null if it has none. */
  own: string | null;
}

/** Other bots' names for parts of a member, without separators. */
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

/** A variable's subject and part. */
const SUBJECT = /^(?:(user|member|author|target)|(server|guild))(\w*)$/;

/** Other bots have these; this one has none. */
const OTHER = /^(?:channel|prefix|newline|date|time|everyone|here)/;

function own(table: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

/** This bot's name for a variable; null if it has none, undefined for other text. */
function nameFor(written: string): string | null | undefined {
  const key = written.toLowerCase().replaceAll(/[^a-z]/g, "");
  const alone = own(ALONE, key);
  if (alone !== null) return alone;
  const [, user, server, part = ""] = SUBJECT.exec(key) ?? [];
  const name = user ? own(OF_USER, part) : server ? own(OF_SERVER, part) : null;
  if (name !== null) return `${user ? "user" : "guild"}.${name}`;
  return user || server || OTHER.test(key) ? null : undefined;
}

/** Other bots' variables in a text, in order. */
export function foreignVariables(text: string): ForeignVariable[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: written, index: at }) => {
    if (isVariable(written.slice(1, -1))) return [];
    const name = nameFor(written);
    return name === undefined ? [] : [{ text: written, at, own: name }];
  });
}

/** Translates other bots' variables to this bot's; keeps those it lacks. */
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

/** Other bots' variables in an embed, each once. */
export function foreignVariablesOf(embed: Embed): ForeignVariable[] {
  const all = fieldPathsOf(embed).flatMap((path) => foreignVariables(textAt(embed, path)));
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** Translates other bots' variables in an embed. */
export function translatedEmbed(embed: Embed): Embed {
  return fieldPathsOf(embed).reduce((result, path) => {
    const text = textAt(result, path);
    const next = translated(text);
    return next === text ? result : withText(result, path, next);
  }, embed);
}

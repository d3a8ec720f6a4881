import { escapePattern, searchedText } from "../commands/filter.ts";
import { publicCatalogue } from "../commands/catalogue.ts";
import { suggest } from "../commands/suggest.ts";
import { usage } from "../commands/usage.ts";
import type { ChatMessage } from "../content/chat/scene.ts";
import { ALL_COMMANDS } from "../content/commands/commands.ts";
import { tries, type Try } from "../content/landing/tries.static.ts";
import { TRY, TRY_ANSWERS } from "../content/landing/try.ts";
import { PRODUCT } from "../content/site.ts";
import { changed } from "../content/words.ts";

/** The drawn bot's answer to a line. */
export interface Reply {
  messages: ChatMessage[];
  /** The command's page. */
  link: { to: string; text: string } | null;
  /** The nearest command to an unknown one, without prefix. */
  near: string | null;
}

/** Who typed a line, and their server's prefix. */
export interface Visitor {
  name: string;
  prefix: string;
}

export function replyTo(line: string, visitor: Visitor): Reply {
  const { prefix } = visitor;
  const text = searchedText(line, prefix);
  const [word = "", ...rest] = text.split(/\s+/);
  if (word.toLowerCase() === TRY.help) {
    return rest.length === 0 ? help(prefix) : explain(rest.join(" "), prefix);
  }
  const found = find(text);
  if (!found || found.answers.length === 0) return explain(text, prefix);
  const called = text.toLowerCase().startsWith(found.name) ? found.name : word;
  const messages = asSaid(found, text.slice(called.length), visitor.name);
  return { messages, link: linkOf(found, prefix), near: null };
}

/** A command's purpose and arguments, or that it doesn't exist. */
function explain(text: string, prefix: string): Reply {
  const found = find(text);
  if (!found) return unknown(text, prefix);
  const embed = { title: usage(prefix, found), description: found.description };
  return { messages: [botSays({ embed })], link: linkOf(found, prefix), near: null };
}

function unknown(text: string, prefix: string): Reply {
  const [word = ""] = text.split(/\s+/);
  const near = (suggest(tries, text)[0] ?? suggest(tries, word)[0])?.command;
  const hint = near ? TRY_ANSWERS.near(prefix + near.name) : TRY_ANSWERS.askHelp(prefix + TRY.help);
  const all = { group: ALL_COMMANDS, search: text };
  return {
    messages: [botSays({ text: `${TRY_ANSWERS.unknown(prefix + word)} ${hint}` })],
    link: near
      ? linkOf(near, prefix)
      : { to: publicCatalogue.href(all), text: TRY_ANSWERS.search(text) },
    near: near?.name ?? null,
  };
}

/** Commands that scenes answer, by feature. */
function help(prefix: string): Reply {
  const names = new Map<string, string>();
  for (const { name, feature, answers } of tries) {
    if (answers.length === 0) continue;
    const title = feature?.title ?? TRY_ANSWERS.more;
    names.set(title, `${names.get(title) ?? ""} \`${prefix}${name}\``.trim());
  }
  const fields = [...names].map(([name, value]) => ({ name, value, inline: true }));
  const { helpTitle: title, helpText: description } = TRY_ANSWERS;
  return { messages: [botSays({ embed: { title, description, fields } })], link: null, near: null };
}

function botSays(message: Omit<ChatMessage, "speaker">): ChatMessage {
  return { speaker: { name: PRODUCT, bot: true }, ...message };
}

/** The command in a text, longest name first; else one that begins with the text or its word. */
function find(text: string): Try | undefined {
  const wanted = `${text.toLowerCase()} `;
  const [word = ""] = wanted.split(" ");
  const called = tries
    .filter(({ name }) => wanted.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  const begun = (start: string) => tries.find(({ name }) => `${name} `.startsWith(start));
  return called[0] ?? begun(wanted) ?? begun(`${word} `);
}

function linkOf({ feature, name }: Try, prefix: string): Reply["link"] {
  if (feature) return { to: feature.path, text: feature.title };
  const to = publicCatalogue.href({ group: ALL_COMMANDS, command: name });
  return { to, text: TRY_ANSWERS.page(prefix + name) };
}

/** A scene's answers with the visitor's name and words. */
function asSaid({ answers, typed, asker, name }: Try, args: string, visitor: string) {
  const theirs = wordsOf(typed.slice(name.length));
  const own = wordsOf(args);
  const swaps = new Map([[asker.toLowerCase(), visitor]]);
  for (const [place, group] of theirs.entries()) {
    for (const [at, word] of group.entries()) {
      const mine = own[place]?.[at];
      if (mine) swaps.set(word.toLowerCase(), mine);
    }
  }
  const escaped = [...swaps.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`,
    "giu",
  );
  return changed(answers, (said) =>
    said.replaceAll(pattern, (word) => swaps.get(word.toLowerCase()) ?? word),
  );
}

/** Arguments by kind: members and roles, channels, times in words, and the rest without flags. */
function wordsOf(typed: string): string[][] {
  const [, count = "", unit = ""] = /(?<!\S)(\d{1,4})([smhdw])(?!\S)/.exec(typed) ?? [];
  const text = typed
    .replaceAll(/--\w+ \S+|(?<!\S)(?:[@#]\S+|\d+[smhdw]?)(?!\S)/g, "")
    .trim()
    .replaceAll(/\s+/g, " ");
  return [
    typed.match(/(?<!\S)@\S+/g) ?? [],
    typed.match(/(?<!\S)#\S+/g) ?? [],
    isUnit(unit) ? TRY_ANSWERS.times(Number(count), unit) : [],
    text === "" ? [] : [text],
  ];
}

function isUnit(unit: string): unit is "s" | "m" | "h" | "d" | "w" {
  return /^[smhdw]$/.test(unit);
}

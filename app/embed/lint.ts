import { webAddress } from "../contract/address.ts";
import { EMBED_MARKER } from "./code.ts";
import { DEFAULT_COLOR, hexColor, type Embed } from "./embed.ts";
import { findSeparator } from "./escaping.ts";
import { fieldPathsOf, textAt, type FieldPath } from "./field-paths.ts";
import { MAX_TOTAL, lengthOf, limitsOf } from "./limits.ts";
import type { Edit } from "./reducer.ts";
import { expand, isVariable } from "./variables.ts";

/** A problem of an embed. */
export interface Problem {
  /** Chat or bot refuse an error and may refuse a warning; a note is only for information. */
  level: "error" | "warning" | "note";
  path: FieldPath;
  /** The characters of the text it is about. */
  at: number;
  length: number;
  text: string;
  /** An edit that solves the problem, and the label of its button. */
  fix?: Fix;
}

interface Fix {
  label: string;
  edit: Edit;
}

/** A text of the embed that is not empty. */
interface RuleInput {
  path: FieldPath;
  text: string;
  /** The text with its variables replaced. */
  expanded: string;
}

/** What a rule found; without `at` and `length` it is about the whole text. */
type Finding = Pick<Problem, "level" | "text"> & {
  at?: number;
  length?: number;
  /** The text without the problem, and the label of the button that applies it. */
  fix?: { label: string; value: string };
};

type Rule = (input: RuleInput) => Finding | null;

const segmentMarker: Rule = function segmentMarker({ text }) {
  const at = text.indexOf("$v");
  if (at < 0) return null;
  return {
    level: "warning",
    at,
    length: 2,
    text: "The bot cuts code at “$v”. An invisible space in the code holds it together.",
    fix: { label: "Write “$ v”", value: text.replaceAll("$v", "$ v") },
  };
};

const embedMarker: Rule = function embedMarker({ text }) {
  const at = text.indexOf(EMBED_MARKER);
  if (at < 0) return null;
  return {
    level: "warning",
    at,
    length: EMBED_MARKER.length,
    text: "The bot takes “{embed}” out. An invisible space in the code keeps it.",
    fix: { label: "Remove it", value: text.replaceAll(EMBED_MARKER, "") },
  };
};

/** Texts that are written as one part of a joined value. */
const JOINED = /^(author|footer|fields|buttons)\./;

const separator: Rule = function separator({ path, text }) {
  const at = JOINED.test(path) ? findSeparator(text) : -1;
  if (at < 0) return null;
  return {
    level: "warning",
    at,
    length: 2,
    text: "“&&” between spaces parts values. An invisible space in the code holds it together.",
    fix: { label: "Write “&”", value: text.replaceAll("&&", "&") },
  };
};

const unclosedVariable: Rule = function unclosedVariable({ text }) {
  for (const { 0: whole, 1: name = "", index } of text.matchAll(/\{([a-z_.]{2,40})(?![a-z_.}])/g)) {
    if (!isVariable(name)) continue;
    const end = index + whole.length;
    return {
      level: "error",
      at: index,
      length: whole.length,
      text: `The brace of “${whole}” is missing.`,
      fix: { label: "Add “}”", value: `${text.slice(0, end)}}${text.slice(end)}` },
    };
  }
  return null;
};

const unknownVariable: Rule = function unknownVariable({ text }) {
  for (const { 0: whole, 1: name = "", index } of text.matchAll(
    /\{((?:user|guild)\.[a-z_.]{1,40})\}/g,
  )) {
    if (isVariable(name)) continue;
    return {
      level: "note",
      at: index,
      length: whole.length,
      text: `“${whole}” is no variable we know. It stays as it is.`,
    };
  }
  return null;
};

/** The first `count` characters; a surrogate pair is one and never split. */
function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}

const tooLong: Rule = function tooLong({ path, text, expanded }) {
  const limits = limitsOf(path);
  // Chat trims before it counts.
  const length = limits ? lengthOf(expanded.trim()) : 0;
  if (!limits || length <= limits.bot) return null;
  const isChat = length > limits.chat;
  const at = firstCharacters(text, isChat ? limits.chat : limits.bot).length;
  // A text with variables has another length once they are replaced, so there is no safe place to cut it.
  const canCut = expanded === text;
  return {
    level: isChat ? "error" : "warning",
    at,
    length: text.length - at,
    text: isChat
      ? `${length} characters; chat takes ${limits.chat}.`
      : `${length} characters; the bot takes ${limits.bot}.`,
    fix: canCut
      ? { label: `Cut to ${limits.bot}`, value: firstCharacters(text.trim(), limits.bot) }
      : undefined,
  };
};

const ADDRESS = /^(url|thumbnail|image)$|\.(icon|url)$/;

const address: Rule = function address({ path, text, expanded }) {
  if (!ADDRESS.test(path) || text.trim() === "" || webAddress(expanded)) return null;
  // The bot may replace a variable we do not know with an address.
  if (/\{[\w.]+\}/.test(expanded)) return null;
  const hasNoScheme = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text.trim());
  return {
    level: "error",
    text: "Only http and https addresses work here.",
    fix: hasNoScheme ? { label: "Add https://", value: `https://${text.trim()}` } : undefined,
  };
};

const color: Rule = function color({ path, text, expanded }) {
  if (path !== "color" || text.trim() === "") return null;
  if (hexColor(expanded) || /\{\w+\}/.test(text)) return null;
  return {
    level: "warning",
    text: `No colour we know. Write six digits, such as ${DEFAULT_COLOR}.`,
    fix: { label: "Use the default", value: DEFAULT_COLOR },
  };
};

const RULES: readonly Rule[] = [
  segmentMarker,
  separator,
  embedMarker,
  unclosedVariable,
  unknownVariable,
  tooLong,
  address,
  color,
];

function lintText(embed: Embed, path: FieldPath): Problem[] {
  const text = textAt(embed, path);
  if (text === "") return [];
  const input = { path, text, expanded: expand(text) };
  return RULES.flatMap((rule): Problem[] => {
    const finding = rule(input);
    if (!finding) return [];
    const { level, at = 0, length = text.length, fix } = finding;
    const edit = fix && { type: "text" as const, path, value: fix.value };
    return [
      { level, path, at, length, text: finding.text, fix: edit && { label: fix.label, edit } },
    ];
  });
}

/** A problem that is about no particular characters. */
function problem(level: Problem["level"], path: FieldPath, text: string, fix?: Fix): Problem {
  return { level, path, at: 0, length: 0, text, fix };
}

function isEmpty(text: string): boolean {
  return text.trim() === "";
}

function lintFields({ fields }: Embed): Problem[] {
  return fields.flatMap(({ name, value }, index): Problem[] => {
    if (isEmpty(name) && isEmpty(value)) {
      const edit: Edit = { type: "removed", list: "fields", index };
      const fix = { label: "Remove the field", edit };
      return [problem("error", `fields.${index}.name`, "The field is empty.", fix)];
    }
    if (isEmpty(name)) return [problem("error", `fields.${index}.name`, "The field has no name.")];
    if (isEmpty(value)) {
      return [problem("error", `fields.${index}.value`, "The field has no value.")];
    }
    return [];
  });
}

function lintButtons({ buttons }: Embed): Problem[] {
  return buttons.flatMap(({ label, emoji, url }, index): Problem[] => {
    if (isEmpty(label) && isEmpty(emoji)) {
      const text = "The button has neither label nor emoji.";
      const edit: Edit = { type: "removed", list: "buttons", index };
      const fix = { label: "Remove the button", edit };
      return [problem("error", `buttons.${index}.label`, text, fix)];
    }
    if (isEmpty(url)) {
      const text = "A link button without an address: the bot disables it.";
      return [problem("warning", `buttons.${index}.url`, text)];
    }
    return [];
  });
}

function lintWhole(embed: Embed): Problem[] {
  const { author, footer } = embed;
  const problems: Problem[] = [];
  const required = [embed.title, embed.description, embed.image, embed.content, author.name];
  if (required.every(isEmpty)) {
    const hasAny =
      embed.fields.length + embed.buttons.length + embed.rest.length > 0 ||
      fieldPathsOf(embed).some((path) => path !== "color" && textAt(embed, path) !== "");
    const text = "Nothing to send: the bot wants a title, description, author, image or content.";
    // In a builder that was only just opened this is no mistake.
    problems.push(problem(hasAny ? "error" : "note", "title", text));
  }
  if (isEmpty(author.name) && !(isEmpty(author.icon) && isEmpty(author.url))) {
    problems.push(problem("warning", "author.name", "Without a name the author is not shown."));
  }
  if (isEmpty(footer.text) && !isEmpty(footer.icon)) {
    problems.push(problem("warning", "footer.text", "Without a text the footer is not shown."));
  }
  const total = totalOf(embed);
  if (total > MAX_TOTAL) {
    const text = `${total} characters in all; chat takes ${MAX_TOTAL} in one embed.`;
    problems.push(problem("error", "description", text));
  }
  if (embed.rest.some((raw) => /^\s*(field|button)\b/i.test(raw))) {
    const text = "More fields or buttons than a message holds stand in the code.";
    const fix: Fix = { label: "Remove them", edit: { type: "rest-removed" } };
    problems.push(problem("error", "title", text, fix));
  }
  return problems;
}

/** The texts that chat counts for MAX_TOTAL. */
const COUNTED = /^(title|description|author\.name|footer\.text|fields\.)/;

/** Characters of the embed's texts with variables replaced, as chat counts them for MAX_TOTAL. */
export function totalOf(embed: Embed): number {
  return fieldPathsOf(embed)
    .filter((path) => COUNTED.test(path))
    .reduce((sum, path) => sum + lengthOf(expand(textAt(embed, path)).trim()), 0);
}

/** All problems of an embed, in the order of the editor. */
export function lint(embed: Embed): Problem[] {
  return [
    ...lintWhole(embed),
    ...fieldPathsOf(embed).flatMap((path) => lintText(embed, path)),
    ...lintFields(embed),
    ...lintButtons(embed),
  ];
}

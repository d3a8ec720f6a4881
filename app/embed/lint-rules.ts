import { cut } from "../contract/cut.ts";
import { CHECKS } from "../content/embed/checks.ts";
import { CUSTOM_EMOJI } from "../people/cdn.ts";
import { isEmoji } from "./button-parts.ts";
import { EMBED_MARKER } from "./code.ts";
import { DEFAULT_COLOR, hexColor } from "./embed.ts";
import { findSeparator, findTightSeparator } from "./escaping.ts";
import { foreignVariables, translated } from "./foreign-variables.ts";
import { SHOWN_LABEL, lengthOf, limitsOf } from "./limits.ts";
import { address, picturePage } from "./lint-addresses.ts";
import type { Rule } from "./lint-rule.ts";
import { markdown } from "./markdown/blocks.ts";
import { isVariable } from "./variables.ts";

/** A part that splits or ends the code, and what stands in its place. */
function marker(part: string, text: string, fix: { label: string; by: string }): Rule {
  return function marker({ text: written }) {
    const at = written.indexOf(part);
    if (at < 0) return null;
    const value = written.replaceAll(part, fix.by);
    return {
      level: "warning",
      at,
      length: part.length,
      text,
      fix: { label: fix.label, value },
    };
  };
}

const segmentMarker = marker("$v", CHECKS.segmentMarker, { label: CHECKS.splitMarker, by: "$ v" });
const embedMarker = marker(EMBED_MARKER, CHECKS.embedMarker, { label: CHECKS.remove, by: "" });

/** Texts written as part of a joined value. */
const JOINED = /^(author|footer|fields|buttons)\./;

const separator: Rule = function separator({ path, text }) {
  const at = JOINED.test(path) ? findSeparator(text) : -1;
  if (at < 0) return null;
  return {
    level: "warning",
    at,
    length: 2,
    text: CHECKS.separator,
    fix: { label: CHECKS.oneAnd, value: text.replaceAll("&&", "&") },
  };
};

/** Another bot's variables. Names the first that this bot has too. */
const foreignVariable: Rule = function foreignVariable({ text }) {
  const found = foreignVariables(text);
  const { text: written, at, own } = found.find((one) => one.own !== null) ?? found[0] ?? {};
  if (written === undefined || at === undefined) return null;
  const place = { at, length: written.length };
  if (own === null || own === undefined) {
    return { level: "note", ...place, text: CHECKS.unknownVariable(written) };
  }
  return {
    level: "warning",
    ...place,
    text: CHECKS.foreignVariable(written, `{${own}}`),
    fix: { label: CHECKS.translate, value: translated(text) },
  };
};

const unclosedVariable: Rule = function unclosedVariable({ text }) {
  const foreign = new Set(foreignVariables(text).map(({ at }) => at));
  for (const { 0: whole, 1: name = "", index } of text.matchAll(/\{([a-z_.]{2,40})(?![a-z_.}])/g)) {
    if (!isVariable(name) || foreign.has(index)) continue;
    const end = index + whole.length;
    return {
      level: "error",
      at: index,
      length: whole.length,
      text: CHECKS.openVariable(whole),
      fix: { label: CHECKS.addBrace, value: `${text.slice(0, end)}}${text.slice(end)}` },
    };
  }
  return null;
};

/** The first `count` characters; never splits a surrogate pair. */
function firstCharacters(text: string, count: number): string {
  // A character has at most two units.
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join("");
}

export const tooLong: Rule = function tooLong({ path, text, expanded }) {
  const limits = limitsOf(path);
  // Chat trims before counting.
  const length = limits ? lengthOf(expanded.trim()) : 0;
  if (!limits || length <= limits.bot) return null;
  const isChat = length > limits.chat;
  const at = firstCharacters(text, isChat ? limits.chat : limits.bot).length;
  // Replaced variables change the length, so there is no safe place to cut.
  const canCut = expanded === text;
  return {
    level: isChat ? "error" : "warning",
    at,
    length: text.length - at,
    text: isChat
      ? CHECKS.tooLongForChat(length, limits.chat)
      : CHECKS.tooLongForBot(length, limits.bot),
    fix: canCut
      ? { label: CHECKS.cut(limits.bot), value: firstCharacters(text.trim(), limits.bot) }
      : undefined,
  };
};

const color: Rule = function color({ path, text, expanded }) {
  if (path !== "color" || text.trim() === "") return null;
  if (hexColor(expanded) || /\{\w+\}/.test(text)) return null;
  return {
    level: "warning",
    text: CHECKS.color,
    fix: { label: CHECKS.defaultColor, value: DEFAULT_COLOR },
  };
};

const tightSeparator: Rule = function tightSeparator({ path, text }) {
  const at = JOINED.test(path) ? findTightSeparator(text) : -1;
  return at < 0 ? null : { level: "note", at, length: 2, text: CHECKS.tight };
};

const labelCut: Rule = function labelCut({ path, expanded, embed }) {
  const index = /^buttons\.(\d+)\.label$/.exec(path)?.[1];
  if (index === undefined) return null;
  const hasEmoji = (embed.buttons[Number(index)]?.emoji.trim() ?? "") !== "";
  const most = hasEmoji ? SHOWN_LABEL.withEmoji : SHOWN_LABEL.alone;
  const length = lengthOf(expanded.trim());
  return length > most ? { level: "note", text: CHECKS.labelCut(length, most, hasEmoji) } : null;
};

const emojiName: Rule = function emojiName({ path, text, expanded }) {
  if (!path.endsWith(".emoji") || text.trim() === "" || /\{\w/.test(expanded)) return null;
  const emoji = expanded.trim();
  if (CUSTOM_EMOJI.test(emoji)) return null;
  if (!isEmoji(emoji)) return { level: "error", text: CHECKS.emojiName(cut(emoji, 40)) };
  const [first] = new Intl.Segmenter().segment(emoji);
  if (!first || first.segment === emoji) return null;
  const fix = { label: CHECKS.firstEmoji, value: first.segment };
  return { level: "error", text: CHECKS.oneEmoji, fix };
};

/** Texts without mentions in chat. */
const UNMENTIONED = /^(title|author\.name|footer\.text|fields\.\d+\.name|buttons\.\d+\.label)$/;

const rawMention: Rule = function rawMention({ path, expanded }) {
  const mention = UNMENTIONED.test(path) ? /<@[!&]?\d{1,20}>/.exec(expanded)?.[0] : undefined;
  return mention ? { level: "note", text: CHECKS.rawMention(mention) } : null;
};

const rawLink: Rule = function rawLink({ path, expanded }) {
  if (!UNMENTIONED.test(path) || !/\]\(<?https?:/.test(expanded)) return null;
  const isLink = markdown(expanded, "fieldValue").some(({ type }) => type === "link");
  return isLink ? { level: "note", text: CHECKS.rawLink } : null;
};

/** A masked link up to its address. */
const MASKED = /\[([^[\]`]*)\]\(<?https?:\/\//g;

const addressInLabel: Rule = function addressInLabel({ path, text }) {
  if (!/^(content|description|fields\.\d+\.value)$/.test(path)) return null;
  const found = [...text.matchAll(MASKED)].find(([, label = ""]) => /https?:\/\/[^\s]/.test(label));
  const length = (found?.[1] ?? "").length + 2;
  return found ? { level: "note", at: found.index, length, text: CHECKS.addressInLabel } : null;
};

/** A chat time with more digits than this millennium's seconds. */
const MILLISECONDS = /<t:(-?\d{12,17})(?=:[a-zA-Z]>|>)/g;

const milliseconds: Rule = function milliseconds({ text }) {
  const at = text.search(MILLISECONDS);
  if (at < 0) return null;
  const value = text.replaceAll(
    MILLISECONDS,
    (_, time: string) => `<t:${Math.trunc(Number(time) / 1000)}`,
  );
  const fix = { label: CHECKS.inSeconds, value };
  return {
    level: "note",
    at,
    length: text.indexOf(">", at) + 1 - at,
    text: CHECKS.milliseconds,
    fix,
  };
};

/** In the order of their findings. */
export const RULES: readonly Rule[] = [
  segmentMarker,
  separator,
  tightSeparator,
  embedMarker,
  unclosedVariable,
  foreignVariable,
  tooLong,
  address,
  color,
  labelCut,
  picturePage,
  emojiName,
  rawMention,
  rawLink,
  addressInLabel,
  milliseconds,
];

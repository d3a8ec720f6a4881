import { cut } from "../contract/cut.ts";
import { CHECKS } from "../content/embed/checks.ts";
import { webAddress } from "../contract/address.ts";
import type { Embed } from "./embed.ts";
import { fieldPathsOf, textAt, type FieldPath } from "./field-paths.ts";
import { MAX_CHECKED, MAX_TOTAL, lengthOf } from "./limits.ts";
import { RULES, tooLong } from "./lint-rules.ts";
import type { Edit } from "./reducer.ts";
import { expand } from "./variables.ts";

export interface Problem {
  /** Chat or bot refuse an error and may refuse a warning; a note only informs. */
  level: "error" | "warning" | "note";
  path: FieldPath;
  /** The offset and number of its characters. */
  at: number;
  length: number;
  text: string;
  /** The edit that fixes it, and its button's label. */
  fix?: Fix;
}

interface Fix {
  label: string;
  edit: Edit;
}

function lintText(embed: Embed, path: FieldPath): Problem[] {
  const text = textAt(embed, path);
  if (text === "") return [];
  const input = { path, text, expanded: expand(text), embed };
  return (text.length > MAX_CHECKED ? [tooLong] : RULES).flatMap((rule): Problem[] => {
    const finding = rule(input);
    if (!finding) return [];
    const { level, at = 0, length = text.length, fix } = finding;
    const edit = fix && { type: "text" as const, path, value: fix.value };
    return [
      { level, path, at, length, text: finding.text, fix: edit && { label: fix.label, edit } },
    ];
  });
}

/** A problem of no particular characters. */
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
      const fix = { label: CHECKS.removeField, edit };
      return [problem("error", `fields.${index}.name`, CHECKS.emptyField, fix)];
    }
    if (isEmpty(name)) return [problem("warning", `fields.${index}.name`, CHECKS.noFieldName)];
    if (isEmpty(value)) {
      return [problem("error", `fields.${index}.value`, CHECKS.noFieldValue)];
    }
    return [];
  });
}

function lintButtons({ buttons }: Embed): Problem[] {
  return buttons.flatMap(({ label, emoji, url, style }, index): Problem[] => {
    if (isEmpty(label) && isEmpty(emoji)) {
      const text = CHECKS.emptyButton;
      const edit: Edit = { type: "removed", list: "buttons", index };
      const fix = { label: CHECKS.removeButton, edit };
      return [problem("error", `buttons.${index}.label`, text, fix)];
    }
    if (isEmpty(url)) return [problem("warning", `buttons.${index}.url`, CHECKS.noAddress)];
    const isColored = style === "success" || style === "danger";
    const isLink = webAddress(expand(url)) !== null;
    return isColored && isLink ? [problem("note", `buttons.${index}.label`, CHECKS.grayLink)] : [];
  });
}

function lintWhole(embed: Embed): Problem[] {
  const { author, footer } = embed;
  const problems: Problem[] = [];
  const required = [embed.title, embed.description, embed.image, embed.content, author.name];
  if (required.every(isEmpty)) {
    const hasAny =
      embed.rest.length > 0 ||
      fieldPathsOf(embed).some((path) => path !== "color" && textAt(embed, path) !== "");
    const text = CHECKS.nothing;
    // In a new builder this is no mistake.
    problems.push(problem(hasAny ? "error" : "note", "title", text));
  }
  if (isEmpty(embed.title) && !isEmpty(embed.url)) {
    problems.push(problem("warning", "title", CHECKS.noTitle));
  }
  if (isEmpty(author.name) && !(isEmpty(author.icon) && isEmpty(author.url))) {
    problems.push(problem("warning", "author.name", CHECKS.noAuthor));
  }
  if (isEmpty(footer.text) && !isEmpty(footer.icon)) {
    problems.push(problem("warning", "footer.text", CHECKS.noFooter));
  }
  const total = totalOf(embed);
  if (total > MAX_TOTAL) {
    const text = CHECKS.total(total, MAX_TOTAL);
    problems.push(problem("error", "description", text));
  }
  return [...problems, ...lintRest(embed.rest)];
}

/** Segments without inputs: parts over the limits, and the bot's own. */
function lintRest(rest: readonly string[]): Problem[] {
  const isTooMany = (raw: string) => /^\s*(field|button)\b/i.test(raw);
  const tooMany = rest.flatMap((raw, index) => (isTooMany(raw) ? [index] : []));
  const problems = rest.flatMap((raw, index): Problem[] => {
    if (isTooMany(raw)) return [];
    const edit: Edit = { type: "rest-removed", indexes: [index] };
    return [problem("note", "title", CHECKS.kept(cut(raw, 60)), { label: CHECKS.remove, edit })];
  });
  if (tooMany.length === 0) return problems;
  const fix: Fix = { label: CHECKS.removeAll, edit: { type: "rest-removed", indexes: tooMany } };
  return [problem("error", "title", CHECKS.tooMany, fix), ...problems];
}

/** Texts that count for MAX_TOTAL. */
const COUNTED = /^(title|description|author\.name|footer\.text|fields\.)/;

/** Characters of texts with variables replaced, as chat counts for MAX_TOTAL. */
export function totalOf(embed: Embed): number {
  return fieldPathsOf(embed)
    .filter((path) => COUNTED.test(path))
    .reduce((sum, path) => sum + lengthOf(expand(textAt(embed, path)).trim()), 0);
}

/** All problems of an embed: of the whole, of texts, of fields, of buttons. */
export function lint(embed: Embed): Problem[] {
  return [
    ...lintWhole(embed),
    ...fieldPathsOf(embed).flatMap((path) => lintText(embed, path)),
    ...lintFields(embed),
    ...lintButtons(embed),
  ];
}

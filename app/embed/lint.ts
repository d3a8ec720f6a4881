import { webAddress } from "../contract/address.ts";
import { hexColor } from "./color.ts";
import { HEAD } from "./code.ts";
import { blank, type Embed } from "./embed.ts";
import { MOST_TOTAL, lengthOf, limitsOf } from "./limits.ts";
import { looseJoint } from "./escaping.ts";
import { placesOf, textAt, type Place } from "./field-paths.ts";
import type { Edit } from "./reducer.ts";
import { expand, isVariable } from "./variables.ts";

/** What is wrong with an embed, and where. */
export interface Problem {
  /** An error is refused by chat or bot; a warning may be; a note is only worth knowing. */
  level: "error" | "warning" | "note";
  place: Place;
  /** First character it is about, and how many. */
  at: number;
  length: number;
  text: string;
  /** One click that mends it, where there is one. */
  repair?: { label: string; edit: Edit };
}

/** What a rule sees. */
interface Reading {
  embed: Embed;
  place: Place;
  text: string;
  expanded: string;
}

type Rule = (reading: Reading) => Problem | null;

function mended(place: Place, label: string, value: string): Problem["repair"] {
  return { label, edit: { type: "text", place, value } };
}

const cutting: Rule = function cutting({ place, text }) {
  const at = text.indexOf("$v");
  if (at < 0) return null;
  return {
    level: "warning",
    place,
    at,
    length: 2,
    text: "The bot cuts code at “$v”. An invisible space in the code holds it together.",
    repair: mended(place, "Write “$ v”", text.replaceAll("$v", "$ v")),
  };
};

const JOINED = /^(author|footer|fields|buttons)\./;

const joining: Rule = function joining({ place, text }) {
  const at = JOINED.test(place) ? looseJoint(text) : -1;
  if (at < 0) return null;
  return {
    level: "warning",
    place,
    at,
    length: 2,
    text: "“&&” between spaces parts values. An invisible space in the code holds it together.",
    repair: mended(place, "Write “&”", text.replaceAll("&&", "&")),
  };
};

const head: Rule = function head({ place, text }) {
  const at = text.indexOf(HEAD);
  if (at < 0) return null;
  return {
    level: "warning",
    place,
    at,
    length: HEAD.length,
    text: "The bot takes “{embed}” out. An invisible space in the code keeps it.",
    repair: mended(place, "Remove it", text.replaceAll(HEAD, "")),
  };
};

const unclosed: Rule = function unclosed({ place, text }) {
  for (const { 0: whole, 1: name = "", index } of text.matchAll(/\{([a-z_.]{2,40})(?![a-z_.}])/g)) {
    if (!isVariable(name)) continue;
    const end = index + whole.length;
    return {
      level: "error",
      place,
      at: index,
      length: whole.length,
      text: `The brace of “${whole}” is missing.`,
      repair: mended(place, "Add “}”", `${text.slice(0, end)}}${text.slice(end)}`),
    };
  }
  return null;
};

const unknown: Rule = function unknown({ place, text }) {
  for (const { 0: whole, 1: name = "", index } of text.matchAll(
    /\{((?:user|guild)\.[a-z_.]{1,40})\}/g,
  )) {
    if (isVariable(name)) continue;
    return {
      level: "note",
      place,
      at: index,
      length: whole.length,
      text: `“${whole}” is no variable we know. It stays as it is.`,
    };
  }
  return null;
};

/** The text cut to so many characters, never through one. */
function cutTo(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}

const tooLong: Rule = function tooLong({ place, text, expanded }) {
  const limits = limitsOf(place);
  // Chat trims before it counts.
  const length = limits ? lengthOf(expanded.trim()) : 0;
  if (!limits || length <= limits.bot) return null;
  const isChat = length > limits.chat;
  const most = isChat ? limits.chat : limits.bot;
  const at = Math.min(cutTo(text, most).length, text.length);
  return {
    level: isChat ? "error" : "warning",
    place,
    at,
    length: text.length - at,
    text: isChat
      ? `${length} characters; chat takes ${limits.chat}.`
      : `${length} characters; the bot takes ${limits.bot}.`,
    // Variables grow: where there are some, the right place to cut is not ours to say.
    repair:
      expanded === text
        ? mended(place, `Cut to ${limits.bot}`, cutTo(text.trim(), limits.bot))
        : undefined,
  };
};

const ADDRESS = /^(url|thumbnail|image)$|\.(icon|url)$/;

const address: Rule = function address({ place, text, expanded }) {
  if (!ADDRESS.test(place) || text.trim() === "" || webAddress(expanded)) return null;
  // A variable we do not know may well be an address.
  if (/\{[\w.]+\}/.test(expanded)) return null;
  const bare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text.trim());
  return {
    level: "error",
    place,
    at: 0,
    length: text.length,
    text: "Only http and https addresses work here.",
    repair: bare ? mended(place, "Add https://", `https://${text.trim()}`) : undefined,
  };
};

const color: Rule = function color({ place, text, expanded }) {
  if (place !== "color" || text.trim() === "") return null;
  if (hexColor(expanded) || /\{\w+\}/.test(text)) return null;
  return {
    level: "warning",
    place,
    at: 0,
    length: text.length,
    text: "No colour we know. Write six digits, such as #729bb0.",
    repair: mended(place, "Use the default", blank().color),
  };
};

const RULES: readonly Rule[] = [cutting, joining, head, unclosed, unknown, tooLong, address, color];

function at(level: Problem["level"], place: Place, text: string, edit?: [string, Edit]): Problem {
  const repair = edit ? { label: edit[0], edit: edit[1] } : undefined;
  return { level, place, at: 0, length: 0, text, repair };
}

function isEmpty(text: string): boolean {
  return text.trim() === "";
}

function aboutFields({ fields }: Embed): Problem[] {
  return fields.flatMap((field, index): Problem[] => {
    const remove: [string, Edit] = ["Remove the field", { type: "removed", list: "fields", index }];
    if (isEmpty(field.name) && isEmpty(field.value)) {
      return [at("error", `fields.${index}.name`, "The field is empty.", remove)];
    }
    if (isEmpty(field.name)) return [at("error", `fields.${index}.name`, "The field has no name.")];
    if (isEmpty(field.value)) {
      return [at("error", `fields.${index}.value`, "The field has no value.")];
    }
    return [];
  });
}

function aboutButtons({ buttons }: Embed): Problem[] {
  return buttons.flatMap((button, index): Problem[] => {
    if (isEmpty(button.label) && isEmpty(button.emoji)) {
      const remove: Edit = { type: "removed", list: "buttons", index };
      return [
        at("error", `buttons.${index}.label`, "The button has neither label nor emoji.", [
          "Remove the button",
          remove,
        ]),
      ];
    }
    if (isEmpty(button.url)) {
      const text = "A link button without an address: the bot disables it.";
      return [at("warning", `buttons.${index}.url`, text)];
    }
    return [];
  });
}

function aboutWhole(embed: Embed, total: number): Problem[] {
  const { author, footer } = embed;
  const problems: Problem[] = [];
  const shown = [embed.title, embed.description, embed.image, embed.content, author.name];
  const hasAny =
    embed.fields.length + embed.buttons.length + embed.rest.length > 0 ||
    placesOf(embed).some((place) => place !== "color" && textAt(embed, place) !== "");
  if (shown.every(isEmpty)) {
    const text = "Nothing to send: the bot wants a title, description, author, image or content.";
    // A blank builder is a start, not a mistake; but it is no message either.
    problems.push(at(hasAny ? "error" : "note", "title", text));
  }
  if (isEmpty(author.name) && !(isEmpty(author.icon) && isEmpty(author.url))) {
    problems.push(at("warning", "author.name", "Without a name the author is not shown."));
  }
  if (isEmpty(footer.text) && !isEmpty(footer.icon)) {
    problems.push(at("warning", "footer.text", "Without a text the footer is not shown."));
  }
  if (total > MOST_TOTAL) {
    const text = `${total} characters in all; chat takes ${MOST_TOTAL} in one embed.`;
    problems.push(at("error", "description", text));
  }
  if (embed.rest.some((raw) => /^\s*(field|button)\b/i.test(raw))) {
    problems.push(
      at("error", "title", "More fields or buttons than a message holds stand in the code.", [
        "Remove them",
        { type: "rest-removed" },
      ]),
    );
  }
  return problems;
}

const COUNTED = /^(title|description|author\.name|footer\.text|fields\.)/;

/** Characters of the embed's own texts, variables replaced: what the sum of 6000 is about. */
export function totalOf(embed: Embed): number {
  return placesOf(embed)
    .filter((place) => COUNTED.test(place))
    .reduce((sum, place) => sum + lengthOf(expand(textAt(embed, place)).trim()), 0);
}

/** Everything that stands between the embed and a message, in the order of the editor. */
export function lint(embed: Embed): Problem[] {
  const aboutTexts = placesOf(embed).flatMap((place) => {
    const text = textAt(embed, place);
    if (text === "") return [];
    const reading = { embed, place, text, expanded: expand(text) };
    return RULES.map((rule) => rule(reading)).filter((problem) => problem !== null);
  });
  return [
    ...aboutWhole(embed, totalOf(embed)),
    ...aboutTexts,
    ...aboutFields(embed),
    ...aboutButtons(embed),
  ];
}

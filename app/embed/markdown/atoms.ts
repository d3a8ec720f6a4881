import { webAddress } from "../../contract/address.ts";
import type { Ahead } from "./ahead.ts";
import type { RuleName } from "./slots.ts";
import type { MarkdownNode, MentionKind, TimeStyle } from "./tree.ts";

/** What a rule sees: the text, the place, and a way to look ahead that stays linear. */
export interface Reading {
  text: string;
  at: number;
  ahead: Ahead;
  /** Place of the next run of as many backticks as stand here; -1 if there is none. */
  closingTicks: (at: number) => number;
}

export interface Read {
  node: MarkdownNode;
  /** First character after it. */
  end: number;
}

/** A piece of text that holds no other marks. `starts` is its first character. */
export interface AtomRule {
  rule: RuleName;
  starts: string;
  read: (reading: Reading) => Read | null;
}

/** A rule of one bounded pattern. */
function pattern(
  rule: RuleName,
  starts: string,
  source: RegExp,
  make: (match: RegExpExecArray) => MarkdownNode | null,
): AtomRule {
  const sticky = new RegExp(source, "y");
  return {
    rule,
    starts,
    read({ text, at }) {
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      const node = match && make(match);
      return node ? { node, end: at + match[0].length } : null;
    },
  };
}

function mention(rule: RuleName, starts: string, source: RegExp, kind: MentionKind): AtomRule {
  return pattern(rule, starts, source, ([, id = ""]) => ({ type: "mention", kind, id }));
}

const TIME_STYLES: readonly TimeStyle[] = ["t", "T", "d", "D", "f", "F", "s", "S", "R"];

/** The furthest a date can lie from 1970, in seconds. */
const MOST_SECONDS = 8_640_000_000_000;

const time = pattern("time", "<", /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (match) => {
  const seconds = Number(match[1]);
  if (Math.abs(seconds) > MOST_SECONDS) return null;
  return { type: "time", seconds, style: TIME_STYLES.find((one) => one === match[2]) ?? "f" };
});

const quietLink = pattern("autolink", "<", /<(https?:\/\/[^\s<>]{1,2000})>/, ([, address = ""]) => {
  const href = webAddress(address);
  return href ? { type: "link", href, children: [{ type: "text", text: address }] } : null;
});

const emoji = pattern(
  "emoji",
  "<",
  /<(a?):(\w{1,64}):(\d{17,20})>/,
  ([, a, name = "", id = ""]) => ({
    type: "emoji",
    name,
    id,
    animated: a === "a",
  }),
);

const codeBlock: AtomRule = {
  rule: "codeBlock",
  starts: "`",
  read({ text, at, ahead }) {
    if (!text.startsWith("```", at)) return null;
    const end = ahead("```", at + 3);
    if (end < 0) return null;
    const inside = text.slice(at + 3, end);
    if (inside.trim() === "") return null;
    const language = /^([\w+#.-]{1,24})\n/.exec(inside)?.[1] ?? "";
    const body = inside.slice(language.length).replace(/^\n/, "");
    return {
      node: { type: "codeBlock", language, text: body.replace(/\n$/, "") },
      end: end + 3,
    };
  },
};

const code: AtomRule = {
  rule: "code",
  starts: "`",
  read({ text, at, closingTicks }) {
    const close = closingTicks(at);
    if (close < 0) return null;
    let ticks = at;
    while (text[ticks] === "`") ticks += 1;
    const inside = text.slice(ticks, close);
    return { node: { type: "code", text: inside.trim() || inside }, end: close + ticks - at };
  },
};

const escape: AtomRule = {
  rule: "escape",
  starts: "\\",
  read({ text, at }) {
    const next = text[at + 1];
    if (next === undefined || /[A-Za-z0-9\s]/.test(next)) return null;
    return { node: { type: "text", text: next }, end: at + 2 };
  },
};

/** In the order in which they are tried. */
export const ATOMS: readonly AtomRule[] = [
  escape,
  codeBlock,
  code,
  mention("mention", "<", /<@!?(\d{1,20})>/, "user"),
  mention("mention", "<", /<@&(\d{1,20})>/, "role"),
  mention("mention", "<", /<\/([\w -]{1,100}):\d{1,20}>/, "command"),
  mention("mention", "@", /@(everyone|here)\b/, "everyone"),
  mention("channel", "<", /<#(\d{1,20})>/, "channel"),
  mention("channel", "<", /<id:(customize|browse|guide|linked-roles)(?::\d{1,20})?>/, "section"),
  emoji,
  time,
  quietLink,
];

import { PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { webAddress } from "../../contract/address.ts";
import type { Lookahead } from "./lookahead.ts";
import type { MentionKind } from "./mentions.ts";
import type { RuleName } from "./rules.ts";
import { TIME_STYLES, type MarkdownNode } from "./tree.ts";

/** The parser's position, with look-aheads that keep parsing linear. */
export interface Cursor {
  text: string;
  at: number;
  /** Whether the text is a masked link's label, which shows backslashes. */
  isLabel: boolean;
  lookahead: Lookahead;
  codeSpanEnds: ReadonlyMap<number, number>;
}

interface Token {
  node: MarkdownNode;
  /** The index after it. */
  end: number;
}

/** Reads a token, a part without inner formatting. `first` is its first character. */
interface TokenRule {
  rule: RuleName;
  first: string;
  read: (cursor: Cursor) => Token | null;
}

/** A rule for tokens of one regular expression. */
function pattern(
  rule: RuleName,
  first: string,
  source: RegExp,
  nodeOf: (match: RegExpExecArray) => MarkdownNode | null,
): TokenRule {
  const sticky = new RegExp(source, "y");
  return {
    rule,
    first,
    read({ text, at }) {
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      const node = match && nodeOf(match);
      return node ? { node, end: at + match[0].length } : null;
    },
  };
}

function mention(rule: RuleName, first: string, source: RegExp, kind: MentionKind): TokenRule {
  return pattern(rule, first, source, ([, id = ""]) => ({ type: "mention", kind, id }));
}

/** The largest time of a Date, in seconds. */
const MAX_SECONDS = 8_640_000_000_000;

const time = pattern("time", "<", /<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/, (match) => {
  const seconds = Number(match[1]);
  if (Math.abs(seconds) > MAX_SECONDS) return { type: "text", text: PREVIEW_WORDS.invalidDate };
  return { type: "time", seconds, style: TIME_STYLES.find((one) => one === match[2]) ?? "f" };
});

/** `<https://…>`: a link without preview. */
const bracketedLink = pattern(
  "autolink",
  "<",
  /<(https?:\/\/[^\s<>]{1,2000})>/,
  ([, address = ""]) => {
    const href = webAddress(address);
    return href ? { type: "link", href, children: [{ type: "text", text: address }] } : null;
  },
);

const emoji = pattern(
  "emoji",
  "<",
  /<(a?):(\w{1,64}):(\d{1,20})>/,
  ([, a, name = "", id = ""]) => ({
    type: "emoji",
    name,
    id,
    animated: a === "a",
  }),
);

/** `:tada:`, which chat shows as emoji, even from bots. Only the preview's script has names. */
const emojiName = pattern(
  "emoji",
  ":",
  /:([\wñ+-]{1,60}?)(?:::skin-tone-([1-5]))?:/,
  ([text, name = "", tone = 0]) => ({ type: "emojiName", name, tone: Number(tone), text }),
);

const codeBlock: TokenRule = {
  rule: "codeBlock",
  first: "`",
  read({ text, at, lookahead }) {
    if (!text.startsWith("```", at)) return null;
    const end = lookahead("```", at + 3);
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

const code: TokenRule = {
  rule: "code",
  first: "`",
  read({ text, at, codeSpanEnds }) {
    const close = codeSpanEnds.get(at);
    if (close === undefined) return null;
    let start = at;
    while (text[start] === "`") start += 1;
    const inside = text.slice(start, close);
    return { node: { type: "code", text: inside.trim() || inside }, end: close + start - at };
  },
};

const escape: TokenRule = {
  rule: "escape",
  first: "\\",
  read({ text, at, isLabel }) {
    const next = text[at + 1];
    if (next === undefined || /[A-Za-z0-9\s]/.test(next)) return null;
    return { node: { type: "text", text: isLabel ? `\\${next}` : next }, end: at + 2 };
  },
};

/** The shrug keeps its backslash. */
const shrug = pattern("emphasis", "¯", /¯\\_\(ツ\)_\/¯/, ([text]) => ({ type: "text", text }));

/** Token rules, in the order tried. */
export const TOKEN_RULES: readonly TokenRule[] = [
  escape,
  shrug,
  codeBlock,
  code,
  mention("mention", "<", /<@!?(\d{1,20})>/, "user"),
  mention("mention", "<", /<@&(\d{1,20})>/, "role"),
  mention("mention", "<", /<\/([\w -]{1,100}):\d{1,20}>/, "command"),
  mention("mention", "@", /@(everyone|here)\b/, "everyone"),
  mention("channel", "<", /<#(\d{1,20})>/, "channel"),
  mention("channel", "<", /<id:(customize|browse|guide|linked-roles)(?::\d{1,20})?>/, "section"),
  emoji,
  emojiName,
  time,
  bracketedLink,
];

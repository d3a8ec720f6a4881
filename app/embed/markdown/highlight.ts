/** What chat colours in a code block. */
export type CodeTokenKind = "comment" | "string" | "number" | "keyword" | "added" | "removed";

export interface CodeToken {
  kind: CodeTokenKind | null;
  text: string;
}

/** Languages with `#` comments; in most others it means something else. */
const HASH_COMMENTS = /^(py|python|rb|ruby|sh|bash|zsh|yaml|yml|toml|ini|r|perl|pl|fix)$/;
const DASH_COMMENTS = /^(sql|lua|hs|haskell|ada)$/;
/** Languages without keywords and comments. */
const PLAIN = /^(|txt|text|md|markdown|ansi|log)$/;

const KEYWORDS = new Set(
  (
    "abstract and as async await boolean break case catch char class const continue def default del do double " +
    "elif else enum except export extends false final finally float fn for from func function global go goto if " +
    "impl implements import in int interface is lambda let local long loop match mod mut new nil None not null " +
    "or package pass private protected pub public raise return select self short static string struct super " +
    "switch then this throw trait True False true try type typeof undefined unsigned use using val var void when " +
    "where while with yield SELECT FROM WHERE INSERT INTO UPDATE DELETE CREATE TABLE JOIN AND OR NOT NULL"
  ).split(" "),
);

function diffTokens(text: string): CodeToken[] {
  return text.split(/(?<=\n)/).map((line): CodeToken => {
    if (line.startsWith("+")) return { kind: "added", text: line };
    if (line.startsWith("-")) return { kind: "removed", text: line };
    return { kind: /^(@@|#)/.test(line) ? "comment" : null, text: line };
  });
}

function commentPattern(language: string): string {
  if (HASH_COMMENTS.test(language)) return "#[^\\n]*";
  if (DASH_COMMENTS.test(language)) return "--[^\\n]*";
  return "\\/\\/[^\\n]*|\\/\\*[^]*?(?:\\*\\/|$)|<!--[^]*?(?:-->|$)";
}

/**
 * Splits code into coloured tokens. Knows comments, strings, numbers and common keywords: enough to
 * look like chat, in linear time without a library.
 */
export function highlight(text: string, language: string): CodeToken[] {
  const name = language.toLowerCase();
  if (PLAIN.test(name)) return [{ kind: null, text }];
  if (name === "diff" || name === "patch") return diffTokens(text);
  const pattern = new RegExp(
    `(${commentPattern(name)})|("[^"\\n]*"?|'[^'\\n]*'?|\`[^\`]*\`?)|(?<![\\w.])(\\d[\\w.]*)|([A-Za-z_]\\w*)`,
    "g",
  );
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, comment, string, number] = match;
    const kind = comment ? "comment" : string ? "string" : number ? "number" : keyword(whole);
    if (kind === null) continue;
    if (match.index > end) tokens.push({ kind: null, text: text.slice(end, match.index) });
    tokens.push({ kind, text: whole });
    end = match.index + whole.length;
  }
  if (end < text.length) tokens.push({ kind: null, text: text.slice(end) });
  return tokens;
}

function keyword(word: string): CodeTokenKind | null {
  return KEYWORDS.has(word) ? "keyword" : null;
}

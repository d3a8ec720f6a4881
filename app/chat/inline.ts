/** A stretch of chat text that is drawn in one way. */
export interface InlineToken {
  kind: "text" | "code" | "mention";
  text: string;
  bold: boolean;
  /** Place among the tokens, so that two equal ones can be told apart. */
  at: number;
}

/** A mention starts a word, so that the @ of a mail address stays text; `#1` is a place, no channel. */
const MARKS =
  /`([^`\n]+)`|(?<![\p{L}\p{N}_])(@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?|#\p{L}[\p{L}\p{N}_-]*)/gu;

/** Cuts chat text into plain text, `code`, @mentions and #channels; `**…**` makes its part bold. */
export function inlineTokens(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  let bold = false;
  for (const part of boldParts(text)) {
    addMarked(tokens, part, bold);
    bold = !bold;
  }
  return tokens;
}

/** Splits at `**`: every second part is bold. Stars inside code or without a partner stay as written. */
function boldParts(text: string): string[] {
  const parts = [""];
  const pieces = text.split(/(`[^`\n]+`|\*\*)/);
  const stars = pieces.filter((piece) => piece === "**").length;
  const usable = stars - (stars % 2);
  let seen = 0;
  for (const piece of pieces) {
    if (piece === "**" && seen < usable) {
      seen += 1;
      parts.push("");
    } else {
      parts[parts.length - 1] += piece;
    }
  }
  return parts;
}

function addMarked(tokens: InlineToken[], text: string, bold: boolean): void {
  const add = (kind: InlineToken["kind"], piece: string) =>
    tokens.push({ kind, text: piece, bold, at: tokens.length });
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, mention] = match;
    if (match.index > end) add("text", text.slice(end, match.index));
    if (code !== undefined) add("code", code);
    else add("mention", mention ?? whole);
    end = match.index + whole.length;
  }
  if (end < text.length) add("text", text.slice(end));
}

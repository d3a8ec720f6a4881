/** Chat text with the same formatting. */
export interface InlineToken {
  kind: "text" | "code" | "mention";
  text: string;
  bold: boolean;
  /** Index among the tokens. */
  index: number;
}

/** Code, mentions and channels. Not the @ of mail addresses, nor `#1`, which is a rank. */
const TOKENS =
  /`([^`\n]+)`|(?<![\p{L}\p{N}_])(@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?|#\p{L}[\p{L}\p{N}_-]*)/gu;

/** Splits chat text into text, `code`, @mentions and #channels, each bold or not (`**…**`). */
export function inlineTokens(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  let bold = false;
  for (const part of boldParts(text)) {
    addTokens(tokens, part, bold);
    bold = !bold;
  }
  return tokens;
}

/** Splits at `**`: every second part is bold. In code or unpaired, `**` stays text. */
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

function addTokens(tokens: InlineToken[], text: string, bold: boolean): void {
  const add = (kind: InlineToken["kind"], piece: string) =>
    tokens.push({ kind, text: piece, bold, index: tokens.length });
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [whole, code, mention] = match;
    if (match.index > end) add("text", text.slice(end, match.index));
    if (code !== undefined) add("code", code);
    else add("mention", mention ?? whole);
    end = match.index + whole.length;
  }
  if (end < text.length) add("text", text.slice(end));
}

/** Part of an `ansi` code block with its control sequences' style. */
export interface AnsiPart {
  text: string;
  /** 0 (black) to 7 (white); null for the block's. */
  color: number | null;
  background: number | null;
  isBold: boolean;
  isUnderlined: boolean;
}

type Style = Omit<AnsiPart, "text">;

const PLAIN: Style = { color: null, background: null, isBold: false, isUnderlined: false };

const ESCAPE = "\u001B";

/** Control sequences of style; others stay. */
const SEQUENCE = new RegExp(`${ESCAPE}\\[([\\d;]{0,40})m`, "g");

function styled(style: Style, code: number): Style {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...style, isBold: true };
  if (code === 4) return { ...style, isUnderlined: true };
  if (code === 22) return { ...style, isBold: false };
  if (code === 24) return { ...style, isUnderlined: false };
  if (code >= 30 && code <= 37) return { ...style, color: code - 30 };
  if (code === 39) return { ...style, color: null };
  if (code >= 40 && code <= 47) return { ...style, background: code - 40 };
  return code === 49 ? { ...style, background: null } : style;
}

/** An `ansi` block's parts, without the sequences that style them. */
export function ansiParts(text: string): AnsiPart[] {
  const parts: AnsiPart[] = [];
  let style = PLAIN;
  let end = 0;
  for (const match of text.matchAll(SEQUENCE)) {
    if (match.index > end) parts.push({ ...style, text: text.slice(end, match.index) });
    // Without a number, a sequence resets.
    style = (match[1] ?? "").split(";").map(Number).reduce(styled, style);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ ...style, text: text.slice(end) });
  return parts;
}

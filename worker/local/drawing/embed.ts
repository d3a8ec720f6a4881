import { escapeMarkup } from "../../../app/format/escape.ts";

/** The contents of a template's picture. `color` is "#rrggbb". */
export interface EmbedPicture {
  id: string;
  title: string;
  lines: readonly string[];
  color: string;
  footer: string | undefined;
  button: string | undefined;
}

const FONT = 'font-family="Helvetica,Arial,sans-serif"';
const WIDTH = 480;
const HEIGHT = 270;
const LINE = 26;
const BUTTON = 52;
/** Characters that fit in a line of the card. */
const LINE_CHARACTERS = 50;

/** A 480×270 picture of an embed as the chat platform shows it. */
export function drawEmbed({ title, lines, color, footer, button }: EmbedPicture): string {
  const texts = lines.flatMap(wrapped).slice(0, 5);
  const card = 62 + texts.length * LINE + (footer ? LINE : 0);
  const top = Math.round((HEIGHT - card - (button ? BUTTON : 0)) / 2);
  const parts = [
    `<rect x="24" y="${top}" width="432" height="${card}" rx="6" fill="#242b33"/>`,
    `<rect x="24" y="${top}" width="5" height="${card}" rx="2" fill="${color}"/>`,
    line(title, top + 36, 'font-size="19" font-weight="700" fill="#fff"'),
    ...texts.map((text, index) =>
      line(text, top + 66 + index * LINE, 'font-size="16" fill="#c9d3dc"'),
    ),
  ];
  if (footer) parts.push(line(footer, top + card - 16, 'font-size="13" fill="#8fa0ae"'));
  if (button) {
    const y = top + card + 16;
    parts.push(
      `<rect x="24" y="${y}" width="${44 + button.length * 9}" height="36" rx="6" fill="#3d4a56"/>`,
      line(button, y + 24, 'font-size="15" fill="#fff"', 46),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#1a1f26"/>${parts.join("")}</svg>`;
}

function line(text: string, y: number, look: string, x = 50): string {
  return `<text x="${x}" y="${y}" ${look} ${FONT}>${escapeMarkup(text)}</text>`;
}

function wrapped(text: string): string[] {
  const rows = [""];
  for (const word of text.split(" ")) {
    const row = rows.at(-1) ?? "";
    if (row === "") rows[rows.length - 1] = word;
    else if (row.length + word.length < LINE_CHARACTERS) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

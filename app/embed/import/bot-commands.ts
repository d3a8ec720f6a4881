import { cut } from "../../contract/cut.ts";
import { LOST } from "../../content/embed/import.ts";
import { fromJson } from "./from-json.ts";
import { Losses, type ImportResult } from "./losses.ts";
import { isRecord, type Fields } from "./values.ts";

/** The commands of bots that send an embed: `cembed` in templates, and `-se -title "a"`. */

/** Values nested deeper are hostile. */
const MAX_DEPTH = 16;

/** Texts, numbers, names and brackets of a template. A text that nothing ends takes the rest. */
const TOKENS = /"[^"\\]*(?:\\[^][^"\\]*)*"|`[^`]*`|["`][^]*|\{\{-?|-?\}\}|[()]|[^\s()"`{}]+|[{}]/g;

function textOf(token: string): string {
  const inside = token.slice(1, -1);
  if (!token.startsWith('"')) return inside;
  return inside.replaceAll(/\\([^])/g, (_, sign: string) =>
    sign === "n" ? "\n" : sign === "t" ? "\t" : sign,
  );
}

/** Reads the values of a template: pairs and lists of texts, and for others what they are called. */
class Template {
  at = 0;
  private depth = 0;
  private readonly losses: Losses;
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[], losses: Losses) {
    this.tokens = tokens;
    this.losses = losses;
  }

  get token(): string | undefined {
    return this.tokens[this.at];
  }

  /** The pairs of a call, up to the end of its brackets. */
  pairs(): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    while (!this.isOver()) {
      const key = this.value();
      const value = this.isOver() ? undefined : this.value();
      if (typeof key !== "string") continue;
      // Written twice, as fields can be, it is a list.
      read[key.toLowerCase()] = value;
    }
    return read;
  }

  private isOver(): boolean {
    return this.token === undefined || /^(?:\)|-?\}\})$/.test(this.token);
  }

  private value(): unknown {
    const { token = "" } = this;
    this.at += 1;
    if (/^["`]/.test(token)) return textOf(token);
    if (/^-?\d+$/.test(token) || /^0x[\da-f]+$/i.test(token)) return Number(token);
    if (token === "true" || token === "false") return token === "true";
    if (token === "nil") return undefined;
    if (token !== "(") return this.unknown(token);
    this.depth += 1;
    const inside = this.depth > MAX_DEPTH ? undefined : this.call();
    this.depth -= 1;
    this.skipRest();
    return inside;
  }

  /** Goes on behind the `)` of a call. */
  private skipRest(): void {
    for (let open = 1; this.token !== undefined && open > 0; this.at += 1) {
      if (this.token === "(") open += 1;
      if (this.token === ")") open -= 1;
    }
  }

  /** A name that only the bot has a value for. In a text it stays as the template writes it. */
  private unknown(name: string): unknown {
    if (name === "currentTime") return true;
    // A variable, which holds what is read where it is set.
    if (name.startsWith("$")) return undefined;
    if (!name.startsWith(".")) this.losses.add(LOST.program(cut(name, 60)));
    return name.startsWith(".") ? `{{${name}}}` : "";
  }

  private call(): unknown {
    const name = this.token ?? "";
    if (/^(?:sdict|dict|cembed)$/.test(name)) {
      this.at += 1;
      return this.pairs();
    }
    if (!/^(?:cslice|print|joinStr)$/.test(name)) return this.value();
    this.at += 1;
    const values: unknown[] = [];
    while (!this.isOver()) values.push(this.value());
    if (name === "cslice") return values;
    return (name === "joinStr" ? values.slice(1) : values).map(String).join("");
  }
}

function fromTemplate(text: string): ImportResult | null {
  const tokens = text.match(TOKENS) ?? [];
  const losses = new Losses();
  const template = new Template(tokens, losses);
  const embeds: Fields[] = [];
  let content: unknown;
  for (; template.token !== undefined; template.at += 1) {
    const name = template.token;
    if (name !== "cembed" && name !== "complexMessage") continue;
    template.at += 1;
    const start = template.at;
    const pairs = template.pairs();
    if (name === "cembed") embeds.push(pairs);
    else {
      content ??= pairs.content;
      // Its embed may be written within.
      template.at = start - 1;
      if (isRecord(pairs.embed)) embeds.push(pairs.embed);
      while (template.token !== undefined && !/^-?\}\}$/.test(template.token)) template.at += 1;
    }
  }
  const read = fromJson({ content, embeds });
  return read && { embed: read.embed, lost: [...losses.list(), ...read.lost] };
}

/** The switches of the command, and the part of an embed that each gives. */
const SWITCHES: Readonly<Record<string, string>> = {
  content: "content",
  title: "title",
  desc: "description",
  color: "color",
  url: "url",
  image: "image",
  thumbnail: "thumbnail",
  author: "author.name",
  authoricon: "author.icon_url",
  authorurl: "author.url",
  footer: "footer.text",
  footericon: "footer.icon_url",
};

function fromSwitches(text: string): ImportResult | null {
  const losses = new Losses();
  const parts: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(
    /(?<=\s)-(\w+)\s+("[^"\\]*(?:\\[^][^"\\]*)*"|`[^`]*`|[^\s-]\S*)/g,
  )) {
    const part = Object.hasOwn(SWITCHES, name.toLowerCase())
      ? SWITCHES[name.toLowerCase()]
      : undefined;
    if (part === undefined) losses.key(name);
    else parts[part] = /^["`]/.test(value) ? textOf(value) : value;
  }
  const group = (name: string) =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([key, value]) => {
        const [first, second] = key.split(".");
        return first === name && second ? [[second, value]] : [];
      }),
    );
  const { content, title, description, color, url, image, thumbnail } = parts;
  const embed = { title, description, color, url, image, thumbnail };
  const read = fromJson({
    content,
    embeds: [{ ...embed, author: group("author"), footer: group("footer") }],
  });
  return read && { embed: read.embed, lost: [...losses.list(), ...read.lost] };
}

/** Imports a template or a command that sends an embed; null if the text is neither. */
export function fromBotCommand(text: string): ImportResult | null {
  if (/^\S{0,4}(?:se|simpleembed)\s+-/i.test(text)) return fromSwitches(text);
  return /\bcembed\b/.test(text) ? fromTemplate(text) : null;
}

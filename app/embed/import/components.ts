import { LOST } from "../../content/embed/import.ts";
import { BUTTON_STYLES, type EmbedButton } from "../embed.ts";
import { styleNamed } from "../button-parts.ts";
import { IDLE_ID } from "../json.ts";
import { accentOf, pictureOf } from "./embed-json.ts";
import type { Losses } from "./losses.ts";
import { isEmpty, isRecord, recordOf, textOf, type Fields } from "./values.ts";

/** The platform's component types. Some libraries write words: `ACTION_ROW`, `ActionRow`. */
const TYPE = {
  actionrow: 1,
  button: 2,
  section: 9,
  textdisplay: 10,
  thumbnail: 11,
  mediagallery: 12,
  file: 13,
  separator: 14,
  container: 17,
} as const;
const TYPES: ReadonlyMap<string, number> = new Map(Object.entries(TYPE));
const NUMBERS: ReadonlySet<unknown> = new Set(TYPES.values());
const SELECT = /^[35678]$|select/;

const ACTION_KEYS = ["custom_id", "customId", "action_set_id", "flow"];

/** Components that show something themselves. */
const SHOWN: ReadonlySet<unknown> = new Set([TYPE.section, TYPE.textdisplay, TYPE.mediagallery]);

const BUTTONS_IN_ROW = 5;
const LINK_STYLE = /^(?:5|link|url)$/;
const PREMIUM_STYLE = /^(?:6|premium)$/;

/** A type or style as a lower-case word, or its number as digits. */
function wordOf(value: unknown): string {
  return textOf(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, "");
}

/** The platform allows four levels and 40 components; more is hostile. */
const MAX_DEPTH = 8;
const MAX_COMPONENTS = 500;

/** A message's component texts that fit into an embed. */
export interface Layout {
  /** In order; "" stands for a separator. */
  texts: string[];
  color: string;
  thumbnail: string;
  image: string;
  buttons: EmbedButton[];
}

/** Whether an object is a component, alone or in a builder's list. */
export function isComponent(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isKnown = value.type !== undefined && NUMBERS.has(typeOf(value));
  return isKnown && !("embeds" in value) && !("author" in value);
}

/** A component's type. Builders that know only rows of buttons omit it. */
function typeOf({ type, components, label, emoji }: Fields): unknown {
  const word = wordOf(type);
  if (type !== undefined) return TYPES.get(word) ?? Number(word || Number.NaN);
  if (Array.isArray(components)) return TYPE.actionrow;
  return label === undefined && emoji === undefined ? undefined : TYPE.button;
}

function emojiOf(value: unknown, losses: Losses): string {
  if (typeof value === "string") return value;
  const emoji = recordOf(value);
  const [name, id] = [textOf(emoji.name), textOf(emoji.id)];
  if (name + id === "" && !isEmpty(value)) losses.key("emoji");
  // Chat finds an emoji by id, whatever its name.
  return id ? `<${emoji.animated === true ? "a" : ""}:${name || "_"}:${id}>` : name;
}

/** Reads components and their parts in order. */
class LayoutReader {
  /** Containers, and whether anything is beside them. */
  private containers = 0;
  private hasOutside = false;
  readonly layout: Layout = { texts: [], color: "", thumbnail: "", image: "", buttons: [] };
  private seen = 0;
  /** The number of parts in each row of the message. */
  private readonly rows: number[] = [];
  private readonly losses: Losses;

  constructor(losses: Losses) {
    this.losses = losses;
  }

  read(components: unknown, depth = 0): void {
    for (const component of this.losses.records(components, "components")) {
      this.seen += 1;
      if (depth > MAX_DEPTH || this.seen > MAX_COMPONENTS) this.losses.count("components");
      else this.readOne(component, depth);
    }
  }

  /** Records that parts stood in separate containers. */
  countContainers(): void {
    if (this.containers > 1) this.losses.add(LOST.containers(this.containers));
    else if (this.containers === 1 && this.hasOutside) this.losses.add(LOST.outside);
  }

  /** Whether the embed's buttons, five a row, are in other rows than these. */
  hasOwnRows(): boolean {
    return this.rows.slice(0, -1).some((length) => length !== BUTTONS_IN_ROW);
  }

  private readOne(component: Fields, depth: number): void {
    const { layout } = this;
    const isBeside = depth === 0 && SHOWN.has(typeOf(component));
    this.hasOutside ||= isBeside;
    switch (typeOf(component)) {
      case TYPE.actionrow:
        if (depth === 0) this.countRow(component.components);
        return this.read(component.components, depth + 1);
      case TYPE.button:
        return this.readButton(component);
      case TYPE.section:
        this.read(component.components, depth + 1);
        return this.read(component.accessory, depth + 1);
      case TYPE.textdisplay:
        layout.texts.push(this.losses.text(component, "content"));
        return;
      case TYPE.thumbnail:
        layout.thumbnail = this.picture(component, layout.thumbnail);
        return;
      case TYPE.mediagallery:
        for (const item of this.losses.records(component.items, "items")) {
          layout.image = this.picture(item, layout.image);
        }
        return;
      case TYPE.file:
        return this.losses.count("files");
      case TYPE.separator:
        layout.texts.push("");
        return;
      case TYPE.container:
        return this.readContainer(component, depth);
      default:
        this.losses.count(SELECT.test(wordOf(component.type)) ? "selects" : "components");
    }
  }

  /** Select menus take a row each and don't fit into an embed. */
  private countRow(parts: unknown): void {
    const all: readonly unknown[] = Array.isArray(parts) ? parts : [parts];
    const buttons = all.filter((part) => isRecord(part) && typeOf(part) === TYPE.button);
    if (buttons.length > 0) this.rows.push(buttons.length);
  }

  private readContainer(container: Fields, depth: number): void {
    if (depth === 0) this.containers += 1;
    const color = accentOf(container.accent_color ?? container.accentColor, this.losses);
    if (color !== "" && this.layout.color !== "") this.losses.count("colors");
    else if (color !== "") this.layout.color = color;
    if (container.spoiler === true) this.losses.count("spoilers");
    this.read(container.components, depth + 1);
  }

  /** Keeps the first picture of each kind. */
  private picture(item: Fields, known: string): string {
    if (item.spoiler === true) this.losses.count("spoilers");
    if (textOf(item.description) !== "") this.losses.count("descriptions");
    const url = pictureOf(item.media ?? item, "media", this.losses);
    if (known !== "" && url !== "") this.losses.count("pictures");
    return known === "" ? url : known;
  }

  private readButton(button: Fields): void {
    const { losses } = this;
    const style = wordOf(button.style);
    if (PREMIUM_STYLE.test(style) || button.sku_id !== undefined) {
      return losses.count("premium");
    }
    const isLink = LINK_STYLE.test(style);
    const hasAction = ACTION_KEYS.some((key) => !isEmpty(button[key]));
    // The builder's own JSON for a button without address, which the bot disables too.
    const isIdle = button.disabled === true && IDLE_ID.test(textOf(button.custom_id));
    if (!isLink && hasAction && !isIdle) losses.count("actions");
    if (button.disabled === true && !isIdle) losses.count("disabled");
    this.layout.buttons.push({
      label: losses.text(button, "label"),
      style: styleNamed(style) ?? BUTTON_STYLES[Number(style) - 1] ?? "secondary",
      url: losses.text(button, "url"),
      emoji: emojiOf(button.emoji, losses),
    });
  }
}

export function layoutOf(components: unknown, losses: Losses): Layout {
  const reader = new LayoutReader(losses);
  reader.read(components);
  if (reader.hasOwnRows()) losses.add(LOST.rows);
  reader.countContainers();
  return reader.layout;
}

/** The first heading: its words, its address if all of it is a link, and the remaining texts. */
export function takeHeading(
  texts: readonly string[],
): { title: string; url: string; rest: string[] } | null {
  for (const [index, text] of texts.entries()) {
    // In a code block `#` starts no heading.
    const outside = text.replaceAll(/```[^]*?```/g, (block) => block.replaceAll("#", " "));
    const match = /^#{1,3} +(\S.*)$/m.exec(outside);
    const heading = match?.[1]?.trim();
    if (!match || heading === undefined || heading.length > 256) continue;
    const before = text.slice(0, match.index).replace(/\n$/, "");
    const after = text.slice(match.index + match[0].length).replace(/^\n/, "");
    const left = [before, after].filter((part) => part !== "");
    const link = /^\[([^[\]]+)\]\(<?(https?:\/\/[^\s<>()]+)>?\)$/.exec(heading);
    return {
      title: link?.[1] ?? heading,
      url: link?.[2] ?? "",
      rest: [...texts.slice(0, index), ...left, ...texts.slice(index + 1)],
    };
  }
  return null;
}

/** Joins texts by lines; separators become blank lines, but not at the ends. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join("\n").replace(/^\n+|\n+$/g, "");
}

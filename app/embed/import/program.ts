import { cut } from "../../contract/cut.ts";
import { LOST } from "../../content/embed/import.ts";
import { isEmbedJson } from "./embed-json.ts";
import { fromJson } from "./from-json.ts";
import { Losses, type ImportResult } from "./losses.ts";
import { tokensOf } from "./notation.ts";
import { COLORS, STYLES, lastName, named } from "./program-names.ts";
import { MAX_DEPTH, Unknown, Values, type Arguments } from "./program-values.ts";
import { isRecord, type Fields } from "./values.ts";

/** What a program sends, in the platform's JSON. */
interface Message {
  content?: unknown;
  embeds: Record<string, unknown>[];
  buttons: Record<string, unknown>[];
}

type Method = (target: Record<string, unknown>, args: Arguments) => void;

/** A method that takes its parts by position, by name or in one object. */
function parts(key: string, ...names: string[]): Method {
  return (target, { values: [first, ...others], named: byName }) => {
    const byPlace = Object.fromEntries([first, ...others].map((value, i) => [names[i], value]));
    target[key] = { ...(isPlain(first) ? first : byPlace), ...byName };
  };
}

function text(key: string): Method {
  return (target, { values: [value] }) => {
    target[key] = value;
  };
}

function color(target: Record<string, unknown>, { values }: Arguments): void {
  target.color = named(values.length > 1 ? values : values[0], COLORS);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !(value instanceof Unknown);
}

function addFields(target: Record<string, unknown>, fields: unknown[]): void {
  const known: unknown[] = Array.isArray(target.fields) ? target.fields : [];
  target.fields = [...known, ...fields];
}

/** The methods of an embed in discord.js and discord.py, by their names without capitals and underscores. */
const EMBED_METHODS: Readonly<Record<string, Method>> = {
  settitle: text("title"),
  setdescription: text("description"),
  seturl: text("url"),
  setcolor: color,
  setcolour: color,
  setauthor: parts("author", "name", "icon_url", "url"),
  setfooter: parts("footer", "text", "icon_url"),
  setthumbnail: parts("thumbnail", "url"),
  setimage: parts("image", "url"),
  settimestamp: (target, { values: [value] }) => {
    target.timestamp = value === undefined || value instanceof Unknown ? true : value;
  },
  addfield: (target, { values: [name, value, inline], named: byName }) => {
    // In Python, a field is inline unless it says otherwise.
    const isPython = Object.keys(byName).length > 0;
    addFields(target, [{ name, value, inline: inline ?? isPython, ...byName }]);
  },
  addfields: (target, { values }) => addFields(target, values.flat()),
  setfields: (target, { values }) => addFields(target, values.flat()),
};

const BUTTON_METHODS: Readonly<Record<string, Method>> = {
  setlabel: text("label"),
  seturl: text("url"),
  setemoji: text("emoji"),
  setcustomid: text("custom_id"),
  setdisabled: (target, { values: [value = true] }) => {
    target.disabled = value;
  },
  setstyle: (target, { values: [value] }) => {
    target.style = named(value, STYLES);
  },
};

const EMBEDS = new Set(["embedbuilder", "messageembed", "richembed", "embed"]);
const BUTTONS = new Set(["buttonbuilder", "messagebutton", "button"]);
const SENDERS = new Set([
  "send",
  "reply",
  "editreply",
  "followup",
  "edit",
  "sendmessage",
  "update",
]);

/** How many objects and calls are read as a whole and then part by part. */
const MAX_AGAIN = 100;

/** Runs through a program and notes what it builds. */
class Reader {
  readonly message: Message = { embeds: [], buttons: [] };
  private target: Record<string, unknown> | null = null;
  private isButton = false;
  private again = 0;
  private readonly values: Values;

  constructor(tokens: readonly string[]) {
    this.values = new Values(tokens);
  }

  read(): Message {
    const { values } = this;
    while (values.token !== undefined) {
      const { token } = values;
      if (token === "{") this.readObject();
      else if (/^(?:new )?[a-z_$]/i.test(token)) this.readWord(token);
      else values.at += 1;
    }
    return this.message;
  }

  private readWord(word: string): void {
    const { values } = this;
    values.at += 1;
    if (values.token === "=" && /\.(title|description|url|colou?r)$/.test(word)) {
      values.at += 1;
      const name = lastName(word);
      this.embed()[name.replace("colour", "color")] = named(values.value(), COLORS);
      return;
    }
    // Calls without arguments stand in one word with what follows them.
    for (const part of word.split(/(?<=\(\))\./)) {
      if (part.endsWith("()") || values.token === "(")
        this.readCall(lastName(part), part.endsWith("()"));
    }
  }

  private readCall(name: string, isEmpty: boolean): void {
    const read = () => (isEmpty ? { values: [], named: {} } : this.values.arguments());
    if (EMBEDS.has(name)) this.begin(this.message.embeds, false, read());
    else if (BUTTONS.has(name)) this.begin(this.message.buttons, true, read());
    else if (SENDERS.has(name)) this.readContent();
    else {
      const methods =
        this.isButton && Object.hasOwn(BUTTON_METHODS, name) ? BUTTON_METHODS : EMBED_METHODS;
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      const target = methods === BUTTON_METHODS ? this.target : method && this.embed();
      if (method && target) method(target, read());
    }
  }

  private begin(list: Record<string, unknown>[], isButton: boolean, args: Arguments): void {
    const [first] = args.values;
    const target: Record<string, unknown> = { ...(isPlain(first) ? first : {}), ...args.named };
    if (isButton) target.style = named(target.style, STYLES);
    else target.color = named(target.color ?? target.colour, COLORS);
    if (target.timestamp instanceof Unknown) target.timestamp = true;
    delete target.colour;
    this.target = target;
    this.isButton = isButton;
    list.push(target);
  }

  /** The embed that is being built; a new one if only its methods are in the text. */
  private embed(): Record<string, unknown> {
    if (this.target && !this.isButton) return this.target;
    const embed = this.message.embeds.at(-1) ?? {};
    if (this.message.embeds.length === 0) this.message.embeds.push(embed);
    this.target = embed;
    this.isButton = false;
    return embed;
  }

  /** The content of a message that is sent. Its embeds are read as they come. */
  private readContent(): void {
    const { values } = this;
    if (values.token !== "(") return;
    const start = values.at;
    const {
      values: [first],
      named: byName,
    } = values.arguments();
    const content = isPlain(first) ? first.content : (byName.content ?? first);
    if (typeof content === "string") this.message.content ??= content;
    this.readWithin(start);
  }

  /** Reads on within what was read as a whole; not without end, as that takes the square of its length. */
  private readWithin(start: number): void {
    this.again += 1;
    if (this.again <= MAX_AGAIN) this.values.at = start + 1;
  }

  /** An object that is an embed or a message itself. */
  private readObject(): void {
    const { values } = this;
    const start = values.at;
    const record = values.record();
    if (record && isEmbedJson(record)) {
      this.message.embeds.push(record);
      return;
    }
    if (record && typeof record.content === "string") this.message.content ??= record.content;
    this.readWithin(start);
  }
}

/** The value with what only a run would tell left out and named. */
function known(value: unknown, losses: Losses, depth = 0): unknown {
  if (value instanceof Unknown) {
    losses.add(LOST.program(cut(value.source, 60)));
    return undefined;
  }
  if (typeof value === "string") {
    for (const [, source = ""] of value.matchAll(/\$\{([^{}]{1,60})/g))
      losses.add(LOST.program(source));
    return value;
  }
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((part) => known(part, losses, depth + 1));
  if (!isRecord(value)) return value;
  const pairs = Object.entries(value).map(([key, part]) => [key, known(part, losses, depth + 1)]);
  const read: Fields = Object.fromEntries(pairs);
  return read;
}

const PROGRAM =
  /\b(?:EmbedBuilder|MessageEmbed|RichEmbed|ButtonBuilder)\b|\bEmbed\(|\.(?:set|add)_?[A-Z]?\w{3,20}\(|=\s*\{/;

/** Comments of Python, which begin as headings of chat do. */
const PYTHON = /\bdiscord\.|\.(?:set|add)_\w+\(/;

/**
 * Imports the code of a program that builds a message with discord.js or discord.py, or that holds an embed as an
 * object; null if it does neither. Nothing of it is run.
 */
export function fromProgram(program: string): ImportResult | null {
  if (!PROGRAM.test(program)) return null;
  const text = PYTHON.test(program) ? program.replaceAll(/^[ \t]*#.*$/gm, "") : program;
  const { content, embeds, buttons } = new Reader(tokensOf(text)).read();
  const losses = new Losses();
  const components = [{ type: 1, components: buttons.map((button) => ({ type: 2, ...button })) }];
  const message = { content, embeds, components: buttons.length > 0 ? components : undefined };
  const read = fromJson(known(message, losses));
  return read && { embed: read.embed, lost: [...losses.list(), ...read.lost] };
}

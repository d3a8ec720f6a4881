import { jsonToken } from "./notation.ts";

/** A part of a program whose value only its run would tell. */
export class Unknown {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** The arguments of a call by position and by name, such as `("a", url="b")`. */
export interface Arguments {
  values: unknown[];
  named: Record<string, unknown>;
}

/** Values nested deeper are hostile. */
export const MAX_DEPTH = 16;

/** Reads the values of a program: those that are written out, and for others where they come from. */
export class Values {
  at = 0;
  private depth = 0;
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  get token(): string | undefined {
    return this.tokens[this.at];
  }

  get next(): string | undefined {
    return this.tokens[this.at + 1];
  }

  /** Takes the token if it is this one. */
  take(token: string): boolean {
    if (this.token !== token) return false;
    this.at += 1;
    return true;
  }

  /** The arguments of a call, from its `(` on; none without one. */
  arguments(): Arguments {
    const read: Arguments = { values: [], named: {} };
    if (!this.take("(")) return read;
    while (this.token !== undefined && !this.take(")")) {
      const name = this.token;
      if (this.next === "=" && /^\w+$/.test(name)) {
        this.at += 2;
        read.named[name] = this.value();
      } else {
        read.values.push(this.value());
      }
      this.skipTo(",", ")");
      this.take(",");
    }
    return read;
  }

  /** A value. Texts that `+` or nothing joins are one. */
  value(): unknown {
    this.depth += 1;
    let value = this.depth > MAX_DEPTH ? this.unknown() : this.single();
    while (this.token === "+" || (typeof value === "string" && this.isText())) {
      this.take("+");
      value = joined(value, this.single());
    }
    this.depth -= 1;
    return value;
  }

  /** An object, from its `{` on; null if it is none, such as the body of a function. */
  record(): Record<string, unknown> | null {
    const read: Record<string, unknown> = {};
    this.at += 1;
    while (!this.take("}")) {
      const key = /^[\w$]+$|^["']/.exec(this.token ?? "") && jsonToken(this.token ?? "", true);
      if (!key) return null;
      this.at += 1;
      const name = String(JSON.parse(key));
      if (this.take(":")) read[name] = this.value();
      // A name alone stands for a variable of that name.
      else read[name] = new Unknown(name);
      this.skipTo(",", "}");
      if (!this.take(",") && this.token !== "}") return null;
    }
    return read;
  }

  private single(): unknown {
    const { token = "" } = this;
    if (token === "[") return this.list();
    if (token === "{") return this.record() ?? this.unknown();
    if (token === "(") return this.arguments().values[0];
    if (this.isMarked()) this.at += 1;
    const json = this.token === undefined ? null : jsonToken(this.token, false);
    if (json === null || !/^["\d-]|^(?:true|false|null)$/.test(json)) return this.unknown();
    this.at += 1;
    return parsed(json);
  }

  /** Whether Python marks a text here by a letter: f"…". */
  private isMarked(): boolean {
    return /^[fbru]{1,2}$/i.test(this.token ?? "") && /^["']/.test(this.next ?? "");
  }

  private isText(): boolean {
    return /^["'`]/.test(this.token ?? "") || this.isMarked();
  }

  private list(): unknown[] {
    const read: unknown[] = [];
    this.at += 1;
    while (this.token !== undefined && !this.take("]")) {
      read.push(this.value());
      this.skipTo(",", "]");
      this.take(",");
    }
    return read;
  }

  /** What only a run would tell: a name with its calls. */
  private unknown(): Unknown {
    const start = this.at;
    const first = this.token ?? "";
    if (!/^[,)\]}]$/.test(first)) this.at += 1;
    while (this.token === "(" || this.token === ".") {
      if (this.token === "(") this.skipCall();
      else this.at += 2;
    }
    return new Unknown(this.tokens.slice(start, this.at).join(""));
  }

  private skipCall(): void {
    let open = 0;
    for (; this.token !== undefined; this.at += 1) {
      if ("([{".includes(this.token)) open += 1;
      if (")]}".includes(this.token)) open -= 1;
      if (open === 0) break;
    }
    this.at += 1;
  }

  /** Leaves out what stands behind a value up to its end: an operator with what follows it. */
  private skipTo(...ends: string[]): void {
    while (this.token !== undefined && !ends.includes(this.token)) {
      if ("([{".includes(this.token)) this.skipCall();
      else if (")]}".includes(this.token)) return;
      else this.at += 1;
    }
  }
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    // Such as `1.2.3`, which is no number.
    return new Unknown(json);
  }
}

function joined(first: unknown, second: unknown): unknown {
  const [start, end] = [first, second].map((part) =>
    part instanceof Unknown ? `\${${part.source}}` : String(part),
  );
  return `${start}${end}`;
}

import { cut } from "../../contract/cut.ts";
import { LOST } from "../../content/embed/import.ts";
import type { Embed } from "../embed.ts";
import { firstText, isEmpty, isRecord, textOf, type Fields } from "./values.ts";

/** An imported embed, and a line for each part that embed code can't express. */
export interface ImportResult {
  embed: Embed;
  lost: string[];
}

type Countable = {
  [Key in keyof typeof LOST]: (typeof LOST)[Key] extends (count: number) => string ? Key : never;
}[keyof typeof LOST];

/** Collects the parts that an import leaves out. Counts equal kinds and names them once. */
export class Losses {
  private readonly counts = new Map<Countable, number>();
  private readonly texts = new Set<string>();

  /** Counts things of a kind; zero or less is no loss. */
  count(kind: Countable, number = 1): void {
    if (number > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + number);
  }

  add(text: string): void {
    this.texts.add(text);
  }

  key(key: string): void {
    this.add(LOST.key(cut(key, 40)));
  }

  /** Names filled parts of a record that aren't known. */
  others(record: Fields, known: ReadonlySet<string>): void {
    for (const key of Object.keys(record)) {
      if (!known.has(key) && !isEmpty(record[key])) this.key(key);
    }
  }

  /** The objects of a list, or the only one. Names the key if it holds anything else. */
  records(value: unknown, key: string): Fields[] {
    const all: unknown[] = Array.isArray(value) ? value.flat(2) : [value];
    if (all.some((one) => !isRecord(one) && !isEmpty(one))) this.key(key);
    return all.filter(isRecord);
  }

  /** The first key with a text; names other keys with another, and what isn't text. */
  text(record: Fields, ...keys: string[]): string {
    const first = firstText(record, ...keys);
    for (const key of keys) {
      const isRead = first !== "" && textOf(record[key]) === first;
      if (!isRead && !isEmpty(record[key])) this.key(key);
    }
    return first;
  }

  /** A line for each kind, in the order met. */
  list(): string[] {
    return [...[...this.counts].map(([kind, number]) => LOST[kind](number)), ...this.texts];
  }
}

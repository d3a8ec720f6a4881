import { LOST } from "../../content/embed/import.ts";

type Countable = {
  [Key in keyof typeof LOST]: (typeof LOST)[Key] extends (count: number) => string ? Key : never;
}[keyof typeof LOST];

/** Collects what an import leaves out. Things of one kind are counted and named once. */
export class Losses {
  private readonly counts = new Map<Countable, number>();
  private readonly texts = new Set<string>();

  /** Counts things of one kind; none or fewer are no loss. */
  count(kind: Countable, number = 1): void {
    if (number > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + number);
  }

  add(text: string): void {
    this.texts.add(text);
  }

  /** One line for each kind, in the order in which they were met. */
  list(): string[] {
    return [...[...this.counts].map(([kind, number]) => LOST[kind](number)), ...this.texts];
  }
}

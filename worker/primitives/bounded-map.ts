/** A map of bounded weight: past `limit`, the entries that were not used for longest are dropped. */
export class BoundedMap<V> extends Map<string, V> {
  readonly #limit: number;
  readonly #weightOf: (value: V) => number;
  #weight = 0;

  /** Without `weightOf`, `limit` is a number of entries. */
  constructor(limit: number, weightOf: (value: V) => number = () => 1) {
    super();
    this.#limit = limit;
    this.#weightOf = weightOf;
  }

  /** Counts as a use of the entry; `has` and iteration do not. */
  override get(key: string): V | undefined {
    const value = super.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in the order of insertion, so inserting anew moves the entry to the end.
    super.delete(key);
    super.set(key, value);
    return value;
  }

  override set(key: string, value: V): this {
    this.delete(key);
    super.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const oldest of this.keys()) {
      if (this.#weight <= this.#limit) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: string): boolean {
    const value = super.get(key);
    if (value !== undefined) this.#weight -= this.#weightOf(value);
    return super.delete(key);
  }

  override clear(): void {
    super.clear();
    this.#weight = 0;
  }
}

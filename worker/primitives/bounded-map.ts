/** A map of bounded weight: beyond `limit`, it drops the least recently used entries. */
export class BoundedMap<V> extends Map<string, V> {
  readonly #limit: number;
  readonly #weightOf: (value: V) => number;
  #weight = 0;

  /** Without `weightOf`, `limit` counts entries. */
  constructor(limit: number, weightOf: (value: V) => number = () => 1) {
    super();
    this.#limit = limit;
    this.#weightOf = weightOf;
  }

  /** Counts as use; `has` and iteration don't. */
  override get(key: string): V | undefined {
    const value = super.get(key);
    if (value === undefined) return undefined;
    // Maps iterate in insertion order, so reinserting moves the entry to the end.
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

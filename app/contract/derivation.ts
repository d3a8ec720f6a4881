/** A value with cached copies, such as an answer of the bot API. */
export interface Source<T> {
  value: T;
  /** Stands for this copy of the value; absent where nothing computed from it is kept. */
  copy?: WeakKey;
}

/** A computation whose results are kept: one for each copy of a value, for as long as that copy. */
export class Derivation<R extends object> {
  readonly #results = new WeakMap<WeakKey, R>();

  /** The result, computed at the first call for a copy. */
  of({ copy }: Source<unknown>, compute: () => R): R {
    const known = copy && this.#results.get(copy);
    if (known) return known;
    const result = compute();
    if (copy) this.#results.set(copy, result);
    return result;
  }

  /** The result where it comes later. Only results are kept: a promise belongs to the request that made it. */
  async later({ copy }: Source<unknown>, compute: () => Promise<R>): Promise<R> {
    const known = copy && this.#results.get(copy);
    if (known) return known;
    const result = await compute();
    if (copy) this.#results.set(copy, result);
    return result;
  }
}

/** A computation whose results are sources themselves: what is computed from them is kept, too. */
export type SourceDerivation<T> = Derivation<Required<Source<T>>>;

/** The source with another value in the place of its own. */
export function deriveSource<T, S extends Source<unknown>>(
  source: S,
  derivation: SourceDerivation<T>,
  compute: () => T,
): Omit<S, "value"> & Required<Source<T>> {
  return { ...source, ...derivation.of(source, () => ({ value: compute(), copy: {} })) };
}

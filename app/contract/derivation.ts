/** A value with cached copies, such as an answer of the bot API. */
export interface Source<T> {
  value: T;
  /** Identifies this copy of the value; missing where nothing computed from it is kept. */
  copy?: WeakKey;
}

/** Keeps the result of a computation for each copy of a value, for as long as the copy lives. */
export class Derivation<R extends object> {
  readonly #results = new WeakMap<WeakKey, R>();

  /** The copy's result, computed on the first call. */
  of({ copy }: Source<unknown>, compute: () => R): R {
    const known = copy && this.#results.get(copy);
    if (known) return known;
    const result = compute();
    if (copy) this.#results.set(copy, result);
    return result;
  }

  /** The same for async work. Keeps the result, not the promise, which belongs to one request. */
  async later({ copy }: Source<unknown>, compute: () => Promise<R>): Promise<R> {
    const known = copy && this.#results.get(copy);
    if (known) return known;
    const result = await compute();
    if (copy) this.#results.set(copy, result);
    return result;
  }
}

/** A computation whose results are sources, so that more can be derived from them. */
export type SourceDerivation<T> = Derivation<Required<Source<T>>>;

/** The source with its value replaced. */
export function deriveSource<T, S extends Source<unknown>>(
  source: S,
  derivation: SourceDerivation<T>,
  compute: () => T,
): Omit<S, "value"> & Required<Source<T>> {
  return { ...source, ...derivation.of(source, () => ({ value: compute(), copy: {} })) };
}

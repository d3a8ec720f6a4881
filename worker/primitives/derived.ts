/** A value with what was computed from it, by a name for each computation. The two leave the memory together. */
export interface Source<T> {
  value: T;
  /** Absent where nothing is kept, so that everything is computed anew. */
  derived?: Map<string, unknown>;
}

/** The result of a computation, which runs once for each source and name. */
export function derive<R>({ derived }: Source<unknown>, name: string, compute: () => R): R {
  if (!derived) return compute();
  if (!derived.has(name)) derived.set(name, compute());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name stands for one computation
  return derived.get(name) as R;
}

/** The same where the result comes later. Only results are kept: a promise belongs to the request that made it. */
export async function deriveLater<R>(
  source: Source<unknown>,
  name: string,
  compute: () => Promise<R>,
): Promise<R> {
  const isKnown = source.derived?.has(name) ?? false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  if (isKnown) return source.derived?.get(name) as R;
  const result = await compute();
  source.derived?.set(name, result);
  return result;
}

/** The source with another value, computed from its own, and with all that is derived from that one. */
export function deriveSource<T, R, S extends Source<T>>(
  source: S & Source<T>,
  name: string,
  compute: (value: T) => R,
): Omit<S, "value"> & Required<Source<R>> {
  const value = () => ({ value: compute(source.value), derived: new Map<string, unknown>() });
  return { ...source, ...derive(source, name, value) };
}

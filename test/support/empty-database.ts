/** An in-memory database with empty lists for stopped clocks: it answers before any deadline. */
export function emptyDatabase(): D1Database {
  const rowsOf = (query: string) => {
    if (query.includes("RETURNING count")) return [{ count: 1 }];
    if (query.includes("next_at")) return [{ next_at: null, paused_until: null }];
    return query.includes("revisions") ? [{ revision: 0, json: null }] : [];
  };
  const resultOf = (query: string) => ({ success: true, meta: {}, results: rowsOf(query) });
  const prepare = (query: string) => ({
    query,
    bind: () => prepare(query),
    all: async () => resultOf(query),
    run: async () => resultOf(query),
    first: async () => rowsOf(query)[0] ?? null,
  });
  const batch = async (statements: readonly { query: string }[]) =>
    statements.map(({ query }) => resultOf(query));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the worker makes, no others
  return { prepare, batch } as unknown as D1Database;
}

/** A database that accepts every call and answers none. */
export function hangingDatabase(): D1Database {
  const never = () => new Promise<never>(() => {});
  const statement = { bind: () => statement, all: never, run: never, first: never };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the worker makes, no others
  return { prepare: () => statement, batch: never } as unknown as D1Database;
}

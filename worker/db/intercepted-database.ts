/** Wraps each database call; `work` makes it, with these statements. */
export type Around = <T extends D1Result | D1Result[]>(
  work: () => Promise<T>,
  queries: readonly string[],
) => Promise<T>;

/** This worker's D1 calls, all through one function. */
export class InterceptedDatabase implements D1Database {
  readonly #db: D1Database;
  readonly #around: Around;

  constructor(db: D1Database, around: Around) {
    this.#db = db;
    this.#around = around;
  }

  prepare(query: string): D1PreparedStatement {
    return new InterceptedStatement(query, this.#db.prepare(query), this.#around);
  }

  batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const own = statements.filter((statement) => statement instanceof InterceptedStatement);
    if (own.length < statements.length)
      throw new TypeError("a statement belongs to another database");
    return this.#around(
      () => this.#db.batch<T>(own.map(({ inner }) => inner)),
      own.map(({ query }) => query),
    );
  }

  exec(): never {
    throw new TypeError("exec is not supported");
  }

  dump(): never {
    throw new TypeError("dump is not supported");
  }

  withSession(): never {
    throw new TypeError("read replicas are not supported");
  }
}

class InterceptedStatement implements D1PreparedStatement {
  readonly query: string;
  readonly inner: D1PreparedStatement;
  readonly #around: Around;

  constructor(query: string, inner: D1PreparedStatement, around: Around) {
    this.query = query;
    this.inner = inner;
    this.#around = around;
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new InterceptedStatement(this.query, this.inner.bind(...values), this.#around);
  }

  all<T>(): Promise<D1Result<T>> {
    return this.#around(() => this.inner.all<T>(), [this.query]);
  }

  run<T>(): Promise<D1Result<T>> {
    return this.#around(() => this.inner.run<T>(), [this.query]);
  }

  /** The first row. */
  async first<T>(): Promise<T | null> {
    const { results } = await this.all<T>();
    return results[0] ?? null;
  }

  raw(): never {
    throw new TypeError("raw rows are not supported");
  }
}

/** The SQL of `npm run backup`, which the command line of D1 runs. */

/** The tables of the site, without those of SQLite, of D1 and of its migrations: rows with `name`. */
export const SELECT_TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
  AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations' ORDER BY name`;

/** What a restore must not take back: rows with `user_id` and `hidden_at`, and one with `revision`. */
export const SELECT_KEPT = `SELECT user_id, hidden_at FROM hidden_avatars;
  SELECT max(revision) AS revision FROM revisions`;

export interface Kept {
  /** `hidden_at` is null for whoever was moved here from KV. */
  hidden: readonly { user_id: string; hidden_at: number | null }[];
  revision: number;
}

/** A statement may have 100 KB. */
const PEOPLE_IN_STATEMENT = 1_000;

/** The lines before the rows of a backup. The references between tables hold again at the end. */
export function beforeRestore(tables: readonly string[]): string {
  const deletions = tables.map((table) => `DELETE FROM "${table}";`);
  return ["PRAGMA defer_foreign_keys = TRUE;", ...deletions, ""].join("\n");
}

/**
 * The lines behind them. Whoever has hidden their pictures since stays hidden, messages that were still to be sent are
 * not, as they may have been since, isolates notice that what they remember is of before, and what a list of the bot's no
 * longer had then may be there again.
 */
export function afterRestore({ hidden, revision }: Kept): string {
  const people = Array.from({ length: Math.ceil(hidden.length / PEOPLE_IN_STATEMENT) }, (_, i) =>
    hidden
      .slice(i * PEOPLE_IN_STATEMENT, (i + 1) * PEOPLE_IN_STATEMENT)
      .map(({ user_id: id, hidden_at: at }) => `('${id}', ${at})`)
      .join(", "),
  );
  return [
    "",
    ...people.map(
      (rows) =>
        `INSERT INTO hidden_avatars (user_id, hidden_at) VALUES ${rows} ON CONFLICT DO NOTHING;`,
    ),
    "UPDATE deliveries SET state = 'failed' WHERE state = 'open';",
    "UPDATE appeals SET gone_at = NULL, gone_readings = 0, gone_doubted = 0;",
    "UPDATE deletion_requests SET empty_at = NULL, empty_looks = 0;",
    `UPDATE revisions SET revision = revision + ${revision + 1};`,
    "",
  ].join("\n");
}

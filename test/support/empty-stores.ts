import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

/** Files of the `worker` project share a runtime; each still begins with empty stores. */
beforeAll(async () => {
  for (const kv of [env.CACHE, env.SESSIONS]) {
    const { keys } = await kv.list();
    await Promise.all(keys.map(({ name }) => kv.delete(name)));
  }
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_migrations' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  await env.DB.batch([
    env.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...results.map(({ name }) =>
      // The migration adds its rows.
      env.DB.prepare(
        name === "revisions" ? "UPDATE revisions SET revision = 0" : `DELETE FROM ${name}`,
      ),
    ),
    // Ids restart at 1.
    env.DB.prepare("DELETE FROM sqlite_sequence"),
  ]);
});

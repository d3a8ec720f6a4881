import { Hono } from "hono";
import * as v from "valibot";
import { BLACKLIST_SIZES, type BlacklistAnswer, type BlacklistPath } from "./seed/blacklists.ts";

const text = v.optional(v.string());

/** A row of a list, as the bot has it. */
const row = v.object({
  user_id: text,
  guild_id: text,
  command: text,
  cog: text,
  moderator_id: v.string(),
  duration: v.number(),
  reason: v.nullable(v.string()),
  timestamp: v.union([v.number(), v.string()]),
});

function isBlacklist(path: string): path is BlacklistPath {
  return Object.hasOwn(BLACKLIST_SIZES, path);
}

/**
 * The bot's lists of sanctions, newest rows first. `PUT /__blacklist/{path}` adds a row,
 * `DELETE /__blacklist/{path}?id=` removes all about an ID.
 */
export function createSanctions(seeded: (path: BlacklistPath) => BlacklistAnswer[]) {
  const changed = new Map<BlacklistPath, BlacklistAnswer[]>();
  const rowsOf = (path: BlacklistPath) => changed.get(path) ?? seeded(path);
  const routes = new Hono();
  routes.on(["PUT", "DELETE"], "/__blacklist/:side/:kind", async (c) => {
    const path = `${c.req.param("side")}/${c.req.param("kind")}`;
    if (!isBlacklist(path)) return c.notFound();
    if (c.req.method === "DELETE") {
      const id = c.req.query("id");
      changed.set(
        path,
        rowsOf(path).filter(({ user_id, guild_id }) => (user_id ?? guild_id) !== id),
      );
      return c.body(null, 204);
    }
    const parsed = v.safeParse(row, await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.issues[0].message }, 400);
    changed.set(path, [parsed.output, ...rowsOf(path)]);
    return c.body(null, 204);
  });
  return { rows: (path: string) => (isBlacklist(path) ? rowsOf(path) : null), routes };
}

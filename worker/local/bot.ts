import { Hono } from "hono";
import type { Faults } from "./faults.ts";
import { createImages } from "./images.ts";
import type { RequestLog } from "./requests.ts";
import { createSanctions } from "./sanctions.ts";
import type { Seed } from "./seed/seed.ts";

export interface LocalBotOptions {
  /** The required `X-API-Key` header. */
  apiKey: string;
  /** The clock, epoch ms. */
  now: () => number;
  seed: Seed;
  faults: Faults;
  requests: RequestLog;
}

const DAYS: Record<string, number | null> = { "7d": 7, "14d": 14, "30d": 30, all: null };
const ID = /^\d{17,20}$/;

/** The bot API, with its image host below /cdn. */
export function createLocalBot({ apiKey, now, seed, faults, requests }: LocalBotOptions): Hono {
  const app = new Hono();
  const sanctions = createSanctions((path) => seed.blacklist(path));
  app.onError((error) => {
    throw error;
  });
  app.notFound((c) => c.json({ error: "Not found" }, 404));
  app.route("/", requests.routes);
  app.route("/", faults.routes);
  app.route("/", sanctions.routes);
  app.use(requests.middleware("bot"));
  app.use(faults.middleware);
  app.route("/cdn", createImages());
  app.use(async (c, next) => {
    if (c.req.header("X-API-Key") === apiKey) return next();
    return c.json({ error: "Missing or unknown API key" }, 401);
  });

  app.get("/commands", (c) => c.json(seed.commands()));
  app.get("/history", (c) => c.json(seed.history(now())));
  app.get("/shards", (c) => c.json(seed.shards(now())));
  app.get("/templates", (c) => c.json(seed.templates()));
  app.get("/team", (c) => c.json(seed.teamAnswer()));
  app.get("/feedback", (c) => c.json(seed.feedback()));
  app.get("/avatars", (c) => c.json(seed.avatars()));

  app.use("/user/:id", idCheck);
  app.use("/avatars/:id", idCheck);
  app.use("/logs/economy/:id", idCheck);
  app.get("/user/:id", (c) => {
    const user = seed.user(c.req.param("id"));
    return user ? c.json(user) : c.json({ error: "User not found" }, 404);
  });
  app.get("/avatars/:id", (c) => {
    const rows = seed.avatarsOf(c.req.param("id"));
    return rows.length > 0 ? c.json(rows) : c.json({ error: "No avatars" }, 404);
  });
  app.get("/logs/economy/:id", (c) => c.json(seed.economyLogs(c.req.param("id"))));

  app.get("/activity/messages", (c) => {
    const { server_id: server = "", time_range: range = "" } = c.req.query();
    const days = Object.hasOwn(DAYS, range) ? DAYS[range] : undefined;
    if (!ID.test(server) || days === undefined) {
      return c.json({ error: "server_id and time_range are required" }, 400);
    }
    // The bot isn't in servers of the platform's first days, whose ids are shorter.
    return c.json(server.length < 18 ? [] : seed.activity(days, now()));
  });
  app.get("/blacklist/:side/:kind", (c) => {
    const rows = sanctions.rows(`${c.req.param("side")}/${c.req.param("kind")}`);
    return rows ? c.json(rows) : c.notFound();
  });
  return app;
}

const idCheck: Parameters<Hono["use"]>[1] = async (c, next) => {
  const id = c.req.path.split("/").at(-1) ?? "";
  if (!ID.test(id)) return c.json({ error: "Expected a numeric id" }, 400);
  await next();
};

import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Gives the database of each file its tables, before the first test. */
const { DB, MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] };
await applyD1Migrations(DB, MIGRATIONS);
// The files of `site` share it, and a person may sign in only thirty times a day.
await DB.exec("DELETE FROM counts");

import { hasRead } from "../../app/content/reads.ts";
import { BotError } from "../../app/contract/bot.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { SHAPE_ERRORS } from "../../app/contract/shape-errors.ts";
import type { Row } from "../bot/bot-request.ts";
import { upstreamPath } from "../bot/client.ts";
import type { BotFetch } from "../bot/upstream.ts";
import { READING_MS } from "../db/appeal-closing.ts";
import { saveLook, takeLook } from "../db/deletion-requests.ts";
import { failureFields, type Log } from "../logging/log.ts";
import { THIRD_READING_MS } from "./close-by-data.ts";

/** A request is looked at this often; sooner, at the pace of the lists, after a look that found nothing. */
const LOOK_MS = 6 * 60 * 60_000;

/**
 * Looks whether the bot still has records of the person whose request is due longest. Finding none is to meet empty or
 * shrunken lists, as a bot that restarts may send: it takes a third look to believe them, as for appeals. One that fails
 * says nothing: where the bot goes on so, the team closes the request by hand. @throws what the database throws
 */
export async function closeDeletion(
  db: D1Database,
  {
    fetchBot,
    log,
    now,
    isThere = hasRead,
  }: { fetchBot: BotFetch; log: Log; now: number; isThere?: typeof hasRead },
): Promise<void> {
  // Where the bot answers none of it, the team alone knows.
  if (!isThere("economyLogs") && !isThere("avatarsOf") && !isThere("feedback")) return;
  const due = await takeLook(db, { now, next: now + LOOK_MS });
  if (!due) return;
  const { id, person, emptyAt, emptyLooks } = due;
  try {
    const has = await hasRecords(fetchBot, person, isThere);
    if (has) return await saveLook(db, id, { kind: "records" }, now);
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    return log("deletion.look_failed", failureFields(error));
  }
  const isBelieved = emptyLooks >= 2 && emptyAt !== null && now - emptyAt >= THIRD_READING_MS;
  await saveLook(
    db,
    id,
    isBelieved ? { kind: "gone" } : { kind: "empty", next: now + READING_MS },
    now,
  );
}

/**
 * Whether transactions, pictures or reviews of the person are there, readable or not. @throws BotError, also where no
 * list has come: a bot that has lost its paths answers each with 404, as it does for somebody it knows nothing of
 */
async function hasRecords(
  fetchBot: BotFetch,
  person: string,
  isThere: typeof hasRead,
): Promise<boolean> {
  let hasList = false;
  for (const name of ["economyLogs", "avatarsOf"] as const) {
    if (!isThere(name)) continue;
    const records = await readListOf(fetchBot, name, person);
    if (records && records.length > 0) return true;
    hasList ||= records !== null;
  }
  if (isThere("feedback")) {
    // The list as it came: what is not approved is no less about its writer.
    const reviews = await readList(fetchBot, "feedback");
    return reviews.some((review) => Reflect.get(Object(review), "user_id") === person);
  }
  if (!hasList) throw new BotError("status", UNAVAILABLE.botError, { upstreamStatus: 404 });
  return false;
}

/** A list of one person's; null where the bot says that it knows nothing of them. A proxy's 404 is no JSON. */
async function readListOf(
  fetchBot: BotFetch,
  name: "economyLogs" | "avatarsOf",
  person: string,
): Promise<readonly unknown[] | null> {
  try {
    return await readList(fetchBot, name, person);
  } catch (error) {
    if (error instanceof BotError && error.upstreamStatus === 404 && error.isJson) return null;
    throw error;
  }
}

/** A list as the bot sent it. */
async function readList(
  fetchBot: BotFetch,
  name: "economyLogs" | "avatarsOf" | "feedback",
  ...args: string[]
): Promise<readonly unknown[]> {
  const row: Row = reads[name];
  const path = upstreamPath({ staffServerId: "" }, name, row, args);
  const { value } = await fetchBot(path, { attempts: 1, isPatient: true });
  if (!Array.isArray(value)) throw new BotError("shape", SHAPE_ERRORS.notJson);
  return value;
}

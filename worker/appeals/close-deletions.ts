import { hasRead } from "../../app/content/reads.ts";
import { BotError } from "../../app/contract/bot.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { ERRORS } from "../../app/contract/errors.ts";
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
 * says nothing. @throws what the database throws
 */
export async function closeDeletion(
  db: D1Database,
  { fetchBot, log, now }: { fetchBot: BotFetch; log: Log; now: number },
): Promise<void> {
  // Where the bot answers none of it, the team alone knows.
  if (!hasRead("economyLogs") && !hasRead("avatarsOf") && !hasRead("feedback")) return;
  const due = await takeLook(db, { now, next: now + LOOK_MS });
  if (!due) return;
  const { id, person, emptyAt, emptyLooks } = due;
  try {
    const has = await hasRecords(fetchBot, person);
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

/** Whether transactions, pictures or reviews of the person are there, readable or not. @throws BotError */
async function hasRecords(fetchBot: BotFetch, person: string): Promise<boolean> {
  for (const name of ["economyLogs", "avatarsOf"] as const) {
    if (hasRead(name) && (await readList(fetchBot, name, person)).length > 0) return true;
  }
  if (!hasRead("feedback")) return false;
  // The list as it came: what is not approved is no less about its writer.
  const reviews = await readList(fetchBot, "feedback");
  return reviews.some((review) => Reflect.get(Object(review), "user_id") === person);
}

/** A list as the bot sent it; it may answer 404 for somebody it knows nothing of. */
async function readList(
  fetchBot: BotFetch,
  name: "economyLogs" | "avatarsOf" | "feedback",
  ...args: string[]
): Promise<readonly unknown[]> {
  const row: Row = reads[name];
  const path = upstreamPath({ staffServerId: "" }, name, row, args);
  try {
    const { value } = await fetchBot(path, { attempts: 1, isPatient: true });
    if (Array.isArray(value)) return value;
  } catch (error) {
    const isUnknown = error instanceof BotError && error.upstreamStatus === 404;
    if (isUnknown && args.length > 0) return [];
    throw error;
  }
  throw new BotError("shape", ERRORS.notJson);
}

import { HOUR_MS } from "../../app/contract/buckets.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/services.ts";
import { openToken } from "../crypto/sealed-token.ts";
import { deleteOldDeliveries } from "../db/deliveries.ts";
import { deleteFollower, postponeDeletion, readFollowersToDelete } from "../db/followers.ts";
import { wakeIfDue } from "./queue.ts";
import { createWebhookClient } from "./webhook.ts";

/** Until the platform is asked again to delete a webhook. */
const AGAIN_MS = HOUR_MS;

type Run = Pick<CronRun, "now" | "log">;

/**
 * The cron's part: wakes the consumer in case a wake-up was lost, and deletes a little of what is
 * over, even without a queue. @throws what D1 throws
 */
export async function maintainDeliveries(
  config: Pick<Config, "db" | "deliveries" | "discordUrl" | "userAgent" | "sessionSecrets">,
  { now, log }: Run,
): Promise<void> {
  const { db, deliveries } = config;
  if (deliveries) await wakeIfDue({ db, deliveries, log }, now);
  await deleteEndedFollowers(config, { now, log });
  await deleteOldDeliveries(db, now);
}

/** Deletes some ended followers, each after its webhook. @throws what D1 throws */
async function deleteEndedFollowers(
  config: Pick<Config, "db" | "discordUrl" | "userAgent" | "sessionSecrets">,
  { now, log }: Run,
): Promise<void> {
  const { db, sessionSecrets } = config;
  const webhooks = createWebhookClient(config);
  for (const { webhook_id: id, token: sealed } of await readFollowersToDelete(db, now)) {
    const token = await openToken(sealed, id, sessionSecrets);
    const kind = token === null ? "unreadable" : (await webhooks.remove({ id, token })).kind;
    const mayExist = kind !== "sent" && kind !== "gone";
    if (mayExist) log("follow.webhook_not_deleted", { outcome: kind });
    // Without a token nobody can delete the webhook, so the row is useless.
    if (mayExist && kind !== "unreadable") await postponeDeletion(db, id, now + AGAIN_MS);
    else await deleteFollower(db, id);
  }
}

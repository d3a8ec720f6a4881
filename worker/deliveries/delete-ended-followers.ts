import type { Config } from "../context/config.ts";
import { deleteFollower, postponeDeletion, readFollowersToDelete } from "../db/followers.ts";
import { createWebhookClient } from "./webhook.ts";
import type { Log } from "../logging/log.ts";
import { openToken } from "../crypto/sealed-token.ts";

/** Until the platform is asked again to delete a webhook. */
const AGAIN_MS = 60 * 60_000;

/** Deletes a few of the followers that have ended, each after its webhook. @throws what D1 throws */
export async function deleteEndedFollowers(
  db: D1Database,
  config: Pick<Config, "discordUrl" | "userAgent" | "sessionSecrets">,
  { now, log }: { now: number; log: Log },
): Promise<void> {
  const webhooks = createWebhookClient(config);
  for (const { webhook_id: id, token: sealed } of await readFollowersToDelete(db, now)) {
    const token = await openToken(sealed, id, config.sessionSecrets);
    const kind = token === null ? "unreadable" : (await webhooks.remove({ id, token })).kind;
    const mayExist = kind !== "sent" && kind !== "gone";
    if (mayExist) log("follow.webhook_not_deleted", { outcome: kind });
    // Without a token nobody can delete the webhook, so its row is of no more use.
    if (mayExist && kind !== "unreadable") await postponeDeletion(db, id, now + AGAIN_MS);
    else await deleteFollower(db, id);
  }
}

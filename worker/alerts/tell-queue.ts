import { QUEUE_NEWS } from "../../app/content/staff/appeals.ts";
import { PRODUCT } from "../../app/content/site.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/cron-run.ts";
import { markTold, readUntold, type Untold } from "../db/queue-news.ts";
import type { MessagePayload } from "../deliveries/message.ts";
import { isFirstOfQuarter, postToChannel } from "./channel.ts";

const BLUE = 0x729bb0;

/**
 * Tells the staff channel, in the first of the cron's runs of each quarter of an hour, how many appeals and requests
 * for deletion are new. What was not taken is said a quarter later. @throws what the database throws
 */
export async function tellQueue(
  {
    alertWebhook,
    db,
    siteUrl,
    userAgent,
  }: Pick<Config, "alertWebhook" | "db" | "siteUrl" | "userAgent">,
  { scheduledAt, log }: Pick<CronRun, "scheduledAt" | "log">,
): Promise<void> {
  if (!alertWebhook || alertWebhook === "malformed" || !isFirstOfQuarter(scheduledAt)) return;
  const untold = await readUntold(db);
  if (untold.appeals.length + untold.deletions.length === 0) return;
  const target = { alertWebhook, siteUrl, userAgent };
  if (await postToChannel(target, messageOf(untold, siteUrl), log)) await markTold(db, untold);
}

/** Numbers and links: nobody's words and nobody's ID. */
function messageOf({ appeals, deletions }: Untold, siteUrl: string): MessagePayload {
  const embed = (ids: readonly string[], words: typeof QUEUE_NEWS.appeals, path: string) =>
    ids.length === 0
      ? []
      : [
          {
            title: `${PRODUCT}: ${words(String(ids.length), ids.length === 1)}`,
            url: siteUrl + path,
            color: BLUE,
            description: `[${QUEUE_NEWS.text}](${siteUrl}${path})`,
          },
        ];
  return {
    embeds: [
      ...embed(appeals, QUEUE_NEWS.appeals, "/staff/appeals"),
      ...embed(deletions, QUEUE_NEWS.deletions, "/staff/appeals/deletions"),
    ],
    components: [],
    allowed_mentions: { parse: [] },
  };
}

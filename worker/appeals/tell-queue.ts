import { QUEUE_NEWS } from "../../app/content/staff/appeals.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { chatTime } from "../../app/format/chat-text.ts";
import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/services.ts";
import { markTold, readQueueNews, type QueueNews } from "../db/queue-news.ts";
import type { MessagePayload } from "../deliveries/message.ts";
import { createWebhookClient } from "../deliveries/webhook.ts";

const QUARTER_MS = 15 * 60_000;
const CRON_MS = 5 * 60_000;
const BLUE = 0x729bb0;

/**
 * Tells the staff channel how many appeals and deletion requests are new, and which deletions are
 * due within a week. Runs in the first cron run of each quarter of an hour, when it also repeats a
 * failed message. @throws what the database throws
 */
export async function tellQueue(
  {
    staffWebhook,
    db,
    siteUrl,
    userAgent,
  }: Pick<Config, "staffWebhook" | "db" | "siteUrl" | "userAgent">,
  { now, scheduledAt, log }: Pick<CronRun, "now" | "scheduledAt" | "log">,
): Promise<void> {
  if (!staffWebhook || scheduledAt % QUARTER_MS >= CRON_MS) return;
  if (staffWebhook === "malformed") return log("appeals.not_told", { kind: staffWebhook });
  const news = await readQueueNews(db, now);
  if (Object.values(news).every(({ length }) => length === 0)) return;
  const webhooks = createWebhookClient({ discordUrl: staffWebhook.origin, userAgent });
  const outcome = await webhooks.post(staffWebhook, messageOf(news, siteUrl));
  if (outcome.kind === "sent") return markTold(db, news);
  const reason = outcome.kind === "failed" ? outcome.reason : undefined;
  log("appeals.not_told", { kind: outcome.kind, reason });
}

/** Numbers, times and links; no person's text or ID. */
function messageOf({ appeals, deletions, due }: QueueNews, siteUrl: string): MessagePayload {
  const embed = (
    rows: readonly unknown[],
    words: (count: string, isOne: boolean) => string,
    { path, lines = [] }: { path: string; lines?: readonly string[] },
  ) =>
    rows.length === 0
      ? []
      : [
          {
            title: `${PRODUCT}: ${words(String(rows.length), rows.length === 1)}`,
            url: siteUrl + path,
            color: BLUE,
            description: [...lines, `[${QUEUE_NEWS.text}](${siteUrl}${path})`].join("\n"),
          },
        ];
  const path = "/staff/appeals?kind=deletion";
  const lines = due.map(({ dueAt }) => `- ${chatTime(dueAt / 1000, "f")}`);
  return {
    embeds: [
      ...embed(appeals, QUEUE_NEWS.appeals, { path: "/staff/appeals?kind=sanction" }),
      ...embed(deletions, QUEUE_NEWS.deletions, { path }),
      ...embed(due, QUEUE_NEWS.due, { path, lines }),
    ],
    components: [],
    allowed_mentions: { parse: [] },
  };
}

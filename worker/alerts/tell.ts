import { ALERT_WORDS, ALERTS } from "../../app/content/staff/alerts.ts";
import { PRODUCT } from "../../app/content/site.ts";
import { cut } from "../../app/contract/cut.ts";
import { chatTime } from "../../app/format/chat-text.ts";
import type { AlertTarget, Config } from "../context/config.ts";
import type { CronRun } from "../context/cron-run.ts";
import { readAlerts, settleAlerts, type AlertRow } from "../db/alerts.ts";
import type { MessagePayload } from "../deliveries/message.ts";
import { ALARMS, isAlarm } from "../logging/alarms.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { isFirstOfQuarter, postToChannel, QUIET_MS } from "./channel.ts";

/** Runs of the cron come at full minutes, give or take. */
const SLACK_MS = 60_000;
const KV_MS = 2000;
const MOST_DESCRIPTION = 4096;
const RED = 0xe5616a;
const GREEN = 0x5fc08a;

export type AlertConfig = Pick<Config, "alertWebhook" | "db" | "cache" | "siteUrl" | "userAgent">;

/** What a run has to say. */
interface AlertReport {
  failing: string[];
  over: string[];
}

/**
 * The cron's part: one message about the alarms that came, go on or are over. Never throws; a message that was not
 * taken is said by the next run.
 */
export async function tellAlerts(
  config: AlertConfig,
  { now, log }: Pick<CronRun, "now" | "log">,
): Promise<void> {
  const { alertWebhook, db, cache } = config;
  if (!alertWebhook) return;
  if (alertWebhook === "malformed") return log("alerts.not_sent", { kind: alertWebhook });
  const target = { ...config, alertWebhook };
  const toldOfDatabase = await readTold(cache, databaseKeyOf(config), log);
  let rows: AlertRow[];
  try {
    rows = await readAlerts(db);
  } catch (error) {
    log("alerts.failed", { reason: reasonOf(error) });
    const isTime =
      toldOfDatabase === undefined ? isFirstOfQuarter(now) : isDue(toldOfDatabase, now);
    if (!isTime) return;
    const isSaid = await say(target, { failing: [ALERTS.database], over: [] }, log);
    if (isSaid) await writeTold(cache, databaseKeyOf(config), now, log);
    return;
  }
  const isQuiet = ({ last_at: at }: AlertRow) => now - at >= QUIET_MS;
  const over = rows.filter(isQuiet);
  const told = rows.filter((row) => !isQuiet(row) && isEnough(row) && isDue(row.told_at, now));
  const wasTold = over.filter(({ told_at: at }) => at !== null);
  const news = {
    failing: told.map(lineOf),
    over: [
      ...wasTold.map(({ event }) => `${wordsOf(event)} (\`${event}\`)`),
      ...(toldOfDatabase ? [ALERTS.databaseOver] : []),
    ],
  };
  const isNews = news.failing.length + news.over.length > 0;
  if (isNews && !(await say(target, news, log))) return;
  try {
    if (told.length + over.length > 0) await settleAlerts(db, { told, over }, now);
  } catch (error) {
    log("alerts.failed", { reason: reasonOf(error) });
  }
  if (toldOfDatabase) await writeTold(cache, databaseKeyOf(config), null, log);
}

/** Says that the worker refuses its configuration, in the first of the cron's runs of each quarter of an hour. */
export async function tellInvalid(
  target: AlertTarget,
  problems: readonly string[],
  { scheduledAt, log }: Pick<CronRun, "scheduledAt" | "log">,
): Promise<void> {
  if (!isFirstOfQuarter(scheduledAt)) return;
  const failing = [`${ALERTS.invalid}: ${problems.join("; ")} (\`config.invalid\`)`];
  await say(target, { failing, over: [] }, log);
}

function isDue(toldAt: number | null, now: number): boolean {
  return toldAt === null || now - toldAt >= QUIET_MS - SLACK_MS;
}

function isEnough({ event, count }: AlertRow): boolean {
  return !isAlarm(event) || count >= ALARMS[event];
}

function wordsOf(event: string): string {
  return isAlarm(event) ? ALERT_WORDS[event] : event;
}

function lineOf({ event, count, since }: AlertRow): string {
  return `${wordsOf(event)} (\`${event}\`, ${ALERTS.since(count, chatTime(since / 1000, "f"))})`;
}

/** Whether the channel took the message. */
function say(target: AlertTarget, news: AlertReport, log: Log): Promise<boolean> {
  return postToChannel(target, messageOf(news, linkOf(target)), log);
}

/** To what a message leads: the platform itself where the site's address is what is wrong. */
function linkOf({ siteUrl, alertWebhook }: AlertTarget): string {
  return siteUrl ? `${siteUrl}/staff/health` : alertWebhook.origin;
}

function messageOf({ failing, over }: AlertReport, link: string): MessagePayload {
  const embed = (title: string, color: number, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          {
            title,
            url: link,
            color,
            description: cut(lines.map((line) => `- ${line}`).join("\n"), MOST_DESCRIPTION),
          },
        ];
  return {
    embeds: [
      ...embed(ALERTS.title(PRODUCT), RED, failing),
      ...embed(ALERTS.over(PRODUCT), GREEN, over),
    ],
    components: [],
    allowed_mentions: { parse: [] },
  };
}

/** When the channel was last told of the failing database, which cannot note it itself. */
function databaseKeyOf({ siteUrl }: Pick<Config, "siteUrl">): string {
  return `alerts:database:${siteUrl}`;
}

/** Null where it was not, undefined where KV does not say either. */
async function readTold(
  kv: KVNamespace,
  key: string,
  log: Log,
): Promise<number | null | undefined> {
  try {
    const text = await withTimeout(KV_MS, kv.get(key));
    return text === null ? null : Number(text);
  } catch (error) {
    log("alerts.failed", { reason: reasonOf(error) });
    return undefined;
  }
}

async function writeTold(
  kv: KVNamespace,
  key: string,
  told: number | null,
  log: Log,
): Promise<void> {
  const write = told === null ? kv.delete(key) : kv.put(key, String(told));
  await withTimeout(KV_MS, write).catch((error: unknown) => {
    log("alerts.failed", { reason: reasonOf(error) });
  });
}

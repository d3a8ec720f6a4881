import type { AlertTarget } from "../context/config.ts";
import type { MessagePayload } from "../deliveries/message.ts";
import { createWebhookClient } from "../deliveries/webhook.ts";
import type { Log } from "../logging/log.ts";

/** The staff channel hears of an event at most this often, and that it is over when it has not come for as long. */
export const QUIET_MS = 15 * 60_000;

/** Whether a run of the cron (`at` in epoch ms) is the first of its quarter of an hour, for what is told no more often. */
export function isFirstOfQuarter(at: number): boolean {
  return at % QUIET_MS < QUIET_MS / 3;
}

/** Whether the staff channel took the message. */
export async function postToChannel(
  { alertWebhook: webhook, userAgent }: AlertTarget,
  message: MessagePayload,
  log: Log,
): Promise<boolean> {
  const client = createWebhookClient({ discordUrl: webhook.origin, userAgent });
  const outcome = await client.post(webhook, message);
  if (outcome.kind === "sent") return true;
  const { kind } = outcome;
  log("alerts.not_sent", { kind, reason: kind === "failed" ? outcome.reason : undefined });
  return false;
}

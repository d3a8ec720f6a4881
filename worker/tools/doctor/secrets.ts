import type { Config, StaffWebhook } from "../../context/config.ts";
import { webhookAddress } from "../../deliveries/webhook.ts";
import { failureOf } from "../bot-api/ask.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { ALL_SECRETS, PUBLISHED, SECRETS, type Reading, type Values } from "./settings.ts";

/** Beyond guessing. */
const ENOUGH_BITS = 96;
const SHORT_KEY = 16;
const PATIENCE_MS = 5000;
const PLACEHOLDER = /change.?me|replace.?me|your[-_ ]|placeholder|example|<.*>/i;
const REMEDY = "make one with `openssl rand -hex 32`";

/** Whether secrets are hard to guess, distinct, and outside the committed `[vars]`. */
export async function lookAtSecrets({ config, isBad }: Reading, vars: Values): Promise<Finding[]> {
  const published = ALL_SECRETS.filter((name) => vars[name] !== undefined).map((name) =>
    fail(name, PUBLISHED),
  );
  const looked = SECRETS.filter((name) => !isBad(name)).map((name) => lookAt(name, config));
  const all = [config.botApiKey, config.discordClientSecret, ...config.sessionSecrets];
  const shared =
    new Set(all).size < all.length ? [fail("secrets", "two of them are the same text")] : [];
  return [...published, ...looked, ...shared, ...(await lookAtStaffWebhook({ config, isBad }))];
}

/** Whether a channel hears of appeals. A malformed address is among the names. */
async function lookAtStaffWebhook({
  config,
  isBad,
}: Pick<Reading, "config" | "isBad">): Promise<Finding[]> {
  const name = "STAFF_WEBHOOK_URL";
  if (isBad(name)) return [];
  if (config.staffWebhook && config.staffWebhook !== "malformed") {
    return [await askWebhook(name, config.staffWebhook)];
  }
  const says =
    "not on this machine; without it no channel hears of new appeals and deletion requests: `npx wrangler secret put STAFF_WEBHOOK_URL`";
  return [skip(name, says)];
}

/** To ask for a webhook posts nothing. */
async function askWebhook(name: string, { origin, ...hook }: StaffWebhook): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, body } = await fetch(webhookAddress(origin, hook), { signal });
    await body?.cancel();
    if (status === 404 || status === 401) {
      return fail(name, "somebody has deleted this webhook: make another, or take the secret out");
    }
  } catch (error) {
    return warn(name, `${origin} ${failureOf(error)} from here; the webhook was not looked at`);
  }
  return ok(name, "is set: a channel hears of new appeals and deletion requests");
}

function lookAt(name: (typeof SECRETS)[number], config: Config): Finding {
  const texts = {
    BOT_API_KEY: [config.botApiKey],
    DISCORD_CLIENT_SECRET: [config.discordClientSecret],
    SESSION_SECRET: config.sessionSecrets,
  }[name];
  const isPlaceholder = texts.some((secret) => PLACEHOLDER.test(secret));
  if (name !== "SESSION_SECRET") {
    // Issued by others: only the form can be checked.
    if (texts.some((secret) => /^\d{17,20}$/.test(secret))) {
      return fail(name, "is an id, not a secret: did two values change places?");
    }
    if (isPlaceholder) return warn(name, "looks like a placeholder");
    const isShort = texts.some((secret) => secret.length < SHORT_KEY);
    return isShort ? warn(name, `is shorter than ${SHORT_KEY} characters`) : ok(name, "is set");
  }
  if (isPlaceholder) return fail(name, `is a placeholder; ${REMEDY}`);
  if (texts.some((secret) => /[;\s]/.test(secret))) {
    return fail(name, "has a semicolon or space: several secrets are separated by commas");
  }
  const bits = Math.min(...texts.map(bitsOf));
  if (bits >= ENOUGH_BITS) return ok(name, "long enough and varied");
  return fail(name, `too weak: about ${bits} bits of variety, not ${ENOUGH_BITS}; ${REMEDY}`);
}

/** A text's Shannon entropy in bits; repetition counts once. */
export function bitsOf(secret: string): number {
  const once = secret.slice(0, (secret + secret).indexOf(secret, 1));
  const counts = new Map<string, number>();
  for (const character of once) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / once.length);
  return Math.round(bits);
}

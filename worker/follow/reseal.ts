import type { Config } from "../context/config.ts";
import type { CronRun } from "../context/services.ts";
import { readSealedByOthers, replaceTokens, type Hook } from "../db/followers.ts";
import { keyNameOf, openToken, sealToken } from "../crypto/sealed-token.ts";

/** Most tokens per cron run; the next run continues. */
const MAX_TOKENS = 200;

/**
 * Encrypts tokens of older secrets with a new first SESSION_SECRET, so that the older ones can be
 * removed from the list. @throws what D1 throws
 */
export async function resealTokens(
  { db, sessionSecrets }: Pick<Config, "db" | "sessionSecrets">,
  { log }: Pick<CronRun, "log">,
): Promise<void> {
  const others = await readSealedByOthers(db, await keyNameOf(sessionSecrets[0]), MAX_TOKENS);
  const replaced: (Hook & { sealed: string })[] = [];
  let unreadable = 0;
  for (const hook of others) {
    const token = await openToken(hook.token, hook.webhook_id, sessionSecrets);
    if (token === null) unreadable += 1;
    else
      replaced.push({ ...hook, sealed: await sealToken(token, hook.webhook_id, sessionSecrets) });
  }
  if (replaced.length > 0) await replaceTokens(db, replaced);
  if (unreadable > 0) log("follow.unreadable", { followers: unreadable });
}

import type { Claim } from "../db/due-deliveries.ts";
import type { SettledRow, Settlement } from "../db/settlements.ts";
import type { Outcome } from "./webhook.ts";

/** Seconds before each further try. */
export const RETRY_SECONDS = [2, 5, 10, 30, 60, 300] as const;
/** Afterwards, what must not be lost is retried at this interval for a day. */
const LATE_SECONDS = 300;
const MOST_ATTEMPTS = RETRY_SECONDS.length + (24 * 3600) / LATE_SECONDS;

/** A claim's result, once blocked calls are interpreted. */
export type Result =
  | Exclude<Outcome, { kind: "blocked" }>
  /** The follower gets it later; other messages don't wait. `until` in epoch ms. */
  | { kind: "held"; until: number }
  | { kind: "dropped" }
  | { kind: "left" };

/** A claim's state after an attempt. */
export interface Settled {
  settlement: Settlement;
  /** For the log; null if nothing is unusual. */
  event: { name: string; fields: Record<string, string | number> } | null;
}

/** @param isLasting whether it is an incident's newest update or withdrawal. `now` in epoch ms. */
export function settle(
  result: Result,
  { webhookId, update, task, attempts }: Claim,
  { isLasting, now }: { isLasting: boolean; now: number },
): Settled {
  const rest = { webhookId, dueAt: now, isGone: false };
  const row = (state: SettledRow["state"], change: Partial<SettledRow> = {}): SettledRow => ({
    update,
    task,
    attempts,
    state,
    heldUntil: null,
    failedAt: null,
    ...change,
  });
  const quiet = (settlement: Settlement): Settled => ({ settlement, event: null });

  switch (result.kind) {
    case "sent":
      return quiet({ ...rest, row: row("sent") });
    case "dropped":
      return quiet({ ...rest, row: row("failed") });
    case "held":
      return quiet({ ...rest, row: row("open", { heldUntil: result.until }) });
    case "left":
      return quiet({ ...rest, row: null });
    case "limited": {
      // After a pause of everybody, all are due.
      const dueAt = now + (result.everybody ? 0 : Math.ceil(result.seconds * 1000));
      return quiet({ ...rest, row: row("open"), dueAt });
    }
    case "gone":
      return {
        settlement: { ...rest, row: null, isGone: true },
        event: { name: "follower.gone", fields: { update } },
      };
    case "refused":
    case "forum": {
      const code = result.kind === "refused" ? result.code : result.kind;
      return {
        settlement: { ...rest, row: row("failed", { attempts: attempts + 1, failedAt: now }) },
        event: { name: "delivery.refused", fields: { update, code } },
      };
    }
    case "failed": {
      const tries = attempts + 1;
      const seconds = RETRY_SECONDS[attempts] ?? (isLasting ? LATE_SECONDS : null);
      const fields = { update, attempts: tries, reason: result.reason };
      if (seconds === null || tries >= MOST_ATTEMPTS) {
        return {
          settlement: { ...rest, row: row("failed", { attempts: tries, failedAt: now }) },
          event: { name: "delivery.failed", fields },
        };
      }
      return {
        settlement: {
          ...rest,
          row: row("open", { attempts: tries }),
          dueAt: now + seconds * 1000,
        },
        event: { name: "delivery.postponed", fields },
      };
    }
  }
}

import type { ClaimedUpdate } from "../db/claimed-updates.ts";
import type { Claim } from "../db/due-deliveries.ts";
import type { Settlement } from "../db/settlements.ts";
import type { Follower } from "../db/followers.ts";
import type { Outcome } from "./webhook.ts";

/** Seconds before each further try. */
export const RETRY_SECONDS = [2, 5, 10, 30, 60, 300] as const;
/** An incident's newest update and corrections must not be lost: they are retried at this interval afterwards, for a day. */
const LATE_SECONDS = 300;
const MOST_ATTEMPTS = RETRY_SECONDS.length + (24 * 3600) / LATE_SECONDS;

/** The platform is asked again after this time before a webhook counts as gone. */
export const DOUBT_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** "held": the follower gets a message only after an hour without changes. "nothing": it gets none. */
export type Result = Outcome | { kind: "held"; until: number } | { kind: "nothing" };

export interface Settled {
  settlement: Settlement;
  /** A line for the log: null where nothing is out of the ordinary. */
  event: { name: string; fields: Record<string, string | number> } | null;
}

export interface Told {
  claim: Claim;
  follower: Follower;
  claimedUpdate: ClaimedUpdate;
  /** Epoch ms. */
  now: number;
}

/** The new state of a claim after a call of the platform, by the outcome of the call. */
export function settle(result: Result, told: Told): Settled {
  const { claim, follower, claimedUpdate, now } = told;
  const { webhookId, update, attempts, messageId } = claim;
  const isBoard = follower.style === "board";
  const unchanged = {
    board_message_id: follower.board_message_id,
    doubted_at: follower.doubted_at,
    gone_at: null,
    delete_at: null,
  };
  const next: Settlement = { webhookId, rows: [], dueAt: now, follower: unchanged };
  const head = { update, attempts, messageId, notBefore: now, held: false };
  const ended = (state: "sent" | "failed", id = messageId): Settlement["rows"] => [
    { ...head, state, messageId: id },
  ];

  switch (result.kind) {
    case "sent": {
      const answered = { ...unchanged, doubted_at: null };
      if (!isBoard) {
        const kept = { post: result.messageId, edit: messageId, delete: null }[claim.task];
        return quiet({ ...next, rows: ended("sent", kept), follower: answered });
      }
      // The board shows every update that was claimed with it.
      const board = follower.board_message_id ?? result.messageId;
      const rows = claim.updates.map((id) => ({
        ...head,
        update: id,
        state: "sent" as const,
        messageId: board,
      }));
      return quiet({ ...next, rows, follower: { ...answered, board_message_id: board } });
    }
    case "no-message":
      // Somebody has deleted the message: a board is posted again, and a post cannot be changed any more.
      return isBoard
        ? quiet({ ...next, follower: { ...unchanged, board_message_id: null } })
        : quiet({ ...next, rows: ended("sent", null) });
    case "held":
      return quiet({
        ...next,
        rows: [{ ...head, state: "open", held: true, notBefore: result.until }],
      });
    case "nothing":
      return quiet({ ...next, rows: ended("failed") });
    case "limited":
      return quiet({
        ...next,
        dueAt: now + (result.everybody ? 0 : Math.ceil(result.seconds * 1000)),
      });
    case "gone":
      return doubt(told, next);
    case "refused":
    case "forum": {
      const code = result.kind === "refused" ? result.code : result.kind;
      return {
        settlement: { ...next, rows: ended("failed") },
        event: { name: "delivery.refused", fields: { update, code } },
      };
    }
    case "failed": {
      const tries = attempts + 1;
      const isLasting = claimedUpdate.isNewest || claim.task !== "post";
      const seconds = RETRY_SECONDS[attempts] ?? (isLasting ? LATE_SECONDS : null);
      const fields = { update, attempts: tries, reason: result.reason };
      if (seconds === null || tries >= MOST_ATTEMPTS) {
        return {
          settlement: { ...next, rows: ended("failed") },
          event: { name: "delivery.failed", fields },
        };
      }
      const dueAt = now + seconds * 1000;
      const rows = [{ ...head, state: "open" as const, attempts: tries, notBefore: dueAt }];
      return {
        settlement: { ...next, rows, dueAt },
        event: { name: "delivery.postponed", fields },
      };
    }
  }
}

function quiet(settlement: Settlement): Settled {
  return { settlement, event: null };
}

/** A stray answer must not cost a follower: it is gone when the platform says so twice, five minutes apart. */
function doubt({ claim, follower, now }: Told, next: Settlement): Settled {
  const { update } = claim;
  const doubtedAt = follower.doubted_at ?? now;
  const own = { board_message_id: follower.board_message_id, doubted_at: doubtedAt };
  const isSure = follower.doubted_at !== null && now - doubtedAt >= DOUBT_MS;
  return isSure
    ? {
        settlement: { ...next, follower: { ...own, gone_at: now, delete_at: now + DAY_MS } },
        event: { name: "follower.gone", fields: { update } },
      }
    : {
        settlement: {
          ...next,
          dueAt: doubtedAt + DOUBT_MS,
          follower: { ...own, gone_at: null, delete_at: null },
        },
        event: { name: "follower.doubted", fields: { update } },
      };
}

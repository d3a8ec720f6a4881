import { DAY_MS } from "../../app/contract/buckets.ts";
import type { ClaimedUpdate } from "../db/claimed-updates.ts";
import type { Claim } from "../db/due-deliveries.ts";
import type { Settlement } from "../db/settlements.ts";
import type { Follower, FollowerState } from "../db/followers.ts";
import type { Outcome } from "./webhook.ts";

/** Seconds before each further try. */
export const RETRY_SECONDS = [2, 5, 10, 30, 60, 300] as const;
/** An incident's newest update and corrections must not be lost: they are retried at this interval afterwards, for a day. */
const LATE_SECONDS = 300;
const MOST_ATTEMPTS = RETRY_SECONDS.length + (24 * 3600) / LATE_SECONDS;

/** The platform is asked again after this time before a webhook counts as gone. */
const DOUBT_MS = 5 * 60_000;

/** What a follower is to be told. */
export interface Job {
  claim: Claim;
  follower: Follower;
  claimedUpdate: ClaimedUpdate;
}

/** No call was made. "held": the follower gets a message only after an hour without changes. "nothing": it gets none. */
export type NoCall = { kind: "held"; until: number } | { kind: "nothing" };

/** What becomes of a job after an attempt. */
export interface SettledJob {
  settlement: Settlement;
  /** A line for the log: null where nothing is out of the ordinary. */
  event: { name: string; fields: Record<string, string | number> } | null;
}

/** The new state of a job after an attempt, by the outcome of its call. `now` in epoch ms. */
export function settle(outcome: Outcome | NoCall, job: Job, now: number): SettledJob {
  const { claim, follower, claimedUpdate } = job;
  const { webhookId, update, attempts, messageId } = claim;
  const isBoard = follower.style === "board";
  const followerState = stateAfter(outcome.kind, follower.doubted_at, now);
  const { doubted_at: read_doubted_at, board_message_id } = follower;
  const state = { ...followerState, read_doubted_at, board_message_id };
  const next: Settlement = { webhookId, rows: [], dueAt: now, follower: state };
  const head = { update, attempts, messageId, notBefore: now, held: false };
  const ended = (state: "sent" | "failed", id = messageId): Settlement["rows"] => [
    { ...head, state, messageId: id },
  ];

  switch (outcome.kind) {
    case "sent": {
      if (!isBoard) {
        const kept = { post: outcome.messageId, edit: messageId, delete: null }[claim.task];
        return quiet({ ...next, rows: ended("sent", kept) });
      }
      // The board shows every update that was claimed with it.
      const board = follower.board_message_id ?? outcome.messageId;
      const rows = claim.updates.map((id) => ({
        ...head,
        update: id,
        state: "sent" as const,
        messageId: board,
      }));
      return quiet({ ...next, rows, follower: { ...state, board_message_id: board } });
    }
    case "no-message":
      // Somebody has deleted the message: a board is posted again, and a post cannot be changed any more.
      return isBoard
        ? quiet({ ...next, follower: { ...state, board_message_id: null } })
        : quiet({ ...next, rows: ended("sent", null) });
    case "held":
      return quiet({
        ...next,
        rows: [{ ...head, state: "open", held: true, notBefore: outcome.until }],
      });
    case "nothing":
      return quiet({ ...next, rows: ended("failed") });
    case "limited":
      return quiet({
        ...next,
        dueAt: now + (outcome.everybody ? 0 : Math.ceil(outcome.seconds * 1000)),
      });
    case "gone":
      return followerState.gone_at === null
        ? {
            settlement: { ...next, dueAt: (followerState.doubted_at ?? now) + DOUBT_MS },
            event: { name: "follower.doubted", fields: { update } },
          }
        : { settlement: next, event: { name: "follower.gone", fields: { update } } };
    case "refused":
    case "forum": {
      const code = outcome.kind === "refused" ? outcome.code : outcome.kind;
      return {
        settlement: { ...next, rows: ended("failed") },
        event: { name: "delivery.refused", fields: { update, code } },
      };
    }
    case "failed": {
      const tries = attempts + 1;
      const isLasting = claimedUpdate.isNewest || claim.task !== "post";
      const seconds = RETRY_SECONDS[attempts] ?? (isLasting ? LATE_SECONDS : null);
      const fields = { update, attempts: tries, reason: outcome.reason };
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

function quiet(settlement: Settlement): SettledJob {
  return { settlement, event: null };
}

/**
 * Whether a follower is doubted or gone after an outcome. A stray answer must not cost a follower: it is gone when the
 * platform says so twice, five minutes apart, and has taken nothing between.
 */
export function stateAfter(
  outcome: (Outcome | NoCall)["kind"],
  doubtedAt: number | null,
  now: number,
): FollowerState {
  if (outcome === "sent") return { doubted_at: null, gone_at: null, delete_at: null };
  if (outcome !== "gone") return { doubted_at: doubtedAt, gone_at: null, delete_at: null };
  const since = doubtedAt ?? now;
  return now - since < DOUBT_MS
    ? { doubted_at: since, gone_at: null, delete_at: null }
    : { doubted_at: since, gone_at: now, delete_at: now + DAY_MS };
}

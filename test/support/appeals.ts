import { env } from "cloudflare:workers";
import { openAppeal, type Opening } from "../../worker/db/appeals.ts";
import { emptyTables } from "./database.ts";

/** Writers and team members. */
export const [MIRA, ODA] = ["175928847299117063", "175928847299117064"] as const;
export const [ANN, BEN] = ["1100000000000000005", "1100000000000000006"] as const;

export const NOON = Date.UTC(2026, 10, 21, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type NewAppeal = Parameters<typeof openAppeal>[1];

/** Opens an appeal against a sanction from the whole bot, a day old. */
export function appeal(change: Partial<NewAppeal> = {}): Promise<Opening> {
  return openAppeal(env.DB, {
    id: "k3q9z7m2p4rt",
    kind: "sanction",
    person: MIRA,
    list: "user",
    subject: change.person ?? MIRA,
    target: null,
    givenAt: NOON - DAY,
    givers: [BEN],
    until: null,
    dueAt: null,
    text: "It was my brother.",
    now: NOON,
    waitMs: 30 * DAY,
    ...change,
  });
}

/** Opens a deletion request, due in 30 days. */
export function deletionRequest(change: Partial<NewAppeal> = {}): Promise<Opening> {
  const nothing = { list: null, givenAt: null, givers: [], text: undefined } as const;
  const dueAt = (change.now ?? NOON) + 30 * DAY;
  return appeal({ id: "d3q9z7m2p4rt", kind: "deletion", ...nothing, dueAt, ...change });
}

export function forgetAppeals(): Promise<void> {
  return emptyTables("appeals");
}

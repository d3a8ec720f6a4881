import { env } from "cloudflare:workers";
import { BEN, MIRA } from "./appeals.ts";
import { createTestWorker, START, type TestWorker } from "./test-worker.ts";

/** The bot's lists in which people find their sanctions, and managers their server's. */
export const LISTS = {
  user: "/blacklist/user/users",
  "user-command": "/blacklist/user/commands",
  "user-cog": "/blacklist/user/cogs",
  server: "/blacklist/server/servers",
} as const;

export type OwnLists = Partial<Record<keyof typeof LISTS, unknown>>;

/** A row about Mira, a day old. */
export const ban = (more: object = {}): object => ({
  user_id: MIRA,
  moderator_id: BEN,
  duration: 0,
  reason: "reported by Oda",
  timestamp: START / 1000 - 86_400,
  ...more,
});

/** A worker with Mira signed in and a bot with these lists, which may change later. */
export function workerWith(lists: OwnLists, db: D1Database = env.DB): TestWorker {
  const worker = createTestWorker({}, db);
  signIn(worker, MIRA);
  worker.setUpstream((request, healthy) => {
    const { pathname } = new URL(request.url);
    const found = Object.entries(LISTS).find(([, path]) => path === pathname);
    if (!found) return healthy();
    const answer = lists[found[0] as keyof OwnLists] ?? [];
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return worker;
}

/** Signs somebody in as of `age` ms ago. */
export function signIn(worker: TestWorker, id: string, age = 0): void {
  const signedInAt = worker.clock.now() - age;
  worker.setSession({ id, username: "somebody", avatar: null, signedInAt });
}

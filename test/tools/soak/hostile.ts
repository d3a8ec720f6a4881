import { fork } from "node:child_process";
import { once } from "node:events";

/** Ids for which the bot API fails, as `BROKEN_IDS` tells it to; all of them lie in the past. */
export const BROKEN_PREFIX = "1000077";
export const BROKEN_IDS = { path: `/user/${BROKEN_PREFIX}*`, status: 500 };

export interface Hostile {
  /** Ends it; answers how many of its questions were answered, by status. */
  stop: () => Promise<string>;
}

/**
 * A client that means harm, at about 70 questions a second: ids the bot fails on, ids nobody has, views that
 * are rendered for one visitor, unknown and malformed paths, forged and look-alike cookies, dead sessions,
 * and readers of large answers who stop reading. In a process of its own: in this one its answers would
 * delay those of the others, which are measured here.
 */
export function startHostile(origin: string): Hostile {
  const client = fork(new URL("./hostile-client.ts", import.meta.url));
  client.send({ start: origin });
  return {
    async stop() {
      client.send("stop");
      const [statuses] = (await once(client, "message")) as [Record<string, number>];
      client.kill();
      return Object.entries(statuses)
        .map(([status, count]) => `${status} × ${count}`)
        .join(", ");
    },
  };
}

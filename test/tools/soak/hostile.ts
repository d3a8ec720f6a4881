import { connect, type Socket } from "node:net";

/** One address, which every rate limit counts as one client. */
const FROM = "203.0.113.66";
const STALLED_READERS = 20;
const MAX_WAITING = 50;
const TICK_MS = 100;

/** Ids for which the bot API fails, as `BROKEN_IDS` tells it to; all of them lie in the past. */
const BROKEN_PREFIX = "1000077";
export const BROKEN_IDS = { path: `/user/${BROKEN_PREFIX}*`, status: 500 };

export interface Hostile {
  /** How many of its questions were answered, by status. */
  statuses: () => string;
  stop: () => Promise<void>;
}

/**
 * A client that means harm, at about 60 questions a second: ids the bot fails on, ids nobody has, views that
 * are rendered for one visitor, unknown and malformed paths, forged and look-alike cookies, dead sessions,
 * and readers of large answers who stop reading.
 */
export function startHostile(origin: string): Hostile {
  const { hostname, port } = new URL(origin);
  const statuses = new Map<number, number>();
  const waiting = new Set<Promise<void>>();
  const stalled: Socket[] = [];
  let turn = 0;

  async function ask(path: string, cookies: string): Promise<void> {
    const headers = { "CF-Connecting-IP": FROM, Cookie: cookies };
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(origin + path, { redirect: "manual", signal, headers });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    } catch {
      statuses.set(0, (statuses.get(0) ?? 0) + 1); // refused or too slow: what others notice counts
    }
  }

  function send(path: string, cookies = ""): void {
    if (waiting.size >= MAX_WAITING) return;
    const question = ask(path, cookies).finally(() => waiting.delete(question));
    waiting.add(question);
  }

  /** Asks for a large answer and never reads it. */
  function stall(path: string): void {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
    socket.write(`CF-Connecting-IP: ${FROM}\r\n\r\n`);
    stalled.push(socket);
    if (stalled.length > STALLED_READERS) stalled.shift()?.destroy();
  }

  const ticker = setInterval(() => {
    turn += 1;
    const id = BROKEN_PREFIX + String(turn).padStart(12, "0");
    const nobody = `1000088${String(turn).padStart(12, "0")}`;
    send(`/api/user/${id}`);
    send(`/avatars/${nobody}`);
    send(`/commands?q=${turn}`);
    send(`/commands?c=ban&x=${turn}`);
    send(`/no/such/page/${turn}`);
    send(`/avatars/%E0%A4%A`);
    send("/api/auth/me", `__Host-session=${turn}.forged; \u00A0__Host-session=${turn}.look-alike`);
    if (turn % 5 === 0) stall(turn % 2 === 0 ? "/api/avatars" : "/api/history");
  }, TICK_MS);

  return {
    statuses: () =>
      [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status || "none"} × ${count}`)
        .join(", "),
    async stop() {
      clearInterval(ticker);
      for (const socket of stalled) socket.destroy();
      await Promise.all(waiting);
    },
  };
}

/** A client that means harm, in a process of its own. Reads the site's origin, and 'stop', from its parent. */
import { connect, type Socket } from "node:net";
import { BROKEN_PREFIX } from "./hostile.ts";

/** One address, which every rate limit counts as one client. */
const FROM = "203.0.113.66";
const STALLED_READERS = 20;
const MAX_WAITING = 50;
const TICK_MS = 100;

/** Begins to send; answers with what ends it. */
function start(origin: string): () => Promise<Record<string, number>> {
  const { hostname, port } = new URL(origin);
  const statuses: Record<string, number> = {};
  const waiting = new Set<Promise<void>>();
  const stalled: Socket[] = [];
  let turn = 0;

  async function ask(path: string, cookies: string): Promise<void> {
    const headers = { "CF-Connecting-IP": FROM, Cookie: cookies };
    let status = "none"; // refused or too slow: what others notice counts
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(origin + path, { redirect: "manual", signal, headers });
      await answer.arrayBuffer();
      status = String(answer.status);
    } finally {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }

  function send(path: string, cookies = ""): void {
    if (waiting.size >= MAX_WAITING) return;
    const question = ask(path, cookies)
      .catch(() => {}) // counted as 'none'
      .finally(() => waiting.delete(question));
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

  return async function stop() {
    clearInterval(ticker);
    for (const socket of stalled) socket.destroy();
    await Promise.all(waiting);
    return statuses;
  };
}

let stop: ReturnType<typeof start> | undefined;
process.on("message", (message: { start: string } | "stop") => {
  if (message !== "stop") stop = start(message.start);
  else void stop?.().then((statuses) => process.send?.(statuses));
});
// The soak has ended, or was ended.
process.on("disconnect", () => process.exit());

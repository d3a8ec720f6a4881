/**
 * A closed loop of connections in its own process. Reads jobs from its parent, one at a time.
 * Speaks HTTP/1.1 by hand: a full client costs more than the worker it measures.
 */
import { connect, type Socket } from "node:net";

export interface Job {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** How long the loop runs. */
  ms: number;
}

export interface Load {
  answers: number;
  seconds: number;
  /** Status codes seen. */
  statuses: Record<string, number>;
}

const HEAD_END = "\r\n\r\n";
const CHUNKS_END = Buffer.from("0\r\n\r\n");

/** Answers how many bytes the body has, or null when it comes in chunks. */
function lengthOf(head: string): number | null {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  return /^HTTP\/1\.1 (204|304)/.test(head) ? 0 : null;
}

function run({ port, path, headers, connections, ms }: Job): Promise<Load> {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers });
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
  let answers = 0;
  const statuses: Record<string, number> = {};
  const start = performance.now();

  function loop(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let left: number | null = null;
      let head = "";
      function ask(): void {
        head = "";
        left = 0;
        socket.write(request);
      }
      function ended(): void {
        answers += 1;
        if (performance.now() - start < ms) return ask();
        socket.end();
        resolve();
      }
      socket.on("data", (chunk: Buffer) => {
        let body = chunk;
        if (!head.includes(HEAD_END)) {
          head += chunk.toString("latin1");
          const end = head.indexOf(HEAD_END);
          if (end < 0) return;
          body = chunk.subarray(chunk.length - (head.length - end - HEAD_END.length));
          head = head.slice(0, end + HEAD_END.length);
          const status = head.slice(9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
          left = lengthOf(head);
        }
        if (left === null) {
          if (body.subarray(-CHUNKS_END.length).equals(CHUNKS_END)) ended();
          return;
        }
        left -= body.length;
        if (left <= 0) ended();
      });
      socket.once("error", reject);
      socket.once("connect", ask);
    });
  }

  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1"));
  return Promise.all(sockets.map(loop)).then(() => {
    const seconds = (performance.now() - start) / 1000;
    return { answers, seconds, statuses };
  });
}

process.on("message", (job: Job) => {
  run(job).then(
    (load) => process.send?.(load),
    (error: unknown) => {
      throw error;
    },
  );
});

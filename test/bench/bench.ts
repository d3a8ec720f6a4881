/**
 * Compares the built worker's speed with that of a bare worker that returns the same bytes and logs
 * one line a request, in turns of a tenth of a second; the median ratio counts. Then repeats each
 * request with the first answer's validators.
 * `npm run bench -- [--quick] [--only=/status]`; exit code 1 below a floor.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { startBuiltSite } from "../support/built-site.ts";
import { ROOT, startWorkers, type LoneWorker, type Running } from "../support/runtime.ts";
import type { Job, Load } from "./client.ts";

const flags = process.argv.slice(2);
const ROUNDS = flags.includes("--quick") ? 20 : 60;
const ROUND_MS = 120;
const WARM_UP_MS = 1_200;
const CONNECTIONS = 16;
const ONLY = flags.find((flag) => flag.startsWith("--only="))?.slice("--only=".length);

/**
 * A small young generation: copies of bodies that are collected late make the next ones wait for
 * new memory from the system, at five times the answer's cost, for seconds.
 */
const V8_FLAGS = "--max-semi-space-size=1";

/** The share of the bare worker's speed that each kind of answer has to reach. */
const DOCUMENT = 0.85;
const JSON_ANSWER = 0.5;

const TARGETS: readonly [path: string, floor: number][] = [
  ["/", DOCUMENT],
  ["/commands", DOCUMENT],
  ["/status", DOCUMENT],
  ["/terms", DOCUMENT],
  ["/api/shards", JSON_ANSWER],
  ["/api/history?range=24h", JSON_ANSWER],
];

/** As long as the worker's own. */
const LINE = JSON.stringify({
  event: "request",
  requestId: crypto.randomUUID(),
  method: "GET",
  route: "/api/auth/me",
  status: 200,
  ms: 0,
  upstreamMs: 0,
  data: "fresh",
});

interface Contender {
  server: Running;
  job: Omit<Job, "ms">;
  /** Answers a second and microseconds of processor time per answer, by turn. */
  speeds: number[];
  cpus: number[];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function load(client: ChildProcess, contender: Contender, ms: number): Promise<void> {
  const { server, job, speeds, cpus } = contender;
  const before = server.cpu();
  client.send({ ...job, ms });
  const [{ answers, seconds, statuses }] = (await once(client, "message")) as [Load];
  const after = server.cpu();
  if (Object.keys(statuses).join() !== "200") {
    throw new Error(`${job.path}: ${JSON.stringify(statuses)}`);
  }
  speeds.push(answers / seconds);
  cpus.push(before === null || after === null ? Number.NaN : ((after - before) * 1000) / answers);
}

/** The headers the worker itself sets. */
function headersOf({ headers }: Response): Record<string, string> {
  const framing = /^(connection|content-length|date|keep-alive|transfer-encoding)$/;
  return Object.fromEntries([...headers].filter(([name]) => !framing.test(name)));
}

function bare(port: number, headers: object, body: Uint8Array): LoneWorker {
  const contents = `
    import body from "./body.bin";
    const init = { headers: ${JSON.stringify(headers)} };
    export default { fetch() { console.log(${JSON.stringify(LINE)}); return new Response(body, init); } };
  `;
  return {
    name: "bare",
    port,
    modules: [
      { type: "ESModule", path: join(ROOT, "bare.mjs"), contents },
      { type: "Data", path: join(ROOT, "body.bin"), contents: body },
    ],
  };
}

async function measure(
  path: string,
  floor: number,
  site: { origin: string; port: number; runtime: Running },
  client: ChildProcess,
): Promise<boolean> {
  const identity = { "Accept-Encoding": "identity" };
  const answer = await fetch(site.origin + path, { headers: identity });
  const body = new Uint8Array(await answer.arrayBuffer());
  const validator = { ...identity, "If-None-Match": answer.headers.get("ETag") ?? "" };
  const repeat = await fetch(site.origin + path, { headers: validator });
  const repeated = (await repeat.arrayBuffer()).byteLength;

  const port = await freePort();
  const yardstick = await startWorkers([bare(port, headersOf(answer), body)], {
    v8Flags: V8_FLAGS,
  });
  const contender = (server: Running, at: number): Contender => ({
    server,
    job: { port: at, path, headers: {}, connections: CONNECTIONS },
    speeds: [],
    cpus: [],
  });
  const [haven, other] = [contender(site.runtime, site.port), contender(yardstick, port)];
  try {
    // An allocator that still grows pays for each large body anew.
    for (const each of [haven, other])
      await load(client, { ...each, speeds: [], cpus: [] }, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of round % 2 ? [other, haven] : [haven, other]) {
        await load(client, each, ROUND_MS);
      }
    }
  } finally {
    await yardstick.stop();
  }
  // Neighbours in time are compared with each other.
  const speed = median(haven.speeds.map((own, round) => own / (other.speeds[round] ?? 0)));
  const cpu = median(haven.cpus.map((own, round) => (other.cpus[round] ?? 0) / own));
  // Other load disturbs processor time less than speed, but not every system reports it.
  const isFast = Math.max(speed, Number.isNaN(cpu) ? 0 : cpu) >= floor;
  const isEmpty = repeat.status === 304 && repeated === 0;
  process.stdout.write(
    `${path.padEnd(24)}${String(body.byteLength).padStart(8)} bytes  by speed ${speed.toFixed(2)}, by processor time ${cpu.toFixed(2)} (${isFast ? "≥" : "BELOW"} ${floor})  again: ${repeat.status}, ${repeated} bytes${isEmpty ? "" : " (NOT EMPTY)"}\n`,
  );
  return isFast && isEmpty;
}

const site = await startBuiltSite({ isAlone: true, v8Flags: V8_FLAGS });
const client = fork(join(import.meta.dirname, "client.ts"));
try {
  const held: boolean[] = [];
  for (const [path, floor] of TARGETS.filter(([path]) => path === (ONLY ?? path))) {
    held.push(await measure(path, floor, site, client));
  }
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  client.kill();
  await site.stop();
}
process.exit();

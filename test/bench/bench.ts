/**
 * Measures the built worker against workers that return the same bytes, in one run: all take turns of a tenth of a
 * second, and a ratio is the median over the turns, so that whatever else runs hits them alike; then what grows with
 * the data.
 * `npm run bench -- [--quick] [--strict] [--only=/discord]`: --strict fails when a floor is missed, --only
 * measures one address.
 * The world is on loopback. Processor time is less easily disturbed than speed by what else runs.
 * `bare` is a worker without a library that writes one log line for each request, as the site does.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../worker/local/ports.ts";
import { LARGE, NORMAL, type Sizes } from "../../worker/local/seed/sizes.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";
import { signIn } from "../support/sign-in.ts";
import { startWorkers, type Running } from "../support/runtime.ts";
import type { Job, Load } from "./client.ts";
import { sameBytes, template } from "./yardsticks.ts";

const flags = new Set(process.argv.slice(2));
const ROUNDS = flags.has("--quick") ? 20 : 60;
const ROUND_MS = 120;
const WARM_UP_MS = 1_200;
const CONNECTIONS = 16;
const ONLY = [...flags].find((flag) => flag.startsWith("--only="))?.slice("--only=".length);

/**
 * A small young memory: a Response copies its body, and what is collected late makes each next copy one in memory that
 * the system has to hand out first. That costs five times the answer, site and yardsticks alike, for seconds on end.
 */
const V8_FLAGS = "--max-semi-space-size=1";

const YARDSTICKS = ["bare", "hono", "template"] as const;
type Yardstick = (typeof YARDSTICKS)[number];

/** One address, and how much of a yardstick's speed it must reach. */
interface Target {
  name: string;
  path: string;
  as?: "Developer";
  floors?: Partial<Record<Yardstick, number>>;
}

const WARM_PAGE = { bare: 0.85, template: 7 };
const SMALL_JSON = { bare: 0.5 };

const TARGETS: readonly Target[] = [
  { name: "landing, warm", path: "/", floors: WARM_PAGE },
  { name: "commands, warm", path: "/commands", floors: WARM_PAGE },
  { name: "status, warm", path: "/status", floors: WARM_PAGE },
  { name: "terms, warm", path: "/terms", floors: WARM_PAGE },
  { name: "landing, rendered", path: "/?q=bench", floors: { template: 0.75 } },
  { name: "/api/shards", path: "/api/shards", floors: SMALL_JSON },
  { name: "/api/history", path: "/api/history?range=24h", floors: { hono: 0.6 } },
  { name: "/api/history, all", path: "/api/history", floors: { hono: 0.6 } },
  { name: "/discord", path: "/discord" },
  { name: "/api/auth/me", path: "/api/auth/me", as: "Developer", floors: SMALL_JSON },
  { name: "staff blacklist", path: "/staff/blacklist/user/user", as: "Developer" },
];

/** What one target and its yardsticks did, per second and per answer. */
interface Result {
  name: string;
  bytes: number;
  /** Answers a second, median of the turns. */
  perSecond: number;
  /** Lowest and highest turn. */
  spread: [low: number, high: number];
  p50: number;
  p99: number;
  /** Microseconds of processor time per answer; null where the system does not tell. */
  cpu: number | null;
  /** Speed and processor time as shares of each yardstick's. */
  ratios: Partial<Record<Yardstick, { speed: number; cpu: number | null; floor: number | null }>>;
}

interface Sample extends Load {
  cpu: number | null;
}

function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function load(client: ChildProcess, server: Running, job: Job): Promise<Sample> {
  const before = server.cpu();
  client.send(job);
  const [done] = (await once(client, "message")) as [Load];
  const after = server.cpu();
  const cpu = before === null || after === null ? null : ((after - before) * 1000) / done.answers;
  return { ...done, cpu };
}

/** The headers the worker itself sets. */
function headersOf({ headers }: Response): Record<string, string> {
  const framing = new Set([
    "connection",
    "content-length",
    "date",
    "keep-alive",
    "transfer-encoding",
  ]);
  return Object.fromEntries([...headers].filter(([name]) => !framing.has(name)));
}

/** The number of cards that makes the template page as large as the given one. */
async function cardsFor(port: number, bytes: number): Promise<number> {
  const sizeOf = async (cards: number) =>
    (await (await fetch(`http://localhost:${port}/?cards=${cards}`)).arrayBuffer()).byteLength;
  const [none, hundred] = [await sizeOf(0), await sizeOf(100)];
  return Math.max(0, Math.round((bytes - none) / ((hundred - none) / 100)));
}

async function measure(
  target: Target,
  port: number,
  cookie: string,
  client: ChildProcess,
  site: Running,
): Promise<Result> {
  const headers: Record<string, string> = target.as ? { Cookie: cookie } : {};
  const answer = await fetch(`http://localhost:${port}${target.path}`, {
    headers: { ...headers, "Accept-Encoding": "identity" },
    redirect: "manual",
  });
  const body = new Uint8Array(await answer.arrayBuffer());
  if (answer.status >= 400) throw new Error(`${target.path} answers ${answer.status}`);
  const ports = { bare: await freePort(), hono: await freePort() };
  const templatePort = await freePort();
  const workers = [
    ...(await sameBytes(
      {
        path: target.path,
        status: answer.status,
        headers: headersOf(answer),
        body,
      },
      ports,
    )),
    await template(templatePort),
  ];
  const yardsticks = await startWorkers(workers, { v8Flags: V8_FLAGS });
  const isPage = target.floors?.template !== undefined;
  const cards = isPage ? await cardsFor(templatePort, body.byteLength) : 0;
  const contenders = {
    haven: { server: site, port, path: target.path, headers },
    bare: { server: yardsticks, port: ports.bare, path: target.path, headers },
    hono: { server: yardsticks, port: ports.hono, path: target.path, headers },
    ...(isPage && {
      template: { server: yardsticks, port: templatePort, path: `/?cards=${cards}`, headers: {} },
    }),
  };
  const samples: Record<string, Sample[]> = {};
  const order = Object.entries(contenders);
  try {
    for (const [, { server, ...job }] of order) {
      // An allocator that still grows pays for each large body anew.
      await load(client, server, { ...job, connections: CONNECTIONS, ms: WARM_UP_MS });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, { server, ...job }] of round % 2 ? order.toReversed() : order) {
        const sample = await load(client, server, {
          ...job,
          connections: CONNECTIONS,
          ms: ROUND_MS,
        });
        if (Object.keys(sample.statuses).join() !== String(answer.status)) {
          throw new Error(`${name} ${target.path}: ${JSON.stringify(sample.statuses)}`);
        }
        (samples[name] ??= []).push(sample);
      }
    }
  } finally {
    await yardsticks.stop();
  }
  return resultOf(target, body.byteLength, samples);
}

function resultOf(target: Target, bytes: number, samples: Record<string, Sample[]>): Result {
  const speedOf = (name: string) =>
    (samples[name] ?? []).map((load) => load.answers / load.seconds);
  const cpuOf = (name: string) => (samples[name] ?? []).flatMap(({ cpu }) => cpu ?? []);
  const own = samples.haven ?? [];
  const speeds = speedOf("haven");
  const cpus = cpuOf("haven");
  const ratios: Result["ratios"] = {};
  for (const yardstick of YARDSTICKS) {
    if (!samples[yardstick]) continue;
    const theirs = cpuOf(yardstick);
    ratios[yardstick] = {
      // Neighbours in time are compared with each other.
      speed: median(speedOf(yardstick).map((speed, round) => (speeds[round] ?? 0) / speed)),
      cpu: theirs.length > 0 ? median(theirs.map((cpu, round) => cpu / (cpus[round] ?? 0))) : null,
      floor: target.floors?.[yardstick] ?? null,
    };
  }
  return {
    name: target.name,
    bytes,
    perSecond: Math.round(median(speeds)),
    spread: [Math.round(Math.min(...speeds)), Math.round(Math.max(...speeds))],
    p50: median(own.map((load) => load.p50)),
    p99: median(own.map((load) => load.p99)),
    cpu: cpus.length > 0 ? median(cpus) : null,
    ratios,
  };
}

function table(results: readonly Result[]): boolean {
  let holds = true;
  say(
    `${"".padEnd(20)}${"bytes".padStart(9)}${"req/s".padStart(8)}${"low-high".padStart(14)}${"p50".padStart(7)}${"p99".padStart(7)}${"µs cpu".padStart(8)}   share of each yardstick: by speed / by processor time`,
  );
  for (const result of results) {
    const shares = Object.entries(result.ratios).map(([name, { speed, cpu, floor }]) => {
      const reached = Math.max(speed, cpu ?? 0);
      if (floor !== null && reached < floor) holds = false;
      const mark = floor === null ? "" : reached >= floor ? ` (≥ ${floor})` : ` (BELOW ${floor})`;
      return `${name} ${speed.toFixed(2)} / ${cpu?.toFixed(2) ?? "?"}${mark}`;
    });
    say(
      `${result.name.padEnd(20)}${String(result.bytes).padStart(9)}${String(result.perSecond).padStart(8)}${result.spread.join("-").padStart(14)}${result.p50.toFixed(2).padStart(7)}${result.p99.toFixed(2).padStart(7)}${(result.cpu?.toFixed(0) ?? "?").padStart(8)}   ${shares.join("  ")}`,
    );
  }
  return holds;
}

interface Visited extends BuiltSite {
  /** The Cookie header of a team member. */
  cookie: string;
}

async function visited(sizes: Sizes): Promise<Visited> {
  const site = await startBuiltSite({ sizes, isAlone: true, v8Flags: V8_FLAGS });
  return { ...site, cookie: await signIn(site.origin, site.world, "Developer") };
}

interface Growing extends Pick<Target, "name" | "path" | "as"> {
  most?: number;
  mostBytes?: number;
}

/** What grows with the data and what must not: the same addresses in a small and in a larger world. */
const GROWING: readonly { what: string; sizes: Sizes; rows: readonly Growing[] }[] = [
  {
    what: "three times the commands",
    sizes: { ...NORMAL, commandCopies: LARGE.commandCopies },
    rows: [
      { name: "commands, rendered", path: "/commands?q=", most: 2, mostBytes: 2 },
      { name: "commands, warm", path: "/commands", most: 1.5, mostBytes: 2 },
    ],
  },
  {
    what: "a large outside world",
    sizes: LARGE,
    rows: [
      { name: "commands, warm", path: "/commands", mostBytes: 2 },
      { name: "status, rendered", path: "/status?server=1" },
      { name: "/api/shards", path: "/api/shards" },
      { name: "/api/history", path: "/api/history?range=30d" },
      { name: "avatars", path: "/avatars", mostBytes: 1.1 },
      {
        name: "staff blacklist",
        path: "/staff/blacklist/user/user",
        as: "Developer",
        mostBytes: 1.1,
      },
    ],
  },
];

async function grow(
  client: ChildProcess,
  small: Visited,
  { what, sizes, rows: growing }: (typeof GROWING)[number],
): Promise<boolean> {
  const large = await visited(sizes);
  let holds = true;
  say(`\nThe same with ${what}: bytes and µs of processor time`);
  try {
    for (const { name, path, as, most, mostBytes } of growing) {
      const figures = [];
      for (const { runtime, port, cookie } of [small, large]) {
        const headers: Record<string, string> = as ? { Cookie: cookie } : {};
        const job = { port, path, headers, connections: 4, ms: ROUND_MS };
        const first = await fetch(`http://localhost:${port}${path}`, { headers });
        const bytes = (await first.arrayBuffer()).byteLength;
        await load(client, runtime, { ...job, ms: WARM_UP_MS });
        figures.push({ runtime, job, bytes, cpus: [] as number[] });
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { runtime, job, cpus } of figures) {
          const { cpu } = await load(client, runtime, job);
          if (cpu !== null) cpus.push(cpu);
        }
      }
      const [here, there] = figures;
      if (!here || !there) continue;
      const bytes = there.bytes / here.bytes;
      const cpuOf = ({ cpus }: { cpus: number[] }) => (cpus.length > 0 ? median(cpus) : null);
      const [few, many] = [cpuOf(here), cpuOf(there)];
      const cpu = few && many ? many / few : null;
      const isTooMuch = (most && (cpu ?? 0) > most) || (mostBytes && bytes > mostBytes);
      if (isTooMuch) holds = false;
      say(
        `${name.padEnd(20)}${`${here.bytes} -> ${there.bytes}`.padStart(22)} (× ${bytes.toFixed(1)})${`${few?.toFixed(0) ?? "?"} -> ${many?.toFixed(0) ?? "?"}`.padStart(18)} (× ${cpu?.toFixed(1) ?? "?"})${isTooMuch ? "  TOO MUCH" : ""}`,
      );
    }
  } finally {
    await large.stop();
  }
  return holds;
}

async function main(): Promise<number> {
  const site = await visited(NORMAL);
  const client = fork(join(import.meta.dirname, "client.ts"));
  try {
    const results: Result[] = [];
    for (const target of TARGETS.filter(({ path }) => path === (ONLY ?? path))) {
      results.push(await measure(target, site.port, site.cookie, client, site.runtime));
    }
    let holds = table(results);
    for (const larger of ONLY === undefined ? GROWING : []) {
      holds = (await grow(client, site, larger)) && holds;
    }
    return flags.has("--strict") && !holds ? 1 : 0;
  } finally {
    client.kill();
    await site.stop();
  }
}

process.exitCode = await main();
process.exit();

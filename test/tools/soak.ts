/**
 * Holds mixed traffic at the built worker: `npm run dev-tool -- soak [--minutes 10] [--rate 100] [--hostile]`. In the middle
 * fifth of the run the bot API fails every second question. Exit code 0 when no answer was 5xx, every
 * visit was answered, and neither the heap nor workerd's resident memory grew by more than a tenth after the
 * warm-up, which is the first fifth. Of each it is said whether it held. Memory is read after a collection. The
 * runtime's stand-ins of KV, cache and network live in isolates of the same process; all of them are told to
 * collect often, since a bare worker that reads one KV value per request takes 273 MiB after 12,000 of them,
 * and 64 when told so.
 * With `--hostile` a client that means harm is there for half a minute before the warm-up and again from its end
 * on, and 99 of 100 answers to the others in the last two fifths must come within 1.5 times of what the
 * warm-up took.
 * The worker stands on a socket of its own: the proxies of `wrangler dev` give way before it does.
 */
import { parseArgs } from "node:util";
import { startBuiltSite } from "../support/built-site.ts";
import { signIn } from "../support/sign-in.ts";
import { createDriver } from "./soak/driver.ts";
import { BROKEN_IDS, startHostile } from "./soak/hostile.ts";
import { createTally } from "./soak/tally.ts";
import { addresses, createTraffic } from "./soak/traffic.ts";

const MINUTES = [1, 60] as const;
const RATE = [1, 1000] as const;
const MAX_GROWTH = 0.1;
/** How long the hostile client is there before anything is measured. */
const REHEARSAL_SECONDS = 30;
/** A breaker that opened while the bot API flapped has seen it back after this. */
const RECOVERY_SECONDS = 10;
const MAX_SLOWER = 1.5;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "100" },
    hostile: { type: "boolean", default: false },
  },
});
const minutes = bounded("minutes", values.minutes, MINUTES);
const rate = bounded("rate", values.rate, RATE);

/**
 * Every isolate collects all it can whenever its young memory is full. The runtime's stand-ins are so small that they
 * else hardly ever collect: what they have let go of would count as held.
 */
const V8_FLAGS = "--gc-global";

const site = await startBuiltSite({ isAlone: true, inspected: true, v8Flags: V8_FLAGS });
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();

async function soak(): Promise<boolean> {
  const { origin, world, runtime, looseEnds } = site;
  const inspector = await site.inspector();
  const cookie = await signIn(origin, world, "Developer");
  const all = addresses(world.people.map(({ id }) => id));
  // What has been read once may be answered from a copy while the bot API flaps.
  for (const path of [...all.page, ...all.navigation, ...all.data]) {
    await (await fetch(origin + path)).arrayBuffer();
  }
  const tally = createTally();
  const driver = createDriver({ origin, cookie, next: createTraffic(all, "soak"), tally, rate });
  const memory = async () => ({ heap: await inspector.heap(), resident: runtime.resident() });
  const fifth = (minutes * 60) / 5;

  if (values.hostile) {
    // What its first requests leave, compiled code and tables of bounded size, is no growth.
    world.faults.set(BROKEN_IDS);
    const rehearsal = startHostile(origin);
    await driver.run(REHEARSAL_SECONDS);
    await rehearsal.stop();
    world.faults.clear();
  }
  const cpu = runtime.cpu();
  tally.phase("warm-up");
  await driver.run(fifth);
  const before = await memory();
  tally.phase("middle");
  if (values.hostile) world.faults.set(BROKEN_IDS);
  const hostile = values.hostile ? startHostile(origin) : null;
  await driver.run(fifth);
  world.faults.set({ path: "/*", status: 500, share: 0.5 });
  // Staff data is never kept: while the bot API flaps, saying so is the right answer.
  await driver.run(fifth, { mayFail: "staff" });
  world.faults.clear();
  if (hostile) world.faults.set(BROKEN_IDS);
  await driver.run(RECOVERY_SECONDS, { mayFail: "staff" });
  tally.phase("end");
  await driver.run(2 * fifth - RECOVERY_SECONDS);
  const harm = await hostile?.stop();
  const after = await memory();
  const spent = cpu === null ? null : (runtime.cpu() ?? 0) - cpu;
  inspector.close();

  const growth = {
    heap: after.heap / before.heap - 1,
    // Where the system does not tell, there is nothing to judge.
    resident: before.resident && after.resident ? after.resident / before.resident - 1 : 0,
  };
  print(`${minutes} min at ${rate} a second; the bot API flapping in the middle fifth`);
  print(tally.table());
  print(`Statuses: ${tally.statuses()}; ${tally.left()} visitors left before the end`);
  if (harm !== undefined) print(`Hostile client: ${harm}`);
  if (spent !== null) {
    print(
      `Processor time of workerd: ${((spent / (minutes * 60_000)) * 100).toFixed(0)} % of a core`,
    );
  }

  const { failures } = tally;
  const [quiet, beside] = [tally.p99("warm-up"), tally.p99("end")];
  const least = `at most ${percent(MAX_GROWTH)} more at the end than after the warm-up`;
  const verdicts: Verdict[] = [
    {
      what: "no visit went wrong: no 5xx, every answer came",
      holds: failures.length === 0,
      figure: failures.length === 0 ? "none" : `${failures.length}, first: ${failures[0]}`,
    },
    {
      what: "every visit was sent",
      holds: driver.skipped() === 0,
      figure: `${driver.skipped()} were not: too many were waiting`,
    },
    {
      what: "no promise and no request was left behind",
      holds: looseEnds.length === 0,
      figure: looseEnds.length === 0 ? "none" : `${looseEnds.length}, first: ${looseEnds[0]}`,
    },
    {
      what: `heap: ${least}`,
      holds: growth.heap <= MAX_GROWTH,
      figure: `${mebibytes(before.heap)}, then ${mebibytes(after.heap)}, ${percent(growth.heap)}`,
    },
    {
      what: `memory of workerd: ${least}`,
      holds: growth.resident <= MAX_GROWTH,
      figure: `${mebibytes(before.resident)}, then ${mebibytes(after.resident)}, ${percent(growth.resident)}`,
    },
  ];
  if (hostile) {
    verdicts.push({
      what: `p99 of the others beside the hostile client: at most ${MAX_SLOWER} times that without`,
      holds: beside <= MAX_SLOWER * quiet,
      figure: `${beside.toFixed(1)} ms, without ${quiet.toFixed(1)} ms, ${(beside / quiet).toFixed(2)} times`,
    });
  }
  for (const { what, holds, figure } of verdicts) {
    print(`${holds ? "held    " : "NOT HELD"} ${what} (${figure})`);
  }
  return verdicts.every(({ holds }) => holds);
}

interface Verdict {
  what: string;
  holds: boolean;
  /** What was measured. */
  figure: string;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function mebibytes(bytes: number | null): string {
  return bytes === null ? "unknown" : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

function bounded(
  name: string,
  text: string,
  [least, most]: readonly [least: number, most: number],
): number {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new RangeError(`--${name} is a number from ${least} to ${most}: ${text}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Holds mixed traffic at the built worker: `npm run soak -- [--minutes 10] [--rate 100] [--hostile]`. In the middle
 * fifth of the run the bot API fails every second question. Exit code 0 when no answer was 5xx, every
 * visit was answered, and neither the heap nor workerd's resident memory grew by more than a tenth after the
 * warm-up, which is the first fifth. Both are read after a collection. The runtime's stand-ins of KV, cache
 * and network live in isolates of the same process; all of them are told to collect often, since a bare
 * worker that reads one KV value per request takes 273 MiB after 12,000 of them, and 64 when told so.
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

const site = await startBuiltSite({ inspected: true, thrifty: true });
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
  await hostile?.stop();
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
  print(
    `Heap: ${mebibytes(before.heap)} after the warm-up, ${mebibytes(after.heap)} at the end, ${percent(growth.heap)}`,
  );
  const slower = tally.p99("end") / tally.p99("warm-up");
  if (hostile) {
    print(`Hostile client: ${hostile.statuses()}`);
    print(`p99 of the others beside it: ${slower.toFixed(2)} times that of the warm-up`);
  }
  if (spent !== null) {
    print(
      `Processor time of workerd: ${((spent / (minutes * 60_000)) * 100).toFixed(0)} % of a core`,
    );
  }
  print(
    `Memory of workerd: ${mebibytes(before.resident)} after the warm-up, ${mebibytes(after.resident)} at the end, ${percent(growth.resident)}`,
  );

  const { failures } = tally;
  const complaints = [
    failures.length > 0 && `${failures.length} visits went wrong, first: ${failures[0]}`,
    driver.skipped() > 0 && `${driver.skipped()} visits not sent: too many were waiting`,
    looseEnds.length > 0 && `${looseEnds.length} loose ends, first: ${looseEnds[0]}`,
    hostile !== null && slower > MAX_SLOWER && `others waited ${slower.toFixed(2)} times as long`,
    growth.heap > MAX_GROWTH && `the heap grew by more than ${percent(MAX_GROWTH)}`,
    growth.resident > MAX_GROWTH && `workerd grew by more than ${percent(MAX_GROWTH)}`,
  ].filter((complaint) => complaint !== false);
  print(complaints.length === 0 ? "Held." : `Not held: ${complaints.join("; ")}`);
  return complaints.length === 0;
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

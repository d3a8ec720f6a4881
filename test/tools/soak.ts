/**
 * Holds mixed traffic at the built worker: `npm run soak -- [--minutes 10] [--rate 100]`, after
 * `npm run build`. In the middle fifth of the run the bot API fails every second question. Exit code 0
 * when no answer was 5xx, every visit was answered and memory grew by a tenth at most. Loopback only.
 */
import { parseArgs } from "node:util";
import { startColdSite } from "../support/cold-site.ts";
import { growthOf, residentMiB, type Sample } from "./soak/memory.ts";
import { createTally, serverErrors } from "./soak/tally.ts";
import { addresses, assetsIn, createTraffic, type Visit } from "./soak/traffic.ts";

const MAX_MINUTES = 60;
const MAX_RATE = 1000;
/** More than this at once, and the machine is too slow for the rate. */
const MAX_WAITING = 500;
const MAX_GROWTH = 0.1;
const ANSWER_MS = 10_000;
const FLAPPING = { from: 0.4, to: 0.6 };

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "100" },
  },
});
const minutes = bounded("minutes", values.minutes, MAX_MINUTES);
const rate = bounded("rate", values.rate, MAX_RATE);
const seconds = minutes * 60;

const site = await startColdSite();
// The site is a process group of its own: an interrupt reaches this process alone.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void site.stop().then(() => process.exit(130)));
}
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  await site.stop();
}

async function soak(): Promise<boolean> {
  const origin = site.settings.SITE_URL;
  const tally = createTally();
  const home = await (await fetch(`${origin}/`)).text();
  const all = addresses(
    assetsIn(home),
    site.people.map(({ id }) => id),
  );
  // What has been read once may be answered from a copy while the bot API flaps.
  for (const path of [...all.page, ...all.navigation, ...all.data]) {
    await (await fetch(origin + path)).arrayBuffer();
  }

  const next = createTraffic(all, "soak");
  const waiting = new Set<Promise<void>>();
  const samples: Sample[] = [];
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let sent = 0;
  let skipped = 0;
  let left = 0;

  async function make({ kind, path, leaves }: Visit): Promise<void> {
    const began = performance.now();
    try {
      const answer = await fetch(origin + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(leaves ?? ANSWER_MS),
      });
      await answer.arrayBuffer();
      tally.answered(kind, answer.status, performance.now() - began);
    } catch (error) {
      if (leaves === null) tally.failed(path, error);
      else left += 1;
    }
  }

  const flap = setTimeout(
    () => site.faults.set({ path: "/*", status: 500, share: 0.5 }),
    FLAPPING.from * seconds * 1000,
  );
  const calm = setTimeout(() => site.faults.clear(), FLAPPING.to * seconds * 1000);
  const sampler = setInterval(
    () => {
      const at = elapsed();
      residentMiB(site.group).then(
        (mib) => samples.push({ at, mib }),
        (error: unknown) => tally.failed("ps", error),
      );
    },
    Math.min(1000, (seconds * 1000) / 100),
  );

  await new Promise<void>((resolve) => {
    const ticker = setInterval(() => {
      // The clock says how many are due: a late tick sends what it missed.
      for (const due = Math.min(seconds, elapsed()) * rate; sent + skipped < due;) {
        if (waiting.size >= MAX_WAITING) {
          skipped += 1;
          continue;
        }
        sent += 1;
        const visit = make(next()).finally(() => waiting.delete(visit));
        waiting.add(visit);
      }
      if (elapsed() < seconds) return;
      clearInterval(ticker);
      resolve();
    }, 10);
  });
  await Promise.all(waiting);
  for (const timer of [flap, calm, sampler]) clearTimeout(timer);

  const growth = growthOf(samples, seconds);
  const errors = serverErrors(tally.statuses);
  const statuses = [...tally.statuses].sort(([a], [b]) => a - b);
  print(`${sent} visits in ${minutes} min at ${rate} a second; flapping in the middle fifth`);
  print(`${left} visitors left before the end`);
  print(tally.table());
  print(`Statuses: ${statuses.map(([status, count]) => `${status} × ${count}`).join(", ")}`);
  print(
    `Memory of workerd: ${growth.before.toFixed(0)} MiB after the warm-up, ${growth.after.toFixed(0)} MiB at the end, ${(growth.share * 100).toFixed(1)} %`,
  );

  const complaints = [
    errors > 0 && `${errors} answers 5xx`,
    tally.failures.length > 0 &&
      `${tally.failures.length} visits without an answer, first: ${tally.failures[0]}`,
    skipped > 0 && `${skipped} visits not sent: ${MAX_WAITING} were waiting`,
    growth.share > MAX_GROWTH && `memory grew by more than ${MAX_GROWTH * 100} %`,
  ].filter((complaint) => complaint !== false);
  print(complaints.length === 0 ? "Held." : `Not held: ${complaints.join("; ")}`);
  return complaints.length === 0;
}

function bounded(name: string, text: string, most: number): number {
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  throw new RangeError(`--${name} is a number above 0, ${most} at most: ${text}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

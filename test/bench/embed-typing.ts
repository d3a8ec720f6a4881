import { chromium, type Page } from "playwright-core";
import { plainHash } from "../../app/embed/share.ts";

/**
 * Types into an embed of 6,000 characters with 25 fields and prints how much scripting each key costs, the first one by itself.
 * Run against a running site: npx node test/bench/embed-typing.ts http://localhost:8787 [path of Chromium]
 */
const [site = "http://localhost:8787", executablePath = "/usr/bin/chromium"] =
  process.argv.slice(2);

const field = `$v{field: Field of {guild.name} && ${"**bold** text, ".repeat(10)}&& inline}`;
const code = `{embed}$v{title: Bench}$v{description: ${"Some *text* with {user.name} in it. ".repeat(50)}}${field.repeat(25)}`;

const KEYS = 200;

/** Seconds the page has spent in scripts so far. */
async function scripted(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time: a busy machine makes keys late, not dear.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async function seconds() {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function typed(page: Page, name: string): Promise<void> {
  const box = page.getByRole("textbox", { name, exact: true });
  await box.click();
  await box.press("End");
  const seconds = await scripted(page);
  const costs: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await seconds();
    await page.keyboard.press("abcdefgh "[key % 9] ?? "a");
    // What follows a frame later belongs to the key as well.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    costs.push((await seconds()) - before);
  }
  const sorted = costs.map((cost) => cost * 1000).sort((a, b) => a - b);
  const [half, most, all] = [0.5, 0.95, 1].map((share) => percentile(sorted, share).toFixed(1));
  const first = ((costs[0] ?? 0) * 1000).toFixed(1);
  console.log(
    `${name.padEnd(16)} first ${first} ms, p50 ${half} ms, p95 ${most} ms, max ${all} ms`,
  );
}

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${site}/embed${plainHash(code)}`);
await page.getByRole("listitem", { name: "Field 25" }).waitFor();
for (const name of ["Title", "Description", "Field 12 value"]) await typed(page, name);
await browser.close();

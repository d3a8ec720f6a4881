import { chromium } from "playwright-core";

/**
 * Clicks the ranges of the status page and prints how much scripting each click costs until its charts
 * stand. A bot of a thousand shards, three years old, is what makes a click dear.
 * Run against a site with HAVEN_WORLD=large: npx node test/bench/status-clicks.ts http://localhost:8787 [path of Chromium]
 */
const [site = "http://localhost:8787", executablePath = "/usr/bin/chromium"] =
  process.argv.slice(2);

const CLICKS = ["All", "7d", "All", "30d", "All", "24h"] as const;
const ROUNDS = 3;

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${site}/status`);
await page.getByRole("heading", { name: "Server Growth" }).scrollIntoViewIfNeeded();
await page.locator(".apexcharts-series path").first().waitFor();

const session = await page.context().newCDPSession(page);
// The thread's own time: a busy machine makes clicks late, not dear.
await session.send("Performance.enable", { timeDomain: "threadTicks" });

/** Milliseconds of its own time the page's thread has spent in scripts so far. */
async function scripted(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
}

const costs = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of CLICKS) {
    const before = await scripted();
    await page.getByRole("form", { name: "Range" }).getByRole("button", { name }).click();
    await page.locator("[data-overlay]").waitFor({ state: "detached" });
    costs.set(name, [...(costs.get(name) ?? []), (await scripted()) - before]);
  }
}
for (const [name, all] of costs) {
  const sorted = all.toSorted((a, b) => a - b);
  const half = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${name.padEnd(4)} p50 ${half.toFixed(1)} ms, max ${sorted.at(-1)?.toFixed(1)} ms`);
}
await browser.close();

import { chromium, type Locator, type Page } from "playwright-core";

/**
 * Types into the filters of long lists and prints how much scripting each key costs: 4,500 commands,
 * which the browser filters, and 20,000 blacklisted users, which the server does. A key costs what runs
 * until the next one 100 ms later; "settled" is what runs once the typing has stopped.
 * Run against a site with HAVEN_WORLD=large: npx node test/bench/filter.ts http://localhost:8787 [path of Chromium]
 */
const [site = "http://localhost:8787", executablePath = "/usr/bin/chromium"] =
  process.argv.slice(2);

const ROUNDS = 3;
const BETWEEN_KEYS_MS = 100;
const SETTLED_MS = 4_000;

/** Milliseconds of its own time the page's thread has spent in scripts so far. */
async function scripted(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time: a busy machine makes keys late, not dear.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async function milliseconds() {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
  };
}

function line(name: string, costs: readonly number[]): string {
  const sorted = costs.toSorted((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map(
    (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0,
  );
  const words = { p50: half, p95: most, max: sorted.at(-1) };
  const parts = Object.entries(words).map(([word, ms = 0]) => `${word} ${ms.toFixed(1)} ms`);
  return `${name.padEnd(32)} ${parts.join(", ")}`;
}

/** Types each text and takes it back, letter by letter. */
async function typed(page: Page, name: string, box: Locator, texts: readonly string[]) {
  await box.click();
  const milliseconds = await scripted(page);
  const keys: number[] = [];
  const ends: number[] = [];

  async function cost(wait: number, act: () => Promise<void>): Promise<number> {
    const before = await milliseconds();
    await act();
    await page.waitForTimeout(wait);
    return (await milliseconds()) - before;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const strokes = [...text.split(""), ...Array.from(text, () => "Backspace")];
      for (const stroke of strokes) {
        keys.push(await cost(BETWEEN_KEYS_MS, () => page.keyboard.press(stroke)));
      }
      ends.push(await cost(SETTLED_MS, async () => {}));
    }
  }
  console.log(line(`${name}, a key`, keys));
  console.log(line(`${name}, settled`, ends));
}

/** Waits until all of the page's content answers. */
async function live(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });

await page.goto(`${site}/commands`);
await live(page);
const search = page.getByRole("searchbox", { name: "Search commands..." });
// The page asks for its whole list once it is used.
await search.click();
await page.getByRole("button", { name: "Show more" }).waitFor();
await typed(page, "commands", search, ["ban", "role", "server"]);

await page.goto(
  `${site}/api/auth/discord?returnTo=${encodeURIComponent("/staff/blacklist/user/user")}`,
);
await page.getByRole("button", { name: /^Continue as .* \(Developer\)$/ }).click();
await page.waitForURL(`${site}/staff/blacklist/**`);
await live(page);
await typed(page, "blacklist", page.getByRole("main").getByRole("searchbox"), ["12", "spam"]);

await browser.close();

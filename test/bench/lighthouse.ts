import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "../../worker/tools/chromium.ts";

/**
 * Lighthouse's mobile run of the main pages: scores, paints and the longest task, the median of
 * several runs each. Against a running site: LIGHTHOUSE=/folder/with/node_modules npx node
 * test/bench/lighthouse.ts [http://localhost:8787] [runs] [path …]. Lighthouse is no dependency of
 * the project: `npm install --prefix /folder lighthouse`. Uses the tests' browser without a window:
 * one with a window draws its toolbar as a page too, which doubles the tasks' time on two cores.
 */
const [site = "http://localhost:8787", runs = "5", ...asked] = process.argv.slice(2);
const home = process.env.LIGHTHOUSE ?? ".";
const program = join(home, "node_modules/lighthouse/cli/index.js");
if (!existsSync(program)) throw new Error(`No lighthouse in ${pathToFileURL(home).href}`);

// A file, because the program exits before a pipe has taken a long report.
const folder = mkdtempSync(join(tmpdir(), "haven-lighthouse-"));
const answer = join(folder, "report.json");
process.on("exit", () => rmSync(folder, { recursive: true }));

const { launch, cleanUp } = await findChromium();
// Without a path, lighthouse looks for an installed browser itself.
const env = {
  ...process.env,
  ...launch.env,
  ...(launch.executablePath && { CHROME_PATH: launch.executablePath }),
};

const PATHS = ["/", "/commands", "/status", "/embed", "/team", "/features/automod", "/terms"];
const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  TTI: "interactive",
  CLS: "cumulative-layout-shift",
} as const;

interface Audit {
  numericValue: number;
  score: number | null;
  title: string;
  details?: { items?: { duration?: number }[] };
}

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
}

/** One run, repeated when the browser's recording began too late. */
function run(address: string, attempts = 3): Report {
  rmSync(answer, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      program,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${answer}`,
      `--only-categories=${SCORES.join(",")}`,
      "--chrome-flags=--headless --no-sandbox",
    ],
    { encoding: "utf8", env },
  );
  if (!existsSync(answer)) throw new Error(stderr);
  const report: Report = JSON.parse(readFileSync(answer, "utf8"));
  if (!report.runtimeError) return report;
  if (attempts > 1) return run(address, attempts - 1);
  throw new Error(report.runtimeError.code);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (const path of asked.length > 0 ? asked : PATHS) {
  const reports = Array.from({ length: Number(runs) }, () => run(site + path));
  const scores = SCORES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
  );
  const times = Object.entries(TIMES).map(([short, name]) => {
    const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    return `${short} ${short === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  // In ms of the simulated phone, a fourth as fast as this machine; lists only those over 50.
  const longest = median(
    reports.map(({ audits }) =>
      Math.max(
        0,
        ...(audits["long-tasks"]?.details?.items ?? []).map((task) => task.duration ?? 0),
      ),
    ),
  );
  times.push(`longest task ${Math.round(longest)} ms`);
  console.log(`${path.padEnd(20)} ${scores.join(" / ")}   ${times.join(", ")}`);
  const failed = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0);
  for (const { title } of failed) console.log(`${" ".repeat(20)} - ${title}`);
}

await cleanUp();

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

/** A browser as playwright starts it. */
export interface FoundBrowser {
  launch: Pick<LaunchOptions, "executablePath" | "channel" | "args" | "env">;
  cleanUp: () => Promise<void>;
}

/**
 * As root, which containers and CI run as, Chromium starts without its sandbox only. Fewer processes cost
 * less: pages take a tenth less processor time with graphics and network inside the browser's own, and pages
 * of one profile share theirs.
 */
const ARGS = [
  "--no-sandbox",
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--process-per-site",
];
const INSTALLED = ["chrome", "msedge"] as const;
const FONTS = resolve(import.meta.dirname, "fonts");

/**
 * The browser of tests and tools: the one `HAVEN_BROWSER` names; else, on Linux, the one in the npm
 * package @sparticuz/chromium, whatever else is installed; else an installed Chrome or Edge.
 * @throws Error when there is none
 */
export async function findChromium(): Promise<FoundBrowser> {
  const named = process.env.HAVEN_BROWSER;
  if (named) return { launch: { executablePath: named, args: ARGS }, cleanUp: async () => {} };
  if (platform() === "linux" && arch() === "x64") return unpackChromium();
  return findInstalled();
}

/** Unpacks the package into a folder of its own: a file of another version there would count as unpacked. */
async function unpackChromium(): Promise<FoundBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "haven-chromium-"));
  // The package reads where to unpack, and that it must bring system libraries, from the environment, and
  // writes there what the browser needs. Nothing else this process starts may see that.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" });
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const executablePath = await packaged.executablePath();
    const config = join(folder, "fonts.conf");
    await writeFile(config, fontsConfig(folder));
    const env = { ...process.env, TMPDIR: before.TMPDIR, FONTCONFIG_FILE: config };
    return {
      launch: { executablePath, args: ARGS, env },
      cleanUp: () => rm(folder, { recursive: true, force: true }),
    };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The fonts of the package and of this folder, and none of the machine's: all measure the same letters. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>${FONTS}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
</fontconfig>
`;
}

async function findInstalled(): Promise<FoundBrowser> {
  for (const channel of INSTALLED) {
    try {
      await (await chromium.launch({ channel, args: ARGS })).close();
      return { launch: { channel, args: ARGS }, cleanUp: async () => {} };
    } catch {
      // Not installed: the next one may be.
    }
  }
  throw new Error("No browser: install Chrome or Edge, or name one in HAVEN_BROWSER");
}

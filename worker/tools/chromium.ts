import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

/** A browser for playwright to start. */
export interface FoundBrowser {
  launch: Pick<LaunchOptions, "executablePath" | "channel" | "args" | "env">;
  cleanUp: () => Promise<void>;
}

/**
 * As root (containers, CI), Chromium needs its sandbox off. Graphics and network in the browser's
 * process save a tenth of the processor time, and pages of one profile share processes.
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
 * The browser for tests and tools: HAVEN_BROWSER; else, on Linux, the one in @sparticuz/chromium;
 * else an installed Chrome or Edge.
 * @throws Error if there is none
 */
export async function findChromium(): Promise<FoundBrowser> {
  const named = process.env.HAVEN_BROWSER;
  if (named) return { launch: { executablePath: named, args: ARGS }, cleanUp: async () => {} };
  if (platform() === "linux" && arch() === "x64") return unpackChromium();
  return findInstalled();
}

/** Unpacks into its own folder: files of another version would count as unpacked. */
async function unpackChromium(): Promise<FoundBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "haven-chromium-"));
  // The package is controlled by environment variables, and sets some for the browser. Nothing else
  // started here may see them.
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

/** The package's and this folder's fonts only, so that text has the same width everywhere. */
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
      // Not installed: try the next.
    }
  }
  throw new Error("No browser: install Chrome or Edge, or name one in HAVEN_BROWSER");
}

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const ON_MACHINE = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export interface RunningBrowser {
  endpoint: string;
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * Where a Chromium is: one on the machine, else the one inside the npm package, unpacked into a
 * folder of its own (it unpacks to a fixed name, and another version's file would count as present).
 */
export async function findChromium(): Promise<{
  executablePath: string;
  args: string[];
  cleanUp: () => Promise<void>;
}> {
  const found = ON_MACHINE.find((path) => path && existsSync(path));
  if (found) {
    return { executablePath: found, args: ["--no-sandbox"], cleanUp: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), "haven-chromium-"));
  process.env.TMPDIR = folder;
  // Makes the package bring its own system libraries; a bare machine lacks them.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return {
    executablePath: await packaged.executablePath(),
    args: packaged.args,
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function launchChromium(): Promise<{
  browser: Browser;
  close: () => Promise<void>;
}> {
  const { executablePath, args, cleanUp } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, headless: true });
  return {
    browser,
    async close() {
      await browser.close();
      await cleanUp();
    },
  };
}

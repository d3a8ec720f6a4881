import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ON_MACHINE = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Where a Chromium is: one on the machine, else the one inside the npm package, unpacked into a
 * folder of its own (it unpacks to a fixed name, and another version's file would count as present).
 */
export async function findChromium(): Promise<{
  executablePath: string;
  args: string[];
  cleanUp: () => Promise<void>;
}> {
  const onlyPackaged = process.env.HAVEN_PACKAGED_CHROMIUM === "1";
  const found = ON_MACHINE.find((path) => !onlyPackaged && path && existsSync(path));
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
    // Not all of the package's flags: some switch off the very rules that are tested here. One
    // process, because its renderer cannot ask another for fonts (the build lacks that part).
    args: ["--no-sandbox", "--no-zygote", "--single-process", "--disable-gpu"],
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  };
}

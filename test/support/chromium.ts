import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
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
  cleanUp: () => Promise<void>;
}> {
  const onlyPackaged = process.env.HAVEN_PACKAGED_CHROMIUM === "1";
  const found = ON_MACHINE.find((path) => !onlyPackaged && path && existsSync(path));
  if (found) {
    return { executablePath: found, cleanUp: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), "haven-chromium-"));
  process.env.TMPDIR = folder;
  // Makes the package bring its own system libraries; a bare machine lacks them.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const executablePath = await packaged.executablePath();
  // The package's own fonts.conf names a fixed folder; without any font, controls crash the renderer.
  await writeFile(join(folder, "fonts", "fonts.conf"), fontsConf(folder));
  return { executablePath, cleanUp: () => rm(folder, { recursive: true, force: true }) };
}

function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

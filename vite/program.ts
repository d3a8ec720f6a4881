import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(import.meta.url);

const PROGRAMS = {
  wrangler: ["wrangler/package.json", "../bin/wrangler.js"],
  "react-router": ["@react-router/dev/package.json", "../bin.cjs"],
} as const;

/**
 * The file behind `npx NAME`, to run with `process.execPath`. npx costs a second, fails on Windows
 * and inherits the options of the npm command around it.
 */
export function programFile(name: keyof typeof PROGRAMS): string {
  const [manifest, file] = PROGRAMS[name];
  return join(resolve(manifest), file);
}

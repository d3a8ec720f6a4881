/**
 * Writes types for all routes. A brand that switches pages off would lack theirs, and neither `tsc`
 * nor an editor could check these pages.
 */
import { spawnSync } from "node:child_process";
import { programFile } from "./program.ts";

const { status } = spawnSync(process.execPath, [programFile("react-router"), "typegen"], {
  stdio: "inherit",
  // Empty means this repository's brand and settings.
  env: { ...process.env, BRAND_FILE: "", CONFIG_FILE: "" },
});
process.exitCode = status ?? 1;

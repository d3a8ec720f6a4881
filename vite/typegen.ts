/**
 * Writes the types of all routes: those of a brand that switches pages off would lack the ones of its pages, and
 * neither `tsc` nor an editor could read these.
 */
import { spawnSync } from "node:child_process";
import { programFile } from "./program.ts";

const { status } = spawnSync(process.execPath, [programFile("react-router"), "typegen"], {
  stdio: "inherit",
  // Empty, they name the brand and the settings of this repository.
  env: { ...process.env, BRAND_FILE: "", CONFIG_FILE: "" },
});
process.exitCode = status ?? 1;

/**
 * Applies the migrations that the deployed site's database lacks: `npm run migrate`, a part of
 * `npm run deploy`. Does nothing where wrangler.toml binds no database.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import {
  unstable_readConfig as readWrangler,
  type Unstable_Config as WranglerConfig,
} from "wrangler";

const config = resolve(import.meta.dirname, "../../wrangler.toml");
const toml: WranglerConfig = readWrangler({ config }, { hideWarnings: true });

if (toml.d1_databases.some(({ binding }) => binding === "DB")) {
  const args = ["wrangler", "d1", "migrations", "apply", "DB", "--remote", "-c", config];
  const { status } = spawnSync("npx", ["--no-install", ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  process.stdout.write("No database is bound, so there is nothing to migrate.\n");
}

/**
 * Rehearses the deploy and limits the worker's size: `node worker/tools/upload-size.ts` after `npm
 * run build`. Needs no account or network.
 */
import { execFileSync } from "node:child_process";
import { loadBrand } from "../../vite/brand.ts";
import { programFile } from "../../vite/program.ts";

/** Compressed. The platform allows 64 MiB uncompressed; smaller workers start sooner. */
const { languages = [] } = await loadBrand();
const BUDGET_KIB = languages.length > 1 ? 2048 : 1024;

const output = execFileSync(process.execPath, [programFile("wrangler"), "deploy", "--dry-run"], {
  encoding: "utf8",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
const size = /Total Upload:.*gzip: ([\d.]+) KiB/.exec(output)?.[1];
if (size === undefined) throw new Error(`The dry run names no size:\n${output}`);

const isWithin = Number(size) <= BUDGET_KIB;
process.stdout.write(
  `Worker: ${size} KiB gzip, ${isWithin ? "within" : "OVER"} the budget of ${BUDGET_KIB} KiB\n`,
);
process.exitCode = isWithin ? 0 : 1;

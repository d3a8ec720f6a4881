/** Stands in for a worker of vitest whose test waits: it has started a runtime and a browser, and cannot exit. */
import "./end-with-run.ts";
import { chromium } from "playwright-core";
import { findChromium } from "../../worker/tools/chromium.ts";
import { startBuiltSite } from "./built-site.ts";

process.exit = () => {
  throw new Error("vitest replaces process.exit");
};
await startBuiltSite();
const { launch } = await findChromium();
await chromium.launch(launch);
process.send?.("started");

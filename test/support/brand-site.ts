import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative, resolve } from "node:path";
import { programFile } from "../../vite/program.ts";
import { startSite } from "../../worker/local/site-process.ts";
import { writeFiles } from "../../worker/tools/setup/files.ts";
import { freePort } from "./free-port.ts";
import { shippedSettings } from "./settings-file.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Unread by builds: hidden files, such as secrets, and output of programs. */
const NOT_COPIED = /^(\..*|node_modules|build|coverage|test-results)$/;

export interface BrandSite {
  origin: string;
  /** The simulated bot API and chat platform. */
  bot: string;
  chat: string;
  /** The folder of browser files. */
  client: string;
  /** Its latest output. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Copies the project like a clone after `npm ci`. */
export async function copyProject(): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), "brand-"));
  const names = (await readdir(ROOT)).filter((name) => !NOT_COPIED.test(name));
  const copies = names.map((name) => cp(join(ROOT, name), join(cwd, name), { recursive: true }));
  await Promise.all([
    ...copies,
    symlink(join(ROOT, "node_modules"), join(cwd, "node_modules"), "junction"),
  ]);
  // An operator's own, which no simulated service may see.
  await writeFile(join(cwd, ".dev.vars"), "BOT_API_KEY=real\nSITE_URL=https://real.example\n");
  return cwd;
}

/** The file of a German brand whose bot pushes, as `npm run setup` writes it. */
export async function brandOfSetup(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "setup-"));
  const config = join(root, "wrangler.toml");
  await writeFile(config, shippedSettings());
  const answers = {
    product: "Möwe",
    domain: "moewe.gg",
    clientId: "1100000000000000001",
    prefix: "?",
    accent: "#5fd0b0",
    source: "push",
    botUrl: "",
    language: "de",
  } as const;
  await writeFiles(answers, { root, config, isForced: true });
  return join(root, "brands/mowe/brand.ts");
}

/**
 * Builds another brand in a copy of the project and starts it as `npm start` does, so that our
 * build stays. `change` changes the copy first.
 */
export async function startBrandSite(
  brandFile: string,
  change?: (folder: string) => Promise<void>,
): Promise<BrandSite> {
  const cwd = await copyProject();
  await change?.(cwd);
  const below = relative(ROOT, brandFile);
  const isOutside = below.startsWith("..") || isAbsolute(below);
  const [site, bot, chat] = [await freePort(), await freePort(), await freePort()];
  const env = {
    BRAND_FILE: isOutside ? brandFile : below,
    HAVEN_PORT: String(site),
    HAVEN_BOT_PORT: String(bot),
    HAVEN_DISCORD_PORT: String(chat),
  };
  const build = startSite([programFile("react-router"), "build", "--logLevel", "warn"], {
    cwd,
    env: { ...env, NODE_ENV: "production" },
  });
  const endBuild = () => build.stop(true);
  process.once("exit", endBuild);
  const code = await build.ended;
  process.off("exit", endBuild);
  if (code !== 0) throw new Error(`The brand was not built:\n${build.output()}`);
  const start = ["--import", "./vite/brand-hook.ts", "worker/local/start.ts"];
  const started = Promise.withResolvers<true>();
  const onLine = (line: string) => void (line.startsWith("Open the site") && started.resolve(true));
  const running = startSite(start, { cwd, env, onLine });
  // On this signal it ends its own site.
  const end = () => running.stop();
  process.once("exit", end);
  async function stop(): Promise<void> {
    process.off("exit", end);
    end();
    await running.ended;
    await rm(cwd, { recursive: true, force: true });
  }
  const origin = `http://localhost:${site}`;
  if (!(await Promise.race([started.promise, running.ended.then(() => false)]))) {
    await stop();
    throw new Error(`The brand's site does not answer:\n${running.output()}`);
  }
  const [ofBot, ofChat] = [`http://localhost:${bot}`, `http://localhost:${chat}`];
  const printed = () => running.output();
  return { origin, bot: ofBot, chat: ofChat, client: join(cwd, "build/client"), printed, stop };
}

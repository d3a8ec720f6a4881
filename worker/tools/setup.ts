/** Makes a bot's site from six answers. Exit code 1 if one is missing or wrong. */
import { spawnSync } from "node:child_process";
import { relative, resolve } from "node:path";
import { configFile, secretsFileOf } from "../../vite/config-file.ts";
import { readArguments } from "./report/arguments.ts";
import { askAnswers, BadAnswers, readAnswers, slugOf, type Answers } from "./setup/answers.ts";
import { writeFiles } from "./setup/files.ts";

const USAGE = `Usage: npm run setup -- [options]
  --name NAME        the bot's name
  --domain DOMAIN    the site's domain, such as lumen.gg
  --client-id ID     the application's id at the chat platform
  --prefix PREFIX    the prefix of its commands, / for slash commands
  --accent COLOR     one colour, such as #b48cf2
  --source push|pull push if the bot sends its data, pull if the site asks the bot
  --bot-url URL      the bot's API, with pull
  --language en|de   the site's language, en if left out
  --yes              write files anew that are there; secrets that are there stay
  --help             this text

Asks in a terminal for what is left out. Writes a brand, wrangler.toml and .dev.vars, and ends with doctor.`;

const ROOT = resolve(import.meta.dirname, "../..");

const text = { type: "string" } as const;
const options = {
  name: text,
  domain: text,
  "client-id": text,
  prefix: text,
  accent: text,
  source: text,
  "bot-url": text,
  language: text,
  yes: { type: "boolean", default: false },
} as const;

const { values } = readArguments({ options }, USAGE);
try {
  const answers = await answered();
  const config = configFile();
  const outcome = await writeFiles(answers, { root: ROOT, config, isForced: values.yes });
  process.stdout.write(`${report(answers, outcome, config)}\n\n`);
  runDoctor();
} catch (error) {
  if (!(error instanceof BadAnswers)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function answered(): Promise<Answers> {
  const { stdin: input, stdout: output } = process;
  return input.isTTY ? askAnswers(values, { input, output }) : readAnswers(values, null);
}

function report(
  answers: Answers,
  { written, left }: { written: string[]; left: string[] },
  config: string,
): string {
  const slug = slugOf(answers);
  const site = `https://${answers.domain}`;
  const secrets = relative(ROOT, secretsFileOf(config));
  const bot =
    answers.source === "push"
      ? `Give your bot SITE_URL=${site} and the BOT_API_KEY of ${secrets}: .github/examples has one to start from.`
      : `Have your bot's API take the BOT_API_KEY of ${secrets} as X-API-Key.`;
  return [
    ...written.map((name) => `Wrote ${name}`),
    ...left.map((name) => `Left ${name} as it is; --yes writes it anew`),
    "",
    "In the Discord application, under OAuth2, enter these redirects:",
    `  ${site}/api/auth/discord/callback`,
    `  ${site}/api/follow/callback`,
    "Once, after `npx wrangler login`:",
    `  npx wrangler queues create ${slug}-deliveries`,
    `  npx wrangler queues create ${slug}-deliveries-failed`,
    "Next:",
    `  DISCORD_CLIENT_SECRET  into ${secrets}: of the Discord application, under OAuth2`,
    "  SUPPORT_URL            into [vars] of wrangler.toml: the invitation to your support server",
    "  SUPPORT_EMAIL, DOCS_URL, INVITE_URL  are guesses: see whether they are right",
    `  brands/${slug}/brand.ts  has words for any bot: write your own, and your legal documents`,
    `  ${bot}`,
    "Then `npm run brand`, `npm run docs`, `npm start`; .github/DEPLOY.md says the rest.",
    "",
    "What doctor says now:",
  ].join("\n");
}

/** In its own process, to load the brand just written. */
function runDoctor(): void {
  const program = ["--import", "./vite/brand-hook.ts", "worker/tools/doctor.ts"];
  spawnSync(process.execPath, program, { cwd: ROOT, stdio: "inherit" });
}

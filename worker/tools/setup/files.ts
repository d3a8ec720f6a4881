import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseEnv } from "node:util";
import { format } from "oxfmt";
import { secretsFileOf } from "../../../vite/config-file.ts";
import { slugOf, type Answers } from "./answers.ts";
import { minimalBrand } from "./minimal-brand.ts";

interface Place {
  root: string;
  config: string;
  /** Overwrites existing files. */
  isForced: boolean;
}

/** Paths written, and paths left alone; from the root. */
export interface Outcome {
  written: string[];
  left: string[];
}

/** Writes a site's own files: brand, its part of wrangler.toml, secrets. */
export async function writeFiles(answers: Answers, place: Place): Promise<Outcome> {
  const { root, config, isForced } = place;
  const outcome: Outcome = { written: [], left: [] };
  const write = (path: string, text: string, isThere: boolean, mode = 0o644) => {
    const name = relative(root, path);
    if (isThere && !isForced) return void outcome.left.push(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
    outcome.written.push(name);
  };
  const slug = slugOf(answers);
  const file = `brands/${slug}/brand.ts`;
  const brand = join(root, file);
  write(brand, await brandText(answers), existsSync(brand));
  const toml = readFileSync(config, "utf8");
  write(config, withVariables(renamed(toml, slug), answers, file), /^\[vars\]/m.test(toml));
  const secrets = secretsFileOf(config);
  const old = existsSync(secrets) ? readFileSync(secrets, "utf8") : null;
  write(secrets, withSecrets(old ?? ""), old !== null, 0o600);
  return outcome;
}

async function brandText(answers: Answers): Promise<string> {
  const text = `import type { Brand } from "../../app/content/brand-schema.ts";

/** What makes this site one bot's. The schema explains each key, .github/BRAND.md has more. */
export const brand: Brand = ${JSON.stringify(minimalBrand(answers))};
`;
  // Opens lists and objects where the formatter does.
  const { code, errors } = await format("brand.ts", text, { printWidth: 100 });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

/** With the worker's name, and queues and comments to match. */
function renamed(toml: string, name: string): string {
  const [, old = ""] = /^name = "([\w-]+)"$/m.exec(toml) ?? [];
  return toml
    .replace(/^name = ".*"$/m, `name = "${name}"`)
    .replaceAll(new RegExp(`\\b${old}-(deliveries|cache|sessions|db)`, "g"), `${name}-$1`);
}

function withVariables(toml: string, answers: Answers, brand: string): string {
  const { domain, clientId, botUrl, source } = answers;
  const site = `https://${domain}`;
  const invite = `client_id=${clientId}&scope=bot+applications.commands`;
  const variables = {
    BRAND: brand,
    SITE_URL: site,
    ...(source === "pull" && { BOT_API_URL: botUrl }),
    DISCORD_CLIENT_ID: clientId,
    INVITE_URL: `https://discord.com/oauth2/authorize?${invite}`,
    DOCS_URL: `${site}/commands`,
    SUPPORT_EMAIL: `support@${domain}`,
  };
  let text = toml.replace(/^# \[vars\]$/m, "[vars]");
  if (!/^\[vars\]$/m.test(text)) text += "\n[vars]\n";
  for (const [name, value] of Object.entries(variables)) {
    const line = `${name} = ${JSON.stringify(value)}`;
    const place = new RegExp(`^(# *)?${name} *=.*$`, "m");
    // A function: in a text, `$` has a meaning.
    text = place.test(text)
      ? text.replace(place, () => line)
      : text.replace(/^\[vars\]$/m, (head) => `${head}\n${line}`);
  }
  return text;
}

/** Adds missing secrets. Existing ones may be in use. */
function withSecrets(text: string): string {
  const there = parseEnv(text);
  const made = ["SESSION_SECRET", "BOT_API_KEY"]
    .filter((name) => !there[name])
    .map((name) => `${name}=${randomBytes(32).toString("hex")}`);
  const asked = there.DISCORD_CLIENT_SECRET === undefined ? ["DISCORD_CLIENT_SECRET="] : [];
  return [text.trimEnd(), ...made, ...asked].filter((line) => line !== "").join("\n") + "\n";
}

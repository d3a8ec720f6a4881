import { OAuth2RequestError } from "arctic";
import { isDigits } from "../../../app/contract/digits.ts";
import { createDiscord, FOLLOW_CONSENT, type Discord } from "../../auth/discord.ts";
import { failureOf } from "../bot-api/ask.ts";
import { fail, ok, warn, type Finding } from "../report/findings.ts";
import type { Reading } from "./settings.ts";

const PATIENCE_MS = 5000;

export interface SignInOptions {
  /** The platform's redirect URIs, if the operator told us (DISCORD_REDIRECT_URI). */
  registered: string | undefined;
  /** Whether the site offers following, which has its own redirect URI. */
  canFollow: boolean;
}

/** Whether sign-in and following can work. */
export async function lookAtSignIn(
  { config, isBad }: Reading,
  { registered, canFollow }: SignInOptions,
): Promise<Finding[]> {
  if (isBad("SITE_URL")) {
    return [fail("redirect URI", "cannot be right: it is {SITE_URL}/api/auth/discord/callback")];
  }
  const discord = createDiscord(config);
  const { url, verifier } = discord.begin();
  const urls = canFollow ? [url, createDiscord(config, FOLLOW_CONSENT).begin().url] : [url];
  const findings = compareRedirects(urls.map(redirectOf), registered);
  if (isBad("DISCORD_URL") || isBad("DISCORD_CLIENT_ID")) return findings;
  if (!isDigits(config.discordClientId)) {
    findings.push(warn("DISCORD_CLIENT_ID", "is not an application's id: those are digits alone"));
  }
  try {
    findings.push(...(await Promise.all(urls.map(askToAuthorize))));
  } catch (error) {
    const says = `${url.origin} ${failureOf(error)} from here; sign-in was not looked at`;
    return [...findings, warn("DISCORD_URL", says)];
  }
  if (!isBad("DISCORD_CLIENT_SECRET")) findings.push(await tryClient(discord, verifier));
  return findings;
}

function redirectOf(url: URL): string {
  return url.searchParams.get("redirect_uri") ?? "";
}

/** `wanted`: the sign-in's, then following's. */
function compareRedirects(wanted: readonly string[], registered = ""): Finding[] {
  const entered = registered.split(/[\s,]+/).filter((uri) => uri !== "");
  if (entered.length === 0) {
    const says = `enter exactly this at the chat platform: ${wanted.join(" and ")} (set DISCORD_REDIRECT_URI to what is entered there, separated by commas, to have it compared)`;
    return [ok("redirect URI", says)];
  }
  const given = `DISCORD_REDIRECT_URI is ${entered.join(", ")}`;
  return wanted.map((uri, index) => {
    if (entered.includes(uri)) return ok("redirect URI", `is ${uri}`);
    return index === 0
      ? fail(
          "redirect URI",
          `wrong: ${given}, but SITE_URL makes it ${uri}; sign-in would be refused`,
        )
      : fail("redirect URI", `missing: ${given}, without ${uri}; nobody could follow`);
  });
}

/** Platforms that check first answer 400 to a wrong redirect URI or client id. */
async function askToAuthorize(url: URL): Promise<Finding> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { status, body } = await fetch(url, { redirect: "manual", signal });
  await body?.cancel();
  const what = url.searchParams.get("scope") === "identify" ? "the sign-in" : "following";
  if (status === 400 || status === 401) {
    return fail(
      "redirect URI",
      `the chat platform refuses ${what} (${status}): is ${redirectOf(url)} entered there, for this DISCORD_CLIENT_ID?`,
    );
  }
  if (status >= 400) return warn("DISCORD_URL", `the page to allow ${what} answered ${status}`);
  return ok("DISCORD_URL", `the page to allow ${what} answers`);
}

/** Sends an invalid code: a platform that refuses the code accepts the client. */
async function tryClient(discord: Discord, verifier: string): Promise<Finding> {
  const check = "DISCORD_CLIENT_SECRET";
  try {
    await discord.exchange("a-code-nobody-was-given", verifier);
    return warn(check, "the chat platform took a code that cannot be valid");
  } catch (error) {
    if (!(error instanceof OAuth2RequestError)) {
      return warn(check, "not proven: the token endpoint did not answer as OAuth says");
    }
    if (error.code === "invalid_client") {
      const says =
        "the chat platform refuses this pair: copy both from the same application, or reset the secret there";
      return fail("DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET", says);
    }
    return ok(check, "the chat platform knows the application");
  }
}

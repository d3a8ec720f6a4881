import { reads } from "../../../app/contract/endpoints.ts";
import { isLocalSite } from "../../../worker/config.ts";
import { examine, type Examination } from "../bot-api/examine.ts";
import { failureOf } from "../bot-api/ask.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { clockFinding } from "./clock.ts";
import { lookAtSecrets } from "./secrets.ts";
import { readWith, readWritten, type Reading, type Values, type Written } from "./settings.ts";
import { lookAtSignIn } from "./sign-in.ts";

const PATIENCE_MS = 5000;

/** Everything that can be said about a configuration before it is deployed. */
export async function lookAtConfiguration(file: string, environment: Values): Promise<Finding[]> {
  const written = readWritten(file, environment);
  const reading = readWith(written.values, written.kv);
  return [
    written.problem ? fail("wrangler.toml", written.problem) : ok("wrangler.toml", "can be read"),
    ...lookAtNames(reading),
    ...lookAtStores(written),
    ...lookAtSecrets(reading, written.vars),
    ...(await lookAtSignIn(reading, written.values.DISCORD_REDIRECT_URI)),
    ...(await lookAtBot(reading)),
  ];
}

/** "NAME what is wrong with it", as the worker's own log would say. */
function lookAtNames({ problems }: Reading): Finding[] {
  if (problems.length === 0) return [ok("names", "all present and well-formed")];
  return problems.map((problem) => {
    const [name = "", ...words] = problem.split(" ");
    return fail(name, words.join(" "));
  });
}

const PLACEHOLDER_ID = /^0{30}/;

/** Whether the two KV namespaces are the operator's own. On loopback they are made up as needed. */
function lookAtStores({ kv, values }: Written): Finding[] {
  const isLocal = isLocalSite({ SITE_URL: values.SITE_URL });
  const ours = kv.filter(({ binding }) => binding === "CACHE" || binding === "SESSIONS");
  const [one, other] = ours;
  const findings = ours.map(({ binding, id }) => {
    if (isLocal) return ok(binding, "bound; kept on this machine");
    if (!id) return warn(binding, "bound without an id: the first deploy makes a namespace");
    if (!PLACEHOLDER_ID.test(id)) return ok(binding, "bound");
    const command = `npx wrangler kv namespace create ${binding}`;
    return fail(
      binding,
      `has the placeholder id of the repository; put in the id of \`${command}\``,
    );
  });
  if (one?.id && one.id === other?.id) {
    findings.push(fail("SESSIONS", "has the same id as CACHE; each needs a namespace of its own"));
  }
  return findings;
}

async function lookAtBot({ config, isBad }: Reading): Promise<Finding[]> {
  const missing = ["BOT_API_URL", "BOT_API_KEY", "STAFF_SERVER_ID"].filter(isBad);
  if (missing.length > 0) return [skip("bot API", `not asked: ${missing.join(" and ")} first`)];
  const source = { url: config.botApiUrl, key: config.botApiKey };
  const examination = await examine(source, { staffServerId: config.staffServerId }, false);
  return [
    ...examination.findings,
    ...clockFinding(examination.clock),
    ...(isBad("AVATAR_CDN_URL") ? [] : [await lookAtPictures(config.avatarCdnUrl, examination)]),
  ];
}

/** Requests the newest picture from the image host. Without it the site works, but with gaps. */
async function lookAtPictures(cdn: string, { bodies }: Examination): Promise<Finding> {
  const list = bodies.get("avatars");
  const [newest] = Array.isArray(list) ? reads.avatars.decode(list).value : [];
  if (!newest) return skip("AVATAR_CDN_URL", "not asked: /avatars names no picture");
  const url = `${cdn}/avatars/${newest.avatar}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    const type = response.headers.get("Content-Type") ?? "no content type";
    if (response.ok && type.startsWith("image/")) return ok("AVATAR_CDN_URL", "shows pictures");
    return warn("AVATAR_CDN_URL", `${url} answered ${response.status}, ${type}, not a picture`);
  } catch (error) {
    return warn("AVATAR_CDN_URL", `${url} ${failureOf(error)}`);
  }
}

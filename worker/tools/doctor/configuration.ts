import { brand } from "#brand";
import { reads } from "../../../app/contract/endpoints.ts";
import { isLocalSite } from "../../context/config.ts";
import { examine, type Examination } from "../bot-api/examine.ts";
import { failureOf } from "../bot-api/ask.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { lookAtBrand, lookAtIncidentRanks, lookAtLegal } from "./brand.ts";
import { clockFinding } from "./clock.ts";
import { lookAtOtherSites } from "./other-sites.ts";
import { lookAtSecrets } from "./secrets.ts";
import {
  canFollow,
  lookAtDatabase,
  lookAtDeployment,
  lookAtInvite,
  lookAtStores,
  lookAtVariables,
} from "./deployment.ts";
import {
  readWith,
  readWritten,
  SECRETS,
  UnreadableFile,
  type Reading,
  type Values,
} from "./settings.ts";
import { lookAtSilentSettings, lookAtValues } from "./silent-settings.ts";
import { lookAtSignIn } from "./sign-in.ts";

const PATIENCE_MS = 5000;

export interface ConfigurationOptions {
  file: string;
  environment: Values;
  /** Before a deploy: only what gets uploaded counts. */
  isDeploy?: boolean;
}

/** All findings about a configuration before deploying. */
export async function lookAtConfiguration(options: ConfigurationOptions): Promise<Finding[]> {
  const { file, environment, isDeploy = false } = options;
  try {
    const written = readWritten(file, environment, isDeploy);
    const reading = readWith(written);
    const isLocal = isLocalSite({ SITE_URL: written.values.SITE_URL });
    return [
      ...lookAtBrand(written, { file, environment, isLocal, isDeploy }),
      ...(isDeploy ? lookAtLoopback(written.values) : []),
      ...lookAtVariables(written, isLocal),
      ...lookAtNames(reading, isDeploy),
      ...lookAtIncidentRanks(reading.config),
      ...lookAtValues(written),
      ...lookAtStores(written, isLocal),
      ...lookAtDatabase(written, isLocal),
      ...(isLocal
        ? []
        : [
            ...lookAtLegal(brand.legal),
            ...lookAtDeployment(written),
            ...lookAtSilentSettings(written),
            ...lookAtOtherSites(written, file),
          ]),
      ...(await lookAtSecrets(reading, written.vars)),
      ...lookAtInvite(reading.config.inviteUrl, reading.config.discordClientId),
      ...(await lookAtSignIn(reading, {
        registered: written.values.DISCORD_REDIRECT_URI,
        canFollow: canFollow(written),
      })),
      ...(await lookAtBot(reading)),
    ];
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return [
      ...error.problems.map(([name, says]) => fail(name, says)),
      skip("everything else", "not looked at: wrangler.toml has to be readable first"),
    ];
  }
}

/** Addresses of this machine, unreachable for a deployed worker. */
function lookAtLoopback(values: Values): Finding[] {
  return ["SITE_URL", "BOT_API_URL", "DISCORD_URL", "AVATAR_CDN_URL"]
    .filter((name) => isLocalSite({ SITE_URL: values[name] }))
    .map((name) => fail(name, "is an address of this machine, which a deployed site cannot use"));
}

/** "NAME what is wrong with it", as in the worker's log. */
function lookAtNames({ problems }: Reading, isDeploy: boolean): Finding[] {
  if (problems.length === 0) return [ok("names", "all present and well-formed")];
  return problems.map((problem) => {
    const [name = "", ...words] = problem.split(" ");
    const says = words.join(" ");
    const isUploaded =
      isDeploy && says === "is missing" && SECRETS.some((secret) => secret === name);
    return isUploaded
      ? warn(
          name,
          "not on this machine, so not checked; wrangler refuses the deploy if the worker lacks it",
        )
      : fail(name, says);
  });
}

async function lookAtBot({ config, isBad }: Reading): Promise<Finding[]> {
  const missing = ["BOT_API_URL", "BOT_API_KEY", "STAFF_SERVER_ID"].filter(isBad);
  if (missing.length > 0) return [skip("bot API", `not asked: ${missing.join(" and ")} first`)];
  const source = {
    url: config.botApiUrl,
    key: config.botApiKey,
    userAgent: config.userAgent,
  };
  const examination = await examine(source, { staffServerId: config.staffServerId }, false);
  return [
    ...examination.findings,
    ...clockFinding(examination.clock),
    ...(isBad("AVATAR_CDN_URL") || config.avatarCdnUrl === ""
      ? []
      : [await lookAtPictures(config.avatarCdnUrl, examination)]),
  ];
}

/** Requests the newest picture from the image host; without it, pages have gaps. */
async function lookAtPictures(cdn: string, { bodies }: Examination): Promise<Finding> {
  const list = bodies.get("avatars");
  const [newest] = Array.isArray(list) ? reads.avatars.decode(list).value : [];
  const url = `${cdn}/avatars/${newest?.avatar ?? ""}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    if (!newest) {
      return ok("AVATAR_CDN_URL", "answers; /avatars names no picture that could be requested");
    }
    const type = response.headers.get("Content-Type") ?? "no content type";
    if (response.ok && type.startsWith("image/")) return ok("AVATAR_CDN_URL", "shows pictures");
    return warn("AVATAR_CDN_URL", `${url} answered ${response.status}, ${type}, not a picture`);
  } catch (error) {
    return warn("AVATAR_CDN_URL", `${url} ${failureOf(error)}`);
  }
}

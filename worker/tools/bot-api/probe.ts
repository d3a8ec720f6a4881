import { READ_NAMES, reads, type ReadName } from "../../../app/contract/endpoints.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { ask, type Asked, type Source } from "./ask.ts";

/** Lists to judge address and key by; uses the first one the bot serves. */
export const PROBES: readonly ReadName[] = [
  ...(["team", "commands", "shards"] as const),
  ...READ_NAMES.filter((name) => !reads[name].route.includes(":") && name !== "activity"),
];

/** Why asking on is pointless: wrong address or key. Null if both may be right. */
export async function faultOfAddress(
  source: Source,
  path: string,
  { status, problem }: Asked,
): Promise<Finding | null> {
  if (status === 0) return fail("BOT_API_URL", `${path} ${problem}`);
  if (status === 401 || status === 403) {
    return problem?.includes("a web page")
      ? fail(
          "BOT_API_URL",
          `${path} answered ${status} with a web page: a firewall or proxy before the bot API refuses this machine, or the path is wrong; the key was not judged`,
        )
      : fail(
          "BOT_API_KEY",
          `wrong key: the bot API refuses it (${path} answered ${status}), so no read could be looked at`,
        );
  }
  if (status !== 404 || (await ask(source, "/commands")).status !== 404) return null;
  const says = `${path} and /commands answered 404: is the path of ${source.url} right? /v1 or the like may be missing`;
  return fail("BOT_API_URL", says);
}

/** Asks with a wrong key; only returned records show that it opened something. */
export async function lookAtKey(
  source: Source,
  path: string,
  { records, strict }: { records: unknown; strict: boolean },
): Promise<Finding> {
  const { status, body, problem } = await ask({ ...source, key: "not-the-key" }, path);
  const hasRecords = (list: unknown) => Array.isArray(list) && list.length > 0;
  if (status === 401 || status === 403) {
    return ok("BOT_API_KEY", `accepted; a wrong one is refused with ${status}`);
  }
  if (status === 200 && hasRecords(body)) {
    const says = `any key opens the bot API: a wrong one was answered ${status}, not 401`;
    return (strict ? fail : warn)("BOT_API_KEY", says);
  }
  if (!hasRecords(records)) {
    const says = `not judged: ${path} is empty, so a right and a wrong key look alike`;
    return skip("BOT_API_KEY", says);
  }
  const answered = `a wrong key was answered ${status}${problem ? ` (${problem})` : ""}, not 401`;
  return (strict ? fail : warn)("BOT_API_KEY", `accepted; ${answered}`);
}

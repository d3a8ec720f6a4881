import { hasYou, youPages } from "../../../app/content/you/nav.static.ts";
import { you } from "../../../app/content/you/you.static.ts";
import { fail, ok, type Finding } from "../report/findings.ts";
import type { Visit } from "./consents.ts";

const OWN_PATHS: readonly (readonly [path: string, isThere: boolean, stranger: number])[] = [
  ...youPages.map(({ path }) => [path, hasYou, 200] as const),
  ["/api/me/data", you.data, 401],
  ["/api/me/standing", you.standing, 401],
  ["/api/me/appeals", you.appeals !== null || you.deletion, 401],
];

/** Personal pages: a cache in between must not keep them, or it shows them to others. */
export async function lookAtOwnPages(visit: Visit): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [path, isThere, stranger] of OWN_PATHS) {
    const { status, body, headers } = await visit(path);
    await body?.cancel();
    const wanted = isThere ? stranger : 404;
    const kept = headers.get("Cache-Control") ?? "nothing";
    findings.push(
      status !== wanted
        ? fail(path, `answered ${status} to a stranger, not ${wanted}`)
        : !isThere || kept.includes("no-store")
          ? ok(path, isThere ? "kept by no cache" : "switched off in the brand")
          : fail(path, `a cache may keep it: its Cache-Control is ${kept}, not private, no-store`),
    );
  }
  return findings;
}

import { setTimeout } from "node:timers/promises";
import { PRODUCT } from "../../../app/content/site.ts";
import { release } from "../../context/release.static.ts";
import { hasRead } from "../../../app/content/reads.ts";
import { isDigits } from "../../../app/contract/digits.ts";
import { READ_NAMES, reads, type ReadName } from "../../../app/contract/endpoints.ts";
import { hashSource } from "../../http/inline-code.ts";
import { failureOf } from "../bot-api/ask.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { clockFinding } from "./clock.ts";
import { lookAtFollowing, lookAtSignIn, type Visit } from "./consents.ts";
import { lookAtOwnPages } from "./own-pages.ts";

const PATIENCE_MS = 10_000;
const PAUSE_MS = 2000;
const YEAR_S = 31_536_000;

/** For a site that asks search engines to ignore it. */
export const HIDDEN =
  "is on, so search engines leave this site out, which is right for staging alone";

/** Reads that the brand hasn't switched off. */
const THERE = READ_NAMES.filter(hasRead);

/** Checks a running site from outside, signed out. `address` is its SITE_URL. */
export async function lookAtSite(
  address: string,
  fetcher: (request: Request) => Promise<Response> = fetch,
  pause: () => Promise<unknown> = () => setTimeout(PAUSE_MS),
): Promise<Finding[]> {
  const site = URL.parse(address);
  if (!site) return [fail("--url", "is not an address")];
  const visit: Visit = (path, headers) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const url = new URL(path, site.origin);
    return fetcher(new Request(url, { headers, redirect: "manual", signal }));
  };
  try {
    const alive = await visit("/healthz");
    await alive.body?.cancel();
    if (alive.status !== 200) return [fail("/healthz", `answered ${alive.status}`)];
    const page = await lookAtPage(visit);
    // Without a configuration, all else answers the same.
    if (page.some(({ check }) => check === "configuration")) return page;
    return [
      ok("/healthz", "answers"),
      lookAtRelease(alive.headers.get("X-Release")),
      ...page,
      await lookAtBrand(visit),
      ...(await lookAtReads(visit, pause)),
      await lookAtBot(visit),
      ...(await lookAtParts(visit)),
      ...(await lookAtGuard(visit)),
      ...(await lookAtOwnPages(visit)),
      ...(await lookAtSignIn(visit, site.origin)),
      ...(await lookAtFollowing(visit, site.origin)),
      ...(await lookAtWays(visit)),
    ];
  } catch (error) {
    return [fail(site.origin, failureOf(error))];
  }
}

/** The landing page and the headers of all pages. */
async function lookAtPage(visit: Visit): Promise<Finding[]> {
  const page = await visit("/");
  const text = await page.text();
  if (page.status === 500 && text.startsWith("The site is not configured")) {
    const names = text.split("\n").slice(1).join("; ") || "the worker's log names the values";
    return [fail("configuration", `the worker refuses it: ${names}`)];
  }
  const date = Date.parse(page.headers.get("Date") ?? "");
  return [
    page.status === 200 ? ok("/", "answers") : fail("/", `answered ${page.status}`),
    ...(page.headers.get("X-Robots-Tag")?.includes("noindex") ? [warn("NOINDEX", HIDDEN)] : []),
    ...(await lookAtHeaders(page.headers, text)),
    await lookAtCondition(visit, page.headers),
    ...clockFinding(Number.isNaN(date) ? null : { theirs: date, ours: Date.now() }),
  ];
}

async function lookAtHeaders(headers: Headers, text: string): Promise<Finding[]> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const age = /max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? 0;
  const wanted: [name: string, holds: boolean][] = [
    ["Content-Security-Policy", policy.includes("default-src 'none'")],
    // A proxy that rewrites pages changes scripts too, and browsers refuse those.
    ["the policy's hashes", script !== undefined && policy.includes(await hashSource(script))],
    ["Strict-Transport-Security", Number(age) >= YEAR_S],
    ["X-Content-Type-Options", headers.get("X-Content-Type-Options") === "nosniff"],
    ["X-Frame-Options", headers.get("X-Frame-Options") === "DENY"],
    ["Referrer-Policy", headers.has("Referrer-Policy")],
  ];
  return wanted.map(([name, holds]) =>
    holds ? ok(name, "as it should be") : fail(name, "missing or weakened on /"),
  );
}

/**
 * Whether browsers get 304 for a page they have. A proxy that changes pages or drops ETags makes
 * each visit load them again.
 */
async function lookAtCondition(visit: Visit, headers: Headers): Promise<Finding> {
  const etag = headers.get("ETag");
  if (etag === null) return fail("ETag", "missing on /: every visit loads the page again");
  const again = await visit("/", { "If-None-Match": etag });
  await again.body?.cancel();
  const policy = again.headers.get("Content-Security-Policy") ?? "";
  if (again.status === 200 && again.headers.get("ETag") !== etag) {
    return skip("ETag", "the page changed while it was looked at");
  }
  if (again.status !== 304) {
    return fail("ETag", `/ answered ${again.status} to its own ETag, not 304`);
  }
  return policy.includes("'sha256-")
    ? ok("ETag", "304 to visitors who have the page")
    : fail("ETag", "the 304 of / does not have the page's Content-Security-Policy");
}

/** Whether the site runs this clone's release. `live` is its release; null before 0.2.0. */
export function lookAtRelease(live: string | null): Finding {
  if (live === release) return ok("release", release);
  const says = `the site runs ${live ?? "one before 0.2.0"}, and this clone is ${release}`;
  return warn("release", says);
}

/** Whether the site runs this clone's brand. */
async function lookAtBrand(visit: Visit): Promise<Finding> {
  const answer = await visit("/site.webmanifest");
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return skip("brand", `not compared: /site.webmanifest answered ${answer.status}`);
  }
  const manifest: unknown = JSON.parse(await answer.text());
  const name: unknown = Reflect.get(Object(manifest), "name");
  return name === PRODUCT
    ? ok("brand", PRODUCT)
    : fail(
        "brand",
        `the site is ${String(name)}, and this clone builds ${PRODUCT}: see BRAND in wrangler.toml`,
      );
}

/** All public reads through the site. The first visitor of a quiet site renews an old copy. */
async function lookAtReads(visit: Visit, pause: () => Promise<unknown>): Promise<Finding[]> {
  const findings: Finding[] = [];
  let person: string | undefined;
  for (const name of THERE.filter((name) => reads[name].access === "public")) {
    const { route } = reads[name];
    if (route.includes(":id") && !person) {
      findings.push(skip(route, "not asked: the team list names nobody"));
      continue;
    }
    const path = route.replace(":id", person ?? "");
    let { finding, value } = await lookAtRead(visit, name, path);
    if (finding.outcome === "warn") {
      await pause();
      ({ finding, value } = await lookAtRead(visit, name, path));
    }
    findings.push(finding);
    if (name !== "team" || value === undefined) continue;
    person = firstId(value);
    if (!person) findings.push(fail(route, "the team list is empty: nobody can open /staff"));
  }
  return findings;
}

function firstId(team: unknown): string | undefined {
  const [first] = Array.isArray(team) ? (team as unknown[]) : [];
  const id: unknown = Reflect.get(Object(first), "user_id");
  return typeof id === "string" && isDigits(id) ? id : undefined;
}

async function lookAtRead(visit: Visit, name: ReadName, path: string) {
  const answer = await visit(path);
  const text = await answer.text();
  const told = (finding: Finding, value?: unknown) => ({ finding, value });
  if (answer.status === 404 && name === "user") return told(skip(path, "404: nobody by that id"));
  if (answer.status === 503 && /"code":"not_ready"/.test(text)) {
    return told(
      fail(path, "answered 503: the worker cannot use its database; /staff/health says why"),
    );
  }
  if (answer.status !== 200) {
    return told(fail(path, `answered ${answer.status}: ${text.slice(0, 120)}`));
  }
  try {
    const { value } = reads[name].decode(JSON.parse(text));
    const state = answer.headers.get("X-Data-State");
    const age = answer.headers.get("X-Data-Age");
    // Reads by ID don't tell.
    if (state === null) return told(ok(path, "answered"), value);
    if (state !== "stale") return told(ok(path, `${state}, ${age} s old`), value);
    return told(warn(path, `an old copy (${age} s): the bot API may not be answering`), value);
  } catch (error) {
    return told(fail(path, error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Requests the profile of an unused id, which no cache can answer: other reads may come from copies
 * for a day after the key fails.
 */
async function lookAtBot(visit: Visit): Promise<Finding> {
  if (!hasRead("user")) {
    return skip("bot API", "not judged: without profiles every read may be a copy");
  }
  const id = `1000000${String(Math.floor(Math.random() * 1e10)).padStart(10, "0")}`;
  const { status, body } = await visit(`/api/user/${id}`);
  await body?.cancel();
  if (status === 200 || status === 404) return ok("bot API", "answers the site right now");
  const says = `a read without a cached copy was answered ${status}: pages may live from copies. Is the worker's BOT_API_KEY still accepted? The log lines bot.failed and bot.refresh_failed have the upstreamStatus`;
  return fail("bot API", says);
}

/** What `/healthz/deep` may name, and what it means. */
const PARTS: Readonly<Record<string, string>> = {
  bot: "the bot API does not answer the worker, or refuses its BOT_API_KEY",
  sessions: "KV does not answer: nobody can sign in, and staff pages are closed",
  cache: "KV does not answer: pages have no copies",
  database:
    "does not answer, or lacks tables; `npm run migrate` brings them, the log line health.check_failed says more",
  queue:
    "a message to a follower has been due for more than a quarter of an hour, or the chat platform fails for all of them",
  samples:
    "the cron has left none for a quarter of an hour: look at [triggers], and at uptime.failed in the log",
};

/** What the worker itself finds failing. */
async function lookAtParts(visit: Visit): Promise<Finding[]> {
  const answer = await visit("/healthz/deep");
  if (answer.status !== 200 && answer.status !== 503) {
    await answer.body?.cancel();
    return [fail("/healthz/deep", `answered ${answer.status}`)];
  }
  const body: unknown = await answer.json();
  const failing: unknown = Reflect.get(Object(body), "failing");
  if (!Array.isArray(failing)) return [ok("/healthz/deep", Object.keys(PARTS).join(", "))];
  return failing.map(String).map((part) => fail(part, PARTS[part] ?? "does not work"));
}

/** All staff pages are closed to us. */
async function lookAtGuard(visit: Visit): Promise<Finding[]> {
  const paths = THERE.filter((name) => reads[name].access === "staff").map((name) =>
    reads[name].route.replace(":id", "100000000000000001"),
  );
  const findings: Finding[] = [];
  for (const path of [...paths, "/api/auth/me"]) {
    const { status, body } = await visit(path);
    await body?.cancel();
    findings.push(
      status === 401
        ? ok(path, "closed to strangers")
        : fail(path, `answered ${status} to a stranger, not 401`),
    );
  }
  return findings;
}

/** Redirects, the staff guard and a missing page. */
async function lookAtWays(visit: Visit): Promise<Finding[]> {
  const wanted = { "/discord": 302, "/invite": 302, "/staff/commands": 302, "/no-such-page": 404 };
  const findings: Finding[] = [];
  for (const [path, expected] of Object.entries(wanted)) {
    const { status, body } = await visit(path);
    await body?.cancel();
    findings.push(
      status === expected
        ? ok(path, `${status}`)
        : fail(path, `answered ${status}, not ${expected}`),
    );
  }
  return findings;
}

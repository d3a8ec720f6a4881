import { createRandom } from "../../../worker/local/random.ts";

/** What a request is for; latencies are told apart by it. */
export type Kind = "page" | "navigation" | "data" | "asset" | "redirect" | "refusal";

export interface Visit {
  kind: Kind;
  path: string;
  /** Milliseconds after which the visitor leaves, with or without an answer. */
  leaves: number | null;
}

/** The share of visitors who do not wait for the end, and the longest they stay, in ms. */
const LEAVING = { share: 0.02, most: 40 };

const PAGES = ["/", "/commands", "/status", "/team", "/premium", "/contact", "/embed"];
const MORE_PAGES = ["/templates", "/feedback", "/avatars", "/automod", "/giveaways", "/terms"];
const DATA = ["/api/shards", "/api/commands", "/api/team", "/api/feedback", "/api/templates"];
const RANGES = ["24h", "7d", "30d", "all"].map((range) => `/api/history?range=${range}`);
const MACHINES = ["/status/summary.json", "/status/badge.svg", "/sitemap.xml", "/robots.txt"];
const NAVIGATIONS = ["/status.data", "/commands.data", "/team.data", "/feedback.data"];
/** Sign-in is one of five, so that one client stays below its 60 a minute. */
const REDIRECTS = ["/discord", "/invite", "/staff/overview", "/staff/health", "/api/auth/discord"];
const REFUSALS = ["/nowhere", "/api/nowhere", "/api/auth/me", "/assets/gone.js", "/api/user/1"];

/** Of a hundred visits, how many are of a kind. */
const SHARES: Record<Kind, number> = {
  page: 30,
  navigation: 8,
  data: 27,
  asset: 27,
  redirect: 4,
  refusal: 4,
};

/** Every address of the mix; `assets` as the pages name them, `ids` of people with pictures. */
export function addresses(
  assets: readonly string[],
  ids: readonly string[],
): Record<Kind, readonly string[]> {
  return {
    page: [...PAGES, ...MORE_PAGES, ...ids.map((id) => `/avatars/${id}`)],
    navigation: NAVIGATIONS,
    data: [...DATA, ...RANGES, ...MACHINES, ...ids.slice(0, LOOKED_UP).map(userPath)],
    asset: assets,
    redirect: REDIRECTS,
    refusal: REFUSALS,
  };
}

/** So few that one client stays below its 60 look-ups in ten seconds. */
const LOOKED_UP = 2;

function userPath(id: string): string {
  return `/api/user/${id}`;
}

/** An endless mix of visits, the same for the same seed. */
export function createTraffic(of: Record<Kind, readonly string[]>, seed: string): () => Visit {
  const random = createRandom(seed);
  const kinds = (["page", "navigation", "data", "asset", "redirect", "refusal"] as const).flatMap(
    (kind) => Array.from({ length: SHARES[kind] }, () => kind),
  );
  return function next() {
    const kind = random.pick(kinds);
    const leaves = random.chance(LEAVING.share) ? random.int(0, LEAVING.most) : null;
    return { kind, path: random.pick(of[kind]), leaves };
  };
}

/** The scripts, styles and fonts a document names. */
export function assetsIn(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/["'](\/assets\/[^"']+)["']/g)].map(([, path = ""]) => path)),
  ];
}

import { createRandom } from "../../../worker/local/random.ts";

/** What a request is for; latencies are told apart by it. Assets are served in front of the worker. */
const KINDS = ["page", "navigation", "data", "staff", "redirect", "refusal"] as const;

export type Kind = (typeof KINDS)[number];

export interface Visit {
  kind: Kind;
  path: string;
  /** The address of the visitor. */
  from: string;
  /** Milliseconds after which the visitor leaves, with or without an answer. */
  leaves: number | null;
}

/** The share of visitors who do not wait for the end, and the longest they stay, in ms. */
const LEAVING = { share: 0.02, most: 40 };
/** So many that nobody runs into a rate limit. */
const VISITORS = 250;

const PAGES = ["/", "/commands", "/status", "/team", "/premium", "/contact", "/embed"];
const MORE_PAGES = ["/templates", "/feedback", "/avatars", "/features/automod", "/terms"];
/** What no copy is kept for. */
const RENDERED = ["/commands?q=ban", "/status?server=1", "/templates?q=a", "/avatars?page=2"];
const DATA = ["/api/shards", "/api/commands", "/api/team", "/api/feedback", "/api/templates"];
const RANGES = ["24h", "7d", "30d", "all"].map((range) => `/api/history?range=${range}`);
const MACHINES = ["/status/summary.json", "/status/badge.svg", "/sitemap.xml", "/robots.txt"];
const NAVIGATIONS = ["/status.data", "/commands.data", "/team.data", "/feedback.data"];
const STAFF = ["/staff/overview", "/staff/blacklist/user/user", "/api/staff/activity"];
const REDIRECTS = ["/discord", "/invite", "/staff/overview", "/staff/health", "/api/auth/discord"];
const REFUSALS = ["/nowhere", "/api/nowhere", "/api/auth/me", "/assets/gone.js", "/api/user/1"];

/** Of a hundred visits, how many are of a kind. */
const SHARES: Record<Kind, number> = {
  page: 40,
  navigation: 12,
  data: 34,
  staff: 4,
  redirect: 5,
  refusal: 5,
};

/** Every address of the mix; `ids` are those of people with pictures. */
export function addresses(ids: readonly string[]): Record<Kind, readonly string[]> {
  return {
    page: [...PAGES, ...MORE_PAGES, ...RENDERED, ...ids.map((id) => `/avatars/${id}`)],
    navigation: NAVIGATIONS,
    data: [...DATA, ...RANGES, ...MACHINES, ...ids.map((id) => `/api/user/${id}`)],
    staff: STAFF,
    redirect: REDIRECTS,
    refusal: REFUSALS,
  };
}

/** An endless mix of visits, the same for the same seed. */
export function createTraffic(of: Record<Kind, readonly string[]>, seed: string): () => Visit {
  const random = createRandom(seed);
  const kinds = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  return function next() {
    const kind = random.pick(kinds);
    const leaves = random.chance(LEAVING.share) ? random.int(0, LEAVING.most) : null;
    const from = `192.0.2.${random.int(1, VISITORS)}`;
    return { kind, path: random.pick(of[kind]), from, leaves };
  };
}

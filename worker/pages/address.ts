import { publicCatalogue, slugOf } from "../../app/commands/catalogue.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../app/content/paths.ts";
import { isRange } from "../../app/contract/range.ts";

/** A page that may be kept. Pictures of people (/avatars) and staff pages are not among them. */
interface PublicPage {
  path: string;
  /** The id of its route, as `?_routes=` of its data names it. */
  route: string;
  /** What its own query means: a word that can be checked here, or the name of a public command. */
  query?: { range?: (value: string) => boolean; c?: "command" };
  /** The page says how many seconds old its figures are. */
  hasClock?: true;
}

const COMMAND_PATHS = publicCatalogue.groups.map((group) => {
  const slug = slugOf(group);
  return slug ? `/commands/${slug}` : "/commands";
});

const PAGES: readonly PublicPage[] = [
  { path: "/", route: "routes/home" },
  ...COMMAND_PATHS.map((path): PublicPage => ({
    path,
    route: "routes/commands",
    query: { c: "command" },
  })),
  { path: "/status", route: "routes/status", query: { range: isRange }, hasClock: true },
  ...["team", "premium", "contact", "embed", "templates", "feedback"].map((name) => ({
    path: `/${name}`,
    route: `routes/${name}`,
  })),
  ...[...FEATURE_PATHS, ...LEGAL_PATHS].map((path) => ({ path, route: path })),
];

const documents = new Map(PAGES.map((page) => [page.path, page]));
const dataOf = new Map(
  PAGES.map((page) => [page.path === "/" ? "/_.data" : `${page.path}.data`, page]),
);

/** What some page reads from its address beyond its key: what a visitor typed, or where one is going. */
export const VIEW_PARAMETERS: ReadonlySet<string> = new Set(
  "q c range server returnTo user page id subject message index _routes".split(" "),
);

/** Where a copy of a page stands. */
export interface Address {
  /** Path and known query in one spelling: what is asked for when the page is rendered. */
  key: string;
  /** The command its `?c=` names, still to be looked for. */
  command: string | null;
  hasClock: boolean;
}

/**
 * The place of an address in the cache; null for every address that is rendered each time. Only the
 * page's own spelling counts. Words no page knows change nothing, so they are left out.
 */
export function addressOf(url: string): Address | null {
  const from = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", from);
  const path = end < 0 ? url.slice(from) : url.slice(from, end);
  const page = documents.get(path);
  const data = page ? undefined : dataOf.get(path);
  const known = page ?? data;
  if (!known) return null;
  const address = { key: path, command: null, hasClock: known.hasClock ?? false };
  return end < 0
    ? address
    : withQuery(address, known, new URL(url).searchParams, data !== undefined);
}

function withQuery(
  address: Address,
  { query = {}, route }: PublicPage,
  asked: URLSearchParams,
  isData: boolean,
): Address | null {
  const kept = new URLSearchParams();
  let { command } = address;
  for (const name of new Set(asked.keys())) {
    if (!VIEW_PARAMETERS.has(name)) continue;
    const [value = "", ...more] = asked.getAll(name);
    if (more.length > 0) return null;
    if (name === "c" && query.c) command = value;
    else if (!(name === "range" && query.range?.(value))) {
      if (!(isData && name === "_routes" && value === route)) return null;
    }
    kept.set(name, value);
  }
  kept.sort();
  const key = kept.size > 0 ? `${address.key}?${kept}` : address.key;
  return { ...address, key, command };
}

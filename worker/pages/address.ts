import { publicCatalogue, slugOf } from "../../app/commands/catalogue.ts";
import { SITE_PATHS } from "../../app/content/pages.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../app/content/paths.ts";
import { isRange } from "../../app/contract/range.ts";
import { isTemplateCategory } from "../../app/templates/filter.ts";
import { joinLanguage, splitLanguage } from "../http/language-prefix.ts";
import { parsePage } from "../../app/ui/paging.ts";

/** A cacheable page. Not /avatars, where people may hide their pictures, nor staff pages. */
interface PublicPage {
  /** A pattern matches pages of one kind; only existing ones are stored. */
  path: string | RegExp;
  /** Its route's id in the `?_routes=` of its data. */
  route: string;
  /** The query parameters it reads: checkable here, or a public command's name. */
  query?: {
    range?: (value: string) => boolean;
    category?: (value: string) => boolean;
    page?: (value: string) => boolean;
    c?: "command";
  };
  /** Shows updates the team has just written. */
  hasIncidents?: true;
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
  { path: "/status", route: "routes/status", query: { range: isRange }, hasIncidents: true },
  {
    path: "/status/history",
    route: "routes/status.history",
    query: { page: (value) => parsePage(value) > 1 },
    hasIncidents: true,
  },
  {
    path: /^\/status\/incidents\/[a-z0-9-]{1,40}$/,
    route: "routes/status.incident",
    hasIncidents: true,
  },
  ...(SITE_PATHS.has("/templates")
    ? [
        { path: "/templates", route: "routes/templates", query: { category: isTemplateCategory } },
        { path: /^\/templates\/[\w-]{1,40}$/, route: "routes/templates.template" },
      ]
    : []),
  ...["team", "premium", "contact", "embed", "feedback"]
    .map((name) => ({ path: `/${name}`, route: `routes/${name}` }))
    .filter(({ path }) => SITE_PATHS.has(path)),
  ...[...FEATURE_PATHS, ...LEGAL_PATHS].map((path) => ({ path, route: path })),
];

/** A page, or its data for the router. */
interface Found {
  page: PublicPage;
  isData: boolean;
}

const found = new Map<string, Found>();
const patterns: { pattern: RegExp; page: PublicPage }[] = [];
for (const page of PAGES) {
  if (typeof page.path === "string") {
    found.set(page.path, { page, isData: false });
    found.set(page.path === "/" ? "/_.data" : `${page.path}.data`, { page, isData: true });
  } else patterns.push({ pattern: page.path, page });
}

function pageAt(pathname: string): Found | null {
  const one = found.get(pathname);
  if (one) return one;
  const isData = pathname.endsWith(".data");
  const path = isData ? pathname.slice(0, -".data".length) : pathname;
  const kind = patterns.find(({ pattern }) => pattern.test(path));
  return kind ? { page: kind.page, isData } : null;
}

/** All query parameters that a page or the frame reads. */
export const VIEW_PARAMETERS: ReadonlySet<string> = new Set(
  "q c range category server returnTo user page id subject message index test failed _routes".split(
    " ",
  ),
);

/** What the page cache needs of an address. */
export interface PageAddress {
  /** Path and relevant query in one spelling: cache key and path to render. */
  key: string;
  /** The command in `?c=`, which may not exist. */
  command: string | null;
  hasIncidents: boolean;
  /** One of many of its kind: no client may have all of them rendered at once. */
  isOneOfMany: boolean;
}

/**
 * A URL's cache address; null if it is rendered each time. Paths must have the page's own spelling.
 * Ignores parameters that no page reads.
 */
export function pageAddressOf({ pathname, search }: URL): PageAddress | null {
  const local = splitLanguage(pathname);
  const at = joinLanguage(local) === pathname ? pageAt(local.path) : null;
  if (!at) return null;
  const { query = {}, route, hasIncidents = false, path } = at.page;
  const isPattern = typeof path !== "string";
  if (search === "") return { key: pathname, command: null, hasIncidents, isOneOfMany: isPattern };
  const searchParams = new URLSearchParams(search);
  const relevant = new URLSearchParams();
  let command: string | null = null;
  for (const name of new Set(searchParams.keys())) {
    if (!VIEW_PARAMETERS.has(name)) continue;
    const [value = "", ...more] = searchParams.getAll(name);
    if (more.length > 0) return null;
    if (name === "c" && query.c) command = value;
    else if (!(isChecked(name) && query[name]?.(value))) {
      if (!(at.isData && name === "_routes" && value === route)) return null;
    }
    relevant.set(name, value);
  }
  relevant.sort();
  const key = relevant.size > 0 ? `${pathname}?${relevant}` : pathname;
  const isOneOfMany = isPattern || command !== null || relevant.has("page");
  return { key, command, hasIncidents, isOneOfMany };
}

function isChecked(name: string): name is "range" | "category" | "page" {
  return name === "range" || name === "category" || name === "page";
}

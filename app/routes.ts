import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { buildLanguage, loadBrand } from "../vite/brand.ts";
import { LISTS } from "./contract/lists.ts";
import { pagesOf, readsOffOf } from "./content/reads-off.ts";
import { hasYou, youOf } from "./content/you/switches.ts";

// Not through #brand: the framework reads this file without our plugins.
const brand = await loadBrand();
const { features, legal } = brand;
const pages = pagesOf(brand);
const you = youOf(brand);
const readsOff = readsOffOf(brand);
/** Personal and staff pages exist only in the site's first language. */
const isFirst = (await buildLanguage()) === (brand.languages?.[0] ?? "en");
const hasRead = (name: string) => !readsOff.includes(name);

function staff(): RouteConfigEntry {
  return route("staff", "routes/staff/layout.tsx", [
    index("routes/staff/index.tsx"),
    ...(hasRead("activity") ? [route("overview", "routes/staff/overview.tsx")] : []),
    route("commands", "routes/staff/commands.tsx"),
    route("lookup", "routes/staff/lookup.tsx"),
    route("incidents", "routes/staff/incidents.tsx"),
    route("incidents/:id", "routes/staff/incidents.incident.tsx"),
    ...(you.appeals || you.deletion
      ? [
          route("appeals", "routes/staff/appeals.tsx"),
          route("appeals/:id", "routes/staff/appeals.appeal.tsx"),
        ]
      : []),
    route("trail", "routes/staff/audit-log.tsx"),
    route("health", "routes/staff/health.tsx"),
    ...(hasRead("economyLogs") ? [route("logging/economy", "routes/staff/economy.tsx")] : []),
    ...(LISTS.some(({ read }) => hasRead(read))
      ? [route("blacklist", "routes/staff/blacklist-all.tsx")]
      : []),
    ...LISTS.filter(({ read }) => hasRead(read)).map(({ path }) =>
      route(`blacklist/${path}`, "routes/staff/blacklist.tsx", { id: `blacklist/${path}` }),
    ),
  ]);
}

/** Every page. The worker serves /discord, /invite, /epicgames/* and the API itself. */
export default [
  index("routes/home.tsx"),
  route("commands/:category?", "routes/commands.tsx"),
  route("status", "routes/status.tsx"),
  route("status/history", "routes/status.history.tsx"),
  route("status/following", "routes/status.following.tsx"),
  route("status/unfollow", "routes/status.unfollow.tsx"),
  route("status/incidents/:id", "routes/status.incident.tsx"),
  route("team", "routes/team.tsx"),
  ...(pages.premium ? [route("premium", "routes/premium.tsx")] : []),
  ...(isFirst && you.servers ? [route("me/servers", "routes/me.servers.tsx")] : []),
  route("docs", "routes/docs.tsx"),
  route("contact", "routes/contact.tsx"),
  route("embed", "routes/embed.tsx"),
  ...(pages.templates
    ? [
        route("templates", "routes/templates.tsx"),
        route("templates/:id", "routes/templates.template.tsx"),
      ]
    : []),
  ...(pages.feedback ? [route("feedback", "routes/feedback.tsx")] : []),
  ...(pages.avatars
    ? [route("avatars", "routes/avatars.tsx"), route("avatars/:userId", "routes/avatars.user.tsx")]
    : []),
  ...features.map(({ path }) => route(path, "routes/feature.tsx", { id: path })),
  ...legal
    .filter(({ about }) => about === undefined || pages[about])
    .map(({ path }) => route(path, "routes/legal.tsx", { id: path })),
  ...(isFirst && hasYou(you) ? [route("me", "routes/me.tsx")] : []),
  ...(isFirst && you.standing ? [route("me/standing", "routes/me.standing.tsx")] : []),
  ...(isFirst ? [staff()] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

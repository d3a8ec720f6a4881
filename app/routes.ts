import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { BLACKLIST_PATHS, FEATURE_PATHS, LEGAL_PATHS } from "./content/paths.ts";

/** Every page of the site. The worker itself serves /discord, /invite, /epicgames/* and the API. */
export default [
  index("routes/home.tsx"),
  route("commands/:category?", "routes/commands.tsx"),
  route("status", "routes/status.tsx"),
  route("status/incidents/:id", "routes/status.incident.tsx"),
  route("team", "routes/team.tsx"),
  route("premium", "routes/premium.tsx"),
  route("contact", "routes/contact.tsx"),
  route("embed", "routes/embed.tsx"),
  route("templates", "routes/templates.tsx"),
  route("feedback", "routes/feedback.tsx"),
  route("avatars", "routes/avatars.tsx"),
  route("avatars/:userId", "routes/avatars.user.tsx"),
  ...FEATURE_PATHS.map((path) => route(path, "routes/feature.tsx", { id: path })),
  ...LEGAL_PATHS.map((path) => route(path, "routes/legal.tsx", { id: path })),
  route("staff", "routes/staff/layout.tsx", [
    index("routes/staff/index.tsx"),
    route("overview", "routes/staff/overview.tsx"),
    route("commands", "routes/staff/commands.tsx"),
    route("lookup", "routes/staff/lookup.tsx"),
    route("incidents", "routes/staff/incidents.tsx"),
    route("trail", "routes/staff/trail.tsx"),
    route("health", "routes/staff/health.tsx"),
    route("logging/economy", "routes/staff/economy.tsx"),
    ...BLACKLIST_PATHS.map((path) =>
      route(`blacklist/${path}`, "routes/staff/blacklist.tsx", { id: `blacklist/${path}` }),
    ),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

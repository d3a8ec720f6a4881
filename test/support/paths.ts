import { BLACKLISTS } from "../../app/content/staff/blacklists.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../app/content/paths.ts";

/** Pages that answer 200 to anybody. */
export const PUBLIC_PATHS: readonly string[] = [
  "/",
  "/commands",
  "/commands/music?q=play",
  "/commands?q=xyzzyx",
  "/status",
  "/team",
  "/premium",
  "/contact",
  "/docs",
  "/embed",
  "/templates",
  "/templates/1",
  "/feedback",
  "/avatars",
  "/avatars/234567890123456789",
  ...FEATURE_PATHS,
  ...LEGAL_PATHS,
];

/** Pages of the team, empty and with what a search finds. */
export const STAFF_PATHS: readonly string[] = [
  "/staff/overview",
  "/staff/commands",
  "/staff/incidents",
  "/staff/incidents?new=maintenance",
  "/staff/lookup",
  "/staff/lookup?id=270746495788753732",
  "/staff/lookup?id=12",
  "/staff/logging/economy",
  "/staff/logging/economy?user=1002235910335522599",
  ...BLACKLISTS.map(({ path }) => `/staff/blacklist/${path}`),
];

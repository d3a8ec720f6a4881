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

/** One page of each shape: features, legal documents and categories differ only in their texts. */
export const PUBLIC_SHAPES = PUBLIC_PATHS.filter(
  (path) =>
    !/^\/(features\/(?!automod|tickets|welcome)|economy|privacy|refund|commands\/music)/.test(path),
).concat("/status/following", "/status/unfollow", "/me/servers");

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
  "/staff/blacklist",
  ...BLACKLISTS.map(({ path }) => `/staff/blacklist/${path}`),
];

/** One page of the team of each shape, with rows where it lists some. */
export const STAFF_SHAPES: readonly string[] = [
  "/staff/overview?range=30d",
  "/staff/commands",
  "/staff/incidents",
  "/staff/incidents?new=maintenance",
  "/staff/lookup",
  "/staff/lookup?id=1002235910335522599",
  "/staff/logging/economy?user=1002235910335522599&type=transfer&minAmount=1000000",
  "/staff/blacklist?state=week",
  "/staff/blacklist/user/user",
  "/staff/blacklist/user/command?q=clowns",
  "/staff/trail?kind=lookup",
  "/staff/health",
];

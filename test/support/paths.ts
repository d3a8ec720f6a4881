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
  "/embed",
  "/templates",
  "/feedback",
  "/avatars",
  "/avatars/234567890123456789",
  ...FEATURE_PATHS,
  ...LEGAL_PATHS,
];

import { createSessions } from "./auth/session.ts";
import type { Env } from "./config.ts";
import { createEdge } from "./edge.ts";
import { sampled } from "./scheduled.ts";
import { createSite } from "./site.ts";

const site = createSite(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
const edge = createEdge({ site, createSessions, strict: import.meta.env.PROD });

export default { fetch: edge.fetch, scheduled: sampled } satisfies ExportedHandler<Env>;

import { createSessions } from "./auth/session.ts";
import type { Env } from "./config.ts";
import { createEdge } from "./edge.ts";
import { createRequestLog } from "./log.ts";
import { sampled } from "./scheduled.ts";
import { createSite } from "./site.ts";

const site = createSite(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
const edge = createEdge({
  site,
  createSessions,
  strict: import.meta.env.PROD,
  logRequest: createRequestLog(Date.now),
});

export default { fetch: edge.fetch, scheduled: sampled } satisfies ExportedHandler<Env>;

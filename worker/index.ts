import { createSessions } from "./auth/session.ts";
import type { Env } from "./config.ts";
import { consumeDeliveries, type Delivery } from "./deliveries/queue.ts";
import { createEdge } from "./edge.ts";
import { runScheduled } from "./scheduled.ts";
import { createPageMatcher, createSite } from "./site.ts";

const build = () => import("virtual:react-router/server-build");
const edge = createEdge({
  site: createSite(build, import.meta.env.MODE),
  isPage: createPageMatcher(build),
  createSessions,
  strict: import.meta.env.PROD,
});

export default {
  fetch: edge.fetch,
  scheduled: runScheduled,
  queue: consumeDeliveries,
} satisfies ExportedHandler<Env, Delivery>;

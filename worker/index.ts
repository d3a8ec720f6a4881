import otherLanguages from "virtual:other-languages";
import { createSessions } from "./auth/session.ts";
import type { Env } from "./context/config.ts";
import { consumeDeliveries } from "./deliveries/queue.ts";
import { createEdge } from "./edge.ts";
import { createRenderer } from "./renderer.ts";
import { runScheduled } from "./scheduled.ts";
import { createPageMatcher, createSite } from "./site.ts";

const build = () => import("virtual:react-router/server-build");
const strict = import.meta.env.PROD;
const renderers = new Map([["", createRenderer(build, import.meta.env.MODE)], ...otherLanguages]);
const edge = createEdge({
  site: createSite(renderers, { strict }),
  isPage: createPageMatcher(renderers),
  createSessions,
  strict,
});

export default {
  fetch: edge.fetch,
  scheduled: runScheduled,
  queue: consumeDeliveries,
} satisfies ExportedHandler<Env>;

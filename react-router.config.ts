import type { Config } from "@react-router/dev/config";

export default {
  // All routes come in one file of 3 KB that browsers keep, where each page would ask the worker for its links' routes.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

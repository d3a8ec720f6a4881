import { connected } from "../../worker/local/connected.ts";

/** Repeats a test's own requests if their connection had ended. Runs before each file. */

const { fetch } = globalThis;
if (fetch.name !== "fetchConnected") {
  globalThis.fetch = function fetchConnected(...request) {
    return connected(() => fetch(...request));
  };
}

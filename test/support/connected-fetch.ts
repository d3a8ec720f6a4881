import { connected } from "../../worker/local/connected.ts";

/** Has each request that a test itself makes repeated where its connection had ended. Runs before each file. */

const { fetch } = globalThis;
if (fetch.name !== "fetchConnected") {
  globalThis.fetch = function fetchConnected(...request) {
    return connected(() => fetch(...request));
  };
}

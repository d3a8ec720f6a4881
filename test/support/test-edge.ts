import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { Sessions } from "../../worker/context/sessions.ts";
import { createEdge, type EdgeOptions } from "../../worker/edge.ts";
import { SITE_URL } from "./fixtures.ts";

/** Nobody has signed in. */
export const NOBODY: Sessions = {
  read: async () => null,
  create: async () => "",
  destroy: async () => "",
};

export interface TestEdge {
  /** The whole answer, after all work it started. `vars` replace the bindings. */
  ask: (path: string, init?: RequestInit, vars?: object) => Promise<Response>;
}

/** The edge with these bindings and a stub for the pages, for visitors who have not signed in. */
export function createTestEdge(bindings: object, options: Partial<EdgeOptions> = {}): TestEdge {
  const edge = createEdge({
    site: async () => new Response("a page", { headers: { "Content-Type": "text/html" } }),
    createSessions: () => NOBODY,
    strict: true,
    ...options,
  });

  async function ask(path: string, init?: RequestInit, vars = bindings): Promise<Response> {
    const context = createExecutionContext();
    const answer = await edge.fetch(new Request(SITE_URL + path, init), vars, context);
    // Work after an answer may end only after its body; a 304 has none.
    const whole = new Response(answer.body && (await answer.arrayBuffer()), answer);
    await waitOnExecutionContext(context);
    return whole;
  }
  return { ask };
}

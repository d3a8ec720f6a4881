import type { EdgeContext } from "../context/edge-env.ts";
import { log, reasonOf } from "../logging/log.ts";
import type { Discord } from "./discord.ts";

/** Exchanges the code for a token, reads with it, then has the platform revoke it. */
export async function withToken<T>(
  c: EdgeContext,
  discord: Discord,
  { code, verifier }: { code: string; verifier: string },
  read: (token: string) => Promise<T>,
): Promise<T> {
  const token = await discord.exchange(code, verifier);
  try {
    return await read(token);
  } finally {
    c.executionCtx.waitUntil(
      discord
        .revoke(token)
        .catch((error: unknown) => log("auth.revoke_failed", { reason: reasonOf(error) })),
    );
  }
}

import { createOutsideWorld, type OutsideWorld } from "../../worker/local/world.ts";

/** The time at which these tests' clock is stopped. */
export const NOW = Date.UTC(2026, 10, 21, 12, 10);

export const APPLICATION = {
  clientId: "1100000000000000001",
  clientSecret: "client-secret-of-the-tests",
  redirectUris: [
    "https://haven.test/api/auth/discord/callback",
    "https://haven.test/api/follow/callback",
  ],
  apiKey: "key-of-the-tests",
};

/** A world of its own; by default its time is stopped. */
export function worldAt(now: number | (() => number) = NOW): OutsideWorld {
  return createOutsideWorld({ ...APPLICATION, now });
}

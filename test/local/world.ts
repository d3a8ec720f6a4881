import { createOutsideWorld, type OutsideWorld } from "../../worker/local/world.ts";

/** The moment at which the clock of these tests stands still. */
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

/** A world of its own; without a clock, time stands still. */
export function worldAt(now: number | (() => number) = NOW): OutsideWorld {
  return createOutsideWorld({ ...APPLICATION, now });
}

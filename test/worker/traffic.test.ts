import { describe, expect, it } from "vitest";
import { createTestBot } from "../support/bot.ts";

/** Ids that pages with people on them ask for. */
const PEOPLE = Array.from({ length: 24 }, (_, i) => String(234567890123456700n + BigInt(i)));

const ANSWERS: Record<string, unknown> = {
  "/commands": [{ name: "ban", description: "", category: "moderation" }],
  "/history": [{ timestamp: "2026-01-01T00:00:00Z", guilds: 1, users: 1, ping: 1 }],
  "/shards": [
    { shard_id: 0, server_count: 1, member_count: 1, latency: 1, uptime: 1, is_ready: true },
  ],
  "/templates": [],
  "/team": [],
  "/feedback": [],
  "/avatars": [],
  ...Object.fromEntries(
    PEOPLE.map((id) => [`/user/${id}`, { id, username: "ada", avatar: null, banner: null }]),
  ),
};

/** One visit of each kind of page, as often as people come: most read commands or the status. */
function visitsOf({ bot }: ReturnType<typeof createTestBot>): (() => Promise<unknown>)[] {
  const status = () => Promise.all([bot.shards(), bot.history()]);
  const people = () => Promise.all(PEOPLE.map((id) => bot.user(id)));
  const nothing = () => Promise.resolve();
  const commands = () => bot.commands();
  return [
    nothing,
    nothing,
    nothing,
    nothing,
    commands,
    commands,
    status,
    status,
    () => Promise.all([bot.team(), people()]),
    () => Promise.all([bot.feedback(), people()]),
    () => bot.templates(),
    () => bot.avatars(),
  ];
}

/** `count` visits, `pause` seconds apart. */
async function visit(count: number, pause: number) {
  const world = createTestBot(ANSWERS);
  const visits = visitsOf(world);
  for (let i = 0; i < count; i++) {
    await visits[i % visits.length]?.();
    await world.settled();
    world.clock.advance(pause);
  }
  return world;
}

describe("steady mixed traffic", () => {
  it("asks the bot at most 20 times per 1,000 visits, at ten visits a second", async () => {
    const first = await visit(1000, 0.1);
    const later = await visit(11_000, 0.1);
    // The first thousand fill the empty cache with the people; the later ones are the steady state.
    expect((later.asked.length - first.asked.length) / 10).toBeLessThanOrEqual(20);
  });

  it("asks no more often for many visits than the answers' freshness says", async () => {
    const hour = await visit(7200, 0.5);
    const of = (path: string) => hour.asked.filter((asked) => asked === path).length;
    expect(of("/shards")).toBeLessThanOrEqual(61);
    expect(of("/history")).toBeLessThanOrEqual(13);
    expect(of("/commands")).toBeLessThanOrEqual(13);
  });
});

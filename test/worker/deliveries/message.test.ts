import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Incident } from "../../../app/contract/incident.ts";
import {
  testMessage,
  updateMessage,
  withdrawnMessage,
} from "../../../worker/deliveries/message.ts";
import { messagePayload } from "../../../worker/local/chat/message.ts";
import { cases } from "../../support/runs.ts";

describe("T70: a message", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
    fc.string({ minLength: 4000, maxLength: 9000 }),
    fc.constant("@everyone <@&1> ".repeat(400)),
  );
  const time = fc.integer({ min: 0, max: 4e12 });
  const incident: fc.Arbitrary<Incident> = fc.record({
    id: fc.string({ maxLength: 40 }),
    title: text,
    impact: fc.constantFrom("none", "minor", "major", "critical"),
    shards: fc.oneof(
      fc.constant("all" as const),
      fc.array(fc.nat(99_999), { minLength: 1, maxLength: 600 }),
    ),
    scheduledFor: fc.option(time),
    scheduledUntil: fc.option(time),
    recordedAt: fc.option(time),
    createdAt: time,
    updates: fc.array(
      fc.record({
        id: fc.nat(),
        status: fc.constantFrom(
          "investigating",
          "monitoring",
          "resolved",
          "scheduled",
          "completed",
        ),
        text,
        at: time,
        byTeam: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const links = {
    origin: `https://${"x".repeat(60)}.example`,
    unfollow: `https://haven.test/status/unfollow#${"x".repeat(150)}`,
  };

  it("T70: fits the platform's limits for any text, pings nobody, and has the text unchanged", () => {
    fc.assert(
      fc.property(incident, (written) => {
        const update = written.updates.at(-1);
        if (!update) throw new Error("no update");
        const messages = [
          updateMessage(written, update, links),
          withdrawnMessage(written, links),
          testMessage("server", links),
        ];
        for (const message of messages) {
          const { issues } = v.safeParse(messagePayload, message);
          expect(issues?.map(({ message: why }) => why)).toBeUndefined();
          expect(message.allowed_mentions).toEqual({ parse: [] });
        }
        const said = messages[0]?.embeds[0]?.description ?? "";
        expect(update.text.startsWith(said.replace(/…$/, ""))).toBe(true);
        if (update.text.length <= 4096) expect(said).toBe(update.text);
      }),
      { numRuns: cases(300, 20_000) },
    );
  });

  it("T70: names a rolling maintenance's shards as ranges, and says how many do not fit", () => {
    const shardsOf = (shards: number[]) => {
      const [update] = fc.sample(incident, 1).flatMap(({ updates }) => updates);
      const [any] = fc.sample(incident, 1);
      if (!any || !update) throw new Error("no incident");
      const [embed] = updateMessage({ ...any, shards }, update, links).embeds;
      return embed?.fields?.find(({ name }) => name === "Shards")?.value;
    };
    expect(shardsOf(Array.from({ length: 100 }, (_, shard) => 1000 + shard))).toBe("1000–1099");
    expect(shardsOf(Array.from({ length: 1000 }, (_, shard) => shard * 2))).toMatch(
      / and \d+ more$/,
    );
  });
});

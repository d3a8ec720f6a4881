import type {
  RESTPatchAPIWebhookWithTokenMessageJSONBody,
  RESTPostAPIWebhookWithTokenJSONBody,
} from "discord-api-types/v10";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Incident } from "../../../app/contract/incident.ts";
import {
  boardMessage,
  flappingMessage,
  testMessage,
  updateMessage,
  type MessagePayload,
} from "../../../worker/deliveries/message.ts";
import { messagePayload } from "../../../worker/local/chat/message.ts";
import { cases } from "../../support/runs.ts";

/** Every message is one that the platform's published types describe. */
const asPost = (message: MessagePayload): RESTPostAPIWebhookWithTokenJSONBody => message;
const asEdit = (message: MessagePayload): RESTPatchAPIWebhookWithTokenMessageJSONBody => message;

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

  it("shows maintenance without updates by its plan, as the status page does", () => {
    const maintenance: Incident = {
      id: "m",
      title: "New disks",
      impact: "none",
      shards: "all",
      scheduledFor: 1_000,
      scheduledUntil: 2_000,
      recordedAt: null,
      createdAt: 0,
      updates: [{ id: 1, status: "scheduled", text: "Soon.", at: 0, byTeam: true }],
    };
    const shownAt = (now: number) =>
      boardMessage([maintenance], links, now).embeds[0]?.fields?.map(({ value }) => value);
    expect(shownAt(0)).toEqual([expect.stringContaining("**Scheduled**")]);
    expect(shownAt(1_500)).toEqual([expect.stringContaining("**In progress**")]);
    expect(shownAt(2_000)).toEqual([]);
  });

  it("T70: fits the platform's limits whatever is written, pings nobody, and has the text as it was written", () => {
    fc.assert(
      fc.property(fc.array(incident, { minLength: 1, maxLength: 30 }), (incidents) => {
        const [first] = incidents;
        const update = first?.updates.at(-1);
        if (!first || !update) throw new Error("no incident");
        const messages = [
          updateMessage(first, update, links),
          flappingMessage(first, update, 4, links),
          boardMessage(incidents, links, 1e12),
          testMessage("server", links),
        ];
        for (const message of messages) {
          expect(asEdit(message)).toBe(asPost(message));
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

  const maintenance = (id: number, shards: number[], text: string): Incident => ({
    id: `m${id}`,
    title: `Rolling restart, part ${id}`,
    impact: "none",
    shards,
    scheduledFor: 1e12,
    scheduledUntil: 1e12 + 3_600_000,
    recordedAt: null,
    createdAt: 0,
    updates: [{ id, status: "scheduled", text, at: 0, byTeam: true }],
  });

  it("T70: a board of a rolling maintenance shows every part, with its shards as ranges", () => {
    const parts = Array.from({ length: 10 }, (_, part) =>
      maintenance(
        part,
        Array.from({ length: 100 }, (_, shard) => 1000 + part * 100 + shard),
        "We restart these shards, a hundred at a time. ".repeat(60),
      ),
    );
    const board = boardMessage(parts, links, 0);
    expect(v.is(messagePayload, board)).toBe(true);
    const values = board.embeds[0]?.fields?.map(({ value }) => value) ?? [];
    expect(values).toHaveLength(10);
    expect(values[0]).toContain("Shards: 1000–1099\n");
    for (const value of values) expect(value).toContain("We restart these shards");
  });

  it("T70: a board without room for all leaves out the last and says how many", () => {
    const scattered = Array.from({ length: 1000 }, (_, i) => i * 2);
    const many = Array.from({ length: 14 }, (_, part) => ({
      ...maintenance(part, scattered, "Soon."),
      title: `Part ${part} `.padEnd(256, "x"),
    }));
    const board = boardMessage(many, links, 0);
    expect(v.is(messagePayload, board)).toBe(true);
    const shown = board.embeds[0]?.fields?.length ?? 0;
    expect(shown).toBeGreaterThan(5);
    expect(shown).toBeLessThan(10);
    expect(board.embeds[0]?.description).toContain(`${14 - shown} more are on the status page.`);
    expect(board.embeds[0]?.fields?.[0]?.value).toMatch(/ and \d+ more\n/);
  });
});

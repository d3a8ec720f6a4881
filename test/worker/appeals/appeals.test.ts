import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { releaseAppeal, writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { answerQuestion, readOwnAppeals } from "../../../worker/db/appeals.ts";
import {
  ANN,
  appeal,
  BEN,
  DAY,
  forgetAppeals,
  HOUR,
  MIRA,
  NOON,
  ODA,
} from "../../support/appeals.ts";
import { watchDatabase } from "../../support/database.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const byAnn = { id: ID, member: ANN, now: NOON + HOUR, seen: null };
const byBen = { ...byAnn, member: BEN };
const WORDS = "We have looked at it.";

const stateOf = async (id = ID) => (await readAppeal(DB, id))?.state;

afterEach(forgetAppeals);

describe("a new appeal", () => {
  it("is refused while one about the same is open, in whatever state", async () => {
    await appeal();
    const again = () => appeal({ id: "m8w4d6h2c5xb", now: NOON + 2 * HOUR });
    const open = { kind: "open", id: ID, person: MIRA };
    expect(await again()).toEqual(open);
    await writeAppeal(DB, "ask", { ...byAnn, text: WORDS });
    expect(await again()).toEqual(open);
    await writeAppeal(DB, "accept", byAnn);
    expect(await again()).toEqual(open);
    const [one, ...more] = await readOwnAppeals(DB, MIRA);
    expect([one?.messages.length, more]).toEqual([2, []]);
  });

  it("is one of two that are sent at once", async () => {
    const outcomes = await Promise.all(
      ["k3q9z7m2p4rt", "m8w4d6h2c5xb", "p7w4d6h2c5xb"].map((id) => appeal({ id })),
    );
    expect(outcomes.filter(({ kind }) => kind === "opened")).toHaveLength(1);
    expect(await readOwnAppeals(DB, MIRA)).toHaveLength(1);
  });

  it("about another target, list, server or a sanction given anew stands beside it", async () => {
    await appeal();
    const others = [
      { list: "user-command", target: "work" },
      { list: "user-command", target: "shop" },
      { list: "server", subject: ODA },
      { givenAt: NOON - HOUR },
      { givenAt: null },
    ] as const;
    for (const [i, other] of others.entries()) {
      expect(await appeal({ id: `k3q9z7m2p4r${i}`, ...other })).toEqual({ kind: "opened" });
    }
    expect(await readOwnAppeals(DB, MIRA)).toHaveLength(6);
  });

  it("waits after a declined one, and counts it", async () => {
    await appeal();
    await writeAppeal(DB, "decline", { ...byAnn, text: WORDS });
    const decidedAt = byAnn.now;
    const again = (now: number) => appeal({ id: "m8w4d6h2c5xb", now });
    expect(await again(decidedAt + 30 * DAY - 1)).toEqual({ kind: "declined", decidedAt });
    expect(await again(decidedAt + 30 * DAY)).toEqual({ kind: "opened" });
    expect((await readAppeal(DB, "m8w4d6h2c5xb"))?.declined_before).toBe(1);
  });
});

describe("the team", () => {
  it("asks, and the writer answers once", async () => {
    await appeal();
    const answer = { id: ID, person: MIRA, text: "In spring.", now: NOON + 2 * HOUR };
    expect(await answerQuestion(DB, answer)).toBe(false);
    expect(await writeAppeal(DB, "ask", { ...byAnn, text: "When?" })).toBe(true);
    expect(await answerQuestion(DB, { ...answer, person: ODA })).toBe(false);
    expect(await stateOf()).toBe("asked");
    expect(await answerQuestion(DB, answer)).toBe(true);
    expect(await answerQuestion(DB, answer)).toBe(false);
    const read = await readAppeal(DB, ID);
    expect([read?.state, read?.changed_at]).toEqual(["read", answer.now]);
    expect(read?.messages.map(({ by_team: byTeam, text }) => [byTeam, text])).toEqual([
      [0, "It was my brother."],
      [1, "When?"],
      [0, "In spring."],
    ]);
  });

  it("decides once, whoever is second", async () => {
    await appeal();
    const outcomes = await Promise.all([
      writeAppeal(DB, "accept", { ...byAnn, text: "Yes." }),
      writeAppeal(DB, "decline", { ...byBen, text: "No." }),
      writeAppeal(DB, "decline", { ...byAnn, text: "Or no." }),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const read = await readAppeal(DB, ID);
    expect(read?.messages).toHaveLength(2);
    expect(read).toMatchObject({ decision: "accept", decided_by: ANN, claimed_by: ANN });
    for (const action of ["claim", "ask", "accept", "decline"] as const) {
      expect(await writeAppeal(DB, action, { ...byAnn, now: NOON + 9 * DAY })).toBe(false);
    }
    expect(await releaseAppeal(DB, byAnn)).toBe(false);
  });

  it("leaves no message behind a write that fails", async () => {
    await appeal();
    const failing = DB.prepare("INSERT INTO appeal_messages (author) VALUES ('nobody')");
    const { db, before } = watchDatabase(DB);
    before(/UPDATE appeals/, () => failing.run());
    await expect(writeAppeal(db, "decline", { ...byAnn, text: WORDS })).rejects.toThrow(/NOT NULL/);
    expect((await readAppeal(DB, ID))?.messages).toHaveLength(1);
    expect(await stateOf()).toBe("received");
  });
});

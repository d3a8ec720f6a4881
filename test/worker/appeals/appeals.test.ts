import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { readOwnAppeals, withdrawAppeal } from "../../../worker/db/appeals.ts";
import {
  ANN,
  appeal,
  BEN,
  DAY,
  deletionRequest,
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
  it("is refused while the person has an open one about the same, in whatever state", async () => {
    await appeal();
    const again = () => appeal({ id: "m8w4d6h2c5xb", now: NOON + 2 * HOUR, text: "Once more." });
    const open = { kind: "open", at: NOON };
    expect(await again()).toEqual(open);
    await writeAppeal(DB, "ask", { ...byAnn, text: WORDS });
    expect(await again()).toEqual(open);
    await writeAppeal(DB, "accept", byAnn);
    expect(await again()).toEqual(open);
    const anew = { id: "p7w4d6h2c5xb", givenAt: NOON, until: NOON + DAY, now: NOON + 2 * HOUR };
    expect(await appeal(anew), "the sanction was given anew").toEqual(open);
    const [one, ...more] = await readOwnAppeals(DB, MIRA);
    expect([one?.messages.length, more]).toEqual([2, []]);
  });

  it("with the same words within a minute is answered as the first time", async () => {
    await appeal();
    const again = (change: object) => appeal({ id: "m8w4d6h2c5xb", ...change });
    expect(await again({ now: NOON + 59_999 })).toEqual({ kind: "opened", id: ID });
    expect(await again({ now: NOON + 60_000 })).toEqual({ kind: "open", at: NOON });
    expect(await again({ text: "Other words." })).toEqual({ kind: "open", at: NOON });
    await deletionRequest();
    expect(await deletionRequest({ id: "m8w4d6h2c5xb" })).toEqual({
      kind: "opened",
      id: "d3q9z7m2p4rt",
    });
  });

  it("about another person, kind, target, list or server is independent of it", async () => {
    await appeal();
    const others = [
      { list: "user-command", target: "work" },
      { list: "user-command", target: "shop" },
      { list: "server", subject: ODA },
      { list: "server", subject: ODA, person: ODA },
    ] as const;
    for (const [i, other] of others.entries()) {
      const id = `k3q9z7m2p4r${i}`;
      expect(await appeal({ id, ...other })).toEqual({ kind: "opened", id });
    }
    expect((await deletionRequest()).kind).toBe("opened");
    expect(await readOwnAppeals(DB, MIRA)).toHaveLength(5);
  });

  it("waits after a declined one of the same person, and counts it", async () => {
    await appeal({ list: "server", subject: "1100000000000000001" });
    await writeAppeal(DB, "decline", { ...byAnn, text: WORDS });
    const at = byAnn.now;
    const again = (id: string, now: number, person: string = MIRA) =>
      appeal({ id, now, person, list: "server", subject: "1100000000000000001" });
    expect(await again("m8w4d6h2c5xb", at + 30 * DAY - 1)).toEqual({ kind: "declined", at });
    expect((await again("p7w4d6h2c5xb", at + 1, ODA)).kind).toBe("opened");
    expect((await again("m8w4d6h2c5xb", at + 30 * DAY)).kind).toBe("opened");
    expect((await readAppeal(DB, "m8w4d6h2c5xb"))?.declined_before).toBe(1);
    expect((await readAppeal(DB, "p7w4d6h2c5xb"))?.declined_before).toBe(0);
  });
});

describe("its writer", () => {
  it.each(["received", "read", "asked"] as const)("withdraws one that is %s", async (state) => {
    await appeal();
    if (state !== "received") await writeAppeal(DB, "claim", byAnn);
    if (state === "asked") await writeAppeal(DB, "ask", { ...byAnn, text: "When?" });
    expect(await stateOf()).toBe(state);
    const step = { id: ID, person: MIRA, now: NOON + HOUR };
    expect(await withdrawAppeal(DB, { ...step, person: ODA })).toBe(false);
    // The second time, as the answer may have been lost.
    for (let i = 0; i < 2; i++) expect(await withdrawAppeal(DB, step)).toBe(true);
    expect(await readAppeal(DB, ID)).toMatchObject({ state: "withdrawn", ended_at: NOON + HOUR });
    expect(await writeAppeal(DB, "accept", byAnn)).toBe("refused");
    expect((await appeal({ id: "m8w4d6h2c5xb", now: NOON + HOUR })).kind).toBe("opened");
  });
});

describe("the team", () => {
  it("says an accepted sanction is lifted, by any member, and no other", async () => {
    await appeal();
    expect(await writeAppeal(DB, "done", byBen)).toBe("refused");
    await writeAppeal(DB, "accept", byAnn);
    expect(await writeAppeal(DB, "done", byBen)).toBe("written");
    expect(await readAppeal(DB, ID)).toMatchObject({
      state: "done",
      ended_at: byBen.now,
      decision: "accept",
      decided_by: ANN,
    });
  });

  it.each(["ask", "accept", "decline", "done"] as const)(
    "is answered as the first time where it sends %s again within a minute",
    async (action) => {
      await deletionRequest({ kind: action === "accept" ? "sanction" : "deletion" });
      const sent = { ...byAnn, id: "d3q9z7m2p4rt", text: WORDS };
      expect(await writeAppeal(DB, action, sent)).toBe("written");
      const again = { ...sent, now: sent.now + 59_999 };
      expect(await writeAppeal(DB, action, again)).toBe("repeated");
      expect(await writeAppeal(DB, action, { ...again, member: BEN })).toBe("refused");
      expect((await readAppeal(DB, sent.id))?.messages).toHaveLength(1);
      if (action === "ask") return;
      expect(await writeAppeal(DB, action, { ...again, text: "Other words." })).toBe("refused");
      expect(await writeAppeal(DB, action, { ...sent, now: sent.now + 60_000 })).toBe("refused");
    },
  );

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

import { describe, expect, it } from "vitest";
import { sanctionState } from "../../../app/contract/in-force.ts";
import { inForce } from "../../../worker/standing/in-force.ts";
import { readSanctions, type Sanction } from "../../../worker/standing/read.ts";

const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;

function sanction(more: Partial<Sanction> = {}): Sanction {
  const subject = "175928847299117063";
  const none = { target: null, givenAt: NOW - DAY, until: null, permanent: false };
  return { list: "user", subject, reason: null, moderator: null, ...none, ...more };
}

describe("what is in force", () => {
  it("is not what has ended, to the second it ends in", () => {
    const [over, left] = [sanction({ until: NOW }), sanction({ until: NOW + 1 })];
    expect(inForce([over], NOW)).toEqual([]);
    expect(inForce([left], NOW)).toEqual([left]);
  });

  it("is a permanent one, and one whose end or beginning is not known", () => {
    const bars = [
      sanction({ permanent: true }),
      sanction({ list: "user-command", target: "play" }),
      sanction({ list: "user-cog", givenAt: null }),
    ];
    expect(inForce(bars, NOW)).toEqual(bars);
  });

  it.each([
    ["permanent before unknown", { permanent: true }, {}],
    ["unknown before a known end", {}, { until: NOW + 100 * DAY }],
    ["the latest end", { until: NOW + 2 * DAY }, { until: NOW + DAY }],
  ])("of two about the same, the one that lasts longest: %s", (_, longer, shorter) => {
    const long = sanction({ ...longer, givenAt: NOW - 5 * DAY, reason: "long" });
    const short = sanction({ ...shorter, givenAt: NOW - 2 * DAY, reason: "short" });
    const merged = { ...long, givenAt: NOW - 2 * DAY };
    expect(inForce([long, short], NOW)).toEqual([merged]);
    expect(inForce([short, long], NOW)).toEqual([merged]);
  });

  it("keeps apart lists, subjects and targets", () => {
    const bars = [
      sanction(),
      sanction({ list: "user-command" }),
      sanction({ list: "user-command", target: "play" }),
      sanction({ subject: "268473310986240001" }),
    ];
    expect(inForce(bars, NOW)).toEqual(bars);
  });

  it("an ended one does not lend its time to the one that stays", () => {
    const stays = sanction({ permanent: true, givenAt: NOW - 9 * DAY });
    const ended = sanction({ until: NOW - 1, givenAt: NOW - DAY });
    expect(inForce([stays, ended], NOW)).toEqual([stays]);
  });
});

describe("a ban of the bot", () => {
  const SECONDS = NOW / 1000;

  async function isToldAsInForce(ban: object): Promise<boolean> {
    const subject = "175928847299117063";
    const row = { user_id: subject, moderator_id: "1", reason: "", ...ban };
    const listText = () => Promise.resolve(JSON.stringify([row]));
    const context = { listText, log: () => {}, now: () => NOW };
    const { sanctions } = await readSanctions(context, ["user"], [subject]);
    expect(sanctions).toHaveLength(1);
    return inForce(sanctions, NOW).length === 1;
  }

  it.each([
    [{ timestamp: SECONDS - 60, duration: 60 }, false],
    [{ timestamp: SECONDS - 59.999, duration: 60 }, true],
    // A beginning and a length that end it now if each is rounded, and a millisecond later if their sum is.
    [{ timestamp: SECONDS - 1.9996, duration: 2.0004 }, true],
    [{ timestamp: SECONDS - 60, duration: 0 }, true],
    [{ timestamp: SECONDS - 60, duration: null }, true],
    [{ timestamp: SECONDS - 60, duration: 1e14 }, true],
  ])("%j is in force for whom it bars as it is for the team: %s", async (ban, isInForce) => {
    expect(await isToldAsInForce(ban)).toBe(isInForce);
    expect(sanctionState(ban, NOW) !== "expired").toBe(isInForce);
  });
});

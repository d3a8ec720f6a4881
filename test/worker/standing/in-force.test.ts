import { describe, expect, it } from "vitest";
import { inForce } from "../../../worker/standing/in-force.ts";
import type { Sanction } from "../../../worker/standing/read.ts";

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

import { describe, expect, it } from "vitest";
import type { Sanction } from "../../../app/contract/sanction.ts";
import { inForce } from "../../../worker/standing/in-force.ts";

const NOW = Date.UTC(2026, 5, 1);
const SECONDS = NOW / 1000;
const DAY = 86_400;
const OTHER = "268473310986240001";

/** A row that began a day ago. */
function row(more: Partial<Sanction> = {}): Sanction {
  const subject = "175928847299117063";
  const given = { moderator: "1", reason: "", duration: 0, timestamp: SECONDS - DAY };
  return { list: "user", subject, target: null, ...given, ...more };
}

describe("sanctions in force", () => {
  it("have their beginning, end, reason and givers", () => {
    expect(inForce([row({ duration: 2 * DAY, reason: " spam " })], NOW)).toEqual([
      {
        list: "user",
        subject: row().subject,
        target: null,
        since: NOW - DAY * 1000,
        until: NOW + DAY * 1000,
        permanent: false,
        reason: "spam",
        givers: ["1"],
      },
    ]);
  });

  it.each([
    ["has ended, to the second it ends in", { duration: DAY }, []],
    ["ends in a second", { duration: DAY + 1 }, [{ until: NOW + 1000, permanent: false }]],
    ["is permanent", {}, [{ until: null, permanent: true }]],
    ["has an unknown end", { duration: null }, [{ until: null, permanent: false }]],
    ["lasts longer than dates do", { duration: 1e15 }, [{ until: Date.UTC(9999, 11, 31) }]],
  ])("of a row that %s", (_, change, expected) => {
    expect(inForce([row(change)], NOW)).toMatchObject(expected);
  });

  it.each([
    ["permanent before unknown", { duration: 0 }, { duration: null }],
    ["unknown before a known end", { duration: null }, { duration: 100 * DAY }],
    ["the latest end", { duration: 9 * DAY }, { duration: 3 * DAY }],
  ])("joins the rows of a target, with the longest end: %s", (_, longer, shorter) => {
    const long = row({ ...longer, timestamp: SECONDS - 2 * DAY, reason: "long" });
    const short = row({ ...shorter, reason: "short", moderator: "2" });
    const [alone] = inForce([long], NOW);
    for (const rows of [
      [long, short],
      [short, long],
    ]) {
      const joined = inForce(rows, NOW);
      expect(joined).toMatchObject([{ ...alone, since: NOW - DAY * 1000, givers: {} }]);
      expect(joined[0]?.givers.toSorted()).toEqual(["1", "2"]);
    }
  });

  it("keeps apart lists, subjects and targets", () => {
    const rows = [
      row(),
      row({ list: "user-command" }),
      row({ list: "user-command", target: "play" }),
      row({ subject: OTHER }),
    ];
    expect(inForce(rows, NOW)).toHaveLength(4);
  });

  it("takes nothing from a row that has ended", () => {
    const stays = row({ timestamp: SECONDS - 9 * DAY });
    const ended = row({ duration: 60, timestamp: SECONDS - 61, moderator: "2" });
    expect(inForce([stays, ended], NOW)).toEqual(inForce([stays], NOW));
  });
});

import { describe, expect, test, vi } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import type { UserData } from "../../../app/contract/person.ts";
import { byRank } from "../../../app/people/by-rank.ts";
import {
  avatarAddress,
  bannerAddress,
  bannerColor,
  DEFAULT_AVATAR,
  emojiAddress,
  historyAddress,
} from "../../../app/people/cdn.ts";
import { nameOf } from "../../../app/people/person-name.tsx";
import { resolvePeople } from "../../../app/people/resolve.ts";

const ID = "175928847299117063";
const HASH = "33ecab261d4681afa4d85a04691c4a01";

function person(change: Partial<UserData> = {}): UserData {
  return {
    user: null,
    username: null,
    avatar: null,
    banner: null,
    banner_color: null,
    activity: null,
    ...change,
  };
}

describe("avatarAddress", () => {
  test.each([
    ["a hash", HASH, `https://cdn.discordapp.com/avatars/${ID}/${HASH}.png`],
    ["a moving hash", `a_${HASH}`, `https://cdn.discordapp.com/avatars/${ID}/a_${HASH}.gif`],
    ["a full address", "https://images.test/a.png?size=64", "https://images.test/a.png?size=64"],
    ["nothing", null, DEFAULT_AVATAR],
    ["an empty text", "", DEFAULT_AVATAR],
    ["a script", "javascript:alert(1)", DEFAULT_AVATAR],
    ["a data address", "data:image/svg+xml,<svg onload=x>", DEFAULT_AVATAR],
    ["a path", "../../team", DEFAULT_AVATAR],
  ])("the address of a picture from %s", (_, avatar, address) => {
    expect(avatarAddress(ID, avatar)).toBe(address);
  });
});

describe("other pictures", () => {
  test("a banner follows the same rule and may be missing", () => {
    expect(bannerAddress(ID, `a_${HASH}`)).toBe(
      `https://cdn.discordapp.com/banners/${ID}/a_${HASH}.gif`,
    );
    expect(bannerAddress(ID, "https://images.test/b.png")).toBe("https://images.test/b.png");
    expect(bannerAddress(ID, null)).toBeNull();
    expect(bannerAddress(ID, "javascript:alert(1)")).toBeNull();
  });

  test("a banner colour is a hex colour or nothing", () => {
    expect(bannerColor("#729bb0")).toBe("#729bb0");
    expect(bannerColor("red;background:url(https://x.test)")).toBeNull();
    expect(bannerColor(null)).toBeNull();
  });

  test("a picture of the history is below /avatars/", () => {
    expect(historyAddress("https://cdn.test", "a_1.gif")).toBe("https://cdn.test/avatars/a_1.gif");
  });

  test("custom emoji are moving or still, other text is no emoji", () => {
    expect(emojiAddress(`<a:wave:${ID}>`)).toBe(`https://cdn.discordapp.com/emojis/${ID}.gif`);
    expect(emojiAddress(`<:wave:${ID}>`)).toBe(`https://cdn.discordapp.com/emojis/${ID}.png`);
    expect(emojiAddress("<:wave:7>")).toBe("https://cdn.discordapp.com/emojis/7.png");
    expect(emojiAddress("🌊")).toBeNull();
    expect(emojiAddress("<:wave:../x>")).toBeNull();
  });
});

test("a person is called by display name, else username, else id", () => {
  expect(nameOf(ID, person({ user: "Mira", username: "mira.k" }))).toBe("Mira");
  expect(nameOf(ID, person({ username: "mira.k" }))).toBe("mira.k");
  const blank = reads.user.decode({ user: "\u3164 \u200b", username: "mira.k" }).value;
  expect(nameOf(ID, blank)).toBe("mira.k");
  expect(nameOf(ID, person())).toBe(ID);
  expect(nameOf(ID, undefined)).toBe(ID);
});

describe("byRank", () => {
  test("puts ranks in the page's order, unknown ones last, and sorts ids as numbers", () => {
    const groups = byRank([
      { user_id: "100000000000000001", rank: "Supporter" },
      { user_id: "99999999999999999", rank: "supporter" },
      { user_id: "300000000000000000", rank: "Artist" },
      { user_id: "200000000000000000", rank: "Developer" },
    ]);
    expect(groups.map((group) => [group.info.rank, group.members.map((m) => m.user_id)])).toEqual([
      ["Developer", ["200000000000000000"]],
      ["Supporter", ["99999999999999999", "100000000000000001"]],
      ["Other", ["300000000000000000"]],
    ]);
  });
});

describe("resolvePeople", () => {
  function botKnowing(known: Record<string, UserData>) {
    const asked: string[] = [];
    async function user(id: string) {
      asked.push(id);
      const value = known[id];
      if (!value) throw new Error("unknown");
      return { value, state: "fresh" as const, age: 0, asOf: 0 };
    }
    return { asked, user };
  }

  test("leaves out people whose look-up fails", async () => {
    const mira = person({ user: "Mira" });
    expect(await resolvePeople(botKnowing({ "1": mira }), ["1", "2"])).toEqual({ "1": mira });
  });

  test("marks ids that nobody has, which are not requested again", async () => {
    async function user(): Promise<never> {
      throw new BotError("unknown-id", "Unknown User");
    }
    expect(await resolvePeople({ user }, ["1"])).toEqual({ "1": null });
  });

  test("waits a second and a half for a name, not as long as the bot may take", async () => {
    vi.useFakeTimers();
    const mira = person({ user: "Mira" });
    const user = (id: string) =>
      id === "1"
        ? Promise.resolve({ value: mira, state: "fresh" as const, age: 0, asOf: 0 })
        : new Promise<never>(() => {});
    const people = resolvePeople({ user }, ["1", "2"]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await people).toEqual({ "1": mira });
    vi.useRealTimers();
  });

  test("asks for each person once and for at most 24", async () => {
    const bot = botKnowing({});
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    await resolvePeople(bot, ["0", "0", ...ids]);
    expect(bot.asked).toEqual(ids.slice(0, 24));
  });
});

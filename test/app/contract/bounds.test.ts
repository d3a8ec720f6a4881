import { describe, expect, it } from "vitest";
import { READ_NAMES, reads, type ReadName } from "../../../app/contract/endpoints.ts";
import { MAX_CODE_LENGTH } from "../../../app/embed/code.ts";
import { teamActivity } from "../../../app/staff/overview/overview.ts";
import { health } from "../../../app/status/shards/health.ts";
import { pointsOf } from "../../../app/status/growth/history-points.ts";
import { cellsOf } from "../../../app/status/shards/cells.ts";
import { createTestBot } from "../../support/bot.ts";
import { readExamples } from "../../../worker/tools/bot-api/examples.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const START = Date.UTC(2015, 0, 1) / 1000;
const ID = "234567890123456789";
const LISTS = READ_NAMES.filter((name) => name !== "user");

const examples = await readExamples();

/** The first record of a healthy answer. */
function recordOf(name: ReadName): Record<string, unknown> {
  const example: unknown = examples[name];
  const record: unknown = Array.isArray(example) ? example[0] : example;
  const category = name === "staffCommands" ? { category: "developer" } : {};
  return { ...(record as Record<string, unknown>), ...category };
}

function answerOf(name: ReadName, record: unknown): unknown {
  return Array.isArray(examples[name]) ? [record] : record;
}

function copies(length: number, record: object): object[] {
  return Array.from({ length }, () => record);
}

/** Every value in a decoded answer that is no object. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

/** Copies of a record, each with one value replaced by `change`, at any depth. */
function variants(value: unknown, change: (leaf: unknown) => unknown): unknown[] {
  if (typeof value !== "object" || value === null) {
    const changed = change(value);
    return changed === undefined ? [] : [changed];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    variants(part, change).map((changed) =>
      Array.isArray(value)
        ? value.map((item: unknown, i) => (String(i) === key ? changed : item))
        : Object.assign({}, value, { [key]: changed }),
    ),
  );
}

describe("T54: dates of the bot", () => {
  const pointAt = (timestamp: string | number) => ({ timestamp, guilds: 1, users: 2, ping: 3 });

  it("count in the history only if they are within the bot's life", () => {
    const known = [NOW - DAY, NOW / 1000, new Date(NOW + 60_000).toISOString()];
    const unknown = [
      "0001-01-01T00:00:00Z",
      "9999-12-31T00:00:00Z",
      "2014-12-31",
      0,
      5,
      -1e308,
      1e308,
      Infinity,
      NOW + 3_600_000,
      NOW / 1000 + 3600,
      ` ${"1".repeat(1e6)}`,
    ];
    const answer = [...known, ...unknown].map(pointAt);
    const { value, dropped } = reads.history.decode(answer, NOW);
    expect(value.map(({ timestamp }) => timestamp)).toEqual(known);
    expect(dropped).toBe(unknown.length);
  });

  it("drop a picture of the future, and never make one older than the platform", () => {
    const times = [NOW / 1000 + 3600, 4e12, 1e308, NOW / 1000 + 60, 1_700_000_000, 0];
    const records = times.map((timestamp, i) => ({ user_id: ID, avatar: `${i}.png`, timestamp }));
    for (const row of [reads.avatars, reads.avatarsOf]) {
      const { value } = row.decode(records, NOW);
      expect(value.map(({ avatar }) => avatar)).toEqual(["3.png", "4.png", "5.png"]);
      expect(value.at(-1)?.timestamp).toBe(START);
    }
  });

  it("never remove a sanction or a transaction from its list, nor change its date", () => {
    const now = NOW / 1000;
    for (const time of [0, 1, 1_300_000_000, 1_700_000_000, now + 3600, 1e10]) {
      for (const sent of [time, String(time)]) {
        const ban = { ...recordOf("userBans"), timestamp: sent };
        const log = { ...recordOf("economyLogs"), created: sent };
        expect(reads.userBans.decode([ban], NOW).value[0]?.timestamp).toBe(time);
        expect(reads.economyLogs.decode([log], NOW).value[0]?.created).toBe(time);
      }
    }
    const ban = { ...recordOf("userBans"), timestamp: 1_700_000_000_123 };
    expect(reads.userBans.decode([ban], NOW).value[0]?.timestamp).toBe(1_700_000_000.123);
  });

  it("keep a transaction whose balances are missing", () => {
    const log = { ...recordOf("economyLogs"), cash: null, card: "lots" };
    const { value } = reads.economyLogs.decode([log, { ...log, amount: null }], NOW);
    expect(value).toMatchObject([{ cash: null, card: null }]);
  });

  it("are accepted in the activity as days of the bot's life, whatever follows the date", () => {
    const dates = [
      ["2026-11-20", "2026-11-20"],
      ["2026-11-20T23:00:00+02:00", "2026-11-20"],
      ["Fri, 20 Nov 2026 00:00:00 GMT", "2026-11-20"],
      ["0001-01-01", null],
      ["2014-12-31", null],
      ["2026-11-23", null],
      ["9999-01-01", null],
      ["2026-13-45", null],
      ["someday", null],
    ] as const;
    for (const [message_date, day] of dates) {
      const row = { user_id: ID, message_date, total_messages: 1 };
      const { value } = reads.activity.decode([row], NOW);
      expect(value[0]?.message_date ?? null, message_date).toBe(day);
    }
  });

  it("accept no future dates by an unknown clock", () => {
    expect(reads.history.decode([pointAt(NOW + 10 * DAY)]).value).toHaveLength(1);
  });

  it("F38: one row of the year 1 does not change the staff overview", async () => {
    const server = "1100000000000000002";
    const today = { user_id: ID, message_date: "2026-01-01", total_messages: 3 };
    const team = Array.from({ length: 30 }, (_, i) => ({
      user_id: String(BigInt(ID) + BigInt(i)),
      rank: "Manager",
    }));
    async function overviewWith(rows: object[]) {
      const { bot, clock } = createTestBot({
        "/team": team,
        [`/activity/messages?time_range=all&server_id=${server}`]: [today, ...rows],
      });
      return teamActivity(bot, "all", clock.now());
    }
    const old = { user_id: ID, message_date: "0001-01-01", total_messages: 1 };
    expect(await overviewWith([old])).toEqual(await overviewWith([]));
    const early = await overviewWith([{ ...old, message_date: "2016-01-01" }]);
    expect(early?.days).toHaveLength(366);
    expect(early?.groups[0]?.members[0]).toMatchObject({ messages: 4 });
    expect(JSON.stringify(early).length).toBeLessThan(50_000);
  });
});

describe("T54: sizes of the bot's answers", () => {
  it.each(LISTS)("%s looks at no more records than a large bot has", (name) => {
    let looks = 0;
    const counted = new Proxy(
      {},
      {
        get: () => void (looks += 1),
        has: () => true,
      },
    );
    const fields = Object.keys(recordOf(name)).length;
    const answer = copies(1_000_000, counted);
    expect(reads[name].decode(answer, NOW)).toMatchObject({
      value: [],
      dropped: answer.length,
    });
    expect(looks).toBeLessThanOrEqual(110_000 * (fields + 4));
  });

  it("a blacklist filtered by an id reads only that id's records, and counts unreadable ones", () => {
    const record = recordOf("userBans");
    let looks = 0;
    const other = { ...record, user_id: `1${ID.slice(1)}`, moderator_id: ID.replace("2", "3") };
    const counted = Object.defineProperty({ ...other }, "reason", {
      enumerable: true,
      get: () => void (looks += 1),
    });
    const own = [
      { ...record, user_id: ID },
      { ...record, moderator_id: ID },
    ];
    const noIds = [5, ` ${ID} `, `<@${ID}>`, "", "123"].map((user_id) =>
      Object.assign({}, other, { user_id }),
    );
    const answer = [...copies(1_000, counted), ...own, ...noIds, "text"];
    const { value, dropped } = reads.userBans.decode(answer, NOW, [ID]);
    expect([value.length, dropped, looks]).toEqual([2, 6, 0]);
    expect(reads.userBans.decode(answer, NOW).value).toHaveLength(1_002);
  });

  it("a blacklist filtered by an id shows the same records as the whole list", () => {
    const number = 234567890123456800;
    const shown = String(number);
    const server = { ...recordOf("serverBans"), guild_id: ID };
    const bans = [
      { ...server, user_id: "987654321098765432" },
      { ...server, guild_id: "987654321098765432", moderator_id: number },
    ];
    const whole = reads.serverBans.decode(bans).value;
    expect(whole).toMatchObject([{ guild_id: ID }, { moderator_id: shown }]);
    expect(reads.serverBans.decode(bans, NOW, [ID]).value).toEqual([whole[0]]);
    expect(reads.serverBans.decode(bans, NOW, [shown]).value).toEqual([whole[1]]);
    expect(reads.serverBans.decode(bans, NOW, ["987654321098765432"]).value).toEqual([whole[1]]);
  });

  it.each([
    ["userBans", "timestamp"],
    ["serverCogBans", "timestamp"],
    ["economyLogs", "created"],
  ] as const)(
    "keep the newest of too many records of %s, at either end of the list",
    (name, key) => {
      const record = recordOf(name);
      const rows = Array.from({ length: 30_002 }, (_, i) => ({
        ...record,
        [key]: 1_700_000_000 + i,
      }));
      for (const answer of [rows, rows.toReversed()]) {
        const { value, cut } = reads[name].decode(answer, NOW);
        const times: unknown[] = value.map((row) => Reflect.get(row, key));
        expect([cut, times.length]).toEqual([2, 30_000]);
        expect(times).toContain(1_700_030_001);
        expect(times).not.toContain(1_700_000_001);
      }
    },
  );

  it("keep the newest of too many reviews, at either end", () => {
    const reviews = Array.from({ length: 6_000 }, (_, i) => ({
      user_id: ID,
      message_id: String(BigInt(ID) + BigInt(i)),
      approved: true,
      feedback: "Good",
    }));
    for (const answer of [reviews, reviews.toReversed()]) {
      const { value } = reads.feedback.decode(answer);
      expect(value).toHaveLength(1_000);
      expect(value[0]?.message_id).toBe(String(BigInt(ID) + 5_999n));
      expect(value.at(-1)?.message_id).toBe(String(BigInt(ID) + 5_000n));
    }
  });

  it.each(LISTS)("%s keeps at most as many records", (name) => {
    const { length } = reads[name].decode(copies(120_000, recordOf(name)), NOW).value;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(110_000);
  });

  describe("a long history", () => {
    const HALF_HOUR = 1_800_000;
    const recordAt = (time: number, guilds: number) => {
      const timestamp = new Date(time).toISOString();
      return { timestamp, guilds, users: guilds * 100, ping: 40 };
    };
    /** Shards are missing for two hours every tenth day, at its end too. */
    const grown = (i: number) => 400_000 + i * 7 - ((i + 3) % 480 < 4 ? 20_000 : 0);
    const long = Array.from({ length: 60_000 }, (_, i) =>
      recordAt(NOW - (59_999 - i) * HALF_HOUR, grown(i)),
    );

    const minutes = Array.from({ length: 60_000 }, (_, i) =>
      recordAt(NOW - (59_999 - i) * 60_000, 1_000 + i),
    );

    it.each([
      ["half an hour", long, 7_000],
      ["minute", minutes, 6_000],
    ])(
      "with a record every %s is thinned out so that every chart stays the same",
      (_, all, most) => {
        const { value, dropped } = reads.history.decode(all, NOW);
        expect(value.length).toBeLessThan(most);
        expect(dropped).toBe(0);
        for (const range of ["24h", "7d", "30d", "all"] as const) {
          expect(pointsOf(value, range, NOW), range).toEqual(pointsOf(all, range, NOW));
        }
      },
    );

    it("in any order keeps the same records", () => {
      const shuffled = long.map((_, i) => long[(i * 7_919) % long.length]);
      const times = (list: typeof long) => new Set(list.map(({ timestamp }) => timestamp));
      const [some, others] = [long, shuffled].map((list) => reads.history.decode(list, NOW).value);
      expect(times(others as typeof long)).toEqual(times(some as typeof long));
    });

    it("keeps the newest of too many records, at either end", () => {
      const minutes = Array.from({ length: 150_000 }, (_, i) =>
        recordAt(NOW - (149_999 - i) * 60_000, 1_000 + i),
      );
      for (const answer of [minutes, minutes.toReversed()]) {
        const { value, cut } = reads.history.decode(answer, NOW);
        expect(cut).toBe(40_000);
        expect(value.length).toBeLessThan(12_000);
        expect(Math.max(...value.map(({ guilds }) => guilds))).toBe(150_999);
      }
    });

    it("of usual length stays whole", () => {
      const usual = long.slice(0, 20_000);
      expect(reads.history.decode(usual, NOW).value).toEqual(usual);
    });
  });

  it("a shard with an absurd number is none", () => {
    const shard = (shard_id: number) => ({ shard_id, is_ready: true });
    const ids = [2 ** 31, 2 ** 53, 1e308, 2_048, 0.5, -1, 0];
    const { value } = reads.shards.decode(ids.map(shard), NOW);
    expect(health(value, 0)).toEqual({ ready: 1, total: 1, allReady: true, silent: 0 });
    const last = reads.shards.decode([shard(2_047)], NOW).value;
    expect(cellsOf(last, 0).length).toBeLessThanOrEqual(65);
  });

  it("a command has fifty aliases at most, and notation that fits its card", () => {
    const [command] = reads.commands.decode([
      {
        name: "work",
        category: "economy",
        aliases: Array.from({ length: 10_000 }, (_, i) => `a${i}`),
        arguments: "<a>".repeat(100_000),
        permissions: Array.from({ length: 10_000 }, () => "ban"),
      },
    ]).value;
    expect(command?.aliases).toHaveLength(50);
    expect([command?.arguments.length, command?.permissions.length]).toEqual([300, 300]);
  });

  it("the codes of all templates together fit one page", () => {
    const template = {
      id: 1,
      name: "Ban",
      image: null,
      embed: `{embed}$v{title: ${"x".repeat(980)}}`,
    };
    const { value, dropped } = reads.templates.decode(copies(500, template));
    expect(value.length).toBeGreaterThan(50);
    expect(value.reduce((sum, { embed }) => sum + embed.length, 0)).toBeLessThanOrEqual(256_000);
    expect(value.length + dropped).toBe(500);
  });

  it.each([
    ["as much code as the builder reads", [MAX_CODE_LENGTH, MAX_CODE_LENGTH + 1], ["0"]],
    [
      "a place behind one for which there is none",
      [...Array(4).fill(60_000), 20_000, 9],
      "01235".split(""),
    ],
  ])("a template has %s", (_, lengths, kept) => {
    const templates = lengths.map((length: number, id: number) => ({
      id,
      name: "Ban",
      image: null,
      embed: "{".repeat(length),
    }));
    const { value, dropped } = reads.templates.decode(templates);
    expect(value.map(({ id }) => id)).toEqual(kept);
    expect(dropped).toBe(lengths.length - kept.length);
  });

  it("reviews of many words are left out from the oldest", () => {
    const reviews = Array.from({ length: 1_000 }, (_, i) => ({
      user_id: ID,
      message_id: String(BigInt(ID) + BigInt(i)),
      approved: true,
      feedback: "x".repeat(1_000),
    }));
    const { value } = reads.feedback.decode(reviews);
    expect(value).toHaveLength(400);
    expect(value.at(-1)?.message_id).toBe(String(BigInt(ID) + 600n));
  });

  it("only the first fifty of thousands of links are read", () => {
    const keys = Array.from({ length: 5_000 }, (_, i) => [`key-${i}`, "https://a.b"]);
    const socials = { github: "https://github.com/haven", ...Object.fromEntries(keys) };
    const late = { ...Object.fromEntries(keys), github: "https://github.com/haven" };
    const team = [socials, late, JSON.stringify(socials)].map((links, i) => ({
      user_id: String(BigInt(ID) + BigInt(i)),
      rank: "Manager",
      socials: links,
    }));
    const { value: members } = reads.team.decode(team);
    const github = { github: "https://github.com/haven" };
    expect(members.map((member) => member.socials)).toEqual([github, {}, {}]);
  });

  it.each(READ_NAMES)("%s has no text of megabytes and no number beyond counting", (name) => {
    const long = variants(recordOf(name), (leaf) =>
      typeof leaf === "string" ? `${leaf}${"x".repeat(2_000_000)}` : undefined,
    );
    const absurd = [1e308, -1e308, 1e21, Infinity, "9".repeat(400)].flatMap((number) =>
      variants(recordOf(name), (leaf) => (typeof leaf === "number" ? number : undefined)),
    );
    const leaves = [...long, ...absurd].flatMap((record) =>
      leavesOf(reads[name].decode(answerOf(name, record), NOW).value),
    );
    const texts = leaves.filter((leaf) => typeof leaf === "string");
    const numbers = leaves.filter((leaf) => typeof leaf === "number");
    expect(Math.max(0, ...texts.map((text) => text.length))).toBeLessThanOrEqual(8_192);
    expect(Math.max(0, ...numbers.map((number) => Math.abs(number)))).toBeLessThanOrEqual(1e15);
  });
});

describe("T55: texts that no page can show", () => {
  const HOSTILE = "\0\u0001\b\v\f\u001b\u007f\u0085\u009f\ud800\udfff\r\ud83d";
  const STRICT = new Set<ReadName>(["history", "shards", "avatars", "avatarsOf"]);
  const BARRED = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

  it.each(READ_NAMES)("are cleaned in every field of %s", (name) => {
    const changes: ((text: string) => string)[] = [
      (text) => HOSTILE + text,
      (text) => text + HOSTILE,
      (text) => `${text.slice(0, 1)}${HOSTILE}${text.slice(1)}`,
      // Cut in the middle of a pair.
      (text) => `${text}${"x".repeat(297)}${"🌊".repeat(5_000)}`,
      (text) => `${text}${"🌊".repeat(5_000)}`,
    ];
    let kept = 0;
    for (const change of changes) {
      const records = variants(recordOf(name), (leaf) =>
        typeof leaf === "string" ? change(leaf) : undefined,
      );
      for (const record of records) {
        const once = reads[name].decode(answerOf(name, record), NOW).value;
        const texts = leavesOf(once).filter((leaf) => typeof leaf === "string");
        for (const text of texts) expect(text).not.toMatch(BARRED);
        // The browser decodes the worker's output again.
        expect(reads[name].decode(once).value).toEqual(once);
        kept += texts.length;
      }
    }
    // A record of nothing but ids, times and file names is dropped.
    if (!STRICT.has(name)) expect(kept).toBeGreaterThan(0);
  });

  it("lose nothing else", () => {
    const text = "Zeile 1\n\tZeile 2 🌊 \u200d \u2028 שלום";
    const [review] = reads.feedback.decode([
      { user_id: ID, message_id: ID, approved: true, feedback: text.replace("\n", "\r\n") },
    ]).value;
    expect(review?.feedback).toBe(text);
  });
});

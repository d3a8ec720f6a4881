import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { webAddress } from "../../../app/contract/address.ts";
import { isDigits } from "../../../app/contract/digits.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { historyTime } from "../../../app/contract/history-time.ts";
import { LISTS } from "../../../app/contract/lists.ts";
import { avatarRecord } from "../../../app/contract/person.ts";
import { sanctionRows } from "../../../app/contract/sanction.ts";
import * as staff from "../../../app/contract/staff.ts";
import { historyRecord } from "../../../app/contract/status.ts";

const ID = "234567890123456789";
const LATER_ID = "334567890123456789";

describe("ids", () => {
  it.each([ID, "12345678901234567", "18446744073709551615"])("%s is an id", (id) => {
    expect(isDigits(id)).toBe(true);
  });

  it.each([
    "",
    "1",
    "1234567890123456",
    "123456789012345678901",
    "18446744073709551616",
    "..%2fteam",
    `${ID}?x`,
    `${ID}\n`,
    "１２３４５６７８９０１２３４５６７８",
    "@evil",
    "-23456789012345678",
  ])("%j is no id", (id) => expect(isDigits(id)).toBe(false));
});

describe("addresses", () => {
  it.each([
    ["https://example.org/a b", "https://example.org/a%20b"],
    ["http://example.org", "http://example.org/"],
    ["javascript:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["data:text/html,x", null],
    ["vbscript:x", null],
    ["//example.org", null],
    ["example.org", null],
    [7, null],
    [null, null],
  ])("the address %j becomes %j", (raw, address) => expect(webAddress(raw)).toBe(address));
});

describe("commands", () => {
  it("tolerate null, missing and extra fields and are sorted by name", () => {
    const { value, dropped } = reads.commands.decode([
      { name: "work", category: "economy", description: null, aliases: null, cost: 3 },
      {
        name: " ban ",
        category: "moderation",
        permissions: ["ban_members", "kick"],
        aliases: ["b", "", 7],
      },
    ]);
    expect(dropped).toBe(0);
    expect(value).toEqual([
      {
        name: "ban",
        description: "",
        category: "moderation",
        permissions: "ban_members, kick",
        aliases: ["b"],
        arguments: "",
      },
      {
        name: "work",
        description: "",
        category: "economy",
        permissions: "",
        aliases: [],
        arguments: "",
      },
    ]);
  });

  it("lose odd fields, and have no category without a cog", () => {
    const odd = { description: ["a"], permissions: ["ban", 7, null, "kick"], arguments: {} };
    const { value, dropped } = reads.commands.decode([
      { name: "a", category: null, ...odd },
      { name: "b", ...odd, description: {}, permissions: { ban: true }, arguments: ["<m>", 7] },
      { name: "c", category: " ", permissions: 8, aliases: { d: true } },
    ]);
    const empty = { description: "", category: "", permissions: "", aliases: [], arguments: "" };
    expect(value).toEqual([
      { ...empty, name: "a", permissions: "ban, kick" },
      { ...empty, name: "b" },
      { ...empty, name: "c", permissions: "8" },
    ]);
    expect(dropped).toBe(0);
    expect(reads.staffCommands.decode(value).value).toEqual([]);
  });

  it("may have their aliases in one text and their arguments in a list", () => {
    const command = { name: "ban", aliases: "b, c,, d ", arguments: ["<member>", "[reason]"] };
    const { value } = reads.commands.decode([command]);
    expect(value).toMatchObject([{ aliases: ["b", "c", "d"], arguments: "<member> [reason]" }]);
  });

  it("may have lists as the JSON text that a database keeps", () => {
    const lists = { aliases: '["b", "c"]', permissions: '["ban members","kick members"]' };
    const { value } = reads.commands.decode([
      { name: "a", ...lists, arguments: '["<member>", "[reason]"]' },
      { name: "b", aliases: "[x", arguments: "[reason]" },
    ]);
    expect(value).toMatchObject([
      {
        aliases: ["b", "c"],
        permissions: "ban members, kick members",
        arguments: "<member> [reason]",
      },
      { aliases: ["[x"], arguments: "[reason]" },
    ]);
  });

  it("T17: with a category that is no text are hidden, because they may be the team's", () => {
    const commands = [["developer"], { name: "developer" }, 7].map((category) => ({
      name: "eval",
      category,
    }));
    const hidden = { value: [], dropped: commands.length };
    expect(reads.commands.decode(commands)).toMatchObject(hidden);
  });

  it("T17: of staff categories, in any letter case, are only in the staff list", () => {
    const all = ["Supporter", "MODERATOR", "manager", " developer", "jishaku", "moderation"].map(
      (category, i) => ({ name: `c${i}`, category }),
    );
    expect(reads.commands.decode(all).value.map((item) => item.category)).toEqual(["moderation"]);
    expect(reads.staffCommands.decode(all).value).toHaveLength(5);
  });
});

describe("team members", () => {
  function socialsOf(socials: unknown) {
    return reads.team.decode([{ user_id: ID, rank: "Manager", socials }]).value[0]?.socials;
  }

  it("may send socials as an object or as its text", () => {
    const links = { github: "https://github.com/x", Twitter: "https://twitter.com/x" };
    const expected = { github: "https://github.com/x", twitter: "https://twitter.com/x" };
    expect(socialsOf(links)).toEqual(expected);
    expect(socialsOf(JSON.stringify(links))).toEqual(expected);
  });

  it("T21: lose unsafe and unknown links, and stay in the list with broken socials", () => {
    expect(socialsOf({ custom: "javascript:alert(1)", myspace: "https://a.b" })).toEqual({});
    expect(socialsOf('{"custom":"javascript:x","__proto__":{"a":1}}')).toEqual({});
    for (const broken of ["{", null, undefined, 7, [], "[]"]) expect(socialsOf(broken)).toEqual({});
    expect(Object.hasOwn(Object.prototype, "a")).toBe(false);
  });

  it("T9: count only with an id that is text", () => {
    const { value, dropped } = reads.team.decode([
      { user_id: 234567890123456789, rank: "Developer" },
      { user_id: null, rank: "Developer" },
      { user_id: ID, rank: null },
    ]);
    expect(value).toMatchObject([{ user_id: ID, rank: "other" }]);
    expect(dropped).toBe(2);
  });

  it("must be a list", () => {
    for (const answer of [{}, null, "x", { error: "no" }]) {
      expect(() => reads.team.decode(answer)).toThrow("Invalid team data format");
    }
  });
});

describe("shards", () => {
  it("F10: are sorted and unique, and count as down without a state", () => {
    const { value, dropped } = reads.shards.decode([
      { shard_id: 2, latency: null, uptime: -5, is_ready: null },
      {
        shard_id: "1",
        server_count: "10",
        member_count: 20,
        latency: 33.4,
        uptime: 9,
        is_ready: true,
      },
      { shard_id: 3, latency: -1 },
      { shard_id: 4, is_ready: "starting" },
      { shard_id: null },
      "shard",
      null,
    ]);
    const down = {
      server_count: 0,
      member_count: 0,
      latency: null,
      uptime: null,
      is_ready: false,
    };
    expect(value).toEqual([
      { shard_id: 1, server_count: 10, member_count: 20, latency: 33.4, uptime: 9, is_ready: true },
      { ...down, shard_id: 2 },
      { ...down, shard_id: 3 },
    ]);
    expect(dropped).toBe(4);
  });

  it("count as the worse of two records, whatever their order", () => {
    const up = { shard_id: 0, server_count: 5, member_count: 9, latency: 20, uptime: 50 };
    const ready = { ...up, is_ready: true };
    const pairs: [worse: object, better: object][] = [
      [{ ...up, is_ready: false }, ready],
      [{ ...up, uptime: 500, is_ready: false }, ready],
      [{ ...ready, uptime: 3 }, ready],
      [{ ...ready, uptime: null }, ready],
      [{ ...ready, latency: null }, ready],
      [{ ...ready, server_count: 4 }, ready],
    ];
    for (const [worse, better] of pairs) {
      const decoded = reads.shards.decode([worse, better]);
      expect(decoded).toEqual({ value: [worse], dropped: 1 });
      expect(reads.shards.decode([better, worse])).toEqual(decoded);
    }
  });

  it("do not turn a count that is too large into none", () => {
    const shards = [{ shard_id: 0, server_count: 9e15, member_count: "9".repeat(400) }];
    const { value } = reads.shards.decode(shards);
    expect(value).toMatchObject([{ server_count: 1e15, member_count: 1e15 }]);
  });
});

describe("the quick ways of long lists", () => {
  const noon = Date.UTC(2026, 5, 1, 12);
  const values = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom<unknown>(null, undefined, "12", "1e3", "", -1, 1e16, Number.NaN, {}, true),
  );
  const times = fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ noInvalidDate: true }).map((date) => date.getTime() / 1000),
    fc.stringMatching(/^20[12]\d-[01]\d-[0-3]\dT[012]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/),
    fc.constantFrom<unknown>("2026-06-01", "2026-06-01T10:00:00", "2026-06-01T10:00:00+02:00"),
    fc.constantFrom<unknown>("2026-02-31T25:00:00Z", "2010-01-01T00:00:00Z", 1_780_000_000, null),
    fc.constantFrom<unknown>(
      "2026-06-01\0",
      "\ud800",
      "x".repeat(65),
      "Mon, 01 Jun 2026 10:00:00 GMT",
    ),
  );
  const ids = fc.constantFrom<unknown>(
    "1".repeat(17),
    "9".repeat(20),
    "1".repeat(20),
    "1",
    12,
    null,
  );
  const files = fc.constantFrom<unknown>("a_1.png", "../a", ".png", "a".repeat(129), "", 5, null);

  /** Some of the fields: a bot may leave any out. */
  function recordOf(fields: Record<string, fc.Arbitrary<unknown>>) {
    return fc.record(fields, { requiredKeys: [] });
  }

  it("T54: take a history record as its schema does", () => {
    const fields = { timestamp: times, guilds: values, users: values, ping: values };
    fc.assert(
      fc.property(fc.oneof(recordOf(fields), fc.constantFrom(null, 1, "x", [])), (record) => {
        const { output, success } = v.safeParse(historyRecord, record);
        const isKept = success && historyTime(output.timestamp) <= noon + 5 * 60_000;
        expect(reads.history.decode([record], noon).value).toEqual(isKept ? [output] : []);
      }),
      { numRuns: 5_000 },
    );
    const record = { timestamp: "2026-06-01T11:59:59.123Z", guilds: 1, users: 2, ping: 3 };
    expect(reads.history.decode([record], noon).value).toEqual([record]);
  });

  it("T54: take a picture as its schema does", () => {
    const fields = { user_id: ids, avatar: files, timestamp: fc.oneof(values, times) };
    fc.assert(
      fc.property(recordOf(fields), (record) => {
        const { output, success } = v.safeParse(avatarRecord, record);
        const isKept = success && output.timestamp * 1000 <= noon + 5 * 60_000;
        expect(reads.avatars.decode([record], noon).value).toEqual(isKept ? [output] : []);
      }),
      { numRuns: 5_000 },
    );
  });

  it("T54: take a row of the activity as its schema does", () => {
    const days = fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc.stringMatching(/^20[12]\d-[01]\d-[0-3]\d$/),
      fc.constantFrom<unknown>("2026-06-01", "2026-06-02", "2014-12-31", "2015-01-01"),
      fc.constantFrom<unknown>(
        "2026-02-31",
        "2026-13-01",
        "2026-00-10",
        "9999-12-31",
        " 2026-01-01",
      ),
      times,
    );
    const counts = fc.oneof(values, fc.constantFrom<unknown>(0, -0, 1, 1e15, 1e15 + 1, "7", -3));
    const fields = { user_id: ids, message_date: days, total_messages: counts };
    fc.assert(
      fc.property(recordOf(fields), fc.constantFrom(noon, Infinity), (record, now) => {
        const { output, success } = v.safeParse(staff.activityRow, record);
        const isKept = success && Date.parse(output.message_date) <= now + 5 * 60_000;
        expect(reads.activity.decode([record], now).value).toEqual(isKept ? [output] : []);
      }),
      { numRuns: 5_000 },
    );
  });

  const ROWS = LISTS.map(({ id, read }) => [read, sanctionRows[id]] as const);

  it.each(ROWS)("T54: take a record of %s as its schema does", (name, schema) => {
    const lines = fc.oneof(
      fc.constantFrom<unknown>(
        "spam",
        "",
        "a\nb",
        "\u0007",
        "\ud800",
        "🦦",
        "x".repeat(1_001),
        5,
        null,
      ),
      fc.string({ unit: "binary" }),
    );
    const numbers = fc.oneof(
      values,
      fc.constantFrom<unknown>(1e11, 1e12, 1e15, 1e16, -1, 0.5, "7"),
    );
    const fieldOf = (field: string) =>
      field.endsWith("_id") && field !== "moderator_id"
        ? fc.oneof(ids, fc.constantFrom("1".repeat(20), "9".repeat(20)))
        : field === "duration" || field === "timestamp"
          ? numbers
          : lines;
    const fields = Object.fromEntries(
      [...Object.keys(schema.entries), "note"].map((field) => [field, fieldOf(field)]),
    );
    fc.assert(
      fc.property(recordOf(fields), (record) => {
        const { output, success } = v.safeParse(schema, record);
        expect(reads[name].decode([record]).value).toEqual(success ? [output] : []);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(ROWS)("leave a usual record of %s unchanged", (name, schema) => {
    const usual = { duration: 0, timestamp: 1.6e9, user_id: ID, guild_id: ID };
    const record = Object.fromEntries(
      Object.keys(schema.entries).map((field) => [field, Reflect.get(usual, field) ?? "ä – spam"]),
    );
    const decode = (one: unknown) => reads[name].decode([one]).value[0];
    expect(decode(record)).toBe(record);
    // Unknown fields go no further.
    expect(decode({ ...record, note: "private" })).toEqual(record);
  });

  it("sort pictures newest first whatever their times, and lose none", () => {
    const time = fc.oneof(
      fc.integer({ min: 1_420_070_400, max: 1_420_070_405 }),
      fc.double({ min: 1_420_070_400, max: 1e12, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(time, fc.constantFrom("a", "b", "c"))), (rows) => {
        const id = "1".repeat(17);
        const records = rows.map(([timestamp, avatar]) => ({ user_id: id, avatar, timestamp }));
        const byHand = records.toSorted(
          (a, b) =>
            b.timestamp - a.timestamp || (a.avatar < b.avatar ? -1 : Number(a.avatar > b.avatar)),
        );
        expect(reads.avatars.decode(records).value).toEqual(byHand);
      }),
    );
  });
});

describe("true and false", () => {
  const isReady = (is_ready: unknown) =>
    reads.shards.decode([{ shard_id: 0, is_ready }]).value[0]?.is_ready;

  it.each([true, 1, "1", "true", "t", "True"])("%j is true", (value) =>
    expect(isReady(value)).toBe(true),
  );

  it.each([false, 0, "0", "false", "f", "False", null, undefined])("%j is false", (value) =>
    expect(isReady(value)).toBe(false),
  );

  it.each([2, "yes", "", "online", {}, []])("%j is neither, and its record is dropped", (value) =>
    expect(isReady(value)).toBeUndefined(),
  );
});

describe("times of records", () => {
  const noon = Date.UTC(2026, 5, 1, 12);
  const forms = [noon / 1000, noon, String(noon), "2026-06-01T14:00:00+02:00", "2026-06-01 12:00"];

  it.each(forms)("%j is the same time in every read", (time) => {
    const avatars = [{ user_id: ID, avatar: "a.png", timestamp: time }];
    const bans = [{ user_id: ID, duration: 0, timestamp: time }];
    const logs = [{ user_id: ID, amount: 1, created: time }];
    const activity = [{ user_id: ID, message_date: time, total_messages: 1 }];
    expect(reads.avatars.decode(avatars).value[0]?.timestamp).toBe(noon / 1000);
    expect(reads.userBans.decode(bans).value[0]?.timestamp).toBe(noon / 1000);
    expect(reads.economyLogs.decode(logs).value[0]?.created).toBe(noon / 1000);
    expect(reads.activity.decode(activity).value[0]?.message_date).toBe("2026-06-01");
  });

  it.each(["soon", "", -5, null, {}, "9".repeat(65)])("%j is no time", (timestamp) => {
    const decoded = reads.userBans.decode([{ user_id: ID, duration: 0, timestamp }]);
    expect(decoded).toMatchObject({ value: [], dropped: 1 });
  });
});

describe("history times", () => {
  const noon = Date.UTC(2026, 5, 1, 12);
  it.each([
    [noon, noon],
    [noon / 1000, noon],
    [String(noon / 1000), noon],
    ["2026-06-01T12:00:00Z", noon],
    ["2026-06-01T14:00:00+02:00", noon],
    ["2026-06-01T12:00:00", noon],
    ["2026-06-01 12:00:00.000", noon],
    ["2026-06-01 12:00:00+00", noon],
    ["2026-06-01 07:00:00.123456-05", noon + 123],
    ["2026-06-01T17:30:00+0530", noon],
    ["2026-06-01 12:00:00+00:00", noon],
    ["2026-06-01T12:00:00z", noon],
    ["2026-06-01 12:00:00 UTC", noon],
    ["Mon, 01 Jun 2026 12:00:00 GMT", noon],
    ["Mon, 01 Jun 2026 14:00:00 +0200", noon],
    ["2026-06-01", Date.UTC(2026, 5, 1)],
  ])("%j is read as UTC", (timestamp, expected) => expect(historyTime(timestamp)).toBe(expected));
});

describe("feedback", () => {
  it("T17: leaves the worker only when approved, newest first by message id", () => {
    const entry = (message_id: string, approved: unknown) => ({
      user_id: ID,
      message_id,
      approved,
      feedback: "Good",
    });
    const { value } = reads.feedback.decode([
      entry(ID, true),
      entry("9999999999999999999", false),
      entry("234567890123456790", "yes"),
      entry("234567890123456791", 0),
      entry(LATER_ID, true),
    ]);
    expect(value.map((item) => item.message_id)).toEqual([LATER_ID, ID]);
  });

  it("stays when a bot numbers it itself, sorted as numbers", () => {
    const written = [
      "9",
      "007",
      ID,
      "10",
      "99999999999999999999",
      "1".repeat(21),
      "",
      "1a",
      5,
      0.5,
    ];
    const { value, dropped } = reads.feedback.decode(
      written.map((message_id) => ({ user_id: ID, message_id, approved: true, feedback: "Good" })),
    );
    expect(value.map((item) => item.message_id)).toEqual([
      "99999999999999999999",
      ID,
      "10",
      "9",
      "007",
      "5",
    ]);
    expect(dropped).toBe(4);
  });
});

describe("every decoder", () => {
  const rows = Object.entries(reads);

  it.each(rows)("%s throws only shape errors and drops unknown fields", (_, row) => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        try {
          expect(JSON.stringify(row.decode([answer]).value)).not.toContain("__secret");
        } catch (error) {
          expect(error).toHaveProperty("name", "ShapeError");
        }
      }),
    );
  });
});

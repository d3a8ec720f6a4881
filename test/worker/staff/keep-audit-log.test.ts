import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AuditFilter } from "../../../app/contract/audit-log.ts";
import { watchDatabase } from "../../support/database.ts";
import {
  createAuditLog,
  createPageAudit,
  deleteOldLines,
} from "../../../worker/staff/keep-audit-log.ts";
import type { AuditEntry } from "../../../worker/context/services.ts";

const MEMBER = "175928847299117063";
const OTHER = "175928847299117064";
const ID = "375928847299117065";
const SECRETS: [string, ...string[]] = ["the-first-secret-of-thirty-two-bytes-and-more"];
const ROTATED: [string, ...string[]] = ["a-newer-secret-of-thirty-two-bytes-and-more", ...SECRETS];
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const ANY: AuditFilter = { person: null, kind: null, day: null, id: null, mark: null };
const FIRST = { offset: 0, limit: 50 };

let time = NOW;
const pending: Promise<unknown>[] = [];
const logs: [event: string, fields: object | undefined][] = [];

function auditLogWith(secrets = SECRETS, db = env.DB) {
  return createAuditLog({
    config: { db, sessionSecrets: secrets },
    now: () => time,
    log: (event, fields) => void logs.push([event, fields]),
    waitUntil: (work) => void pending.push(work),
  });
}

async function record(entries: AuditEntry[], person = MEMBER, secrets = SECRETS) {
  auditLogWith(secrets).record(person, entries);
  await Promise.all(pending.splice(0));
}

async function read(filter: Partial<AuditFilter> = {}, secrets = SECRETS, slice = FIRST) {
  return auditLogWith(secrets).read({ ...ANY, ...filter }, slice);
}

beforeEach(async () => {
  time = NOW;
  await env.DB.exec("DELETE FROM trail");
});

afterEach(() => {
  logs.length = 0;
});

const lookup: AuditEntry = { kind: "lookup", id: ID, rows: 7 };
const bans: AuditEntry = { kind: "userBans", id: null, rows: 3000 };
const exported: AuditEntry = { kind: "export", id: ID, rows: 1, list: "lookup" };

describe("the audit log", () => {
  test("T62: names the list of an export, and finds it by the ID it was filtered by", async () => {
    const all = { kind: "export", list: "serverCogBans" } as const;
    await record([{ ...all, id: ID, rows: 3 }]);
    // The next export: six reads, then its report.
    for (let each = 0; each < 6; each += 1) await record([{ ...all, id: null, rows: null }]);
    expect((await read({})).found).toBe(2);
    await record([{ ...all, id: ID, rows: 5 }]);
    const { lines } = await read({ id: ID });
    const line = { kind: "export", list: "serverCogBans", times: 1 };
    expect(lines).toMatchObject([
      { ...line, rows: 5 },
      { ...line, rows: 3 },
    ]);
    // A report about somebody else leaves the line of whom the reads were about.
    await record([{ ...all, id: ID, rows: null }]);
    await record([{ ...all, id: OTHER, rows: 0 }]);
    expect((await read({ id: ID })).found).toBe(3);
  });

  test("T62: stores who, what, when and the number of rows, and an ID only as an HMAC", async () => {
    await record([lookup, { ...bans, rows: null }]);
    const { lines, found } = await read();
    expect(found).toBe(2);
    expect(lines).toEqual([
      {
        at: NOW / 1000,
        person: MEMBER,
        kind: "userBans",
        mark: null,
        rows: null,
        list: null,
        times: 1,
      },
      {
        at: NOW / 1000,
        person: MEMBER,
        kind: "lookup",
        mark: expect.stringMatching(/^[0-9a-f]{12}$/),
        rows: 7,
        list: null,
        times: 1,
      },
    ]);
    const { results } = await env.DB.prepare("SELECT * FROM trail").all();
    expect(JSON.stringify(results)).not.toContain(ID);
  });

  test("finds an ID also after the secret was changed, and not by a removed secret", async () => {
    await record([lookup]);
    await record([lookup, { ...lookup, id: OTHER }], MEMBER, ROTATED);
    expect((await read({ id: ID }, ROTATED)).found).toBe(2);
    expect((await read({ id: ID }, SECRETS)).found).toBe(1);
    expect((await read({ id: ID }, ["another-secret-of-thirty-two-bytes-and-more"])).found).toBe(0);
  });

  test("counts looks alike within a quarter of an hour and a day in one line", async () => {
    time = Date.UTC(2026, 10, 22, 23, 40);
    const at = time / 1000;
    await record([lookup, lookup, { ...lookup, id: OTHER }, exported, exported]);
    await record([lookup], OTHER);
    time += 14 * 60_000;
    await record([
      { ...lookup, rows: 9 },
      { ...lookup, rows: null },
    ]);
    time += 7 * 60_000;
    await record([lookup]);
    const { lines } = await read({ id: ID });
    expect(
      lines.map((line) => [line.at - at, line.person, line.kind, line.rows, line.times]),
    ).toEqual([
      [1260, MEMBER, "lookup", 7, 1],
      [840, MEMBER, "lookup", null, 1],
      [0, OTHER, "lookup", 7, 1],
      [0, MEMBER, "export", 1, 1],
      [0, MEMBER, "export", 1, 1],
      [0, MEMBER, "lookup", 9, 3],
    ]);
    const mark = lines[0]?.mark ?? "";
    expect((await read({ mark })).lines).toEqual(lines);
  });

  test("is filtered by person, kind and day, and paged, the newest first", async () => {
    await record([lookup, bans]);
    time = NOW + DAY;
    await record([bans], OTHER);
    const day = Date.UTC(2026, 10, 22) / 1000;
    const found = async (filter: Partial<AuditFilter>) => (await read(filter)).found;
    expect(await found({ person: OTHER })).toBe(1);
    expect(await found({ kind: "userBans" })).toBe(2);
    expect(await found({ day })).toBe(1);
    expect(await found({ day: day + 86_400 })).toBe(0);
    expect(await found({ person: MEMBER, kind: "lookup", id: ID })).toBe(1);
    expect((await read({ kind: "lookup", person: OTHER })).people).toEqual([MEMBER, OTHER]);
    const second = await read({}, SECRETS, { offset: 1, limit: 1 });
    expect([second.found, second.lines.map(({ kind }) => kind)]).toEqual([3, ["userBans"]]);
    const past = await read({ kind: "userBans" }, SECRETS, { offset: 100, limit: 1 });
    expect(past.lines.map(({ person }) => person)).toEqual([MEMBER]);
  });

  test.each([{ person: MEMBER }, { id: ID }])(
    "reads only the lines of %j from a long log, besides all lines for its counts",
    async (filter) => {
      await env.DB.prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
          INSERT INTO trail (at, person, kind, rows) SELECT ?1 - i, ?2, 'activity', 1 FROM n`,
      )
        .bind(NOW / 1000, OTHER)
        .run();
      await record(Array.from({ length: 30 }, () => exported));
      const { db, rows } = watchDatabase(env.DB);
      expect((await auditLogWith(SECRETS, db).read({ ...ANY, ...filter }, FIRST)).found).toBe(30);
      // Those of `total`, and of the people to choose from.
      expect(rows() - 2 * 4030).toBeLessThan(200);
    },
  );

  test("deletes lines after 90 days, and none before", async () => {
    await record([lookup]);
    await deleteOldLines({ db: env.DB }, { now: NOW + 90 * DAY });
    expect((await read()).found).toBe(1);
    await deleteOldLines({ db: env.DB }, { now: NOW + 90 * DAY + 1000 });
    expect((await read()).found).toBe(0);
  });

  test("F45: a database that fails loses the lines and writes one line to the log", async () => {
    await env.DB.exec("ALTER TABLE trail RENAME TO gone");
    try {
      await record([lookup, bans]);
    } finally {
      await env.DB.exec("ALTER TABLE gone RENAME TO trail");
    }
    expect(logs.map(([event]) => event)).toEqual(["audit.failed"]);
    expect(logs[0]?.[1]).toMatchObject({ lines: 2 });
    expect(JSON.stringify(logs)).not.toContain(ID);
  });
});

describe("the entries of a page", () => {
  test("are its reads, or the look-ups in their place", () => {
    const recorded: (readonly AuditEntry[])[] = [];
    const open = () => createPageAudit((entries) => void recorded.push(entries));
    const list = open();
    list.add(bans);
    list.flush();
    const page = open();
    page.add(bans);
    page.add({ ...bans, kind: "serverBans" });
    page.recordLookup(ID, 7);
    page.flush();
    const all = open();
    all.add(bans);
    all.add({ ...bans, kind: "serverBans" });
    all.recordAllLists(3420);
    all.flush();
    const look = { kind: "blacklists", id: null, rows: 3420 };
    expect(recorded).toEqual([[bans], [lookup], [look]]);
  });

  test("T62: are also a search of a list for an ID, whose rows came from memory", () => {
    const recorded: (readonly AuditEntry[])[] = [];
    const page = createPageAudit((entries) => void recorded.push(entries));
    page.recordSearch("userBans", ID, 2);
    page.flush();
    expect(recorded).toEqual([[{ kind: "userBans", id: ID, rows: 2 }]]);
  });

  test("are none if everything came from memory", () => {
    const recorded: (readonly AuditEntry[])[] = [];
    const page = createPageAudit((entries) => void recorded.push(entries));
    page.recordLookup(ID, 7);
    page.flush();
    expect(recorded).toEqual([]);
  });
});

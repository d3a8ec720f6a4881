import { automatic, update } from "../incidents/build.ts";
import { describe, expect, it } from "vitest";
import { permissionsIn, rightOf, withServer } from "../../../app/contract/servers.ts";
import type { Shard } from "../../../app/contract/status.ts";
import { uptimeReport } from "../../../app/contract/uptime.ts";
import { supportText } from "../../../app/me/servers/support-text.ts";
import { matchingServers, serversView } from "../../../app/me/servers/view.ts";
import * as v from "valibot";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

/** A server whose id is on that one of four shards. */
const serverOn = (shard: number, name = "Quiet Meadow") => ({
  id: String((BigInt(400_000_000_000 + shard) << 22n) | 7n),
  name,
  owner: false,
  permissions: "32",
  proof: "a-proof",
});

const shard = (id: number, change: Partial<Shard> = {}): Shard => ({
  shard_id: id,
  server_count: 10,
  member_count: 100,
  latency: 40,
  uptime: 90_000,
  is_ready: true,
  ...change,
});

const report = (change: object = {}) =>
  v.parse(uptimeReport, {
    at: NOW,
    days: [],
    shardCount: 4,
    notice: null,
    ...change,
  });

/** An incident of the machine, which lasted ten minutes. */
const outage = (daysAgo: number, missing: number[]) => {
  const start = NOW - daysAgo * DAY;
  const end = start + 600_000;
  const measured = {
    start,
    end,
    worst: [4 - missing.length, 4] as [number, number],
    missing,
    silent: 0,
  };
  return automatic(measured, update("resolved", 0, { at: end, byTeam: false }));
};

const posted = (id: string, shards: number[] | "all", change: object = {}) => ({
  id,
  title: `About ${id}`,
  impact: "minor",
  shards,
  scheduledFor: null,
  scheduledUntil: null,
  recordedAt: null,
  createdAt: NOW - DAY,
  updates: [{ id: 1, status: "investigating", text: "We look.", at: NOW - DAY, byTeam: true }],
  ...change,
});

const view = (
  servers: ReturnType<typeof serverOn>[],
  {
    value = [0, 1, 2, 3].map((id) => shard(id)),
    known = report(),
  }: { value?: Shard[] | null; known?: ReturnType<typeof report> } = {},
) =>
  serversView(
    { person: "100000000000000001", managed: servers, others: 2 },
    { shards: value && { value, asOf: NOW, isOld: false }, report: known },
  );

describe("the servers that somebody manages", () => {
  it("are each on the shard of their id, by the recorded number of shards", () => {
    const shown = view([serverOn(3), serverOn(0), serverOn(3)], { value: [shard(0), shard(3)] });
    expect(shown.servers.map(({ shardId }) => shardId)).toEqual([3, 0, 3]);
    expect(shown.shards.map(({ id, state }) => [id, state])).toEqual([
      [3, "operational"],
      [0, "operational"],
    ]);
  });

  it("call a missing shard silent, at the end of the ids too", () => {
    const shown = view([serverOn(3), serverOn(1)], { value: [shard(0), shard(2)] });
    expect(shown.shards.map(({ id, state }) => [id, state])).toEqual([
      [3, "silent"],
      [1, "silent"],
    ]);
  });

  it("come first where their shard is not well", () => {
    const servers = [serverOn(0, "Amber"), serverOn(2, "Cobalt"), serverOn(1, "Velvet")];
    const value = [shard(0), shard(1, { is_ready: false }), shard(3)];
    expect(view(servers, { value }).servers.map(({ name }) => name)).toEqual([
      "Cobalt",
      "Velvet",
      "Amber",
    ]);
  });

  it("claim no state while the bot does not answer, and no shard while their number is unknown", () => {
    for (const value of [null, []]) {
      const shown = view([serverOn(2)], { value });
      expect(shown.servers[0]?.shardId).toBe(2);
      expect(shown.shards).toMatchObject([{ id: 2, state: "unknown", shard: null }]);
      expect(shown.asOf).toBeNull();
      const lost = view([serverOn(2)], { value, known: report({ shardCount: 0 }) });
      expect(lost.servers[0]?.shardId).toBeNull();
      expect(lost.shards).toEqual([]);
    }
  });

  it("name the incidents of 90 days that touched their shard or all, and those that last or are planned", () => {
    const known = report({
      posted: [
        outage(3, [1]),
        outage(4, [2]),
        outage(80, [1]),
        outage(91, [1]),
        posted("aaaaaaaaaaaa", "all"),
        posted("bbbbbbbbbbbb", [1, 2]),
        posted("cccccccccccc", [3]),
        posted("dddddddddddd", [1], {
          scheduledFor: NOW + DAY,
          scheduledUntil: NOW + DAY + 600_000,
          updates: [{ id: 2, status: "scheduled", text: "Soon.", at: NOW, byTeam: true }],
        }),
      ],
    });
    const [shown] = view([serverOn(1)], { known }).shards;
    expect(
      shown?.incidents.map(({ title, start }) => [title, Math.round((NOW - start) / DAY)]),
    ).toEqual([
      ["About dddddddddddd", -1],
      ["About aaaaaaaaaaaa", 1],
      ["About bbbbbbbbbbbb", 1],
      ["Offline in 25% of servers", 3],
      ["Offline in 25% of servers", 80],
    ]);
    expect(shown?.more).toBe(0);
  });

  it("name the newest five incidents, and how many more there are", () => {
    const known = report({ posted: Array.from({ length: 9 }, (_, i) => outage(i + 1, [1])) });
    const [shown] = view([serverOn(1)], { known }).shards;
    expect(shown?.incidents.map(({ start }) => (NOW - start) / DAY)).toEqual([1, 2, 3, 4, 5]);
    expect(shown?.more).toBe(4);
  });

  it("are found by a part of their name, in any case, or of their id", () => {
    const { servers } = view([serverOn(0, "Amber Choir"), serverOn(1, "Velvet Guild")]);
    const found = (text: string) => matchingServers(servers, text).map(({ name }) => name);
    expect(found("  VELVET ")).toEqual(["Velvet Guild"]);
    expect(found(servers[0]?.id.slice(3) ?? "")).toEqual(["Amber Choir"]);
    expect(found("")).toEqual(["Amber Choir", "Velvet Guild"]);
    expect(found("nothing")).toEqual([]);
  });

  it("are described to the support without the proof", () => {
    const { servers, shards } = view([serverOn(1, "Velvet Guild")]);
    const [server] = servers;
    if (!server) throw new Error("no server");
    expect(supportText(server, shards[0] ?? null, "2026-11-20T12:00:00.000Z")).toBe(
      [
        "Name: Velvet Guild",
        `Server ID: ${server.id}`,
        "Shard: 1, Operational",
        "My permissions: Manage Server (32)",
        "As of 2026-11-20T12:00:00.000Z",
      ].join("\n"),
    );
    expect(supportText(server, null, "")).toBe(
      [
        "Name: Velvet Guild",
        `Server ID: ${server.id}`,
        "Shard: unknown",
        "My permissions: Manage Server (32)",
      ].join("\n"),
    );
  });
});

describe("the rights of somebody in a server", () => {
  it.each([
    [{ owner: true, permissions: "0" }, "owner", "8"],
    [{ owner: false, permissions: "40" }, "administrator", "40"],
    [{ owner: false, permissions: "4503599627370528" }, "manager", "4503599627370528"],
    [{ owner: false, permissions: "4503599627370496" }, null, "4503599627370496"],
  ])("the rights of %j", (rights, right, permissions) => {
    expect(rightOf(rights)).toBe(right);
    expect(permissionsIn(rights)).toBe(permissions);
  });
});

describe("an address with a server chosen", () => {
  it.each([
    ["https://chat.test/oauth2/authorize?client_id=1&scope=bot", "&guild_id=40"],
    ["https://chat.test/api/oauth2/authorize?client_id=1", "&guild_id=40"],
    ["https://chat.test/oauth2/authorize?client_id=1&guild_id=40", ""],
    ["https://haven.test/add", ""],
    ["https://chat.test/oauth2/authorized?client_id=1", ""],
    ["no address", ""],
  ])("%s", (address, added) => {
    expect(withServer(address, "40")).toBe(address + added);
  });
});

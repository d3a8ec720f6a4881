import { describe, expect, it } from "vitest";
import { pageAddressOf, VIEW_PARAMETERS } from "../../../worker/pages/address.ts";

const keyOf = (path: string) => pageAddressOf(new URL(`https://haven.test${path}`))?.key ?? null;

describe("the address of a cached page", () => {
  it.each([
    ["/", "/"],
    ["/commands", "/commands"],
    ["/commands/music", "/commands/music"],
    ["/features/automod", "/features/automod"],
    ["/terms", "/terms"],
    ["/_.data", "/_.data"],
    ["/team.data", "/team.data"],
    ["/team.data?_routes=routes%2Fteam", "/team.data?_routes=routes%2Fteam"],
    ["/status?range=7d", "/status?range=7d"],
    ["/templates?category=Ban", "/templates?category=Ban"],
    ["/templates/1?x=1", "/templates/1"],
    [
      "/templates/1.data?_routes=routes%2Ftemplates.template",
      "/templates/1.data?_routes=routes%2Ftemplates.template",
    ],
    ["/status?range=7d&x=1", "/status?range=7d"],
    ["/status/history?page=2", "/status/history?page=2"],
    ["/terms?utm_source=chat&__proto__=1", "/terms"],
    ["/?", "/"],
  ])("%s is cached as %s", (path, key) => expect(keyOf(path)).toBe(key));

  it.each([
    ..."/Terms /terms/ //terms /%74erms /terms;x /TERMS.data /terms%00 /nope".split(" "),
    ..."/avatars /avatars?page=2 /avatars/234567890123456789 /avatars.data".split(" "),
    ..."/staff /staff/overview /staff/overview.data /staff.data /STAFF/overview".split(" "),
    ..."/commands/nonsense /commands/Music /commands/staff".split(" "),
    ..."/commands?q=ban /status?server=1 /?returnTo=%2Fstaff /contact?subject=x".split(" "),
    ..."/status?range=24H /status?range=7d&range=7d /status?range=24h%00 /terms?c=ban".split(" "),
    ..."/status/history?page=0 /status/history?page=1 /status/history?page=x /status?page=2".split(
      " ",
    ),
    ..."/templates?category=Nope /templates?q=ban /templates/a%20b /templates/1/2 /team?category=Ban".split(
      " ",
    ),
    ..."/terms?range=7d /team.data?_routes=root /team?_routes=routes%2Fteam".split(" "),
  ])("%s is rendered each time", (path) => expect(keyOf(path)).toBeNull());

  it("T60: a permission lens in an address is the same page for everybody", () => {
    expect(keyOf("/commands?p=8")).toBe("/commands");
    expect(keyOf(`/commands/music?p=${"9".repeat(2000)}`)).toBe("/commands/music");
    expect(keyOf("/commands?c=ban&p=8")).toBe("/commands?c=ban");
  });

  it("checks that a command exists before its link is cached", () => {
    expect(pageAddressOf(new URL("https://haven.test/commands?c=ban"))).toEqual({
      key: "/commands?c=ban",
      command: "ban",
      hasIncidents: false,
      isOneOfMany: true,
    });
  });

  it("T14: caches pages of incidents for seconds, and of templates within the limit of one client", () => {
    for (const [key, hasIncidents] of [
      ["/status/incidents/k3q9z7m2p4rt", true],
      ["/status/history?page=3", true],
      ["/status/incidents/incident-1795257300.data", true],
      ["/templates/1", false],
      ["/templates/jail_Card-2.data", false],
    ])
      expect(pageAddressOf(new URL(`https://haven.test${key}`))).toEqual({
        key,
        hasIncidents,
        command: null,
        isOneOfMany: true,
      });
    for (const path of [
      "/status/incidents/A",
      "/status/incidents/a/b",
      "/templates/1?category=Ban",
    ])
      expect(keyOf(path)).toBeNull();
  });
});

describe("the query parameters that pages read", () => {
  it("are all known here, so that none is dropped as one without effect", () => {
    const sources = import.meta.glob<string>("../../../app/**/*.{ts,tsx}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const visible = Object.entries(sources)
      .filter(([path]) => !/\/app\/(staff|incidents\/staff|routes\/staff)\//.test(path))
      .map(([, text]) => text)
      .join("\n");
    const calls = /(?:query|params|searchParams|URLSearchParams\([^)]*\))\.get\("(\w+)"\)/gi;
    const read = Array.from(visible.matchAll(calls), ([, name = ""]) => name);
    expect(read.length).toBeGreaterThan(8);
    // An arrival's own note, a command to play and the permission lens are read after hydration.
    const late = new Set(["signin", "p", "try"]);
    expect(read.filter((name) => !VIEW_PARAMETERS.has(name) && !late.has(name))).toEqual([]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { advance } from "../../support/runtime-setup.ts";
import { breakDown, forget, heal, seen, signIn, visit, visitAs } from "../../support/site.ts";

// Its own file, so that no other test has cached a person.

afterEach(heal);

async function lookedUp(): Promise<string[]> {
  return (await seen()).flatMap(({ path }) =>
    /^\/(user|avatars|logs)\//.test(path) ? [path] : [],
  );
}

it("F35: people without transactions, by a bot that answers 404 for them, close nothing", async () => {
  const member = await signIn("Manager");
  await breakDown({ path: "/logs/economy/3450*", status: 404 });
  for (let i = 0; i < 8; i++) {
    const id = 345_000_000_000_000_000n + BigInt(i);
    const logs = await visitAs(member, `/api/logs/economy/${id}`);
    expect([logs.status, await logs.json()]).toEqual([200, []]);
  }
  const page = await visitAs(member, "/staff/logging/economy?user=345000000000000000");
  expect([page.status, (await page.text()).includes("No Economy Logs Found")]).toEqual([200, true]);
  const trader = await visitAs(member, "/api/logs/economy/1002235910335522599");
  expect((await trader.json<object[]>()).length).toBeGreaterThan(100);
});

describe("an answer about one person", () => {
  /** An answer without its id (also in hashes), nonce and time, which differ each time. */
  async function told(path: string): Promise<unknown> {
    const answer = await visit(path);
    const id = answer.headers.get("X-Request-Id") ?? "";
    const headers = Object.entries(Object.fromEntries(answer.headers))
      .filter(([name]) => name !== "date" && name !== "x-request-id")
      .map(([name, value]) => [
        name,
        value.replaceAll(/'(nonce|sha256)-[^']+'/g, "").replace(/\bat;dur=\d+/, "at"),
      ]);
    return [answer.status, headers, (await answer.text()).replaceAll(id, "")];
  }

  it.each(
    [
      (id: string) => `/avatars/${id}`,
      (id: string) => `/avatars/${id}.data`,
      (id: string) => `/%61vatars/${id}`,
      (id: string) => `/AVATARS/${id}`,
      (id: string) => `/api/avatars/${id}`,
      (id: string) => `/api/user/${id}`,
      (id: string) => `/api/users?ids=${id}`,
    ].map((pathOf, place) => [pathOf("{id}"), pathOf, place + 5] as const),
  )(
    "%s is the same where somebody has looked 40 seconds ago, to the last byte",
    async (_, pathOf, place) => {
      const team: { user_id: string }[] = await (await visit("/api/team")).json();
      const path = pathOf(team[place]?.user_id ?? "");
      await forget();
      const first = await told(path);
      const asked = (await lookedUp()).length;
      advance(40);
      await forget();
      expect(await told(path)).toEqual(first);
      // The first asked the bot, the second found its copy.
      expect([asked > 0, (await lookedUp()).length]).toEqual([true, 0]);
    },
  );
});

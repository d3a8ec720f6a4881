import { afterEach, describe, expect, it } from "vitest";
import { API_KEY } from "../../support/fixtures.ts";
import { breakDown, heal, signIn, visit, visitAs } from "../../support/site.ts";

// Its own file: nothing has been read here. Each test uses its own reads, so that no breaker is
// open and no copy helps.

afterEach(heal);

describe("T36: a bot API that refuses our key", () => {
  it.each([401, 403])("%i is 502 to a visitor, who stays signed in", async (status) => {
    const path = status === 401 ? "/commands" : "/avatars";
    const cookie = await signIn("Visitor");
    await breakDown({ path, status });
    const answer = await visitAs(cookie, `/api${path}`);
    expect(answer.status).toBe(502);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await visitAs(cookie, "/api/auth/me")).status).toBe(200);
  });
});

describe("T35: the words of a failing bot API", () => {
  const TRACE = `Traceback (most recent call last) KEY=${API_KEY} <script>__x=1</script>`;

  it.each([
    ["the page", "/feedback", "/feedback"],
    ["its data", "/feedback.data", "/feedback"],
    ["the API", "/api/history", "/history"],
    ["the machines' status", "/status/summary.json", "/shards"],
    ["an unknown person", "/api/user/345678901234567890", "/user/345678901234567890"],
  ])("never reach %s", async (_, path, upstream) => {
    await breakDown({ path: upstream, status: 500, body: TRACE });
    const answer = await visit(path);
    const text = await answer.text();
    expect(text).not.toMatch(/Traceback|__x=1|sentinel|\bat \w+ \(/);
    expect(JSON.stringify([...answer.headers])).not.toMatch(/Traceback|sentinel/);
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) {
      const { error } = JSON.parse(text) as { error: string };
      expect(error.length).toBeLessThanOrEqual(200);
    }
  });

  it("never reach a member of the team either", async () => {
    const member = await signIn("Manager");
    await breakDown({ path: "/blacklist/user/users", status: 500, body: TRACE });
    for (const path of ["/blacklist/user/users", "/staff/blacklist/user/user"]) {
      expect(await (await visitAs(member, path)).text()).not.toMatch(/Traceback|__x=1|sentinel/);
    }
  });
});

import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { visit } from "../support/site.ts";

// Its own file: no avatar is requested before the hide list's table is gone.

const SOMEBODY = "234567890123456789";

beforeAll(() => env.DB.exec("ALTER TABLE hidden_avatars RENAME TO gone"));

it.each(["/api/avatars", `/api/avatars/${SOMEBODY}`])(
  "T43: %s answers 503 while it is unknown who is hidden",
  async (path) => {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.json()).toEqual({
      error: expect.any(String),
      code: "not_ready",
      requestId: answer.headers.get("X-Request-Id"),
    });
  },
);

it.each(["/avatars", "/avatars?page=2", `/avatars/${SOMEBODY}`, "/avatars.data"])(
  "T43: %s says that the pictures cannot be loaded while it is not known who is hidden",
  async (path) => {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(answer.headers.get("Retry-After")).toBe("5");
    const text = await answer.text();
    if (!path.endsWith(".data")) expect(text).toMatch(/Failed to load (avatars|data)/);
    expect(text).not.toContain("Open image in a new tab");
  },
);

it("T43: other pages are not affected", async () => {
  for (const path of ["/", "/team", "/api/team", `/api/user/${SOMEBODY}`]) {
    expect((await visit(path)).status, path).toBeLessThan(405);
  }
});

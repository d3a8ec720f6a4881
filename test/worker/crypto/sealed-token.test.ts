import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { resealTokens } from "../../../worker/follow/reseal.ts";
import { openToken, sealToken } from "../../../worker/crypto/sealed-token.ts";
import { followAt, forgetDeliveries, tokenOf } from "../../support/delivery-queue.ts";
import { CONFIG } from "../../support/fixtures.ts";

const { DB } = env;
let lines: string[] = [];

beforeEach(async () => {
  await forgetDeliveries();
  lines = [];
});

describe("T68: a webhook's token at rest", () => {
  const [FIRST, SECOND, THIRD] = ["a".repeat(32), "b".repeat(32), "c".repeat(32)] as const;

  it("T68: is encrypted with the first secret, and decrypted with any listed one, for its own webhook", async () => {
    const sealed = await sealToken("token", "1", [FIRST]);
    expect(sealed).not.toContain("token");
    expect(await sealToken("token", "1", [FIRST])).not.toBe(sealed);
    expect(await openToken(sealed, "1", [SECOND, FIRST])).toBe("token");
    expect(await openToken(sealed, "2", [FIRST])).toBeNull();
    expect(await openToken(sealed, "1", [SECOND])).toBeNull();
    for (const broken of ["", "x", sealed.slice(0, -2), `${sealed}.x`.replace(".", "")]) {
      expect(await openToken(broken, "1", [FIRST]), broken).toBeNull();
    }
  });

  it("T68: is encrypted anew by the cron after a new first secret, so that the old one can be removed", async () => {
    for (const place of [1, 2]) await followAt(place);
    const log = (event: string) => void lines.push(event);
    const rotated: [string, ...string[]] = [THIRD, ...CONFIG.SESSION_SECRET.split(",")];
    await resealTokens(DB, { sessionSecrets: rotated }, log);
    const { results } = await DB.prepare("SELECT webhook_id, token FROM followers").all<
      Record<string, string>
    >();
    for (const { webhook_id: id = "", token = "" } of results) {
      expect(await openToken(token, id, [THIRD])).toBe(tokenOf(id));
    }
    expect(results).toHaveLength(2);
    await resealTokens(DB, { sessionSecrets: [SECOND] }, log);
    expect(lines).toEqual(["follow.unreadable"]);
  });
});

import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readFollower } from "../../../worker/db/followers.ts";
import { resealTokens } from "../../../worker/follow/reseal.ts";
import { openToken, sealToken } from "../../../worker/crypto/sealed-token.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { watchDatabase } from "../../support/database.ts";
import { followAt, forgetDeliveries, tokenOf } from "../../support/delivery-queue.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;

stubFetch(() => Response.json({ id: "1" }));
beforeEach(forgetDeliveries);

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
    const events: string[] = [];
    const log = (event: string) => void events.push(event);
    const rotated: [string, ...string[]] = [THIRD, ...CONFIG.SESSION_SECRET.split(",")];
    await resealTokens({ db: DB, sessionSecrets: rotated }, { log });
    const { results } = await DB.prepare("SELECT webhook_id, token FROM followers").all<
      Record<string, string>
    >();
    for (const { webhook_id: id = "", token = "" } of results) {
      expect(await openToken(token, id, [THIRD])).toBe(tokenOf(id));
    }
    expect(results).toHaveLength(2);
    await resealTokens({ db: DB, sessionSecrets: [SECOND] }, { log });
    expect(events).toEqual(["follow.unreadable"]);
  });

  const sealedBy = async (secret: string) => {
    const { results } = await DB.prepare("SELECT webhook_id, token FROM followers").all<
      Record<string, string>
    >();
    const opened = results.map(({ webhook_id: id = "", token = "" }) =>
      openToken(token, id, [secret]),
    );
    return (await Promise.all(opened)).filter((token) => token !== null).length;
  };

  it("T68: is encrypted anew for 200 followers by a run of the cron that sends fewer than 40 statements", async () => {
    const { db, queries } = watchDatabase(DB);
    for (let place = 1; place <= 200; place++) await followAt(place);
    const bindings = {
      ...CONFIG,
      SESSION_SECRET: [THIRD, CONFIG.SESSION_SECRET].join(),
      CACHE: createKv().kv,
      SESSIONS: createKv().kv,
      DB: db,
    };
    await runScheduled(createScheduledController({ scheduledTime: new Date() }), bindings);
    expect(queries.length).toBeLessThan(40);
    expect(await sealedBy(THIRD)).toBe(200);
  });

  it("T68: keeps a token that was replaced while the cron encrypted others", async () => {
    const { db, before } = watchDatabase(DB);
    const [first, second] = [await followAt(1), await followAt(2)];
    const newer = await sealToken("newer", first, [SECOND]);
    before(/^UPDATE followers/, () =>
      DB.prepare("UPDATE followers SET token = ?1 WHERE webhook_id = ?2").bind(newer, first).run(),
    );
    const rotated: [string, ...string[]] = [THIRD, ...CONFIG.SESSION_SECRET.split(",")];
    await resealTokens({ db, sessionSecrets: rotated }, { log: () => {} });
    const token = async (id: string) => (await readFollower(DB, id))?.token ?? "";
    expect(await token(first)).toBe(newer);
    expect(await openToken(await token(second), second, [THIRD])).toBe(tokenOf(second));
  });
});

import { describe, expect, it } from "vitest";
import { createSessions } from "../../../worker/auth/session.ts";
import { readConfig } from "../../../worker/config.ts";
import { createClock } from "../../support/bot.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";

const person = { id: "234567890123456789", username: "ada", avatar: null };

/** Sessions of one isolate over a KV that counts its reads; two isolates may share what one holds. */
function isolate(clock = createClock(), store = new Map<string, string>()) {
  const { kv, reads } = createKv(store);
  const config = readConfig({ ...CONFIG, CACHE: createKv().kv, SESSIONS: kv });
  return { ...createSessions(config, clock.now), reads, clock, store };
}

const cookieOf = (header: string) => header.slice(0, header.indexOf(";"));

describe("a session record", () => {
  it("is read once in half a minute, however often it is asked for", async () => {
    const { create, read, reads, clock } = isolate();
    const cookie = cookieOf(await create(person));
    reads.length = 0; // making a session looks whether its id is free
    for (let i = 0; i < 10; i++) expect((await read(cookie))?.id).toBe(person.id);
    expect(reads.length).toBe(1);
    clock.pass(31);
    await read(cookie);
    expect(reads.length).toBe(2);
  });

  it("is forgotten at once where the logout happens", async () => {
    const { create, read, destroy } = isolate();
    const cookie = cookieOf(await create(person));
    await read(cookie);
    await destroy(cookie);
    expect(await read(cookie)).toBeNull();
  });

  it("is forgotten within half a minute elsewhere", async () => {
    const here = isolate();
    const elsewhere = isolate(here.clock, here.store);
    const cookie = cookieOf(await here.create(person));
    await elsewhere.read(cookie);
    await here.destroy(cookie);
    here.clock.pass(31);
    expect(await elsewhere.read(cookie)).toBeNull();
  });

  it("is remembered for the very cookie that was proven, and for no other", async () => {
    const { create, read } = isolate();
    const cookie = cookieOf(await create(person));
    await read(cookie);
    const at = cookie.indexOf("=") + 4;
    const forged = cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
    expect(await read(forged)).toBeNull();
  });

  it("ends after seven days even when it was read a moment before", async () => {
    const { create, read, clock } = isolate();
    const cookie = cookieOf(await create(person));
    clock.pass(7 * 24 * 3600 - 10);
    expect(await read(cookie)).not.toBeNull();
    clock.pass(11);
    expect(await read(cookie)).toBeNull();
  });
});

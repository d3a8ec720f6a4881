import { describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createBreaker } from "../../../worker/bot/breaker.ts";
import { createClock } from "../../support/bot.ts";

const error = () => new BotError("status", "no", { upstreamStatus: 500 });
const busy = (retryAfter: number) =>
  new BotError("status", "busy", { upstreamStatus: 429, retryAfter });

/** A breaker over reads that answer, or throw what `broken` has for the read or id. */
function world() {
  const clock = createClock();
  const breaker = createBreaker(clock.now);
  const broken = new Map<string, () => Error>();
  const asked: { at: number; what: string }[] = [];
  const pending: Promise<unknown>[] = [];
  let team: readonly string[] = [];

  /** A request of so many attempts, as the upstream makes it. */
  async function question(what: string, attempts: number): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      asked.push({ at: clock.now(), what });
      const fault = broken.get(what)?.() ?? broken.get("*")?.();
      if (!fault) return what;
      if (attempt >= attempts) throw fault;
    }
  }

  async function outcome(asking: Promise<string>): Promise<string> {
    try {
      return await asking;
    } catch (reason) {
      if (!(reason instanceof BotError)) throw reason;
      return reason.kind === "closed" ? `wait ${reason.retryAfter}` : reason.kind;
    } finally {
      while (pending.length > 0) await Promise.all(pending.splice(0));
    }
  }

  return {
    clock,
    breaker,
    broken,
    asked,
    ask: (read = "team") => outcome(breaker.run(read, (attempts) => question(read, attempts))),
    about: (id: string) =>
      outcome(
        breaker.runById("user", {
          id,
          send: question,
          teamIds: async () => team,
          waitUntil: (work) => void pending.push(work),
        }),
      ),
    setTeam: (ids: readonly string[]) => void (team = ids),
  };
}

describe("a read without an id", () => {
  it("opens its circuit after five failures in a row, and no other read's", async () => {
    const { ask, broken } = world();
    broken.set("team", error);
    for (let i = 0; i < 5; i++) expect(await ask()).toBe("status");
    expect(await ask()).toBe("wait 6");
    expect(await ask("templates")).toBe("templates");
  });

  it("opens its circuit when half of twenty requests in ten seconds fail, however they alternate", async () => {
    const { ask, broken } = world();
    for (let i = 0; i < 20; i++) {
      if (i % 2) broken.set("team", error);
      else broken.clear();
      await ask();
    }
    expect(await ask()).toBe("wait 6");
  });

  it("forgets failures older than ten seconds", async () => {
    const { ask, broken, clock } = world();
    for (let i = 0; i < 80; i++) {
      if (i % 2) broken.set("team", error);
      else broken.clear();
      expect(await ask()).not.toContain("wait");
      clock.advance(1);
    }
  });

  it("gets at most fifteen requests in any minute of an outage, including those that opened the circuit", async () => {
    const { ask, asked, broken, clock } = world();
    broken.set("team", error);
    for (let tenth = 0; tenth < 6000; tenth++) {
      await ask();
      clock.advance(0.1);
    }
    const busiest = Math.max(
      ...asked.map(({ at }) => asked.filter((o) => o.at >= at && o.at < at + 60_000).length),
    );
    expect(busiest).toBeLessThanOrEqual(15);
    expect(asked.length).toBeGreaterThan(90);
  });

  it("T41: is requested again within ten seconds of its recovery, however busy the failing reads are", async () => {
    const { ask, broken, clock } = world();
    const dead = ["commands", "history", "shards"];
    for (const read of [...dead, "team"]) broken.set(read, error);
    for (let second = 0; second < 60; second++) {
      for (const read of [...dead, "team"]) await ask(read);
      clock.advance(1);
    }
    broken.delete("team");
    let refused = 0;
    for (let second = 0; second < 240; second++) {
      for (const read of dead) for (let i = 0; i < 5; i++) await ask(read);
      if ((await ask("team")) !== "team") refused += 1;
      clock.advance(1);
    }
    expect(refused).toBeLessThan(10);
  });

  it("is probed by one caller while the others are refused, even if the probe never ends", async () => {
    const { ask, breaker, broken, clock } = world();
    broken.set("team", error);
    for (let i = 0; i < 5; i++) await ask();
    clock.advance(6);
    void breaker.run("team", () => new Promise(() => {}));
    expect(await ask()).toBe("wait 6");
    broken.clear();
    clock.advance(6);
    expect([await ask(), await ask()]).toEqual(["team", "team"]);
  });

  it("late answers to earlier requests neither open nor close the circuit", async () => {
    const { ask, breaker, broken, clock } = world();
    const late = Promise.withResolvers<string>();
    const lateFailures = Array.from({ length: 5 }, () => Promise.withResolvers<string>());
    const early = [
      breaker.run("team", () => late.promise),
      ...lateFailures.map(({ promise }) => breaker.run("team", () => promise).catch(() => "late")),
    ];
    broken.set("team", error);
    for (let i = 0; i < 5; i++) await ask();
    late.resolve("late");
    await early[0];
    expect(await ask()).toContain("wait");
    clock.advance(6);
    broken.clear();
    expect(await ask()).toBe("team");
    for (const { reject } of lateFailures) reject(error());
    await Promise.all(early);
    expect(await ask()).toBe("team");
  });

  it("T53: is paused for as long as a 429 asks, and for eight seconds at most", async () => {
    const { ask, broken, clock } = world();
    broken.set("team", () => busy(300));
    expect(await ask()).toBe("status");
    broken.clear();
    for (let second = 0; second < 8; second++) {
      expect(await ask()).toBe(`wait ${8 - second}`);
      clock.advance(1);
    }
    expect(await ask()).toBe("team");
  });

  it("is not requested every second because a 429 says so", async () => {
    const { ask, broken } = world();
    broken.set("team", () => busy(1));
    await ask();
    expect(await ask()).toBe("wait 6");
  });
});

describe("a read with an id", () => {
  it("T40: is not refused because of failing ids while known ids succeed", async () => {
    const { about, broken, clock } = world();
    expect(await about("mira")).toBe("mira");
    for (let i = 0; i < 100; i++) {
      broken.set(`bad-${i}`, i % 3 ? error : () => busy(300));
      expect(await about(`bad-${i}`)).toBe("status");
      if (i % 10 === 0) expect(await about(`good-${i}`)).toBe(`good-${i}`);
      clock.advance(0.1);
    }
  });

  it("T40: is not refused in an isolate without known ids, as long as the team's ids succeed", async () => {
    const { about, asked, broken, setTeam } = world();
    setTeam(["ada", "ben"]);
    for (let i = 0; i < 10; i++) {
      broken.set(`bad-${i}`, error);
      await about(`bad-${i}`);
    }
    expect(await about("mira")).toBe("mira");
    expect(asked.filter(({ what }) => what === "ada")).toHaveLength(1);
  });

  it("T40: is not refused because of one known id that now fails", async () => {
    const { about, broken } = world();
    await about("mira");
    await about("theirs");
    for (const id of ["theirs", ...Array.from({ length: 20 }, (_, i) => `bad-${i}`)]) {
      broken.set(id, error);
      await about(id);
    }
    expect(await about("mira")).toBe("mira");
  });

  it("opens its circuit once known ids fail, too", async () => {
    const { about, asked, broken } = world();
    for (const id of ["mira", "noor", "otto"]) await about(id);
    broken.set("*", error);
    for (let i = 0; i < 5; i++) expect(await about(`other-${i}`)).toBe("status");
    expect(asked.slice(-2).map(({ what }) => what)).toEqual(["otto", "noor"]);
    expect(await about("mira")).toBe("wait 4");
  });

  it("opens its circuit by the failures alone if no id is known", async () => {
    const { about, broken } = world();
    broken.set("*", error);
    for (let i = 0; i < 5; i++) await about("mira");
    expect(await about("mira")).toBe("wait 4");
  });

  it("is probed with known ids, so that a hostile visitor who is always first cannot keep it closed", async () => {
    const { about, broken, clock } = world();
    for (const id of ["mira", "noor"]) await about(id);
    broken.set("*", error);
    for (let i = 0; i < 5; i++) await about(`bad-${i}`);
    broken.clear();
    let refused = 0;
    for (let second = 0; second < 12; second++) {
      for (let i = 0; i < 5; i++) {
        broken.set(`bad-${second}-${i}`, error);
        await about(`bad-${second}-${i}`);
      }
      if ((await about("noor")) !== "noor") refused += 1;
      clock.advance(1);
    }
    expect(refused).toBeLessThan(10);
  });

  it("recovers even if every known id now fails", async () => {
    const { about, broken, clock } = world();
    for (const id of ["a", "b", "c", "d"]) await about(id);
    for (const id of ["a", "b", "c", "d"]) broken.set(id, error);
    for (let i = 0; i < 5; i++) await about("a");
    let refused = 0;
    for (let second = 0; second < 40; second++) {
      if ((await about("mira")) !== "mira") refused += 1;
      clock.advance(1);
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(25);
  });

  it("F27: counts an unknown id as a successful answer", async () => {
    const { about, broken } = world();
    broken.set("*", () => new BotError("unknown-id", "nobody"));
    for (let i = 0; i < 20; i++) expect(await about(`nobody-${i}`)).toBe("unknown-id");
  });
});

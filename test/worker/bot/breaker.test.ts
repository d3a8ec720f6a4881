import { describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { createBreaker, isUnreachable } from "../../../worker/bot/breaker.ts";
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
    }
  }

  return {
    clock,
    breaker,
    broken,
    asked,
    ask: (read = "team") => outcome(breaker.run(read, (attempts) => question(read, attempts))),
    about: (id: string) =>
      outcome(breaker.run("user", (attempts) => question(id, attempts), isUnreachable)),
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

  it("T41: is open to all again once it works, whatever other reads still fail", async () => {
    const { ask, broken, clock } = world();
    for (const read of ["team", "templates"]) {
      broken.set(read, error);
      for (let i = 0; i < 5; i++) await ask(read);
    }
    broken.delete("team");
    clock.advance(6);
    expect([await ask("templates"), await ask(), await ask()]).toEqual(["status", "team", "team"]);
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

  it("is not requested every second because a 429 says so", async () => {
    const { ask, broken } = world();
    broken.set("team", () => busy(1));
    await ask();
    expect(await ask()).toBe("wait 6");
  });
});

describe("a read by id", () => {
  it.each<[name: string, fault: () => BotError]>([
    ["timeouts", () => new BotError("timeout", "no")],
    ["network errors", () => new BotError("network", "no")],
    [
      "answers of a proxy that cannot reach the bot",
      () => new BotError("status", "no", { upstreamStatus: 521, networkCause: "refused" }),
    ],
  ])(
    "opens its circuit after five %s, and lets one through every six seconds",
    async (_, fault) => {
      const { about, asked, broken, clock } = world();
      broken.set("*", fault);
      for (let i = 0; i < 5; i++) expect(await about(`id-${i}`)).toBe(fault().kind);
      asked.length = 0;
      for (let second = 0; second < 18; second++) {
        for (let i = 0; i < 3; i++) await about(`id-${second}-${i}`);
        clock.advance(1);
      }
      expect(asked.map(({ what }) => what)).toEqual(["id-6-0", "id-12-0"]);
    },
  );

  it("T40: is closed again by any answer, so that a failing id that is always first does not keep it open", async () => {
    const { about, broken, clock } = world();
    broken.set("*", () => new BotError("timeout", "no"));
    for (let i = 0; i < 5; i++) await about("mira");
    broken.clear();
    broken.set("bad", error);
    clock.advance(6);
    expect(await about("bad")).toBe("status");
    expect(await about("mira")).toBe("mira");
  });
});

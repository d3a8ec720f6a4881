import { describe, expect, it } from "vitest";
import { createBreaker } from "../../../worker/bot/breaker.ts";
import { createClock } from "../../support/bot.ts";

function world(random = () => 0.5) {
  const clock = createClock();
  const breaker = createBreaker(clock.now, random);
  const isOpen = (route = "team") => "wait" in breaker.passage(route);
  return { clock, breaker, isOpen };
}

describe("the breaker", () => {
  it("opens when half of twenty calls in ten seconds fail, however they alternate", () => {
    const { breaker, isOpen } = world();
    for (let i = 0; i < 9; i++) {
      breaker.succeeded("team");
      breaker.failed("team");
    }
    expect(isOpen()).toBe(false);
    breaker.succeeded("team");
    breaker.failed("team");
    expect(isOpen()).toBe(true);
    expect(isOpen("templates")).toBe(false);
  });

  it("forgets what is older than ten seconds", () => {
    const { breaker, clock, isOpen } = world();
    for (let i = 0; i < 40; i++) {
      breaker.succeeded("team");
      breaker.failed("team");
      clock.pass(2);
    }
    expect(isOpen()).toBe(false);
  });

  it("asks a bot API that is down on every route at most fifteen times in any minute", () => {
    const { breaker, clock } = world(() => 0);
    const routes = ["team", "commands", "history", "shards", "user", "templates", "feedback"];
    for (const route of routes) for (let i = 0; i < 5; i++) breaker.failed(route);
    const attempts: number[] = [];
    for (let tenth = 0; tenth < 6000; tenth++) {
      clock.pass(0.1);
      for (const route of routes) {
        const passage = breaker.passage(route);
        if ("wait" in passage) continue;
        attempts.push(...Array.from({ length: passage.attempts }, clock.now));
        breaker.failed(route);
      }
    }
    const busiest = Math.max(
      ...attempts.map(
        (at) => attempts.filter((other) => other >= at && other < at + 60_000).length,
      ),
    );
    expect(busiest).toBeLessThanOrEqual(15);
    expect(attempts.length).toBeGreaterThan(100);
  });

  it("lets every route try as soon as one is back", () => {
    const { breaker, clock, isOpen } = world();
    for (const route of ["team", "history"]) for (let i = 0; i < 5; i++) breaker.failed(route);
    clock.pass(6);
    expect(breaker.passage("team")).toEqual({ attempts: 1 });
    expect(isOpen("history")).toBe(true);
    breaker.succeeded("team");
    expect(breaker.passage("history")).toEqual({ attempts: 1 });
  });

  it("asks nothing for as long as a 429 wants, whatever answers come in meanwhile", () => {
    const { breaker, clock, isOpen } = world();
    breaker.failed("team", 30);
    breaker.succeeded("team");
    for (let i = 0; i < 5; i++) breaker.failed("team");
    for (let second = 0; second < 30; second++) {
      expect(isOpen()).toBe(true);
      clock.pass(1);
    }
    expect(breaker.passage("team")).toEqual({ attempts: 1 });
  });

  it("stays closed to the others while a probe is out", () => {
    const { breaker, clock, isOpen } = world();
    for (let i = 0; i < 5; i++) breaker.failed("team");
    clock.pass(6);
    expect([isOpen(), isOpen(), isOpen()]).toEqual([false, true, true]);
  });
});

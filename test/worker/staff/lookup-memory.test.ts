import { describe, expect, test } from "vitest";
import { createLookupMemory } from "../../../worker/staff/lookup-memory.ts";
import { createClock } from "../../support/bot.ts";

const MAX_AGE = 900_000;

function world() {
  const clock = createClock();
  const memory = createLookupMemory(clock.now);
  const asked: string[] = [];
  async function ask(person: string, key: string, records = 1): Promise<string> {
    const read = async () => {
      asked.push(`${person} ${key}`);
      return `${person}'s ${key}`;
    };
    return memory.of(person)(key, read, { weightOf: () => records, maxAge: MAX_AGE });
  }
  return { clock, memory, asked, ask };
}

describe("T63: a remembered look-up", () => {
  test("is used as long as a view allows, and then read again", async () => {
    const { clock, asked, ask } = world();
    expect([await ask("a", "list"), await ask("a", "list")]).toEqual(["a's list", "a's list"]);
    clock.advance(899);
    await ask("a", "list");
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await ask("a", "list");
    expect(asked).toHaveLength(2);
  });

  test("is read again on request, and used after that", async () => {
    const { asked, memory, ask } = world();
    await ask("a", "list");
    const again = () => Promise.resolve("the new list");
    await memory.of("a")("list", again, { weightOf: () => 1, maxAge: 0 });
    expect(await ask("a", "list")).toBe("the new list");
    expect(asked).toEqual(["a list"]);
  });

  test("is not given to anybody else", async () => {
    const { ask } = world();
    await ask("a", "list");
    expect(await ask("b", "list")).toBe("b's list");
  });

  test("is deleted when the person signs out, including reads under way", async () => {
    const { memory, asked, ask } = world();
    await ask("a", "list");
    await ask("b", "list");
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = memory.of("a")("slow", () => promise, { weightOf: () => 1, maxAge: MAX_AGE });
    memory.forget("a");
    resolve("too late");
    await late;
    await ask("a", "list");
    await ask("a", "slow");
    await ask("b", "list");
    expect(asked).toEqual(["a list", "b list", "a list", "a slow"]);
  });

  test("remembers a reload's reads, although the clock stands still within a request", async () => {
    const { memory, asked, ask } = world();
    await ask("a", "list");
    memory.forget("a");
    await ask("a", "list");
    await ask("a", "list");
    expect(asked).toEqual(["a list", "a list"]);
  });

  test("holds six lists of 20,000 entries, so that no key reads one of them again", async () => {
    const { asked, ask } = world();
    const lists = ["1", "2", "3", "4", "5", "6"];
    for (const list of [...lists, ...lists]) await ask("a", list, 20_000);
    expect(asked).toHaveLength(lists.length);
  });

  test("is bounded by the number of records, and a failure is not remembered", async () => {
    const { memory, asked, ask } = world();
    await ask("a", "first", 70_000);
    await ask("a", "second", 70_000);
    await ask("a", "second", 70_000);
    await ask("a", "first", 70_000);
    expect(asked).toEqual(["a first", "a second", "a first"]);
    const failed = memory.of("a")("broken", () => Promise.reject(new Error("down")), {
      weightOf: () => 1,
      maxAge: MAX_AGE,
    });
    await expect(failed).rejects.toThrow("down");
    expect(await ask("a", "broken")).toBe("a's broken");
  });
});

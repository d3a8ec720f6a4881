import { describe, expect, test } from "vitest";
import { writeCode } from "../../../app/embed/code.ts";
import { blank } from "../../../app/embed/embed.ts";
import { plainHash, sharedCode, sharedHash } from "../../../app/embed/share.ts";

describe("a link", () => {
  const code = `{embed}$v{title: Grüße 🌊 ${"ab ".repeat(400)}}`;

  test("a link carries the code, plain or compressed", async () => {
    expect(await sharedCode(plainHash(code))).toBe(code);
    const hash = await sharedHash(code);
    expect(hash).toMatch(/^#embed=1[\w-]+$/);
    expect(hash.length).toBeLessThan(200);
    expect(await sharedCode(hash)).toBe(code);
  });

  test("half of an emoji is the same in code and in the link", async () => {
    const half = writeCode({ ...blank(), title: "Tide \uD83D" });
    expect(await sharedCode(await sharedHash(half))).toBe(half);
    expect(await sharedCode(plainHash(half))).toBe(half);
  });

  test.each([
    "",
    "#",
    "#embed=",
    "#embed=2abc",
    "#embed=1!!",
    "#embed=1AAAA",
    "#embed=0_w",
    "#other",
  ])("the hash %j carries no code", async (hash) => {
    expect(await sharedCode(hash)).toBeNull();
  });

  test("a link that decompresses to more than any code is refused", async () => {
    const bomb = await sharedHash("x".repeat(3_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await sharedCode(bomb)).toBeNull();
  });
});

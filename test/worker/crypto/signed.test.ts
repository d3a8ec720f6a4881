import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sign, verify, type Purpose } from "../../../worker/crypto/signed.ts";
import { forge } from "../../support/signed.ts";

const [SECRET, SECOND] = ["a".repeat(32), "b".repeat(32)] as const;
const NOW = Date.UTC(2026, 10, 1);
const PURPOSES: Purpose[] = ["oauth", "servers", "server", "follow", "following", "unfollow"];
const read = (text: string, purpose: Purpose = "unfollow", secrets: string[] = [SECRET]) =>
  verify(secrets, text, { purpose, subject: v.string(), now: NOW });
const signed = (purpose: Purpose, expiry = NOW + 1000, secret: string = SECRET) =>
  sign([secret], { purpose, subject: "one", expiry });

describe("T6: a signed text", () => {
  it("T6: says what it is about, for its own purpose alone", async () => {
    for (const purpose of PURPOSES) {
      const text = await signed(purpose);
      for (const other of PURPOSES) {
        expect(await read(text, other), other).toBe(other === purpose ? "one" : null);
      }
    }
  });

  it("T6: of one purpose does not count under the key of another", async () => {
    const claims = { typ: "following", sub: "one", exp: NOW / 1000 + 1 };
    expect(await read(await forge(claims, "follow-following", SECRET), "following")).toBe("one");
    expect(await read(await forge(claims, "oauth-attempt", SECRET), "following")).toBeNull();
    expect(await read(await forge(claims, "oauth-attempt", SECRET), "oauth")).toBeNull();
    expect(
      await read(await forge({ ...claims, typ: undefined }, "follow-unfollow", SECRET)),
    ).toBeNull();
  });

  it("T6: counts until it expires", async () => {
    expect(await read(await signed("unfollow", NOW))).toBeNull();
    expect(await read(await signed("unfollow", NOW + 1000))).toBe("one");
    const endless = await forge({ typ: "unfollow", sub: "one" }, "follow-unfollow", SECRET);
    expect(await read(endless)).toBeNull();
  });

  it("T29: counts under any listed secret, and under no other", async () => {
    const text = await signed("unfollow", NOW + 1000, SECOND);
    expect(await read(text, "unfollow", [SECRET, SECOND])).toBe("one");
    expect(await read(text, "unfollow", [SECRET])).toBeNull();
  });

  it("T6: has one spelling and is about what was asked for", async () => {
    const text = await signed("unfollow");
    const [payload = "", signature = ""] = text.split(".");
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = digits[digits.indexOf(signature.at(-1) ?? "") + 1];
    for (const bad of [
      "",
      payload,
      `${payload}.`,
      `.${signature}`,
      `${signature}.${payload}`,
      `${text}.`,
      `${text}=`,
      `${payload}.${signature.slice(0, -1)}${last}`,
      await sign([SECRET], { purpose: "unfollow", subject: ["one"], expiry: NOW + 1000 }),
      "x".repeat(10_000),
    ]) {
      expect(await read(bad), bad.slice(0, 80)).toBeNull();
    }
  });
});

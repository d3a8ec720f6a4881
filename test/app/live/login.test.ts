import { describe, expect, it } from "vitest";
import { returnPath, loginAddress } from "../../../app/live/session/login.ts";

describe("the login address", () => {
  it("leads back to the page with its query", () => {
    expect(loginAddress("/commands", "?q=ban&c=x")).toBe(
      "/api/auth/discord?returnTo=%2Fcommands%3Fq%3Dban%26c%3Dx",
    );
  });

  it("leads back to where the guard stopped somebody", () => {
    expect(loginAddress("/", "?returnTo=%2Fstaff%2Flogging%2Feconomy%3Fuser%3D1")).toBe(
      "/api/auth/discord?returnTo=%2Fstaff%2Flogging%2Feconomy%3Fuser%3D1",
    );
  });

  it.each([
    "?returnTo=https%3A%2F%2Fevil.example%2F",
    "?returnTo=%2F%2Fevil.example",
    "?returnTo=%2F%5Cevil.example",
    "?returnTo=staff",
    "?returnTo=",
    `?returnTo=%2F${"a".repeat(512)}`,
    "",
  ])("finds no path of this site in %j", (search) => {
    expect(returnPath(search)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { within } from "../../../app/content/addresses.ts";
import { joinLanguage, splitLanguage } from "../../../worker/http/language-prefix.ts";

const split = (path: string) => splitLanguage(path, ["/de"]);

describe("splitLanguage", () => {
  it.each([
    ["/de", "/de", "/"],
    ["/de.data", "/de", "/_.data"],
    ["/de/status", "/de", "/status"],
    ["/de/status.data", "/de", "/status.data"],
    ["/DE/Status", "/de", "/Status"],
    ["/de/de/status", "/de", "/de/status"],
    ["/", "", "/"],
    ["/status", "", "/status"],
    ["/deutsch", "", "/deutsch"],
    ["/de.datax", "", "/de.datax"],
    ["//de/status", "", "//de/status"],
    ["/fr/status", "", "/fr/status"],
    ["/de//evil.test", "/de", "//evil.test"],
  ])("%s, and T11: in no language another site", (path, prefix, rest) => {
    expect(split(path)).toEqual({ prefix, path: rest });
    expect(within("", rest)).not.toMatch(/^\/\//);
  });

  it.each(["/de", "/de.data", "/de/status", "/de/status.data", "/", "/_.data", "/status"])(
    "%s is spelt as joinLanguage does",
    (path) => {
      expect(joinLanguage(split(path))).toBe(path);
    },
  );

  it.each(["/de/", "/DE/status", "/de/_.data"])("%s is another spelling", (path) => {
    expect(joinLanguage(split(path))).not.toBe(path);
  });
});

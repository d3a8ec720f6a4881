import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SECURITY_HEADERS } from "../support/headers.ts";
import { SITE } from "../support/browser.ts";

const CLIENT = fileURLToPath(new URL("../../build/client/", import.meta.url));

/** One built file of each kind, and every file that is not built. */
function files(): string[] {
  const built = readdirSync(`${CLIENT}assets`).toSorted();
  const kinds = [...new Set(built.map((name) => name.split(".").at(-1)))];
  const ofKind = kinds.map((kind) => built.find((name) => name.endsWith(`.${kind}`)) ?? "");
  const plain = readdirSync(CLIENT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
    .map(({ name }) => name);
  const [card = ""] = readdirSync(`${CLIENT}social`);
  return [...ofKind.map((name) => `assets/${name}`), ...plain, `social/${card}`];
}

describe("T23: files carry the headers of the worker's answers", () => {
  it.each(files())("/%s", async (file) => {
    const { status, headers } = await fetch(`${SITE}/${file}`);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name), name).toBe(value);
    }
    // Its value is a setting of the worker; a file with another one would take it back.
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe(
      file.startsWith("social/") ? "cross-origin" : "same-origin",
    );
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'$/,
    );
    expect(headers.get("Server")).toBeNull();
    if (file.startsWith("assets/")) {
      expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    }
  });
});

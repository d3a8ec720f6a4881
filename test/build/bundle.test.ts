import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { API_KEY, CLIENT_SECRET, SESSION_SECRET } from "../support/fixtures.ts";

const BUILD = new URL("../../build/", import.meta.url).pathname;

function filesBelow(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name, text: readFileSync(name, "latin1") }));
}

const client = filesBelow(join(BUILD, "client"));
const server = filesBelow(join(BUILD, "server"));

describe("the build", () => {
  it("has files for the browser and for the worker", () => {
    expect(client.length).toBeGreaterThan(20);
    expect(server.some(({ name }) => name.endsWith("index.js"))).toBe(true);
  });

  it("T1: holds no secret and no environment file", () => {
    for (const { name, text } of [...client, ...server]) {
      for (const secret of [API_KEY, CLIENT_SECRET, SESSION_SECRET])
        expect(text, name).not.toContain(secret);
      expect(name).not.toContain(".dev.vars");
    }
  });

  it("F23: loads no part of the worker while a visitor waits, whose leaving would lose it for all", () => {
    const scripts = server.filter(({ name }) => name.endsWith(".js"));
    expect(scripts.map(({ name }) => name)).toEqual([join(BUILD, "server/index.js")]);
    expect(scripts[0]?.text).not.toMatch(/\bimport\(\s*["'`]/);
  });

  it("holds nothing of the local outside world", () => {
    // Words that only worker/local uses, proven to be there by reading the sources.
    const words = ["Local sign-in", "__faults", "Continue as "];
    const sources = filesBelow(new URL("../../worker/local/", import.meta.url).pathname);
    for (const word of words) {
      expect(
        sources.some(({ text }) => text.includes(word)),
        word,
      ).toBe(true);
      for (const { name, text } of [...client, ...server]) expect(text, name).not.toContain(word);
    }
  });

  it("T1: keeps the worker's names out of the browser", () => {
    const words = ["X-API-Key", "BOT_API_KEY", "SESSION_SECRET", "client_secret", "arctic"];
    // The documents served below /docs/ tell a bot's author these names.
    for (const { name, text } of client.filter(({ name }) => !name.includes("/client/docs/"))) {
      for (const word of words) expect(text, name).not.toContain(word);
    }
  });

  it("T38: evaluates no text as code in the browser", () => {
    for (const { name, text } of client.filter(({ name }) => name.endsWith(".js"))) {
      expect(text, name).not.toMatch(/\beval\(|\bnew Function\(/);
    }
  });
});

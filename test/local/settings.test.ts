import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../worker/config.ts";
import { createSettings, readOrCreateSecret, splitSettings } from "../../worker/local/settings.ts";
import { productionArgs } from "../../worker/local/site-process.ts";

const PORTS = { site: 8787, bot: 8788, chat: 8789 };
const SECRET = "a-secret-of-the-tests-with-32-bytes-at-least";
const SECRETS = ["BOT_API_KEY", "DISCORD_CLIENT_SECRET", "SESSION_SECRET"];

describe("the settings of the local site", () => {
  it("are a configuration the worker accepts, but for its stores", () => {
    const settings = createSettings(PORTS, SECRET);
    expect(() => readConfig({ ...settings })).toThrow(
      /^Configuration: [^;]*CACHE[^;]*; [^;]*SESSIONS[^;]*$/,
    );
  });

  it("have a new key and client secret at each start", () => {
    const [one, other] = [createSettings(PORTS, SECRET), createSettings(PORTS, SECRET)];
    expect(one.BOT_API_KEY).not.toBe(other.BOT_API_KEY);
    expect(one.DISCORD_CLIENT_SECRET).not.toBe(other.DISCORD_CLIENT_SECRET);
  });

  it("keep secrets out of the command line", () => {
    const settings = createSettings(PORTS, SECRET);
    const { vars, secrets } = splitSettings(settings);
    const line = productionArgs(vars, PORTS.site, 9000).join(" ");
    expect(Object.keys(secrets).sort()).toEqual(SECRETS);
    for (const secret of Object.values(secrets)) expect(line).not.toContain(secret);
    expect(line).toContain("--var SITE_URL:http://localhost:8787 ");
    expect(vars.length + SECRETS.length).toBe(Object.keys(settings).length);
  });
});

describe("the session secret", () => {
  it("is made once, kept for the next start, and readable by its owner alone", () => {
    const folder = mkdtempSync(join(tmpdir(), "haven-secret-"));
    try {
      const file = join(folder, "deep", "secret");
      const secret = readOrCreateSecret(file);
      expect(secret.length).toBeGreaterThanOrEqual(32);
      expect(readOrCreateSecret(file)).toBe(secret);
      expect(readFileSync(file, "utf8").trim()).toBe(secret);
      expect(statSync(file).mode & 0o077).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

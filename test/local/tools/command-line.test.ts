import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APPLICATION } from "../world.ts";
import { few, serveBot, type Served } from "./servers.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;

let bot: Served;
beforeAll(async () => {
  bot = await serveBot(few);
});
afterAll(() => bot.stop());

interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs a tool as npm does. Nothing of this process's environment reaches it but the path. */
function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env.PATH ?? "", ...env } };
    const child = execFile(
      process.execPath,
      [`test/tools/${tool}.ts`, ...args],
      options,
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

// A process of its own each time, on machines that may be busy.
describe("the tools on the command line", () => {
  it("conformance ends with 0 when the contract holds, with JSON when asked", async () => {
    const { code, out } = await run("conformance", [bot.url, APPLICATION.apiKey, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
  });

  it.each([
    ["conformance", ["nonsense", "key"]],
    ["doctor", ["--colour"]],
  ])("%s %j tells how it is meant to be called, and ends with 2", async (tool, args) => {
    const { code, out, error } = await run(tool, args);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain(`Usage: npm run ${tool}`);
  });

  it.each(["conformance", "doctor"])(
    "%s --help tells it on request, and ends with 0",
    async (tool) => {
      const { code, out } = await run(tool, ["--help"]);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: npm run ${tool}`);
    },
  );

  it("doctor refuses a wrangler.toml that is not there", async () => {
    const { code, out } = await run("doctor", ["--config", "test/local/none.toml"]);
    expect(code).toBe(1);
    expect(out).toContain("there is no such file");
  });

  it("doctor names everything an untouched repository lacks for a deploy", async () => {
    const { code, out } = await run("doctor", ["--json", "--deploy"]);
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { findings: { check: string; says: string }[] };
    for (const check of ["[vars]", "SITE_URL", "BOT_API_URL", "CACHE", "SESSIONS"])
      expect(findings).toContainEqual(expect.objectContaining({ check, outcome: "fail" }));
  });
});

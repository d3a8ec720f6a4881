import { describe, expect, it } from "vitest";
import { sign } from "../../../worker/crypto/signed.ts";
import { createProof, readProof } from "../../../worker/servers/proof.ts";

const SECRETS: [string, ...string[]] = ["a".repeat(32)];
const NOW = Date.UTC(2026, 10, 1);
const [PERSON, OTHER, SERVER] = ["100000000000000001", "100000000000000002", "200000000000000001"];
const MINUTE = 60_000;
const MANAGER = { permissions: "32", owner: false };
const proven = { person: PERSON, server: SERVER, ...MANAGER };

const read = (text: string, { person = PERSON, now = NOW, secrets = SECRETS } = {}) =>
  readProof(secrets, text, { person, now });

describe("the proof that somebody may act for a server", () => {
  it("names the server and the rights, to the person it was made for", async () => {
    const proof = await createProof(SECRETS, proven, NOW);
    expect(await read(proof)).toEqual({ server: SERVER, ...MANAGER });
    expect(await read(proof, { person: OTHER })).toBeNull();
  });

  it("holds for ten minutes", async () => {
    const proof = await createProof(SECRETS, proven, NOW);
    expect(await read(proof, { now: NOW + 10 * MINUTE - 1 })).not.toBeNull();
    expect(await read(proof, { now: NOW + 10 * MINUTE })).toBeNull();
  });

  it.each([
    ["the owner", { permissions: "0", owner: true }, true],
    ["an administrator", { permissions: "8", owner: false }, true],
    ["whoever may manage the server", { permissions: "32", owner: false }, true],
    ["a moderator", { permissions: "1099511635974", owner: false }, false],
    ["nobody", { permissions: "0", owner: false }, false],
  ])("counts for %s: %j", async (_, rights, isEnough) => {
    const proof = await createProof(SECRETS, { ...proven, ...rights }, NOW);
    expect((await read(proof)) !== null).toBe(isEnough);
  });

  it("is nothing with another secret, another purpose or other contents", async () => {
    const expiry = NOW + MINUTE;
    const made = await Promise.all([
      createProof(["b".repeat(32)], proven, NOW),
      sign(SECRETS, { purpose: "unfollow", subject: proven, expiry }),
      sign(SECRETS, { purpose: "server", subject: { ...proven, server: "1" }, expiry }),
      sign(SECRETS, { purpose: "server", subject: { ...proven, permissions: "-1" }, expiry }),
      sign(SECRETS, { purpose: "server", subject: { ...proven, owner: "yes" }, expiry }),
    ]);
    for (const text of [...made, "", "a.b"]) expect(await read(text), text).toBeNull();
    const old = await createProof(["b".repeat(32)], proven, NOW);
    expect(await read(old, { secrets: [SECRETS[0], "b".repeat(32)] })).not.toBeNull();
  });
});

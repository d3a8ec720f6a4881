import { expect, it } from "vitest";
import { createProof, readProof } from "../../../worker/servers/proof.ts";

const SECRETS: [string, ...string[]] = ["a".repeat(32)];
const NOW = Date.UTC(2026, 10, 1);
const [PERSON, SERVER] = ["100000000000000001", "200000000000000001"];

// The tests of its routes cover owner and duration.
it.each([
  ["the owner", { permissions: "0", owner: true }, true],
  ["an administrator", { permissions: "8", owner: false }, true],
  ["a manager of the server", { permissions: "32", owner: false }, true],
  ["a moderator", { permissions: "1099511635974", owner: false }, false],
  ["nobody", { permissions: "0", owner: false }, false],
])(
  "the proof that somebody may act for a server counts for %s: %j",
  async (_, rights, isEnough) => {
    const proof = await createProof(SECRETS, { person: PERSON, server: SERVER, ...rights }, NOW);
    const read = await readProof(SECRETS, proof, { person: PERSON, now: NOW });
    expect(read).toEqual(isEnough ? { server: SERVER, ...rights } : null);
  },
);

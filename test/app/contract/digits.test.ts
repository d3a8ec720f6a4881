import { describe, expect, it } from "vitest";
import { idIn, pastedId } from "../../../app/contract/digits.ts";

const ID = "204000000000000001";
const OTHER = "304000000000000002";

describe("an ID in a pasted text", () => {
  it.each([
    [` ${ID}\n`, "anybody"],
    [`<@${ID}>`, "person"],
    [`<@!${ID}>`, "person"],
    [`https://chat.test/users/${ID}`, "person"],
    [`chat.test/users/${ID}`, "person"],
    [`https://cdn.test/avatars/${ID}/a_${OTHER}.png`, "person"],
    [`https://chat.test/channels/${ID}/${OTHER}`, "server"],
    [`https://haven.test/staff/lookup?id=${ID}&page=2`, "anybody"],
  ])("is read from %j, and belongs to: %s", (text, of) => {
    expect(pastedId(text)).toEqual({ id: ID, of });
  });

  it.each([
    "",
    "mira",
    "1234",
    `<#${ID}>`,
    `<@&${ID}>`,
    `${ID} ${OTHER}`,
    `https://chat.test/${ID}${OTHER}`,
    // A conversation has no server, and its id is nobody's.
    `https://chat.test/channels/@me/${ID}`,
    "18446744073709551616",
  ])("is not found in %j", (text) => {
    expect(pastedId(text)).toBeNull();
  });

  it("is refused if it is certainly not of the wanted kind", () => {
    expect(idIn(`<@${ID}>`, "server")).toBeNull();
    expect(idIn(`https://chat.test/channels/${ID}/1`, "person")).toBeNull();
    expect([idIn(ID, "server"), idIn(ID, "person")]).toEqual([ID, ID]);
  });
});

import { describe, expect, it } from "vitest";
import { idIn, isRounded, pastedId } from "../../../app/contract/digits.ts";

const ID = "204000000000000001";
const OTHER = "304000000000000002";
/** In the digits of a Japanese keyboard. */
const WIDE = ID.replaceAll(/\d/g, (digit) => "０１２３４５６７８９".charAt(Number(digit)));

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
    // Cells of our own files, in the plain form and in Excel's.
    [`="${ID}"`, "anybody"],
    [`"${ID}"`, "anybody"],
    [`'${ID}`, "anybody"],
    [`\`${ID}\``, "anybody"],
    [`(${ID})`, "anybody"],
    [`${ID}.`, "anybody"],
    [`ID: ${ID}`, "anybody"],
    [`@${ID}`, "anybody"],
    [`${ID} (mira)`, "anybody"],
    [`\u200B${ID}\u200E`, "anybody"],
    // As other keyboards and spreadsheets write it.
    [WIDE, "anybody"],
    [`＜＠${WIDE}＞`, "person"],
    ["204,000,000,000,000,001", "anybody"],
    ["204.000.000.000.000.001", "anybody"],
    ["204\u202F000\u202F000\u202F000\u202F000\u202F001", "anybody"],
    [`${ID}.0`, "anybody"],
    [`\u202A<@${ID}>\u202C`, "person"],
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
    // Its digits behind the point are another's.
    "8.11353619306943653E+17",
    "204,000,000,000,000",
    `<:party:${ID}>`,
    `</ban:${ID}>`,
  ])("is not found in %j", (text) => {
    expect(pastedId(text)).toBeNull();
  });

  it("is refused if it is certainly not of the wanted kind", () => {
    expect(idIn(`<@${ID}>`, "server")).toBeNull();
    expect(idIn(`https://chat.test/channels/${ID}/1`, "person")).toBeNull();
    expect([idIn(ID, "server"), idIn(ID, "person")]).toEqual([ID, ID]);
  });
});

it.each(["8,11354E+17", "8.11354E+17", " 8E17\u200B", "8.11353619306943653E+17"])(
  "knows that a spreadsheet rounded %j",
  (text) => {
    expect(isRounded(text)).toBe(true);
    expect(pastedId(text)).toBeNull();
  },
);

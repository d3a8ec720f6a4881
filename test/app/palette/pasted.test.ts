import { describe, expect, it } from "vitest";
import { pastedEntries } from "../../../app/palette/pasted.ts";
import { sharedCode } from "../../../app/embed/share.ts";

const ID = "204000000000000001";

function addresses(text: string, isTeam = false): string[] {
  return pastedEntries(text, isTeam).map(({ to }) => to);
}

describe("text pasted into the palette", () => {
  it("is a server or a person if it is an ID, and more for the team", () => {
    expect(addresses(` ${ID} `)).toEqual([`/status?server=${ID}`, `/avatars/${ID}`]);
    expect(addresses(ID, true)).toContain(`/staff/lookup?id=${ID}`);
  });

  it("is looked up first within the staff area, by the team alone", () => {
    const [first] = pastedEntries(ID, true, true);
    expect(first?.to).toBe(`/staff/lookup?id=${ID}`);
    expect(pastedEntries(ID, false, true).map(({ to }) => to)).toEqual(addresses(ID));
  });

  it("is a person if it is a mention", () => {
    expect(addresses(`<@!${ID}>`)).toEqual([`/avatars/${ID}`]);
    expect(addresses(`<@${ID}>`, true)).toHaveLength(2);
  });

  it("is a person or a server if it links to one", () => {
    expect(addresses(`https://chat.test/users/${ID}`)).toEqual([`/avatars/${ID}`]);
    expect(addresses(`https://chat.test/channels/${ID}/1`)).toEqual([`/status?server=${ID}`]);
  });

  it("opens in the builder if it is embed code, with all its lines", async () => {
    const code = "{embed}$v{description: a\nb}";
    const [to = ""] = addresses(code);
    expect(to.startsWith("/embed#")).toBe(true);
    expect(await sharedCode(to.slice("/embed".length))).toBe(code);
  });

  it("opens in today's form if it is code of the old dialect", async () => {
    const [to = ""] = addresses("{embed}{title: Ahoy}$v{description: a}");
    const code = await sharedCode(to.slice("/embed".length));
    expect(code).toBe("{embed}$v{title: Ahoy}$v{description: a}");
  });

  it.each(["ban", "1234", "<@&204000000000000001>", "2".repeat(21), "$v{x: y}", ""])(
    "is searched like any text otherwise: %j",
    (text) => expect(addresses(text, true)).toEqual([]),
  );
});

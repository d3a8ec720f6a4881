import { PermissionFlagsBits } from "discord-api-types/v10";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countVerdicts,
  has,
  judge,
  permissionOf,
  permissionsFrom,
  wantedBy,
  withPermission,
} from "../../../app/commands/permissions.ts";
import {
  PLATFORM_PERMISSIONS,
  type PlatformPermission,
} from "../../../app/content/commands/permissions.ts";
import { RUNS } from "../../support/runs.ts";

const integerOf = (permissions: readonly PlatformPermission[]) =>
  permissions.reduce((held, permission) => withPermission(held, permission, true), 0n);
const namedIn = (integer: bigint) =>
  PLATFORM_PERMISSIONS.filter((permission) => has(integer, permission));

const ADMINISTRATOR = 8n;
const BAN = 4n;
const KICK = 2n;

describe("the platform's permissions", () => {
  test("are those of its API, bit by bit", () => {
    const ours = Object.fromEntries(
      PLATFORM_PERMISSIONS.map(({ flag, bit }) => [flag, 1n << BigInt(bit)]),
    );
    // The API keeps an older name of one of them.
    const { ManageEmojisAndStickers: older, ...flags } = PermissionFlagsBits;
    expect(ours).toEqual(flags);
    expect(permissionOf("manage emojis and stickers")?.flag).toBe("ManageGuildExpressions");
    expect(older).toBe(ours.ManageGuildExpressions);
  });

  test("are understood in the words of bots", () => {
    const flags = [
      "ban_members",
      "Manage Guild",
      "moderate members",
      "ADMINISTRATOR",
      "ViewChannel",
    ];
    expect(flags.map((word) => permissionOf(word)?.flag)).toEqual([
      "BanMembers",
      "ManageGuild",
      "ModerateMembers",
      "Administrator",
      "ViewChannel",
    ]);
    expect(["server owner", "instance owner", "", "constructor"].map(permissionOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a permission integer", () => {
  test("converts to names and back without change", () => {
    fc.assert(
      fc.property(fc.subarray([...PLATFORM_PERMISSIONS]), (permissions) => {
        const integer = integerOf(permissions);
        expect(namedIn(integer)).toEqual(permissions);
        expect(permissionsFrom(String(integer))).toBe(integer);
      }),
      { numRuns: RUNS / 4 },
    );
    const known = integerOf(PLATFORM_PERMISSIONS);
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 64n - 1n), (integer) => {
        expect(integerOf(namedIn(integer))).toBe(integer & known);
      }),
      { numRuns: RUNS / 4 },
    );
  });

  test("keeps bits that have no name while others change", () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 64n - 1n),
        fc.constantFrom(...PLATFORM_PERMISSIONS),
        fc.boolean(),
        (integer, permission, isHeld) => {
          const next = withPermission(integer, permission, isHeld);
          expect(has(next, permission)).toBe(isHeld);
          expect(withPermission(next, permission, has(integer, permission))).toBe(integer);
        },
      ),
      { numRuns: RUNS / 4 },
    );
  });

  test.each([
    ["8", 8n],
    [" 1099511627776 ", 1n << 40n],
    ["0", 0n],
    ["-1", null],
    ["0x8", null],
    ["1e3", null],
    ["", null],
    [null, null],
    ["9".repeat(21), null],
  ])("%j is read as %s", (text, integer) => {
    expect(permissionsFrom(text)).toBe(integer);
  });
});

describe("a command", () => {
  test.each([
    ["", 0n, "can", ""],
    ["none", 0n, "can", ""],
    ["ban members", BAN, "can", ""],
    ["ban members", KICK, "missing", "Ban Members"],
    ["ban members", ADMINISTRATOR, "can", ""],
    ["ban_members, kick_members", BAN, "missing", "Kick Members"],
    ["ban members and kick members", BAN | KICK, "can", ""],
    ["manage emojis and stickers", 1n << 30n, "can", ""],
    ["ban members / kick members", KICK, "can", ""],
    ["manage guild or administrator", 0n, "missing", "Manage Server or Administrator"],
    ["server owner", ADMINISTRATOR, "unknown", "Server Owner"],
    ["server owner / administrator", ADMINISTRATOR, "can", ""],
    ["server owner / administrator", 0n, "unknown", "Server Owner or Administrator"],
    ["server owner, ban members", 0n, "missing", "Ban Members"],
    ["server owner, ban members", BAN, "unknown", "Server Owner"],
  ])("that asks for '%s', for a role with %s: %s %s", (text, held, kind, names) => {
    const verdict = judge(text, held);
    expect(verdict.kind).toBe(kind);
    expect(verdict.names.map((choice) => choice.join(" or ")).join(", ")).toBe(names);
  });

  test("an administrator misses no permission of the platform", () => {
    for (const { name } of PLATFORM_PERMISSIONS) {
      expect(judge(name, ADMINISTRATOR).kind, name).toBe("can");
    }
  });

  test("is counted once, and a permission that several commands need is named once", () => {
    const list = ["ban members", "ban_members", "server owner", ""].map((permissions) => ({
      permissions,
    }));
    expect(countVerdicts(list, BAN)).toEqual({ can: 3, missing: 0, unknown: 1 });
    expect(wantedBy(list).map(({ flag }) => flag)).toEqual(["BanMembers"]);
  });
});

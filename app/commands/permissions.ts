import { PLATFORM_PERMISSIONS, type PlatformPermission } from "../content/commands/permissions.ts";
import { capitalised, isFree } from "./usage.ts";

/** The platform's flags as bits of an integer, wider than a JavaScript number. */
export type Permissions = bigint;

/** Digits of 64 bits. */
const MAX_DIGITS = 20;

/** Permissions by flag, name and synonyms. */
const BY_WORD: ReadonlyMap<string, PlatformPermission> = new Map(
  PLATFORM_PERMISSIONS.flatMap((permission) =>
    [permission.flag, permission.name, ...permission.also].map(
      (word): [string, PlatformPermission] => [word.toLowerCase(), permission],
    ),
  ),
);

const ADMINISTRATOR = bitOf(permissionOf("administrator"));

function bitOf(permission: PlatformPermission | undefined): Permissions {
  return permission ? 1n << BigInt(permission.bit) : 0n;
}

/** A text as a permission integer; null unless digits. */
export function permissionsFrom(text: string | null): Permissions | null {
  const digits = text?.trim() ?? "";
  return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? BigInt(digits) : null;
}

/** Whether a permission is ticked; implied ones don't count. */
export function has(permissions: Permissions, permission: PlatformPermission): boolean {
  return (permissions & bitOf(permission)) !== 0n;
}

/** The integer of some flags, as in an invite. */
export function ofFlags(flags: readonly string[]): Permissions {
  return flags.reduce((all, flag) => all | bitOf(permissionOf(flag)), 0n);
}

/** Ticks or unticks a permission; other bits stay. */
export function withPermission(
  permissions: Permissions,
  permission: PlatformPermission,
  isGranted: boolean,
): Permissions {
  const bit = bitOf(permission);
  return isGranted ? permissions | bit : permissions & ~bit;
}

function simplified(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[_\s]+/g, " ")
    .trim();
}

/** The platform's permission for a bot's word; undefined for the bot's own words. */
export function permissionOf(word: string): PlatformPermission | undefined {
  const wanted = simplified(word);
  return BY_WORD.get(wanted) ?? BY_WORD.get(wanted.replaceAll(" ", ""));
}

/** What a command requires: one permission of each inner list. */
export function requirementsOf(text: string): string[][] {
  if (isFree(text)) return [];
  return text
    .split(/\s*[,&+;]\s*/)
    .flatMap((part) => (permissionOf(part) ? [part] : part.split(/\s+and\s+/i)))
    .map((part) => part.split(/\s*[/|]\s*|\s+or\s+/i).filter((word) => word.trim() !== ""))
    .filter((choice) => choice.length > 0);
}

/** Whether a role can use a command. */
export interface Verdict {
  kind: "can" | "missing" | "unknown";
  /** Missing permissions, or unknown to the platform, each with its alternatives. */
  names: string[][];
}

function isEnough(granted: Permissions, permission: PlatformPermission | undefined): boolean {
  // Administrators have all of the platform's permissions, and none of a bot's.
  return permission !== undefined && (granted & (bitOf(permission) | ADMINISTRATOR)) !== 0n;
}

function nameOf(word: string): string {
  return permissionOf(word)?.name ?? capitalised(word);
}

/** Whether a role's permissions suffice for a command. */
export function judge(text: string, granted: Permissions): Verdict {
  const open = requirementsOf(text).filter(
    (choice) => !choice.some((word) => isEnough(granted, permissionOf(word))),
  );
  if (open.length === 0) return { kind: "can", names: [] };
  const isUnknown = (choice: string[]) => choice.some((word) => permissionOf(word) === undefined);
  const missing = open.filter((choice) => !isUnknown(choice));
  const named = missing.length > 0 ? missing : open;
  return {
    kind: missing.length > 0 ? "missing" : "unknown",
    names: named.map((choice) => choice.map(nameOf)),
  };
}

/** Counts a list's commands by verdict. */
export function countVerdicts(
  commands: readonly { permissions: string }[],
  granted: Permissions,
): Record<Verdict["kind"], number> {
  const counts = { can: 0, missing: 0, unknown: 0 };
  for (const { permissions } of commands) counts[judge(permissions, granted).kind] += 1;
  return counts;
}

/** Permissions that some commands require, in list order. */
export function wantedBy(commands: readonly { permissions: string }[]): PlatformPermission[] {
  const texts = new Set(commands.map(({ permissions }) => permissions));
  const wanted = new Set(
    [...texts].flatMap((text) => requirementsOf(text).flat().map(permissionOf)),
  );
  return PLATFORM_PERMISSIONS.filter((permission) => wanted.has(permission));
}

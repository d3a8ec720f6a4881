import { DAY_MS } from "../../../app/contract/buckets.ts";
import type { SignInPerson } from "../consent.ts";
import { createRandom, type Random } from "../random.ts";
import { idOnShard, type Server } from "./servers.ts";
import { SHARDS } from "./shards.ts";

export type Membership = ReturnType<typeof membershipOf>;

const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;
/** View channels, send messages, read history, add reactions, connect, speak. */
const MEMBER = 0x1_0000n | 0x400n | 0x800n | 0x40n | 0x10_0000n | 0x20_0000n;
const ALL = (1n << 50n) - 1n;

const RIGHTS = {
  owner: { owner: true, permissions: ALL },
  administrator: { owner: false, permissions: MEMBER | ADMINISTRATOR },
  manager: { owner: false, permissions: MEMBER | MANAGE_SERVER },
  member: { owner: false, permissions: MEMBER },
} as const;

type Right = keyof typeof RIGHTS;

/** A person's server, as the platform lists it. */
function membershipOf(server: { id: string; name: string }, right: Right) {
  const { owner, permissions } = RIGHTS[right];
  const { id, name } = server;
  return { id, name, icon: null, owner, permissions: String(permissions), features: [] };
}

const CREATED = Date.UTC(2020, 5, 9);

const FIRST = ["Amber", "Cobalt", "Drifting", "Evening", "Hidden", "Northern", "Paper", "Velvet"];
const LAST = ["Arcade", "Bakery", "Cartographers", "Choir", "Greenhouse", "Guild", "Observatory"];

/** Servers that only this list names, with the rights in turn. */
function others(count: number, rights: readonly Right[], random: Random): Membership[] {
  return Array.from({ length: count }, (_, place) => {
    const id = idOnShard(CREATED + place * DAY_MS, place % SHARDS, random);
    const name = `${random.pick(FIRST)} ${random.pick(LAST)} ${place + 1}`;
    return membershipOf({ id, name }, rights[place % rights.length] ?? "member");
  });
}

/** As long as allowed, with code that a careless page would run and a change of direction. */
const HOSTILE = `<script>alert("1")</script> \u202eadmin\u202c ${"W".repeat(64)}`.slice(0, 100);

/**
 * Servers of the people who can sign in, by id: the visitor has three to manage and some others. In
 * the team, the first has 200, the second none, the third 30 without rights, the fourth one with a
 * hostile name.
 */
export function createMemberships(
  people: readonly SignInPerson[],
  servers: readonly Server[],
): ReadonlyMap<string, readonly Membership[]> {
  const random = createRandom("memberships");
  const usual: readonly Right[] = ["owner", "manager", "administrator"];
  const ofVisitor = [
    ...servers.map((server, place) => membershipOf(server, usual[place % usual.length] ?? "owner")),
    ...others(4, ["member"], random),
  ];
  const ofTeam = [
    others(200, ["owner", "administrator", "manager", "manager"], random),
    [],
    others(30, ["member"], random),
    others(1, ["owner"], random).map((server) => Object.assign(server, { name: HOSTILE })),
  ];
  return new Map(
    people.map(({ id, rank }, place) => [
      id,
      rank === "Visitor" ? ofVisitor : (ofTeam[place] ?? ofVisitor),
    ]),
  );
}

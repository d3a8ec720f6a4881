import { rightOf, type ManagedServer, type ServerList } from "../../app/contract/servers.ts";
import type { Guild } from "../auth/discord.ts";
import { createProof } from "./proof.ts";

/** Characters that change the direction of what follows a name. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** The servers a person may manage, with proofs, and the number of others. */
export async function serverListOf(
  guilds: readonly Guild[],
  secrets: readonly [string, ...string[]],
  { person, now }: { person: string; now: number },
): Promise<ServerList> {
  const managed = await Promise.all(
    guilds
      .filter((guild) => rightOf(guild) !== null)
      .map(async ({ id, name, owner, permissions }): Promise<ManagedServer> => {
        const proof = await createProof(secrets, { person, server: id, permissions, owner }, now);
        const shown = name.replaceAll(DIRECTIONS, "").replaceAll(/\s+/g, " ").trim() || id;
        return { id, name: shown, owner, permissions, proof };
      }),
  );
  managed.sort((a, b) => a.name.localeCompare(b.name, "en"));
  return { person, managed, others: guilds.length - managed.length };
}

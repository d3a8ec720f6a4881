import { SERVERS, SERVER_SUPPORT } from "../../content/you/servers.ts";
import { permissionsIn, rightOf } from "../../contract/servers.ts";
import { STATE_WORDS } from "../../status/shards/locate.ts";
import type { ServerView, ShardView } from "./view.ts";

/** What the team needs to know about a server; `asOf` is ISO 8601. */
export function supportText(server: ServerView, shard: ShardView | null, asOf: string): string {
  const { name, id } = server;
  const lines = [
    SERVER_SUPPORT.name(name),
    SERVER_SUPPORT.server(id),
    shard ? SERVER_SUPPORT.shard(shard.id, stateWords(shard)) : SERVER_SUPPORT.unknownShard,
    SERVER_SUPPORT.rights(rightWords(server), permissionsIn(server)),
  ];
  return (asOf === "" ? lines : [...lines, SERVER_SUPPORT.asOf(asOf)]).join("\n");
}

export function stateWords({ state }: ShardView): string {
  return state === "unknown" ? SERVERS.states.unknown : STATE_WORDS[state];
}

/** Only manageable servers are shown. */
export function rightWords(server: ServerView): string {
  return SERVERS.rights[rightOf(server) ?? "manager"];
}

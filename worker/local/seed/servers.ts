import { DAY_MS } from "../../../app/contract/buckets.ts";
import { PLATFORM_EPOCH } from "../../../app/contract/digits.ts";
import { createRandom, snowflake, type Random } from "../random.ts";
import { DOWN_SHARD, SHARDS } from "./shards.ts";

export interface Channel {
  id: string;
  name: string;
}

/** A server whose owner may post into its channels. */
export interface Server {
  id: string;
  name: string;
  channels: readonly Channel[];
  /** They accept only posts with titles. */
  forums: readonly Channel[];
}

/** Servers with their shards; one is on the shard that is down. */
const SERVERS = [
  {
    name: "Lantern Harbor",
    shard: DOWN_SHARD,
    channels: ["status", "announcements", "staff-room"],
    forums: [],
  },
  { name: "Quiet Meadow", shard: 3, channels: ["bot-news", "general"], forums: [] },
  {
    name: "Pixel Foundry",
    shard: 11,
    channels: ["server-news", "bot-status"],
    forums: ["ideas-forum"],
  },
] as const;

const CREATED = Date.UTC(2022, 2, 4);

/** Servers with channels to pick; ids never change. */
export function createServers(): Server[] {
  const random = createRandom("servers");
  return SERVERS.map(({ name, shard, channels, forums }, index) => {
    const day = CREATED + index * 31 * DAY_MS;
    const id = idOnShard(day, shard, random);
    const made = [...channels, ...forums].map((channel, place) => ({
      id: snowflake(day + (place + 1) * 60_000, random),
      name: channel,
    }));
    return {
      id,
      name,
      channels: made.slice(0, channels.length),
      forums: made.slice(channels.length),
    };
  });
}

/** An id on a shard; its last digits are random. */
export function idOnShard(time: number, shard: number, random: Random): string {
  return snowflake(onShard(time, shard), random);
}

/** The first time from `time` on (epoch ms) with ids on the shard (time modulo shards). */
function onShard(time: number, shard: number): number {
  return time + ((shard - ((time - Number(PLATFORM_EPOCH)) % SHARDS) + SHARDS) % SHARDS);
}

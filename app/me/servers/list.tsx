import { useMemo, useState } from "react";
import { STATUS } from "../../content/status/status.ts";
import { SERVERS } from "../../content/you/servers.ts";
import { formatCount } from "../../format/number.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";
import { Card } from "../../ui/card.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Server } from "./server.tsx";
import { matchingServers, type ServersView } from "./view.ts";

/** From this many on, they can be searched. */
const SEARCHED_FROM = 13;

/** The servers that the person may manage. */
export function ServerList({ view }: { view: ServersView }) {
  const { servers, shards, others, asOf, isOld } = view;
  const [search, setSearch] = useState("");
  const isHydrated = useHydrated();
  const matches = useMemo(() => new Set(matchingServers(servers, search)), [servers, search]);
  const shown = SERVERS.count(formatCount(matches.size), formatCount(servers.length));
  return (
    <section aria-labelledby="servers" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="servers" className="title-2 flex items-baseline gap-3">
          {SERVERS.heading}
          <span role="status" className="figures text-base text-muted">
            {shown}
          </span>
        </h2>
        {servers.length >= SEARCHED_FROM && isHydrated && (
          <div className="w-full sm:w-72">
            {/* Not other pages' search box: sharing it would give all of them another file. */}
            <TextInput
              type="search"
              aria-label={SERVERS.search}
              placeholder={SERVERS.searchHint}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        )}
      </div>
      <p className="max-w-[80ch] text-pretty text-sm text-muted">
        {SERVERS.membership} {STATUS.zone}
      </p>
      {matches.size === 0 && <p className="text-muted">{SERVERS.noMatch}</p>}
      <Card className="overflow-clip p-0!">
        <ul>
          {servers.map((server) => (
            <Server
              key={server.id}
              server={server}
              shard={shards.find(({ id }) => id === server.shardId) ?? null}
              asOf={asOf}
              isOld={isOld}
              isHidden={!matches.has(server)}
              isAlone={servers.length === 1}
            />
          ))}
        </ul>
      </Card>
      {others > 0 && <p className="text-sm text-muted">{SERVERS.others(others)}</p>}
    </section>
  );
}

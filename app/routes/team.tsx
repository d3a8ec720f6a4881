import { TEAM } from "../content/team.ts";
import { pageContext } from "../loaders/context.ts";
import { byRank } from "../people/by-rank.ts";
import { loadResult, NOT_REACHED, type LoadResult } from "../page-load/failed.ts";
import { createMemory } from "../page-load/memory.ts";
import { Loading } from "../page-load/loading.tsx";
import { Retryable } from "../page-load/retryable.tsx";
import { resolvePeople } from "../people/resolve.ts";
import { decodeTeam, type Member } from "../contract/person.ts";
import type { Endpoint } from "../live/http/read.ts";
import type { TeamData } from "../people/team.tsx";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/team";
import { TeamView } from "../people/team.tsx";

export { headers } from "../page-load/headers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { bot, requestId } = context.get(pageContext);
  async function load(): Promise<TeamData> {
    const { value: members } = await bot.team();
    // In page order, as only the first members get their profiles here.
    const ids = byRank(members).flatMap((group) => group.members.map((item) => item.user_id));
    return { members, people: await resolvePeople(bot, ids) };
  }
  return loadResult(load, { requestId, invalid: TEAM.invalid });
}

/** The browser tries this up to three times after a failed load. */
const TEAM_READ: Endpoint<[], Member[]> = {
  pauses: [1_000, 1_000],
  path: () => "/api/team",
  decode: decodeTeam,
};

const { recall, useKept } = createMemory<LoadResult<TeamData>>();

/** Shows the spinner at once. */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return recall(url, () => serverLoader().catch(() => NOT_REACHED));
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: TEAM.title,
    description: TEAM.description,
    path: "/team",
    image: TEAM.picture,
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  useKept(loaderData);
  return (
    <div className="page-body">
      <PageHeader title={TEAM.title} description={TEAM.description} />
      <Retryable
        result={loaderData}
        text={TEAM.failed}
        fallback={<LoadingTeam />}
        retrying={<Loading words={TEAM.loading} />}
        read={TEAM_READ}
        dataOf={(members) => ({ members, people: {} })}
      >
        {(team) => <TeamView {...team} />}
      </Retryable>
    </div>
  );
}

function LoadingTeam() {
  return (
    <div className="grid min-h-dvh content-start justify-center pt-[25vh]">
      <Loading words={TEAM.loading} />
    </div>
  );
}

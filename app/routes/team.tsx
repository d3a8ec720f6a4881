import { lazy } from "react";
import { data } from "react-router";
import { TEAM } from "../content/team.ts";
import { botContext } from "../context.ts";
import { ERRORS } from "../contract/errors.ts";
import { UNAVAILABLE } from "../page-load/unavailable.ts";
import { withRetries } from "../live/http/retries.ts";
import { byRank } from "../people/by-rank.ts";
import { failureOf, isFailed, type Load } from "../page-load/load.ts";
import { Loaded } from "../page-load/loaded.tsx";
import { Loading } from "../page-load/loading.tsx";
import { resolvePeople } from "../people/resolve.ts";
import type { TeamData } from "../people/team.tsx";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/team";

// The server draws them; their script comes after the page's first ones.
const TeamView = lazy(async () => ({ default: (await import("../people/team.tsx")).TeamView }));

export async function loader({ context }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  try {
    const { value: members } = await bot.team();
    // In the order of the page, so that the first ones on it are known.
    const ids = byRank(members).flatMap((group) => group.members.map((item) => item.user_id));
    const team: Load<TeamData> = { members, people: await resolvePeople(bot, ids) };
    return data(team);
  } catch (error) {
    return data<Load<TeamData>>(failureOf(error), UNAVAILABLE);
  }
}

/** The page shows at once with its spinner; the team follows. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const load = withRetries(() => serverLoader(), { isGood: (team) => !isFailed(team) });
  // No network is a failed load like any other.
  return { later: load.catch((): Load<TeamData> => ({ failed: null })) };
}

/** The team from the browser; the cards look up who they are about. @throws as `read` does */
async function teamAgain(): Promise<TeamData> {
  const { read } = await import("../live/http/read.ts");
  return { members: (await read("team", [])).value, people: {} };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: TEAM.title,
    description: TEAM.description,
    path: "/team",
    origin: originOf(matches),
    image: TEAM.picture,
  });
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={TEAM.title} description={TEAM.description} />
      <Loaded
        load={loaderData}
        text={ERRORS.team}
        loading={
          <div className="grid min-h-[60vh] place-items-center">
            <Loading words={TEAM.loading} />
          </div>
        }
        trying={<Loading words={TEAM.loading} />}
        again={teamAgain}
      >
        {(team) => <TeamView {...team} />}
      </Loaded>
    </div>
  );
}

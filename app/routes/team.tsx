import { data } from "react-router";
import { TEAM } from "../content/team.ts";
import { ERRORS } from "../contract/errors.ts";
import { botContext } from "../context.ts";
import { UNAVAILABLE } from "../format/unavailable.ts";
import { byRank } from "../people/by-rank.ts";
import { MemberCard } from "../people/member-card.tsx";
import { PageFailure } from "../people/page-failure.tsx";
import { resolvePeople } from "../people/resolve.ts";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import type { Route } from "./+types/team";

export async function loader({ context }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  try {
    const groups = byRank((await bot.team()).value);
    const ids = groups.flatMap((group) => group.members.map((member) => member.user_id));
    return data({ groups, people: await resolvePeople(bot, ids) });
  } catch {
    return data({ groups: null, people: {} }, UNAVAILABLE);
  }
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
  });
}

export default function TeamPage({ loaderData: { groups, people } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={TEAM.title} description={TEAM.description} />
      {groups === null ? <PageFailure text={ERRORS.team} /> : null}
      {groups?.length === 0 ? <EmptyPanel title={TEAM.emptyTitle} text={TEAM.emptyText} /> : null}
      {groups?.map(({ info, members }) => (
        <section key={info.rank} aria-labelledby={`rank-${info.rank}`} className="mb-12">
          <h2 id={`rank-${info.rank}`} className="title-2">
            {info.heading}
          </h2>
          <p className="mb-5 mt-1 text-muted">{info.tagline}</p>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {members.map((member) => (
              <MemberCard
                key={member.user_id}
                member={member}
                user={people[member.user_id] ?? null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

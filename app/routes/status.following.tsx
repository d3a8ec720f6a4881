import { data } from "react-router";
import { FOLLOWING } from "../content/follow/following.ts";
import { INCIDENTS } from "../content/status/incidents.ts";
import { pageContext } from "../loaders/context.ts";
import { FollowingView, NobodyFollows, type Failure, type Tested } from "../follow/following.tsx";
import { page } from "../seo/meta.ts";
import { BackLink } from "../ui/back-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.following";

export { headers } from "../page-load/headers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, following } = context.get(pageContext);
  if (!site.canFollow) throw data(null, { status: 404 });
  const test = url.searchParams.get("test");
  const body = {
    following: await following(),
    failure: failureOf(url.searchParams.get("failed")),
    tested: isOutcome(test) ? test : null,
  };
  return data(body, { headers: { "Cache-Control": "private, no-store" } });
}

/** Why a consent failed; null if it didn't. */
function failureOf(text: string | null): Failure | null {
  if (text === "forum" || text === "full") return text;
  return text === null ? null : "unconfirmed";
}

function isOutcome(text: string | null): text is NonNullable<Tested> {
  return text !== null && Object.hasOwn(FOLLOWING.outcomes, text);
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: FOLLOWING.title,
    description: FOLLOWING.description,
    path: "/status/following",
    index: false,
  });
}

export default function FollowingPage({ loaderData }: Route.ComponentProps) {
  const { following, failure, tested } = loaderData;
  return (
    <div className="page-body">
      <BackLink to="/status">{INCIDENTS.back}</BackLink>
      <PageHeader title={FOLLOWING.title} description={FOLLOWING.description} />
      {following && failure === null ? (
        <FollowingView following={following} tested={tested} />
      ) : (
        <NobodyFollows failure={failure} tested={tested} />
      )}
    </div>
  );
}

import { data } from "react-router";
import { FOLLOWING } from "../content/following.ts";
import { followingContext, siteContext } from "../context.ts";
import { FollowingView, NobodyFollows, type Tested } from "../follow/following.tsx";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.following";

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(siteContext).canFollow) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const body = {
    following: await context.get(followingContext)(),
    hasFailed: query.has("failed"),
    tested: testedOf(query.get("test")),
  };
  return data(body, { headers: { "Cache-Control": "private, no-store" } });
}

function testedOf(text: string | null): Tested {
  return text !== null && isOutcome(text) ? text : null;
}

function isOutcome(text: string): text is NonNullable<Tested> {
  return Object.hasOwn(FOLLOWING.outcomes, text);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: FOLLOWING.title,
    description: FOLLOWING.description,
    path: "/status/following",
    origin: originOf(matches),
    index: false,
  });
}

export default function FollowingPage({ loaderData }: Route.ComponentProps) {
  const { following, hasFailed, tested } = loaderData;
  return (
    <div className="page-body">
      <PageHeader title={FOLLOWING.title} description={FOLLOWING.description} />
      {following && !hasFailed ? (
        <FollowingView following={following} tested={tested} />
      ) : (
        <NobodyFollows hasFailed={hasFailed} tested={tested} />
      )}
    </div>
  );
}

import { data } from "react-router";
import { FOLLOWING } from "../content/follow/following.ts";
import { followingContext, siteContext } from "../context.ts";
import { FollowingView, NobodyFollows, type Tested } from "../follow/following.tsx";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.following";

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).canFollow) throw data(null, { status: 404 });
  const test = url.searchParams.get("test");
  const body = {
    following: await context.get(followingContext)(),
    hasFailed: url.searchParams.has("failed"),
    tested: isOutcome(test) ? test : null,
  };
  return data(body, { headers: { "Cache-Control": "private, no-store" } });
}

function isOutcome(text: string | null): text is NonNullable<Tested> {
  return text !== null && Object.hasOwn(FOLLOWING.outcomes, text);
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

import { UNFOLLOW } from "../content/follow/following.ts";
import { UnfollowView } from "../follow/unfollow.tsx";
import { originOf, page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.unfollow";

export function headers() {
  return { "Cache-Control": "no-cache" };
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: UNFOLLOW.title,
    description: UNFOLLOW.description,
    path: "/status/unfollow",
    origin: originOf(matches),
    index: false,
  });
}

export default function UnfollowPage() {
  return (
    <div className="page-body">
      <PageHeader title={UNFOLLOW.title} description={UNFOLLOW.description} />
      <UnfollowView />
    </div>
  );
}

import { UNFOLLOW } from "../content/follow/following.ts";
import { INCIDENTS } from "../content/status/incidents.ts";
import { UnfollowView } from "../follow/unfollow.tsx";
import { page } from "../seo/meta.ts";
import { BackLink } from "../ui/back-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/status.unfollow";

export { staticHeaders as headers } from "../page-load/headers.ts";

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: UNFOLLOW.title,
    description: UNFOLLOW.description,
    path: "/status/unfollow",
    index: false,
  });
}

export default function UnfollowPage() {
  return (
    <div className="page-body">
      <BackLink to="/status">{INCIDENTS.back}</BackLink>
      <PageHeader title={UNFOLLOW.title} description={UNFOLLOW.description} />
      <UnfollowView />
    </div>
  );
}

import { FEEDBACK } from "../content/team.ts";
import { pageContext } from "../loaders/context.ts";
import { loadResult, NOT_REACHED, type LoadResult } from "../page-load/failed.ts";
import { createMemory } from "../page-load/memory.ts";
import { Loading } from "../page-load/loading.tsx";
import { Retryable } from "../page-load/retryable.tsx";
import { resolvePeople } from "../people/resolve.ts";
import { decodeFeedback, type Feedback } from "../contract/person.ts";
import type { Endpoint } from "../live/http/read.ts";
import type { ReviewData } from "../people/reviews.tsx";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SkeletonCards } from "../ui/skeleton.tsx";
import type { Route } from "./+types/feedback";
import { Reviews } from "../people/reviews.tsx";

export { headers } from "../page-load/headers.ts";

const PLACEHOLDERS = 9;

export async function loader({ context }: Route.LoaderArgs) {
  const { bot, requestId } = context.get(pageContext);
  async function load(): Promise<ReviewData> {
    // Already decoded: approved reviews only, newest first.
    const { value: feedback } = await bot.feedback();
    const ids = feedback.map((item) => item.user_id);
    return { feedback, people: await resolvePeople(bot, ids) };
  }
  return loadResult(load, { requestId });
}

/** The browser tries this up to three times after a failed load. */
const FEEDBACK_READ: Endpoint<[], Feedback[]> = {
  pauses: [1_000, 1_000],
  path: () => "/api/feedback",
  decode: decodeFeedback,
};

const { recall, useKept } = createMemory<LoadResult<ReviewData>>();

/** Shows placeholders at once. */
export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return recall(url, () => serverLoader().catch(() => NOT_REACHED));
}

export function meta({ matches }: Route.MetaArgs) {
  return page(matches, {
    title: FEEDBACK.title,
    description: FEEDBACK.summary,
    path: "/feedback",
    image: FEEDBACK.picture,
  });
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  useKept(loaderData);
  return (
    <div className="page-body">
      <PageHeader title={FEEDBACK.title} description={FEEDBACK.description} />
      <Retryable
        result={loaderData}
        text={FEEDBACK.failed}
        fallback={<LoadingReviews />}
        retrying={<Loading words={FEEDBACK.loading} />}
        read={FEEDBACK_READ}
        dataOf={(feedback) => ({ feedback, people: {} })}
      >
        {(reviews) => <Reviews {...reviews} />}
      </Retryable>
    </div>
  );
}

function LoadingReviews() {
  return (
    <div className="min-h-dvh">
      <SkeletonCards count={PLACEHOLDERS} />
    </div>
  );
}

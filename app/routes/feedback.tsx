import { lazy } from "react";
import { data } from "react-router";
import { FEEDBACK } from "../content/team.ts";
import { botContext } from "../context.ts";
import { ERRORS } from "../contract/errors.ts";
import { UNAVAILABLE } from "../page-load/unavailable.ts";
import { withRetries } from "../live/http/retries.ts";
import { failureOf, isFailed, type Load } from "../page-load/load.ts";
import { Loaded } from "../page-load/loaded.tsx";
import { Loading } from "../page-load/loading.tsx";
import { resolvePeople } from "../people/resolve.ts";
import type { ReviewData } from "../people/reviews.tsx";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SkeletonCards } from "../ui/skeleton.tsx";
import type { Route } from "./+types/feedback";

const PLACEHOLDERS = 9;

// The server draws them; their script comes after the page's first ones.
const Reviews = lazy(async () => ({ default: (await import("../people/reviews.tsx")).Reviews }));

export async function loader({ context }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  try {
    // The read keeps approved reviews only, newest first (contract/endpoints).
    const { value: feedback } = await bot.feedback();
    const ids = feedback.map((item) => item.user_id);
    const reviews: Load<ReviewData> = { feedback, people: await resolvePeople(bot, ids) };
    return data(reviews);
  } catch (error) {
    return data<Load<ReviewData>>(failureOf(error), UNAVAILABLE);
  }
}

/** The page shows at once with its placeholders; the reviews follow. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const load = withRetries(() => serverLoader(), { isGood: (reviews) => !isFailed(reviews) });
  // No network is a failed load like any other.
  return { later: load.catch((): Load<ReviewData> => ({ failed: null })) };
}

/** The reviews from the browser; the cards look up who wrote them. @throws as `read` does */
async function reviewsAgain(): Promise<ReviewData> {
  const { read } = await import("../live/http/read.ts");
  return { feedback: (await read("feedback", [])).value, people: {} };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return page({
    title: FEEDBACK.title,
    description: FEEDBACK.description,
    path: "/feedback",
    origin: originOf(matches),
    image: FEEDBACK.picture,
  });
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={FEEDBACK.title} description={FEEDBACK.description} />
      <Loaded
        load={loaderData}
        text={ERRORS.feedback}
        loading={<SkeletonCards count={PLACEHOLDERS} />}
        trying={<Loading words={FEEDBACK.loading} />}
        again={reviewsAgain}
      >
        {(reviews) => <Reviews {...reviews} />}
      </Loaded>
    </div>
  );
}

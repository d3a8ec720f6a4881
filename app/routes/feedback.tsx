import { data } from "react-router";
import { FEEDBACK } from "../content/team.ts";
import { ERRORS } from "../contract/errors.ts";
import { botContext } from "../context.ts";
import { UNAVAILABLE } from "../format/unavailable.ts";
import { FeedbackCard } from "../people/feedback-card.tsx";
import { PageFailure } from "../people/page-failure.tsx";
import { resolvePeople } from "../people/resolve.ts";
import { originOf, page } from "../seo.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import type { Route } from "./+types/feedback";

export async function loader({ context }: Route.LoaderArgs) {
  const bot = context.get(botContext);
  try {
    // The read keeps approved reviews only, newest first (contract/endpoints).
    const { value } = await bot.feedback();
    const ids = value.map((item) => item.user_id);
    return data({ feedback: value, people: await resolvePeople(bot, ids) });
  } catch {
    return data({ feedback: null, people: {} }, UNAVAILABLE);
  }
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
  });
}

export default function FeedbackPage({ loaderData: { feedback, people } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={FEEDBACK.title} description={FEEDBACK.description} />
      {feedback === null ? <PageFailure text={ERRORS.feedback} /> : null}
      {feedback?.length === 0 ? (
        <EmptyPanel title={FEEDBACK.emptyTitle} text={FEEDBACK.emptyText} />
      ) : null}
      {feedback && feedback.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {feedback.map((item) => (
            <FeedbackCard key={item.message_id} item={item} user={people[item.user_id] ?? null} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

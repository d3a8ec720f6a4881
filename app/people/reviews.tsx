import { FEEDBACK } from "../content/team.ts";
import type { Feedback, Profiles } from "../contract/person.ts";
import { SITE } from "../content/site.ts";
import { formatCount } from "../format/number.ts";
import { useDrawn } from "../live/hooks/use-drawn.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmptyPanel } from "../ui/panel.tsx";
import { ShowMore } from "../ui/show-more.tsx";
import { byTime } from "./by-time.ts";
import { FeedbackCard } from "./feedback-card.tsx";

export interface ReviewData {
  /** Approved ones, newest first. */
  feedback: Feedback[];
  people: Profiles;
}

/** Reviews drawn at a time. */
const AT_A_TIME = 300;

/** The newest reviews; others on demand. */
export function Reviews({ feedback, people }: ReviewData) {
  const [count, draw] = useDrawn("reviews", AT_A_TIME);
  const isHydrated = useHydrated();
  if (feedback.length === 0) return <NoReviews />;
  return (
    <>
      <LeaveReview />
      <Columns feedback={feedback.slice(0, count)} people={people} />
      {count < feedback.length && (
        <div className="border-t border-line pt-6">
          <p>{FEEDBACK.showing(formatCount(count), formatCount(feedback.length))}</p>
          {isHydrated && <ShowMore key={count} onMore={() => draw(count + AT_A_TIME)} />}
        </div>
      )}
    </>
  );
}

/** Reviews in columns below their month or year, without heading if undated. */
function Columns({ feedback, people }: ReviewData) {
  return byTime(feedback).map(({ heading, items }) => (
    <section key={heading} aria-label={heading ?? undefined} className="mb-10">
      {heading !== null && (
        <h2 className="title-3 mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
          {heading}
          <span className="text-quiet figures font-sans font-400">
            {FEEDBACK.count(items.length)}
          </span>
        </h2>
      )}
      <ul className="gap-4 sm:columns-2 lg:columns-3">
        {items.map((item) => (
          <FeedbackCard key={item.message_id} item={item} known={people[item.user_id]} />
        ))}
      </ul>
    </section>
  ));
}

/** The way to the support server, where reviews are written. */
function LeaveReview() {
  return (
    <aside
      aria-label={FEEDBACK.leave}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line px-5 py-4"
    >
      <p className="flex items-center gap-3">
        <Icon name="message-square" className="text-xl text-accent-light" />
        {FEEDBACK.leave}
      </p>
      <SupportServer />
    </aside>
  );
}

function NoReviews() {
  return (
    <EmptyPanel title={FEEDBACK.emptyTitle} text={FEEDBACK.emptyText}>
      <SupportServer className="mt-4" />
    </EmptyPanel>
  );
}

function SupportServer({ className }: { className?: string }) {
  const { supportUrl } = useSite();
  return (
    <ButtonAnchor external href={supportUrl} className={className}>
      {SITE.support}
    </ButtonAnchor>
  );
}

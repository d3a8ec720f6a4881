import type { Feedback, UserData } from "../contract/person.ts";
import { formatFullDay, isoTime } from "../format/date.ts";
import { useProfiles } from "./use-profiles.ts";
import { useInView } from "../live/hooks/use-in-view.ts";
import { Avatar } from "./avatar.tsx";
import { timeOf } from "./by-time.ts";
import { nameOf, pendingOf, PersonName } from "./person-name.tsx";
import { writtenIn } from "../content/language.static.ts";

interface FeedbackCardProps {
  item: Feedback;
  /** From the server; undefined if it didn't look. */
  known: UserData | null | undefined;
}

/** A review; its day (UTC) comes from the message id, if that has one. */
export function FeedbackCard({ item, known }: FeedbackCardProps) {
  const { ref, isInView } = useInView<HTMLLIElement>();
  const isWanted = isInView && known === undefined;
  const looked = useProfiles("people", isWanted ? [item.user_id] : []);
  const user = known === undefined ? looked[item.user_id] : known;
  const time = timeOf(item);
  return (
    <li
      ref={ref}
      className="flex break-inside-avoid gap-3 py-3.5 max-sm:border-b max-sm:border-line sm:mb-3 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-4"
    >
      <Avatar id={item.user_id} avatar={user?.avatar} size="sm" />
      <div className="min-w-0 grow">
        <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-sm">
          <PersonName
            name={nameOf(item.user_id, user)}
            pending={pendingOf(user, isInView)}
            className="min-w-0 flex-[1_1_6rem] font-medium text-text"
          />
          {time !== null && (
            <time dateTime={isoTime(time)} className="shrink-0 tabular-nums text-muted">
              {formatFullDay(time)}
            </time>
          )}
        </p>
        <blockquote
          dir="auto"
          lang={writtenIn}
          className="whitespace-pre-line break-words leading-snug text-text"
        >
          {item.feedback}
        </blockquote>
      </div>
    </li>
  );
}

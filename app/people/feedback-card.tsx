import type { Feedback, UserData } from "../contract/person.ts";
import { formatDate, isoTime } from "../format/date.ts";
import { snowflakeTime } from "../format/snowflake.ts";
import { KEPT_FOR, usePerson } from "./use-person.ts";
import { useSeen } from "../live/hooks/use-seen.ts";
import { Avatar } from "./avatar.tsx";
import { nameOf } from "./name.ts";
import { PersonName } from "./person-name.tsx";

interface FeedbackCardProps {
  item: Feedback;
  /** Undefined: not looked up yet. */
  known: UserData | null | undefined;
}

/** One review (§2): who, when, and the words; the day is that of the message id, in UTC. */
export function FeedbackCard({ item, known }: FeedbackCardProps) {
  const { ref, isSeen } = useSeen<HTMLLIElement>();
  const user = usePerson(isSeen ? item.user_id : null, known, KEPT_FOR.feedback);
  const time = snowflakeTime(item.message_id);
  return (
    <li ref={ref} className="card mb-4 break-inside-avoid p-5">
      <blockquote dir="auto" className="whitespace-pre-line break-words text-text">
        {item.feedback}
      </blockquote>
      <div className="mt-4 flex items-center gap-3">
        <Avatar id={item.user_id} avatar={user?.avatar} size="sm" />
        <p className="min-w-0 text-sm">
          <PersonName name={nameOf(item.user_id, user)} className="font-medium text-text" />
          <time dateTime={isoTime(time)} className="tabular-nums text-muted">
            {formatDate(time)}
          </time>
        </p>
      </div>
    </li>
  );
}

import type { Feedback, UserData } from "../contract/person.ts";
import { formatDate, isoTime } from "../format/date.ts";
import { snowflakeTime } from "../format/snowflake.ts";
import { Card } from "../ui/card.tsx";
import { Avatar } from "./avatar.tsx";
import { nameOf } from "./name.ts";

/** One review (§2): who, when, and the words; the day is that of the message id, in UTC. */
export function FeedbackCard({ item, user }: { item: Feedback; user: UserData | null }) {
  const time = snowflakeTime(item.message_id);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <blockquote dir="auto" className="whitespace-pre-line break-words text-text">
        {item.feedback}
      </blockquote>
      <div className="mt-auto flex items-center gap-3">
        <Avatar id={item.user_id} avatar={user?.avatar} size="sm" />
        <p className="min-w-0 text-sm">
          <span className="block truncate font-medium text-text">
            <bdi>{nameOf(item.user_id, user)}</bdi>
          </span>
          <time dateTime={isoTime(time)} className="tabular-nums text-muted">
            {formatDate(time)}
          </time>
        </p>
      </div>
    </Card>
  );
}

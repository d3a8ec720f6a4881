import { PersonName } from "../../people/person-name.tsx";
import { Icon } from "../../ui/icon.tsx";
import { dayWords } from "./member-table.tsx";
import type { RankedRow } from "./members.ts";

/** 'Who went quiet?' at a glance. */
export function QuietLine({ quiet }: { quiet: readonly RankedRow[] }) {
  if (quiet.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-muted">
        <Icon name="check" className="text-ok" />
        Everybody wrote something in this range.
      </p>
    );
  }
  return (
    <div className="rounded-card border border-warn/40 bg-warn/8 px-4 py-3">
      <p className="font-600">
        {quiet.length === 1
          ? "1 member wrote nothing in this range"
          : `${quiet.length} members wrote nothing in this range`}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {quiet.map((member) => (
          <li key={member.user_id} className="flex min-w-0 items-baseline gap-2">
            <PersonName name={member.name} />
            <span className="shrink-0 text-sm text-muted figures">
              {member.lastDay ? `last active ${dayWords(member.lastDay)}` : "never active"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

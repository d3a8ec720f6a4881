import { memo } from "react";
import { NOTICE_WORDS } from "../../content/status.ts";
import type { Notice, UptimeReport } from "../../contract/uptime.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { IncidentList } from "../uptime/incident-list.tsx";
import { UptimeBars } from "../uptime/uptime-bars.tsx";

/** The bot's past: ninety days and the incidents in them. Ages tick above it, this stays as it is. */
export const Past = memo(function Past({ board }: { board: UptimeReport | null }) {
  if (!board) {
    return (
      <div data-skeleton="" className="card h-66 p-5">
        <Skeleton className="h-6 w-28" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <UptimeBars board={board} />
      <IncidentList incidents={board.incidents} now={board.at} />
    </div>
  );
});

const LOOKS = {
  info: { icon: "info", edge: "border-accent-deep", text: "text-accent-light" },
  warning: { icon: "alert-triangle", edge: "border-warn/45", text: "text-warn" },
  critical: { icon: "alert-triangle", edge: "border-down/45", text: "text-down" },
} as const;

/** What the operator says, above everything else. */
export function NoticeBanner({ notice }: { notice: Notice }) {
  const { icon, edge, text } = LOOKS[notice.level];
  return (
    <section aria-label={NOTICE_WORDS[notice.level]} className={`card flex gap-3 p-4 ${edge}`}>
      <Icon name={icon} className={`mt-1 text-lg ${text}`} />
      <p className="min-w-0 whitespace-pre-line">
        <span className={`font-600 ${text}`}>{NOTICE_WORDS[notice.level]}: </span>
        {notice.text}
      </p>
    </section>
  );
}

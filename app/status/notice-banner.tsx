import { NOTICE_WORDS } from "../content/status/status.ts";
import type { Notice } from "../contract/uptime.ts";
import { Icon } from "../ui/icon.tsx";

const LOOKS = {
  info: { icon: "info", edge: "border-accent-deep", text: "text-accent-light" },
  warning: { icon: "alert-triangle", edge: "border-warn/45", text: "text-warn" },
  critical: { icon: "alert-triangle", edge: "border-down/45", text: "text-down" },
} as const;

/** The operator's notice, at the top of the page. */
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

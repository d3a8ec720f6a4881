/**
 * Events of the log that the staff channel hears of, and from how many lines on. Fewer of those that a single slow
 * answer may cause are none. OPERATING.md marks the same ones.
 */
export const ALARMS = {
  "request.failed": 1,
  "page.failed": 3,
  "team.failed": 2,
  "sessions.failed": 2,
  "auth.sign_in_failed": 2,
  "uptime.failed": 1,
  "uptime.unreadable": 1,
  "uptime.no_report": 2,
  "deliveries.failed": 2,
  "deliveries.unanswered": 1,
  "delivery.error": 2,
  "delivery.failed": 1,
  "delivery.refused": 1,
  "delivery.unreadable": 1,
  "follow.unreadable": 1,
  "limit.failed": 2,
} as const;

export type Alarm = keyof typeof ALARMS;

export function isAlarm(event: string): event is Alarm {
  return Object.hasOwn(ALARMS, event);
}

/** An isolate reports an event no more often than this. */
const REPORT_MS = 60_000;

/** Lines of this isolate's log that nobody was told of yet, by event; ALARMS bounds it. */
const pending = new Map<Alarm, number>();
const reportedAt = new Map<Alarm, number>();

export function noteAlarm(event: string): void {
  if (isAlarm(event)) pending.set(event, (pending.get(event) ?? 0) + 1);
}

export function hasAlarms(): boolean {
  return pending.size > 0;
}

/** What is to be reported now (epoch ms), which is forgotten here: an event at most once a minute. */
export function takeAlarms(now: number): ReadonlyMap<Alarm, number> {
  const due = [...pending].filter(
    ([event]) => now - (reportedAt.get(event) ?? -Infinity) >= REPORT_MS,
  );
  for (const [event] of due) {
    pending.delete(event);
    reportedAt.set(event, now);
  }
  return new Map(due);
}

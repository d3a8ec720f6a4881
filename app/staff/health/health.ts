import type { Health, ReadHealth } from "../../contract/health.ts";
import { formatAgo } from "../../format/ago.ts";
import { formatCount } from "../../format/number.ts";

/** The share of answers from the cache: '97 %'; "–" before the first answer. */
export function hitRate(answers: readonly ReadHealth["answers"][]): string {
  const hits = answers.reduce((sum, { fresh, stale }) => sum + fresh + stale, 0);
  const all = answers.reduce((sum, { miss }) => sum + miss, hits);
  return all > 0 ? `${Math.floor((100 * hits) / all)} %` : "–";
}

/** The state of a read's circuit breaker. */
export function breakerWords({ failures, closedFor }: ReadHealth): string {
  if (closedFor > 0) return `Open, ${closedFor} s`;
  return failures > 0 ? `Closed, ${failures} failed` : "Closed";
}

/** The totals of the page. */
export function healthFacts(health: Health): { title: string; text: string }[] {
  const { at, startedAt, sampledAt, pages, reads } = health;
  const ago = (time: number) => `${formatAgo((at - time) / 1000)} ago`;
  const writes = reads.reduce((sum, read) => sum + read.writes, 0);
  return [
    { title: "Version", text: health.version ?? "Not told by the platform" },
    { title: "Isolate started", text: ago(startedAt) },
    { title: "Requests", text: formatCount(health.requests) },
    { title: "Server errors", text: formatCount(health.errors) },
    { title: "Data cache hits", text: hitRate(reads.map(({ answers }) => answers)) },
    {
      title: "Page cache",
      text: pages.map(({ state, count }) => `${state} ${formatCount(count)}`).join(", ") || "–",
    },
    { title: "KV copies written", text: formatCount(writes) },
    { title: "Last uptime sample", text: sampledAt === null ? "None" : ago(sampledAt) },
  ];
}

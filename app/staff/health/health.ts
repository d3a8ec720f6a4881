import type { DatabaseHealth, Health, ReadHealth } from "../../contract/health.ts";
import { LISTS } from "../../content/staff/lists.ts";
import { ago, closedAfter, HEALTH, openFor, refused } from "../../content/staff/health.ts";
import { formatAgo } from "../../format/ago.ts";
import { formatCount } from "../../format/number.ts";

/** The share of answers from the cache: '97 %'; "–" before the first answer. */
export function hitRate(answers: readonly ReadHealth["answers"][]): string {
  const hits = answers.reduce((sum, { fresh, stale }) => sum + fresh + stale, 0);
  const all = answers.reduce((sum, { miss }) => sum + miss, hits);
  return all > 0 ? `${Math.floor((100 * hits) / all)} %` : LISTS.none;
}

/** The state of a read's circuit breaker. */
export function breakerWords({ failures, closedFor }: ReadHealth): string {
  if (closedFor > 0) return openFor(closedFor);
  return failures > 0 ? closedAfter(failures) : HEALTH.closed;
}

function databaseWords(database: DatabaseHealth): string {
  if (database.state === "other-site") return refused(database.site);
  return database.state === "ok" ? HEALTH.facts.answers : HEALTH.facts.failing;
}

/** The totals of the page. */
export function healthFacts(health: Health): { title: string; text: string }[] {
  const { at, startedAt, sampledAt, pages, reads } = health;
  const since = (time: number) => ago(formatAgo((at - time) / 1000));
  const { facts } = HEALTH;
  const writes = reads.reduce((sum, read) => sum + read.writes, 0);
  return [
    { title: facts.version, text: health.version ?? facts.noVersion },
    { title: facts.started, text: since(startedAt) },
    { title: facts.requests, text: formatCount(health.requests) },
    { title: facts.errors, text: formatCount(health.errors) },
    { title: facts.hits, text: hitRate(reads.map(({ answers }) => answers)) },
    {
      title: facts.pages,
      text:
        pages.map(({ state, count }) => `${state} ${formatCount(count)}`).join(", ") || LISTS.none,
    },
    { title: facts.writes, text: formatCount(writes) },
    { title: facts.sample, text: sampledAt === null ? facts.none : since(sampledAt) },
    { title: facts.database, text: databaseWords(health.database) },
  ];
}

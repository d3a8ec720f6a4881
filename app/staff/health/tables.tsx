import { HEALTH } from "../../content/staff/health.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { Health } from "../../contract/health.ts";
import { formatAgo } from "../../format/ago.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { breakerWords, hitRate } from "./health.ts";

const { columns } = HEALTH;

const READS: readonly Column<string>[] = [
  { key: "read", title: columns.read },
  { key: "age", title: columns.age, right: true },
  { key: "hits", title: columns.hits, right: true },
  { key: "answers", title: columns.answers, right: true },
  { key: "asked", title: columns.asked, right: true },
  { key: "failed", title: columns.failed, right: true },
  { key: "writes", title: columns.writes, right: true },
  { key: "breaker", title: columns.breaker },
];

/** Every read that this isolate has made. */
export function ReadsTable({ reads, at }: Pick<Health, "reads" | "at">) {
  if (reads.length === 0) return <p className="text-muted">{HEALTH.nothing}</p>;
  return (
    <DataTable label={HEALTH.reads} columns={READS} sort={null}>
      {reads.map((read) => {
        const { fresh, stale, miss } = read.answers;
        const tone = read.closedFor > 0 ? "down" : read.failures > 0 ? "warn" : "ok";
        const figures = [
          [columns.age, read.saidAt === null ? LISTS.none : formatAgo((at - read.saidAt) / 1000)],
          [columns.hits, hitRate([read.answers])],
          [columns.answers, formatCount(fresh + stale + miss)],
          [columns.asked, formatCount(read.asked)],
          [columns.failed, formatCount(read.failed)],
          [columns.writes, formatCount(read.writes)],
        ] as const;
        return (
          <Row key={read.read} twoColumns>
            <Cell
              title={columns.read}
              mobileLabel="hidden"
              className="font-600 max-md:pb-1 max-md:[grid-area:1/1/2/3]"
            >
              {read.read}
            </Cell>
            {figures.map(([title, text]) => (
              <Cell key={title} title={title} right mobileLabel="apart" className="figures">
                {text}
              </Cell>
            ))}
            <Cell
              title={columns.breaker}
              mobileLabel="hidden"
              className="max-md:justify-self-end max-md:[grid-area:1/2]"
            >
              <Badge tone={tone}>{breakerWords(read)}</Badge>
            </Cell>
          </Row>
        );
      })}
    </DataTable>
  );
}

const FAILURES: readonly Column<string>[] = [
  { key: "at", title: columns.at },
  { key: "read", title: columns.read },
  { key: "kind", title: columns.kind },
  { key: "status", title: columns.status, right: true },
];

/** The newest failures of the bot API, without its answers' bodies. */
export function FailuresTable({ failures }: Pick<Health, "failures">) {
  if (failures.length === 0) return <p className="text-muted">{HEALTH.noFailures}</p>;
  return (
    <DataTable label={HEALTH.failures} columns={FAILURES} sort={null}>
      {failures.map(({ number, at, read, kind, status }) => (
        <Row key={number}>
          <Cell title={columns.at} className="figures">
            <time dateTime={isoTime(at)}>{formatDateTime(at / 1000)}</time>
          </Cell>
          <Cell title={columns.read} className="font-600">
            {read}
          </Cell>
          <Cell title={columns.kind}>{kind}</Cell>
          <Cell title={columns.status} right className="figures">
            {status ?? LISTS.none}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

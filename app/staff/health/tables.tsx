import { STAFF } from "../../content/staff.ts";
import type { Health } from "../../contract/health.ts";
import { formatAgo } from "../../format/ago.ts";
import { formatDateTime, isoTime } from "../../format/date.ts";
import { formatCount } from "../../format/number.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, DataTable, Row, type Column } from "../list/data-table.tsx";
import { breakerWords, hitRate } from "./health.ts";

const READS: readonly Column<string>[] = [
  { key: "read", title: "Read" },
  { key: "age", title: "Data age", right: true },
  { key: "hits", title: "Cache hits", right: true },
  { key: "answers", title: "Answers", right: true },
  { key: "asked", title: "Asked", right: true },
  { key: "failed", title: "Failed", right: true },
  { key: "writes", title: "KV writes", right: true },
  { key: "breaker", title: "Breaker" },
];

/** Every read that this isolate has made. */
export function ReadsTable({ reads, at }: Pick<Health, "reads" | "at">) {
  if (reads.length === 0) return <p className="text-muted">{STAFF.healthNothing}</p>;
  return (
    <DataTable label={STAFF.healthReads} columns={READS} sort={null} fullHeight>
      {reads.map((read) => {
        const { fresh, stale, miss } = read.answers;
        const tone = read.closedFor > 0 ? "down" : read.failures > 0 ? "warn" : "ok";
        const figures = [
          ["Data age", read.saidAt === null ? "–" : formatAgo((at - read.saidAt) / 1000)],
          ["Cache hits", hitRate([read.answers])],
          ["Answers", formatCount(fresh + stale + miss)],
          ["Asked", formatCount(read.asked)],
          ["Failed", formatCount(read.failed)],
          ["KV writes", formatCount(read.writes)],
        ] as const;
        return (
          <Row key={read.read} twoColumns>
            <Cell
              title="Read"
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
              title="Breaker"
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
  { key: "at", title: "Time" },
  { key: "read", title: "Read" },
  { key: "kind", title: "Kind" },
  { key: "status", title: "Status", right: true },
];

/** The newest failures of the bot API, without its answers' bodies. */
export function FailuresTable({ failures }: Pick<Health, "failures">) {
  if (failures.length === 0) return <p className="text-muted">{STAFF.healthNoFailures}</p>;
  return (
    <DataTable label={STAFF.healthFailures} columns={FAILURES} sort={null} fullHeight>
      {failures.map(({ number, at, read, kind, status }) => (
        <Row key={number}>
          <Cell title="Time" className="figures">
            <time dateTime={isoTime(at)}>{formatDateTime(at / 1000)}</time>
          </Cell>
          <Cell title="Read" className="font-600">
            {read}
          </Cell>
          <Cell title="Kind">{kind}</Cell>
          <Cell title="Status" right className="figures">
            {status ?? "–"}
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

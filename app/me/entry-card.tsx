import type { ReactNode } from "react";
import { STANDING } from "../content/you/standing.ts";
import type { StandingEntry } from "../contract/standing.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { LocalTime } from "./local-time.tsx";

/** A sanction; below it, `children` has what one can do about it. */
export function EntryCard({ entry, children }: { entry: StandingEntry; children?: ReactNode }) {
  const { list, target, since, until, permanent, reason } = entry;
  return (
    <Card as="li" className="flex flex-col gap-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="title-3 min-w-0 wrap-anywhere">{STANDING.what(list, target)}</h2>
        <Badge tone={target === null ? "down" : "warn"}>{STANDING.kind(list)}</Badge>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-x-4 gap-y-3 sm:grid-cols-2">
        <Fact name={STANDING.since}>{since ? <Time iso={since} /> : STANDING.sinceUnknown}</Fact>
        <Fact name={STANDING.until}>
          {until ? <Time iso={until} /> : permanent ? STANDING.permanent : STANDING.untilUnknown}
        </Fact>
        {reason && (
          <Fact name={STANDING.reason} isWide>
            <span className="whitespace-pre-line wrap-anywhere">{reason}</span>
          </Fact>
        )}
      </dl>
      {children}
    </Card>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? "col-span-full" : undefined}>
      <dt className="text-quiet">{name}</dt>
      <dd className="prose">{children}</dd>
    </div>
  );
}

function Time({ iso }: { iso: string }) {
  return <LocalTime at={Date.parse(iso)} />;
}

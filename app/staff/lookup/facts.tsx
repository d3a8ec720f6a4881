import { Link } from "react-router";
import { listTitle, sanctionLine } from "../../content/staff/blacklists.ts";
import { LOOKUP as TEXT } from "../../content/staff/lookup.ts";
import { LISTS } from "../../content/staff/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDuration } from "../../format/duration.ts";
import { formatCount } from "../../format/number.ts";
import { Reason } from "../list/reason.tsx";
import { StateBadge } from "../list/state-badge.tsx";
import { entryAddress } from "../blacklist/blacklist.ts";
import type { EconomySums } from "../economy/sums.ts";
import type { Lookup } from "./lookup.ts";
import { OtherPerson } from "./other-person.tsx";
import { noSanctionText, netText, netTitle, teamText } from "./summary.ts";

interface FactsProps {
  lookup: Lookup;
  names: Profiles;
  now: number;
}

/** Sanctions in force against an id, the net of its economy and its place on the team. */
export function Facts({ lookup, names, now }: FactsProps) {
  const { active, activeCount, isServer, sums, rank } = lookup;
  return (
    <dl className="flex flex-col gap-px overflow-hidden rounded-card border border-line bg-line md:flex-row [&>div]:flex-1 [&>div]:bg-surface [&>div]:px-4 [&>div]:py-3 [&>div:first-child]:flex-[2] [&_dt]:text-sm [&_dt]:text-muted">
      <div>
        <dt>{TEXT.active}</dt>
        <dd className="mt-1">
          {active.length === 0 ? (
            noSanctionText(lookup.gaps)
          ) : (
            <ul className="flex flex-col gap-2">
              {active.map((sanction) => (
                <InForce key={entryAddress(sanction)} {...{ sanction, names, now }} />
              ))}
              {activeCount > active.length ? (
                <li className="text-quiet">
                  {TEXT.moreActive(formatCount(activeCount - active.length))}
                </li>
              ) : null}
            </ul>
          )}
        </dd>
      </div>
      {isServer || sums === null ? null : <Economy id={lookup.id} sums={sums} />}
      {isServer || rank === null ? null : (
        <div>
          <dt>{TEXT.team}</dt>
          <dd className="mt-1 font-600">{teamText(lookup) || LISTS.none}</dd>
        </div>
      )}
    </dl>
  );
}

/** The net of a person's transactions; undefined if unreadable. */
function Economy({ id, sums }: { id: string; sums: EconomySums | undefined }) {
  return (
    <div>
      <dt>{netTitle(sums)}</dt>
      <dd className="mt-1 font-600 figures wrap-anywhere">{netText(sums)}</dd>
      {sums && sums.unsorted > 0 ? (
        <dd className="text-quiet">{`${TEXT.unsorted} ${formatCount(sums.unsorted)}`}</dd>
      ) : null}
      {sums ? (
        <dd className="text-sm">
          <Link to={`/staff/logging/economy?user=${id}`} className="link inline-block py-0.75">
            {TEXT.transactions}
          </Link>
        </dd>
      ) : null}
    </div>
  );
}

type InForceProps = { sanction: Sanction } & Omit<FactsProps, "lookup">;

/** A sanction in force: the time left, who gave it and why. */
function InForce({ sanction, names, now }: InForceProps) {
  const { list, target, duration, moderator, reason } = sanction;
  return (
    <li className="grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <StateBadge sanction={sanction} now={now} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link to={entryAddress(sanction)} className="link font-600 wrap-anywhere">
            {sanctionLine(listTitle(list), target)}
          </Link>
          {duration ? (
            <span className="text-quiet figures">{LISTS.lasting(formatDuration(duration))}</span>
          ) : null}
          {moderator === "" ? null : (
            <span className="min-w-0 text-quiet">
              {TEXT.givenBy} <OtherPerson id={moderator} names={names} />
            </span>
          )}
        </p>
        {reason.trim() === "" ? null : (
          <div className="text-sm">
            <Reason text={reason} />
          </div>
        )}
      </div>
    </li>
  );
}

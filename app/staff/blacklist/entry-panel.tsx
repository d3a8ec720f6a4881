import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { BLACKLIST_TEXT as TEXT, listTitle } from "../../content/staff/blacklists.ts";
import { LISTS } from "../../content/staff/lists.ts";
import { isServerList } from "../../contract/lists.ts";
import type { Sanction } from "../../contract/sanction.ts";
import type { Profiles } from "../../contract/person.ts";
import { StaffTime } from "../../ui/staff-time.tsx";
import { formatDuration } from "../../format/duration.ts";
import { CopyButton } from "../../live/copy-button.tsx";
import { useSite } from "../../live/session/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ABOVE, useDocumentEvent } from "../../ui/use-document-event.ts";
import { IdCell } from "../list/id-cell.tsx";
import { rowSearch } from "../list/list-query.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { useSees } from "../list/use-sees.ts";
import { entryAddress, entryKey } from "./blacklist.ts";
import { entryForDiscord } from "./summary.ts";

interface EntryPanelProps {
  entry: Sanction;
  page: number;
  names: Profiles;
  now: number;
}

/** The entry that `?row=` names, beside the list. Escape, Back and its cross close it. */
export function EntryPanel({ entry, page, names, now }: EntryPanelProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const key = entryKey(entry);
  const isServer = isServerList(entry.list);
  const search = rowSearch(query, null, page);
  const close = () => void navigate({ search }, { preventScrollReset: true });

  // The panel takes the focus when it opens, and gives it back to the row's link when it closes.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    return () => {
      // Somebody has tabbed out of it, perhaps to what it covered.
      if (document.activeElement !== document.body) return;
      const links = document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
      // Only one of the two links of a row is shown.
      for (const link of links) if (link.offsetParent) link.focus({ preventScroll: true });
    };
  }, [key]);

  useDocumentEvent("keydown", (event) => {
    // A dialog or menu above the panel closes first.
    if (event.key !== "Escape" || document.querySelector(ABOVE)) return;
    close();
  });

  // Tab also reaches what the panel covers, which is everything on phones.
  useDocumentEvent("focusin", ({ target }) => {
    const panel = title.current?.closest("aside");
    if (!(target instanceof Element) || !panel || panel.contains(target)) return;
    if (!target.closest("main") || document.querySelector(ABOVE)) return;
    if (target.getBoundingClientRect().left >= panel.getBoundingClientRect().left) close();
  });

  return (
    <aside
      aria-labelledby="entry-title"
      className="fixed bottom-0 right-0 top-16 z-20 flex w-full flex-col gap-5 overflow-y-auto border-l border-line bg-surface p-5 sm:w-104"
    >
      <div data-uncovered="" className="flex items-start justify-between gap-3">
        <h2
          ref={title}
          id="entry-title"
          tabIndex={-1}
          className="title-3 min-w-0 outline-none wrap-anywhere"
        >
          {entry.target ?? listTitle(entry.list)}
        </h2>
        <Link
          to={{ search }}
          preventScrollReset
          aria-label={TEXT.close}
          className="btn btn-ghost -mr-2 -mt-2 min-w-11 px-0"
        >
          <Icon name="x" className="text-xl" />
        </Link>
      </div>
      <StateBadge sanction={entry} now={now} />
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-3 [&>dt]:text-sm [&>dt]:text-muted">
        <dt>{isServer ? TEXT.server : TEXT.user}</dt>
        <dd>
          <IdCell id={entry.subject} names={isServer ? undefined : names} />
        </dd>
        <dt>{TEXT.moderator}</dt>
        <dd>
          <IdCell id={entry.moderator} names={names} />
        </dd>
        <dt>{TEXT.columns.date}</dt>
        <dd className="figures">
          <StaffTime at={entry.timestamp * 1000} />
        </dd>
        <dt>{TEXT.columns.duration}</dt>
        <dd className="figures">{formatDuration(entry.duration)}</dd>
        <dt>{TEXT.columns.reason}</dt>
        <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
          {entry.reason.trim() === "" ? LISTS.none : entry.reason}
        </dd>
      </dl>
      <Actions entry={entry} />
    </aside>
  );
}

function Actions({ entry }: Pick<EntryPanelProps, "entry">) {
  const address = useSite().origin + entryAddress(entry);
  const seesLookup = useSees("lookup");
  return (
    <div className="flex flex-wrap gap-2">
      {seesLookup && (
        <ButtonLink
          to={`/staff/lookup?id=${entry.subject}`}
          variant="primary"
          size="sm"
          icon="search"
        >
          {TEXT.lookUp}
        </ButtonLink>
      )}
      <CopyButton text={address} size="sm" icon="link">
        {LISTS.copyLink}
      </CopyButton>
      <CopyButton text={entry.subject} size="sm">
        {LISTS.copyId}
      </CopyButton>
      <CopyButton
        text={entryForDiscord(entry, address)}
        size="sm"
        icon="discord"
        data-copies-case=""
      >
        {TEXT.copyForDiscord}
      </CopyButton>
    </div>
  );
}

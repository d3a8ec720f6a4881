import { Link } from "react-router";
import { AVATARS } from "../content/team.ts";
import type { AvatarRecord } from "../contract/person.ts";
import { formatDateTime, isoTime } from "../format/date.ts";
import { DEFAULT_AVATAR, historyAddress } from "../people/cdn.ts";
import { Picture } from "../people/picture.tsx";
import { Icon } from "../ui/icon.tsx";

function AvatarCard({ record, avatarCdn }: { record: AvatarRecord; avatarCdn: string }) {
  const address = historyAddress(avatarCdn, record.avatar);
  return (
    <li className="card flex flex-col overflow-hidden">
      <Picture
        src={address}
        fallback={DEFAULT_AVATAR}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        className="aspect-square w-full bg-raised object-cover"
      />
      <div className="flex items-center justify-between gap-1 py-1 pl-3">
        <Link
          to={`/avatars/${record.user_id}`}
          className="focus-ring flex min-h-11 min-w-0 flex-col justify-center rounded-sm text-xs leading-relaxed figures py-1.5 hover:underline"
        >
          <span className="break-all text-accent-light">{record.user_id}</span>
          <time dateTime={isoTime(record.timestamp * 1000)} className="text-muted">
            {`${formatDateTime(record.timestamp)} UTC`}
          </time>
        </Link>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
        >
          <Icon name="external-link" className="size-4" />
          <span className="sr-only">{AVATARS.openImage}</span>
        </a>
      </div>
    </li>
  );
}

/** Pictures of the avatar history (§2): image, user id, time in UTC, and the image itself in a new tab. */
export function AvatarGrid({
  records,
  avatarCdn,
}: {
  records: readonly AvatarRecord[];
  avatarCdn: string;
}) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {records.map((record) => (
        <AvatarCard
          key={`${record.user_id} ${record.avatar} ${record.timestamp}`}
          record={record}
          avatarCdn={avatarCdn}
        />
      ))}
    </ul>
  );
}

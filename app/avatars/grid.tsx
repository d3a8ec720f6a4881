import { Link } from "react-router";
import { AVATARS } from "../content/avatars.ts";
import type { AvatarRecord } from "../contract/person.ts";
import { isoTime } from "../format/date.ts";
import { formatMoment } from "../format/moment.ts";
import { DEFAULT_AVATAR, historyAddress } from "../people/cdn.ts";
import { Picture } from "../people/picture.tsx";
import { Icon } from "../ui/icon.tsx";

function AvatarCard({ record, avatarCdn }: { record: AvatarRecord; avatarCdn: string }) {
  const address = historyAddress(avatarCdn, record.avatar);
  const at = record.timestamp * 1000;
  return (
    <li className="card relative flex flex-col overflow-hidden">
      <Picture
        src={address}
        fallback={DEFAULT_AVATAR}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        className="aspect-square w-full bg-raised object-cover"
      />
      <Link
        to={`/avatars/${record.user_id}`}
        className="flex min-h-11 grow flex-col justify-center rounded-b-card px-3 py-2 text-xs leading-relaxed focus-ring-inset figures hover:bg-raised"
      >
        <span className="break-all text-accent-light">{record.user_id}</span>
        <time dateTime={isoTime(at)} className="text-muted">
          {formatMoment(at)}
        </time>
      </Link>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="absolute end-1 top-1 grid size-11 place-items-center rounded-control text-text focus-ring"
      >
        <span className="grid size-8 place-items-center rounded-control bg-ink/80 transition-colors hover:bg-ink">
          <Icon name="external-link" className="size-4" />
        </span>
        <span className="sr-only">{AVATARS.openImage}</span>
      </a>
    </li>
  );
}

export function AvatarGrid({
  records,
  avatarCdn,
}: {
  records: readonly AvatarRecord[];
  avatarCdn: string;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
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

import type { ReactNode } from "react";
import { BUILDER, DRAFT_WORDS } from "../../content/embed.ts";
import { formatDateTime } from "../../format/date.ts";
import { download } from "../../live/download.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons.ts";

function Notice({
  icon,
  label,
  children,
  actions,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-accent-deep bg-raised px-4 py-2"
    >
      <Icon name={icon} className="text-lg text-accent-light" />
      <p className="min-w-0 grow basis-48 py-1.5">{children}</p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}

/** Offers what was left unfinished in another tab or on an earlier visit. */
export function RestoreNotice({
  at,
  onRestore,
  onDiscard,
  onLater,
}: {
  /** Epoch milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
  onLater: () => void;
}) {
  return (
    <Notice
      icon="history"
      label={DRAFT_WORDS.waiting}
      actions={
        <>
          <Button variant="primary" size="sm" onClick={onRestore}>
            {DRAFT_WORDS.restore}
          </Button>
          <Button size="sm" onClick={onLater}>
            {DRAFT_WORDS.later}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {DRAFT_WORDS.discard}
          </Button>
        </>
      }
    >
      {DRAFT_WORDS.waiting}
      <span className="text-muted tabular-nums">{`, ${formatDateTime(at / 1000)} UTC`}</span>
    </Notice>
  );
}

/** The browser could not store the embed; a file can. */
export function NotKeptNotice({ name, code }: { name?: string; code: string }) {
  return (
    <div role="alert">
      <Notice
        icon="alert-triangle"
        label={DRAFT_WORDS.asFile}
        actions={
          <Button
            size="sm"
            icon="save"
            onClick={() =>
              download(`${name || DRAFT_WORDS.fileName}.txt`, code, "text/plain;charset=utf-8")
            }
          >
            {DRAFT_WORDS.asFile}
          </Button>
        }
      >
        {DRAFT_WORDS.notKept}
      </Notice>
    </div>
  );
}

/** An embed from a link asks no other site for pictures before the visitor says so. */
export function PicturesNotice({ onShow }: { onShow: () => void }) {
  return (
    <Notice
      icon="image"
      label={BUILDER.showPictures}
      actions={
        <Button size="sm" onClick={onShow}>
          {BUILDER.showPictures}
        </Button>
      }
    >
      {BUILDER.pictures}
    </Notice>
  );
}

import type { ReactNode } from "react";
import { BUILDER, DRAFT_WORDS } from "../../content/embed.ts";
import { formatDateTime } from "../../format/date.ts";
import { download } from "../../format/download.ts";
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

/** Offers to restore the draft of another tab or an earlier visit. */
export function RestoreNotice({
  at,
  onRestore,
  onDiscard,
  onDismiss,
}: {
  /** When the draft was stored, in epoch milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
  onDismiss: () => void;
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
          <Button size="sm" onClick={onDismiss}>
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

/** Says that the browser could not store the draft, and offers it as a file. */
export function NotStoredNotice({ name, code }: { name?: string; code: string }) {
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

/** Offers to load the pictures of an embed from a link; until then no other site gets a request. */
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

import type { ReactNode } from "react";
import { BUILDER } from "../../content/embed/embed.ts";
import { DRAFT_WORDS } from "../../content/embed/drafts.ts";
import { download } from "../../live/download.ts";
import { Button } from "../../ui/button.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../content/icons.ts";
import { readerTime } from "../preview/time.ts";
import type { Editor } from "../use-editor.ts";

interface NoticeProps {
  icon: IconName;
  label: string;
  children: ReactNode;
  actions: ReactNode;
}

function Notice({ icon, label, children, actions }: NoticeProps) {
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

/** Above the editor: a draft to restore, one not stored, pictures not loaded. */
export function Notices({ editor, isStored }: { editor: Editor; isStored: boolean }) {
  const { drafts } = editor;
  return (
    <>
      {drafts.unfinished && (
        <Notice
          icon="history"
          label={DRAFT_WORDS.waiting}
          actions={
            <>
              <Button variant="primary" size="sm" onClick={drafts.restore}>
                {DRAFT_WORDS.restore}
              </Button>
              <Button size="sm" onClick={drafts.dismiss}>
                {DRAFT_WORDS.later}
              </Button>
              <Button size="sm" variant="ghost" onClick={drafts.discard}>
                {DRAFT_WORDS.discard}
              </Button>
            </>
          }
        >
          {DRAFT_WORDS.waiting}
          <span className="text-muted tabular-nums">{`, ${readerTime(drafts.unfinished.at)}`}</span>
        </Notice>
      )}
      {drafts.discarded && (
        <Notice
          icon="history"
          label={DRAFT_WORDS.discarded}
          actions={
            <Button ref={focusOnMount} size="sm" icon="undo" onClick={drafts.putBack}>
              {DRAFT_WORDS.putBack}
            </Button>
          }
        >
          <span role="status">{DRAFT_WORDS.discarded}</span>
        </Notice>
      )}
      {!isStored && <NotStoredNotice code={editor.code} />}
      {editor.isUntrusted && (
        <Notice
          icon="image"
          label={BUILDER.showPictures}
          actions={
            <Button size="sm" onClick={editor.trust}>
              {BUILDER.showPictures}
            </Button>
          }
        >
          {BUILDER.pictures}
        </Notice>
      )}
    </>
  );
}

/** Says that the browser couldn't store the draft, and offers it as a file. */
export function NotStoredNotice({ name, code }: { name?: string; code: string }) {
  const fileName = `${name || DRAFT_WORDS.fileName}.txt`;
  return (
    <div role="alert">
      <Notice
        icon="alert-triangle"
        label={DRAFT_WORDS.asFile}
        actions={
          <Button
            size="sm"
            icon="save"
            onClick={() => download(fileName, code, "text/plain;charset=utf-8")}
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

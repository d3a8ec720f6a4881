import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { BUILDER, BUILDER_TOAST } from "../content/embed.ts";
import { toast } from "../live/toasts.ts";
import { useIsStored } from "../live/hooks/use-stored.ts";
import { write } from "./code.ts";
import { DRAFTS_KEY } from "./drafts.ts";
import { Buttons } from "./editor/buttons.tsx";
import { ChecksPanel } from "./editor/checks-panel.tsx";
import { ChecksContext, checksOf } from "./editor/checks.ts";
import { CodePanel } from "./editor/code-panel.tsx";
import { Fields } from "./editor/fields.tsx";
import { NotKeptNotice, PicturesNotice, RestoreNotice } from "./editor/notices.tsx";
import { Sections } from "./editor/sections.tsx";
import { Toolbar } from "./editor/toolbar.tsx";
import { Views, type View } from "./editor/views.tsx";
import type { Embed } from "./embed.ts";
import { lint, type Problem } from "./lint.ts";
import type { Edit } from "./reducer.ts";
import { placeId } from "./field-paths.ts";
import { MomentContext } from "./preview/moment.ts";
import { PreviewPanel } from "./preview/panel.tsx";
import { PicturesContext } from "./preview/picture.tsx";
import { useDesk } from "./use-editor.ts";
import { useReaderMoment } from "./use-reader-moment.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const ImportDialog = lazy(() => import("./editor/import-dialog.tsx"));
const DraftsDialog = lazy(() => import("./editor/drafts-dialog.tsx"));
const ShareDialog = lazy(() => import("./editor/share-dialog.tsx"));

/** The dialog that was opened last; it stays until another is, so that it can close by itself. */
interface Opening {
  name: "import" | "drafts" | "share";
  isOpen: boolean;
  /** Each opening begins anew. */
  turn: number;
}

/** Leads to a problem's character, in the editor. */
function show({ place, at, length }: Problem) {
  const input = document.getElementById(placeId(place));
  input?.closest("details")?.setAttribute("open", "");
  input?.focus();
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    input.setSelectionRange(at, at + length);
  }
}

/** Editor and live preview side by side (§2). */
export function Builder() {
  const desk = useDesk();
  const { history, edit, undo, redo } = desk;
  const embed = history.present;
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [view, setView] = useState<View>("editor");
  const [said, say] = useState("");

  const takeBack = useCallback(() => {
    undo();
    say(BUILDER.undone);
  }, [undo]);
  const bringBack = useCallback(() => {
    redo();
    say(BUILDER.redone);
  }, [redo]);
  useUndoKeys(box, takeBack, bringBack);

  function generate() {
    // Hidden on a phone until its tab is chosen.
    flushSync(() => setView("preview"));
    area.current?.focus();
    area.current?.select();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(write(embed));
      toast.success(BUILDER.copied, BUILDER_TOAST);
    } catch {
      generate();
      toast.error(BUILDER.notCopied, BUILDER_TOAST);
    }
  }

  function open(name: Opening["name"]) {
    setOpening({ name, isOpen: true, turn: (opening?.turn ?? 0) + 1 });
  }

  return (
    <div ref={box} className="grid grid-cols-1 gap-4">
      <Toolbar
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onUndo={takeBack}
        onRedo={bringBack}
        onClear={() => edit({ type: "cleared" })}
        onDrafts={() => open("drafts")}
        onShare={() => open("share")}
        onGenerate={generate}
        onCopy={() => void copy()}
        onImport={() => open("import")}
      />
      <Notices desk={desk} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <Views view={view} onView={setView} />
      <Workbench
        embed={embed}
        edit={edit}
        say={say}
        view={view}
        onView={setView}
        area={area}
        hasPictures={!desk.isForeign}
      />
      {opening && (
        <Dialogs
          opening={opening}
          embed={embed}
          edit={edit}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      )}
    </div>
  );
}

/** What the visitor should know of the embed before they go on. */
function Notices({ desk }: { desk: ReturnType<typeof useDesk> }) {
  const isStored = useIsStored(DRAFTS_KEY);
  return (
    <>
      {desk.waiting && (
        <RestoreNotice
          at={desk.waiting.at}
          onRestore={desk.restore}
          onDiscard={desk.discard}
          onLater={desk.later}
        />
      )}
      {!isStored && <NotKeptNotice code={write(desk.history.present)} />}
      {desk.isForeign && <PicturesNotice onShow={desk.makeOwn} />}
    </>
  );
}

interface WorkbenchProps {
  embed: Embed;
  edit: (edit: Edit) => void;
  say: (text: string) => void;
  view: View;
  onView: (view: View) => void;
  area: RefObject<HTMLTextAreaElement | null>;
  hasPictures: boolean;
}

function Workbench({ embed, edit, say, view, onView, area, hasPictures }: WorkbenchProps) {
  // Keys come first: preview, checks and code may follow a frame later.
  const drawn = useDeferredValue(embed);
  const problems = useMemo(() => lint(drawn), [drawn]);
  const checks = useMemo(() => checksOf(problems), [problems]);
  const code = useMemo(() => write(drawn), [drawn]);
  const moment = useReaderMoment();
  function goTo(problem: Problem) {
    flushSync(() => onView("editor"));
    show(problem);
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div
        id="embed-view-editor"
        role="tabpanel"
        aria-labelledby="embed-tab-editor"
        className={`min-w-0 grid-cols-1 gap-4 lg:grid ${view === "editor" ? "grid" : "hidden"}`}
      >
        <ChecksContext value={checks}>
          <Sections embed={embed} edit={edit} />
          <Fields fields={embed.fields} edit={edit} say={say} />
          <Buttons buttons={embed.buttons} edit={edit} say={say} />
        </ChecksContext>
      </div>
      <div
        id="embed-view-preview"
        role="tabpanel"
        aria-labelledby="embed-tab-preview"
        className={`min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-22 lg:grid lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto ${view === "preview" ? "grid" : "hidden"}`}
      >
        <MomentContext value={moment}>
          <PicturesContext value={hasPictures}>
            <PreviewPanel embed={drawn} />
          </PicturesContext>
        </MomentContext>
        <CodePanel code={code} area={area} />
        <ChecksPanel problems={problems} edit={edit} onGoTo={goTo} />
      </div>
    </div>
  );
}

interface DialogsProps {
  opening: Opening;
  embed: Embed;
  edit: (edit: Edit) => void;
  onClose: () => void;
}

/** The builder's dialogs, each loaded when it is first opened. */
function Dialogs({ opening, embed, edit, onClose }: DialogsProps) {
  const [draft, setDraft] = useState<{ name: string; at: number } | null>(null);
  const { name, turn, isOpen } = opening;
  const shared = { open: isOpen, onClose };
  return (
    <Suspense fallback={null}>
      {name === "import" && (
        <ImportDialog
          key={turn}
          {...shared}
          onImport={(embed) => edit({ type: "replaced", embed })}
        />
      )}
      {name === "share" && <ShareDialog key={turn} {...shared} embed={embed} />}
      {name === "drafts" && (
        <DraftsDialog
          key={turn}
          {...shared}
          embed={embed}
          opened={draft}
          onOpen={(embed, draft) => {
            if (embed) edit({ type: "replaced", embed });
            setDraft(draft);
          }}
        />
      )}
    </Suspense>
  );
}

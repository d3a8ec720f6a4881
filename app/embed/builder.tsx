import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { BUILDER } from "../content/embed/embed.ts";
import { BUILDER_TOAST } from "../content/embed/presets.ts";
import { toast } from "../live/toasts.tsx";
import { useIsStored } from "../live/hooks/use-stored.ts";
import { ChecksPanel } from "./editor/checks-panel.tsx";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { DRAFTS_KEY } from "./drafts.ts";
import { Buttons } from "./editor/buttons.tsx";
import { ChecksContext, checksOf } from "./editor/checks.ts";
import { CodePanel } from "./editor/code-panel.tsx";
import { copyText } from "./editor/copy-text.ts";
import { Fields } from "./editor/fields.tsx";
import { Sections } from "./editor/sections.tsx";
import { StickyBar, Toolbar } from "./editor/toolbar.tsx";
import { ViewTabs, type View } from "./editor/view-tabs.tsx";
import { inputId, type ListName } from "./field-paths.ts";
import { lint, type Problem } from "./lint.ts";
import type { Edit } from "./reducer.ts";
import { useEditor, type Editor } from "./use-editor.ts";
import { unfold, useCaret } from "./use-caret.ts";
import { useSideBySide } from "./use-side-by-side.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { LivePreview } from "./preview/live.tsx";
import { Notices } from "./editor/notices.tsx";
import { ShareDialog } from "./editor/share-dialog.tsx";

const ImportDialog = lazyPart(() => import("./editor/import-dialog.tsx"));
const DraftsDialog = lazyPart(() => import("./editor/drafts-dialog.tsx"));

/** The last opened dialog. Stays mounted after closing, so that the dialog element can close. */
interface OpenedDialog {
  name: "import" | "drafts" | "share";
  isOpen: boolean;
  /** The React key: each opening starts fresh. */
  key: number;
}

/** Selects a problem's characters in their input. */
function selectInInput({ path, at, length }: Problem) {
  const input = document.getElementById(inputId(path));
  unfold(input);
  input?.focus();
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    input.setSelectionRange(at, at + length);
  }
}

/** The embed builder: editor and live preview, side by side or, on small screens, as tabs. */
export default function Builder() {
  const editor = useEditor();
  const { embed, code, edit, undo, redo, drafts, isUntrusted } = editor;
  const isDraftStored = useIsStored(DRAFTS_KEY);
  const hasNotice = drafts.unfinished || drafts.discarded || isUntrusted || !isDraftStored;
  const root = useRef<HTMLDivElement>(null);
  const codeArea = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const [view, setView] = useState<View>("editor");
  const [announcement, announce] = useState("");

  const handleUndo = useCallback(() => {
    undo();
    announce(BUILDER.undone);
  }, [undo]);
  const handleRedo = useCallback(() => {
    redo();
    announce(BUILDER.redone);
  }, [redo]);
  useUndoKeys(root, handleUndo, handleRedo);
  useCaret(editor.caret);

  function selectCode() {
    // On small screens the code is hidden until the preview opens, and hidden text takes no focus.
    flushSync(() => setView("preview"));
    codeArea.current?.focus();
    codeArea.current?.select();
  }
  async function copy() {
    if (!(await copyText(code))) selectCode();
  }
  function open(name: OpenedDialog["name"]) {
    setDialog({ name, isOpen: true, key: (dialog?.key ?? 0) + 1 });
  }

  const actions = {
    canUndo: editor.canUndo,
    canRedo: editor.canRedo,
    onUndo: handleUndo,
    onRedo: handleRedo,
    onClear() {
      edit({ type: "cleared" });
      announce(BUILDER.cleared);
      toast.success(BUILDER.cleared, BUILDER_TOAST);
    },
    onDrafts: () => open("drafts"),
    onShare: () => open("share"),
    onGenerate: selectCode,
    onCopy: () => void copy(),
    onImport: () => open("import"),
  };

  return (
    <div ref={root} className="flex flex-col gap-4">
      <Toolbar {...actions} />
      {dialog && (
        <Dialogs
          dialog={dialog}
          embed={embed}
          code={code}
          edit={edit}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
      {hasNotice && <Notices editor={editor} isStored={isDraftStored} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <StickyBar {...actions} tabs={<ViewTabs view={view} onView={setView} />} />
      <Workbench
        editor={editor}
        announce={announce}
        view={view}
        onView={setView}
        codeArea={codeArea}
      />
    </div>
  );
}

interface WorkbenchProps {
  editor: Editor;
  announce: (text: string) => void;
  view: View;
  onView: (view: View) => void;
  codeArea: RefObject<HTMLTextAreaElement | null>;
}

function Workbench({ editor, announce, view, onView, codeArea }: WorkbenchProps) {
  const { embed } = editor;
  /** Lists whose last item was just added and not left yet: its gaps are no mistakes yet. */
  const [fresh, setFresh] = useState<readonly ListName[]>([]);
  const editAll = editor.edit;
  const edit = useCallback(
    (change: Edit) => {
      if (change.type === "added") setFresh((lists) => [...lists, change.list]);
      editAll(change);
    },
    [editAll],
  );
  function judge({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    const item = target.closest("ol > li:last-child");
    // Adding focuses its title, so leaving that says nothing.
    if (item && !target.matches("summary") && !item.contains(relatedTarget)) setFresh([]);
  }
  // Each key renders only its input; preview, checks and code follow with lower priority.
  const deferredCode = useDeferredValue(editor.code);
  const deferredEmbed = useDeferredValue(embed);
  const problems = useMemo(() => {
    const unjudged = fresh.map((list) => `${list}.${deferredEmbed[list].length - 1}.`);
    return lint(deferredEmbed).filter(
      ({ path }) => !unjudged.some((item) => path.startsWith(item)),
    );
  }, [deferredEmbed, fresh]);
  const checks = useMemo(() => checksOf(problems), [problems]);
  // Without tabs there are no tab panels.
  const role = useSideBySide() ? "group" : "tabpanel";
  const goTo = useCallback(
    (problem: Problem) => {
      flushSync(() => onView("editor"));
      selectInInput(problem);
    },
    [onView],
  );
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_min(38.5rem,55%)]">
      <div
        id="embed-view-editor"
        role={role}
        aria-labelledby="embed-tab-editor"
        onBlur={judge}
        className={`min-w-0 grid-cols-1 gap-4 lg:grid ${view === "editor" ? "grid" : "hidden"}`}
      >
        <ChecksContext value={checks}>
          <Sections embed={embed} edit={edit} />
          <Fields fields={embed.fields} edit={edit} announce={announce} />
          <Buttons buttons={embed.buttons} edit={edit} announce={announce} />
        </ChecksContext>
      </div>
      <div
        id="embed-view-preview"
        role={role}
        aria-labelledby="embed-tab-preview"
        className={`min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-22 lg:grid lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto ${view === "preview" ? "grid" : "hidden"}`}
      >
        <LivePreview embed={deferredEmbed} isUntrusted={editor.isUntrusted} />
        <CodePanel code={deferredCode} area={codeArea} />
        <ChecksPanel embed={deferredEmbed} problems={problems} edit={edit} onGoTo={goTo} />
      </div>
    </div>
  );
}

interface DialogsProps extends Pick<Editor, "embed" | "code" | "edit"> {
  dialog: OpenedDialog;
  onClose: () => void;
}

/** The builder's dialogs, each loaded on first use. */
function Dialogs({ dialog, embed, code, edit, onClose }: DialogsProps) {
  const [opened, setOpened] = useState<{ name: string; at: number } | null>(null);
  const [pasted, setPasted] = useState("");
  const { name, key, isOpen: open } = dialog;
  return (
    <>
      {name === "import" && (
        <ImportDialog
          key={key}
          open={open}
          onClose={onClose}
          onImport={(embed) => edit({ type: "replaced", embed })}
          text={pasted}
          onText={setPasted}
        />
      )}
      {name === "share" && (
        <ShareDialog key={key} open={open} onClose={onClose} embed={embed} code={code} />
      )}
      {name === "drafts" && (
        <DraftsDialog
          key={key}
          open={open}
          onClose={onClose}
          embed={embed}
          code={code}
          opened={opened}
          onOpen={(embed, opened) => {
            if (embed) edit({ type: "replaced", embed });
            setOpened(opened);
          }}
        />
      )}
    </>
  );
}

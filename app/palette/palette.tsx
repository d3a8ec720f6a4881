import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Link, useLocation } from "react-router";
import { ENTRY_KINDS, PALETTE } from "../content/frame/palette.ts";
import { seesPage } from "../content/staff/rights.ts";
import { SITE } from "../content/site.ts";
import { useViewer } from "../live/session/viewer.ts";
import { reads } from "../contract/endpoints.ts";
import { useRead } from "../live/use-read.ts";
import { Icon } from "../ui/icon.tsx";
import { commandEntries, PUBLIC_ENTRIES, staffEntries, type Entry } from "./entries.ts";
import { pastedEntries } from "./pasted.ts";
import { nextOption, searchEntries } from "./find.ts";
import { isFirst } from "../content/language.static.ts";

/** Most options shown. */
const MAX_OPTIONS = 50;

/** Light dismiss. React's types lack it; elsewhere Esc and the button close. */
const CLOSED_BY_BACKDROP: object = { closedby: "any" };

/** All links; commands are missing until loaded. */
function useEntries(): { entries: Entry[]; mayLookUp: boolean; failed: boolean } {
  const { viewer } = useViewer();
  const { answer, error, isLoading } = useRead(reads.commands, []);
  const ofCommands = useMemo(() => commandEntries(answer?.value ?? []), [answer]);
  const rank = viewer?.rank ?? null;
  const staff = useMemo(() => (rank === null ? [] : staffEntries(rank)), [rank]);
  const failed = error !== undefined && !isLoading;
  const mayLookUp = rank !== null && seesPage(rank, "lookup");
  return { entries: [...PUBLIC_ENTRIES, ...staff, ...ofCommands], mayLookUp, failed };
}

/** The input's text, and what it may mean if pasted. */
function useQuery(mayLookUp: boolean) {
  const isStaffArea = /^\/staff(\/|$)/i.test(useLocation().pathname);
  const [search, setSearch] = useState("");
  // The input has one line; pasted code may have several.
  const [lines, setLines] = useState<string | null>(null);
  const pasted = useMemo(
    () => pastedEntries(lines ?? search, mayLookUp, isStaffArea),
    [lines, search, mayLookUp, isStaffArea],
  );
  function type(text: string): void {
    setSearch(text);
    setLines(null);
  }
  /** Takes pasted lines that mean something; false leaves them to the input. */
  function paste(text: string): boolean {
    if (!text.includes("\n") || pastedEntries(text, mayLookUp).length === 0) return false;
    setSearch(text.replaceAll("\n", " "));
    setLines(text);
    return true;
  }
  return { search, pasted, type, paste };
}

/** A ref: only this method opens a dialog as modal. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** The open palette: a combobox over a listbox of links. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { entries, mayLookUp, failed } = useEntries();
  const { search, pasted, type, paste } = useQuery(mayLookUp);
  const all = pasted.length > 0 ? pasted : found(entries, search);
  const shown = all.slice(0, MAX_OPTIONS);
  const optionId = (at: number) => `${listId}-${at}`;
  const at = Math.min(chosen, shown.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const options = list.current?.querySelectorAll<HTMLElement>("[role=option]");
    if (event.key === "Enter") options?.[at]?.click();
    const next = nextOption(event.key, at, shown.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    options?.[next]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  return (
    <dialog
      ref={showModal}
      aria-label={SITE.search}
      onClose={onClose}
      {...CLOSED_BY_BACKDROP}
      className="mx-auto mb-0 mt-4 max-h-[min(36rem,calc(100dvh-2rem))] w-[min(40rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-scene border border-edge bg-surface p-0 text-text backdrop:bg-ink/75 open:flex sm:mt-[12dvh] sm:max-h-[min(36rem,80dvh)]"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" className="text-xl text-muted" />
        <input
          role="combobox"
          aria-label={PALETTE.label}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          autoFocus
          spellCheck={false}
          enterKeyHint="go"
          placeholder={PALETTE.placeholder}
          value={search}
          onPaste={(event) => {
            if (paste(event.clipboardData.getData("text"))) event.preventDefault();
            setChosen(0);
          }}
          onChange={(event) => {
            type(event.currentTarget.value);
            setChosen(0);
            list.current?.scrollTo({ top: 0, behavior: "instant" });
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 grow bg-transparent text-lg text-text outline-none placeholder:text-muted"
        />
        <CloseButton />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={PALETTE.results}
        className="grow overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {shown.map((entry, index) => (
          <Option
            key={`${entry.to} ${entry.title}`}
            id={optionId(index)}
            entry={entry}
            isChosen={index === at}
          />
        ))}
      </div>
      <p role="status" className={search.trim() || failed ? FOOT : "sr-only"}>
        <span>{countOf(shown.length, all.length)}</span>
        {failed && <span className="block">{PALETTE.noCommands}</span>}
      </p>
    </dialog>
  );
}

const FOOT = "border-t border-line px-4 py-2.5 text-sm text-muted";

/** A search's results; without one, only pages. */
function found(entries: readonly Entry[], search: string): Entry[] {
  if (search.trim()) return searchEntries(entries, search);
  return entries.filter(({ kind }) => kind !== "Command");
}

function countOf(shown: number, all: number): string {
  if (all === 0) return PALETTE.none;
  return shown < all ? PALETTE.first(shown, all) : PALETTE.count(all);
}

function CloseButton() {
  return (
    <button
      type="button"
      aria-label={PALETTE.close}
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      className="btn btn-ghost -me-2 min-w-11 px-0"
    >
      <Icon name="x" className="text-xl" />
    </button>
  );
}

/** A link, so that modified clicks open tabs. The focus stays in the input. */
function Option({ id, entry, isChosen }: { id: string; entry: Entry; isChosen: boolean }) {
  // Staff pages exist only in the first language, outside this router.
  const isElsewhere = !isFirst && /^\/staff(?=\/|$)/.test(entry.to);
  const target = isElsewhere ? { to: new URL(entry.to, location.href).href } : { to: entry.to };
  return (
    <Link
      id={id}
      {...target}
      reloadDocument={isElsewhere}
      state={entry.state}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={(event) => {
        const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
        // Closing first returns the focus, and the new page takes it from there.
        if (!isNewTab) event.currentTarget.closest("dialog")?.close();
      }}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 text-text hover:bg-raised aria-selected:bg-hover aria-selected:shadow-[inset_3px_0_0_var(--colors-accent-DEFAULT)]"
    >
      <Icon name={entry.icon} className="text-lg text-accent-light" />
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate font-600 leading-snug">{entry.title}</span>
        {entry.text && (
          <span className="truncate text-sm leading-snug text-muted">{entry.text}</span>
        )}
      </span>
      <span className="shrink-0 text-sm text-muted">{ENTRY_KINDS[entry.kind]}</span>
    </Link>
  );
}

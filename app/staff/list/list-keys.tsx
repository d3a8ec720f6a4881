import { useState } from "react";
import { LIST_KEYS, LISTS } from "../../content/staff/lists.ts";
import { useCopy } from "../../live/hooks/use-copy.ts";
import { useStored } from "../../live/hooks/use-stored.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ABOVE, useDocumentEvent } from "../../ui/use-document-event.ts";

/** Where people type letters. */
const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const ROW = "[data-list-row]";

const SHOWS_KEYS = "?";

/** Whether single keys act. People who dictate can switch them off: dictation types letters. */
const STORED = "staff-keys";

/** A list's keys: up, down, open, copy, search. '?' and a button show them and their switch. */
export function ListKeys() {
  const [isShown, setShown] = useState(false);
  const [stored, store] = useStored(STORED, "on");
  const { copy } = useCopy();
  const isOn = stored === "on";

  useDocumentEvent("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    if (document.querySelector(ABOVE)) return;
    if (!isOn) return;
    if (event.key === SHOWS_KEYS) setShown(true);
    else if (!act(event.key, copy)) return;
    event.preventDefault();
  });

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        data-scripted=""
        aria-haspopup="dialog"
        className="self-center"
        onClick={() => setShown(true)}
      >
        {LISTS.showKeys}
        {isOn ? <Key>{SHOWS_KEYS}</Key> : null}
      </Button>
      <Dialog open={isShown} onClose={() => setShown(false)} title={LISTS.keys}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
          {LIST_KEYS.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={isOn} onChange={(on) => store(on ? "on" : "off")} className="mt-3">
          {LISTS.keysOn}
        </Checkbox>
      </Dialog>
    </>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-raised px-2 py-0.5">{children}</kbd>;
}

/** Acts on a key; false if it has no effect here. */
function act(key: string, copy: (text: string) => Promise<boolean>): boolean {
  const focused = document.activeElement;
  const row = focused?.closest<HTMLElement>(ROW) ?? null;
  switch (key) {
    case "j":
    case "k":
      return move(key === "j" ? 1 : -1, row);
    case "Enter":
      // On a link or button, Enter is the browser's.
      return row === focused && row !== null && press(linkOf(row));
    case "c": {
      const id = row?.dataset["listRow"] ?? "";
      if (row && id !== "") void copy(id);
      return (row !== null && id !== "") || press(document.querySelector("[data-copies-case]"));
    }
    case "/": {
      const search = document.querySelector<HTMLElement>(
        "main [role=search] input:not([type=hidden])",
      );
      search?.focus();
      return search !== null;
    }
    default:
      return false;
  }
}

/** Focuses the next or previous row; if a row is open beside the list, opens that one instead. */
function move(step: 1 | -1, focused: HTMLElement | null): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const open = rows.find((row) => row.getAttribute("aria-current") === "true");
  const from = open ?? focused;
  const to = rows[nextRow(from ? rows.indexOf(from) : null, step, rows.length)];
  if (!to) return false;
  if (open) {
    to.scrollIntoView({ block: "nearest" });
    return to === open || press(linkOf(to));
  }
  to.focus();
  return true;
}

/** The link that opens a row; tables have two, one for each width. */
function linkOf(row: HTMLElement): HTMLElement | null {
  const links = [...row.querySelectorAll<HTMLElement>("[data-row]")];
  return links.find((link) => link.checkVisibility()) ?? row.querySelector("a");
}

function press(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}

/** The next or previous row's index, staying at the ends; from none, the first or last. */
function nextRow(from: number | null, step: 1 | -1, count: number): number {
  if (from === null) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(from + step, 0), count - 1);
}

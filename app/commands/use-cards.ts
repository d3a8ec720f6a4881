import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import type { Catalogue } from "./catalogue.ts";
import { addressOf } from "./filter.ts";
import { usage } from "./usage.ts";
import { here } from "../content/addresses.ts";

export interface CardsOptions {
  catalogue: Catalogue;
  /** The cards' commands, in order. */
  commands: readonly Command[];
  prefix: string;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Called with the command of a clicked link. */
  onLink: (command: Command) => void;
  onEscape: () => void;
}

/** A list's clicks and keys by delegation: one listener for hundreds of buttons. */
export function useCards(options: CardsOptions) {
  const { catalogue, commands, prefix, searchBox, onLink, onEscape } = options;
  const list = useRef<HTMLUListElement>(null);
  const { copied: text, copy } = useCopy();
  const [clicked, setClicked] = useState<Command | null>(null);
  const copied = clicked && text === usage(prefix, clicked) ? clicked : null;

  /** The command of the card around an event's target. */
  function commandAt(target: EventTarget): Command | undefined {
    const card = target instanceof Element ? target.closest("li") : null;
    const index = card && list.current ? [...list.current.children].indexOf(card) : -1;
    return commands[index];
  }

  function copyUsage(command: Command) {
    const typed = usage(prefix, command);
    setClicked(command);
    void copy(typed, COMMANDS_TEXT.copied(typed));
  }

  function onClick(event: MouseEvent) {
    const command = commandAt(event.target);
    const control = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    if (!command || !control) return;
    if (control.getAttribute("data-action") === "copy") return copyUsage(command);
    // Modified clicks open a tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void copy(
      new URL(here(addressOf(catalogue, command)), location.href).href,
      COMMANDS_TEXT.linkCopied,
    );
    onLink(command);
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = commandAt(event.target);
    if (!command || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "Escape") return onEscape();
    const onCard = event.target instanceof Element && event.target.matches("li");
    if (event.key === "Enter" && onCard) return copyUsage(command);
    if (!list.current) return;
    const columns = getComputedStyle(list.current).gridTemplateColumns.split(" ").length;
    const grid = { count: commands.length, columns };
    const to = nextCard(event.key, commands.indexOf(command), grid);
    if (to === null) return;
    event.preventDefault();
    const next = to === "above" ? searchBox.current : list.current.children[to];
    if (next instanceof HTMLElement) next.focus();
  }

  return { list, copied, commandAt, onClick, onKeyDown };
}

/** The card that a key focuses; "above" to leave the grid, null for other keys. */
export function nextCard(
  key: string,
  from: number,
  { count, columns }: { count: number; columns: number },
): number | "above" | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const steps = new Map([
    ["ArrowRight", 1],
    ["ArrowLeft", -1],
    ["ArrowDown", columns],
    ["ArrowUp", -columns],
  ]);
  const step = steps.get(key);
  if (step === undefined || count === 0) return null;
  const to = from + step;
  if (to < 0) return key === "ArrowUp" ? "above" : 0;
  // Down into an incomplete last row goes to the last card.
  return Math.min(to, count - 1);
}

import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";
import type { Command } from "../contract/command.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import type { Catalogue } from "./catalogue.ts";
import { addressOf } from "./filter.ts";
import { usage } from "./usage.ts";

/** What the cards of a list act on. */
export interface Cards {
  catalogue: Catalogue;
  /** The commands of the cards, in their order. */
  commands: readonly Command[];
  prefix: string;
  searchBox: RefObject<HTMLInputElement | null>;
  /** A command whose link was taken. */
  onLink: (command: Command) => void;
  /** Escape within the cards. */
  onEscape: () => void;
}

/** Clicks and keys of a whole list of cards: one listener for hundreds of buttons. */
export function useCards({ catalogue, commands, prefix, searchBox, onLink, onEscape }: Cards) {
  const list = useRef<HTMLUListElement>(null);
  const { copied: text, copy } = useCopy();
  const [taken, setTaken] = useState<Command | null>(null);
  const copied = taken && text === usage(prefix, taken) ? taken : null;

  /** The command whose card an event came from. */
  function commandAt(target: EventTarget): Command | undefined {
    const card = target instanceof Element ? target.closest("li") : null;
    const index = card && list.current ? [...list.current.children].indexOf(card) : -1;
    return commands[index];
  }

  function copyUsage(command: Command) {
    const typed = usage(prefix, command);
    setTaken(command);
    void copy(typed, `Copied ${typed}`);
  }

  function onClick(event: MouseEvent) {
    const command = commandAt(event.target);
    const control = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (!command || !control) return;
    if (control.getAttribute("data-do") === "copy") return copyUsage(command);
    // A new tab or window stays the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void copy(new URL(addressOf(catalogue, command), location.href).href, "Link copied");
    onLink(command);
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = commandAt(event.target);
    if (!command || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "Escape") return onEscape();
    const onCard = event.target instanceof Element && event.target.matches("li");
    if (event.key === "Enter" && onCard) return copyUsage(command);
    if (!list.current) return;
    const grid = { count: commands.length, columns: columnsOf(list.current) };
    const to = moved(event.key, commands.indexOf(command), grid);
    if (to === null) return;
    event.preventDefault();
    const next = to === "above" ? searchBox.current : list.current.children[to];
    if (next instanceof HTMLElement) next.focus();
  }

  return { list, copied, commandAt, onClick, onKeyDown };
}

function columnsOf(list: HTMLElement): number {
  return getComputedStyle(list).gridTemplateColumns.split(" ").length;
}

/** Where an arrow key leads in a grid of cards: a card's index, "above" the grid, or null for other keys. */
export function moved(
  key: string,
  from: number,
  grid: { count: number; columns: number },
): number | "above" | null {
  const step = stepOf(key, grid.columns);
  if (key === "Home") return 0;
  if (key === "End") return grid.count - 1;
  if (step === 0 || grid.count === 0) return null;
  const to = from + step;
  if (to < 0) return key === "ArrowUp" ? "above" : 0;
  // Down from the last full row lands on the last card rather than nowhere.
  return Math.min(to, grid.count - 1);
}

function stepOf(key: string, columns: number): number {
  if (key === "ArrowRight") return 1;
  if (key === "ArrowLeft") return -1;
  if (key === "ArrowDown") return columns;
  return key === "ArrowUp" ? -columns : 0;
}

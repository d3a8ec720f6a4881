import type { ComponentProps, ReactNode } from "react";
import { flushSync } from "react-dom";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ListName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";

interface RowProps {
  list: ListName;
  index: number;
  count: number;
  max: number;
  isDragged: boolean;
  handleProps: ComponentProps<"span">;
  /** Names a folded item. */
  title: string;
  mark: string | null;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
  children: ReactNode;
}

const NAMES = { fields: EDITOR_WORDS.field, buttons: EDITOR_WORDS.button } as const;

/** A field or button with tools to move, duplicate and remove; folded, a line. */
export function Row(props: RowProps) {
  const { list, index, isDragged, handleProps, title, mark, isFolded, onFold, children } = props;
  const name = `${NAMES[list]} ${index + 1}`;
  return (
    <li
      aria-label={name}
      className={`relative rounded-control border ${isDragged ? "border-accent bg-raised" : "border-line"}`}
    >
      {/* Above the title, which opens the row elsewhere. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center px-0.5 pt-0.5 *:pointer-events-auto">
        <span
          {...handleProps}
          aria-hidden="true"
          title={EDITOR_WORDS.drag}
          className="me-auto grid h-11 w-8 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
        >
          <Icon name="grip" className="text-lg" />
        </span>
        <RowTools {...props} name={name} />
      </div>
      {/* Other code opens it by its attribute, to show a problem or the caret. */}
      <details open={!isFolded} onToggle={(event) => onFold(!event.currentTarget.open)}>
        <RowTitle {...{ name, index, title, mark, isFolded }} />
        <div className="grid grid-cols-1 gap-3 p-2 pt-0 sm:p-3 sm:pt-0">{children}</div>
      </details>
    </li>
  );
}

function RowTools(props: RowProps & { name: string }) {
  const { list, index, count, max, name, isFolded, edit, announce } = props;
  // On phones, they give their place to a folded item's name.
  const extra = isFolded ? "size-11 max-sm:hidden" : "size-11";
  const toolId = (index: number, tool: string) => `embed-${list}-${index}-${tool}`;
  /** Edits the list, focuses `focusId` (maybe new), and tells screen readers. */
  function apply(change: Edit, message: string, focusId: string) {
    flushSync(() => edit(change));
    document.getElementById(focusId)?.focus();
    announce(message);
  }
  function move(tool: "up" | "down") {
    const to = tool === "up" ? index - 1 : index + 1;
    // At the list's end the pressed tool is disabled, so its opposite gets the focus.
    const isLast = tool === "up" ? to === 0 : to === count - 1;
    const focused = isLast ? (tool === "up" ? "down" : "up") : tool;
    apply(
      { type: "moved", list, from: index, to },
      EDITOR_WORDS.moved(name, to + 1),
      toolId(to, focused),
    );
  }
  function remove() {
    const next = index < count - 1 ? index : index - 1;
    const focusId = next >= 0 ? toolId(next, "remove") : `embed-${list}-add`;
    apply({ type: "removed", list, index }, EDITOR_WORDS.removed(name), focusId);
  }
  function duplicate() {
    const focusId = toolId(index + 1, "duplicate");
    apply({ type: "duplicated", list, index }, EDITOR_WORDS.duplicated(name), focusId);
  }
  return (
    <>
      <IconButton
        id={toolId(index, "up")}
        icon="arrow-up"
        label={EDITOR_WORDS.moveUp(name)}
        disabled={index === 0}
        onClick={() => move("up")}
      />
      <IconButton
        id={toolId(index, "down")}
        icon="arrow-down"
        label={EDITOR_WORDS.moveDown(name)}
        disabled={index === count - 1}
        onClick={() => move("down")}
      />
      <IconButton
        id={toolId(index, "duplicate")}
        icon="copy-plus"
        label={EDITOR_WORDS.duplicate(name)}
        disabled={count >= max}
        className={extra}
        onClick={duplicate}
      />
      <IconButton
        id={toolId(index, "remove")}
        icon="trash"
        label={EDITOR_WORDS.remove(name)}
        className={extra}
        onClick={remove}
      />
    </>
  );
}

type RowTitleProps = Pick<RowProps, "index" | "title" | "mark" | "isFolded"> & { name: string };

/** The line that folds a row, and all that a folded one shows. */
function RowTitle({ name, index, title, mark, isFolded }: RowTitleProps) {
  const isTitled = isFolded && title !== "";
  return (
    <summary
      className={`flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control ps-9 text-sm focus-ring ${isFolded ? "pe-24 sm:pe-46" : "pe-46"}`}
    >
      <span className={isTitled ? "text-muted" : "font-600"}>
        {isTitled ? `${index + 1}.` : name}
      </span>
      {isFolded && (
        <>
          <bdi className="min-w-0 truncate font-600">{title}</bdi>
          {mark !== null && <span className="tag border-line text-muted">{mark}</span>}
        </>
      )}
      <Icon
        name="chevron-down"
        className={`shrink-0 text-muted transition-transform duration-150 ${isFolded ? "" : "rotate-180"}`}
      />
    </summary>
  );
}

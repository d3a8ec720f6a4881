import type { ComponentProps, ReactNode } from "react";
import { flushSync } from "react-dom";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../content/icons.ts";
import type { ListName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";

interface RowProps {
  list: ListName;
  index: number;
  count: number;
  max: number;
  isDragged: boolean;
  handleProps: ComponentProps<"span">;
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
  children: ReactNode;
}

const NAMES = { fields: EDITOR_WORDS.field, buttons: EDITOR_WORDS.button } as const;

/** A field or button of the editor, with tools to move, duplicate and remove it. */
export function Row(props: RowProps) {
  const { list, index, count, max, isDragged, handleProps, edit, announce, children } = props;
  const name = `${NAMES[list]} ${index + 1}`;
  const toolId = (index: number, tool: string) => `embed-${list}-${index}-${tool}`;
  /** Edits the list, then focuses the element with `focusId`, which may be new, and tells screen readers. */
  function apply(change: Edit, message: string, focusId: string) {
    flushSync(() => edit(change));
    document.getElementById(focusId)?.focus();
    announce(message);
  }
  function move(tool: "up" | "down") {
    const to = tool === "up" ? index - 1 : index + 1;
    // At the end of the list the tool that was pressed is disabled, so the focus goes to its opposite.
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
    <li
      aria-label={name}
      className={`grid grid-cols-1 gap-3 rounded-control border p-2 sm:p-3 ${isDragged ? "border-accent bg-raised" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center">
        <span
          {...handleProps}
          aria-hidden="true"
          title={EDITOR_WORDS.drag}
          className="-ml-2 grid h-11 w-8 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
        >
          <Icon name="grip" className="text-lg" />
        </span>
        <span className="mr-auto text-sm font-600">{name}</span>
        <Tool
          id={toolId(index, "up")}
          icon="arrow-up"
          label={EDITOR_WORDS.moveUp(name)}
          disabled={index === 0}
          onClick={() => move("up")}
        />
        <Tool
          id={toolId(index, "down")}
          icon="arrow-down"
          label={EDITOR_WORDS.moveDown(name)}
          disabled={index === count - 1}
          onClick={() => move("down")}
        />
        <Tool
          id={toolId(index, "duplicate")}
          icon="copy-plus"
          label={EDITOR_WORDS.duplicate(name)}
          disabled={count >= max}
          onClick={duplicate}
        />
        <Tool
          id={toolId(index, "remove")}
          icon="trash"
          label={EDITOR_WORDS.remove(name)}
          onClick={remove}
        />
      </div>
      {children}
    </li>
  );
}

function Tool({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-raised hover:text-text focus-ring disabled:cursor-not-allowed disabled:opacity-35"
      {...rest}
    >
      <Icon name={icon} className="text-lg" />
    </button>
  );
}

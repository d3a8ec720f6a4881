import type { ComponentProps, ReactNode } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons.ts";
import type { ListName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";

interface RowProps {
  list: ListName;
  index: number;
  count: number;
  most: number;
  isDragged: boolean;
  handle: ComponentProps<"span">;
  edit: (edit: Edit) => void;
  say: (text: string) => void;
  children: ReactNode;
}

const NAMES = { fields: "Field", buttons: "Button" } as const;

function toolId(list: ListName, index: number, tool: string): string {
  return `embed-${list}-${index}-${tool}`;
}

/** One field or button of the editor with what can be done to it as a whole. */
export function Row({
  list,
  index,
  count,
  most,
  isDragged,
  handle,
  edit,
  say,
  children,
}: RowProps) {
  const name = `${NAMES[list]} ${index + 1}`;
  /** Does it and leads the focus to where the thing is now. */
  function act(change: Edit, said: string, focus: string) {
    flushSync(() => edit(change));
    document.getElementById(focus)?.focus();
    say(said);
  }
  function move(to: number, tool: string) {
    const opposite = tool === "up" ? "down" : "up";
    const isEnd = to === 0 || to === count - 1;
    const focus = toolId(list, to, isEnd && (to === 0) === (tool === "up") ? opposite : tool);
    act({ type: "moved", list, from: index, to }, `${name} is now at place ${to + 1}`, focus);
  }
  function remove() {
    const next = index < count - 1 ? index : index - 1;
    const focus = next >= 0 ? toolId(list, next, "remove") : `embed-${list}-add`;
    act({ type: "removed", list, index }, `${name} removed`, focus);
  }
  function duplicate() {
    const focus = toolId(list, index + 1, "duplicate");
    act({ type: "duplicated", list, index }, `${name} duplicated`, focus);
  }
  return (
    <li
      aria-label={name}
      className={`grid grid-cols-1 gap-3 rounded-control border p-2 sm:p-3 ${isDragged ? "border-accent bg-raised" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center">
        <span
          {...handle}
          aria-hidden="true"
          title="Drag"
          className="-ml-2 grid h-11 w-8 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
        >
          <Icon name="grip" className="text-lg" />
        </span>
        <span className="mr-auto text-sm font-600">{name}</span>
        <Tool
          id={toolId(list, index, "up")}
          icon="arrow-up"
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => move(index - 1, "up")}
        />
        <Tool
          id={toolId(list, index, "down")}
          icon="arrow-down"
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => move(index + 1, "down")}
        />
        <Tool
          id={toolId(list, index, "duplicate")}
          icon="copy-plus"
          label={`Duplicate ${name}`}
          disabled={count >= most}
          onClick={duplicate}
        />
        <Tool
          id={toolId(list, index, "remove")}
          icon="trash"
          label={`Remove ${name}`}
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

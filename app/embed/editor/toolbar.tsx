import type { ReactNode } from "react";
import { BUILDER } from "../../content/embed/embed.ts";
import { Button } from "../../ui/button.tsx";
import type { IconName } from "../../content/icons.ts";

interface ToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onClear: () => void;
  onDrafts: () => void;
  onShare: () => void;
  onGenerate: () => void;
  onCopy: () => void;
  onImport: () => void;
}

/** Actions on the embed as a whole. Where editor and preview are tabs, some stand beside these (`StickyBar`). */
export function Toolbar(props: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button variant="primary" className="max-sm:w-full" onClick={props.onGenerate}>
        {BUILDER.generate}
      </Button>
      <Button className="max-lg:hidden" onClick={props.onCopy}>
        {BUILDER.copy}
      </Button>
      <Button className="max-lg:hidden" onClick={props.onImport}>
        {BUILDER.import}
      </Button>
      <span className="flex flex-wrap gap-1 sm:ms-auto">
        <Tool
          icon="undo"
          className="max-lg:hidden"
          disabled={!props.canUndo}
          onClick={props.onUndo}
        >
          {BUILDER.undo}
        </Tool>
        <Tool icon="redo" disabled={!props.canRedo} onClick={props.onRedo}>
          {BUILDER.redo}
        </Tool>
        <Tool icon="save" onClick={props.onDrafts}>
          {BUILDER.drafts}
        </Tool>
        <Tool icon="share" onClick={props.onShare}>
          {BUILDER.share}
        </Tool>
        <Tool icon="trash" onClick={props.onClear}>
          {BUILDER.clear}
        </Tool>
      </span>
    </div>
  );
}

/** The tabs and three of them fit side by side at 360 px. */
const NARROW = "px-1.5 text-sm";

type StickyBarProps = Pick<ToolbarProps, "canUndo" | "onUndo" | "onCopy" | "onImport"> & {
  tabs: ReactNode;
};

/** The tabs of smaller screens and what is pressed most, which stay below the top bar while one scrolls. */
export function StickyBar({ tabs, canUndo, onUndo, onCopy, onImport }: StickyBarProps) {
  return (
    <div
      data-uncovered="sticky"
      className="sticky top-16 z-10 flex flex-wrap items-center gap-1 bg-ink py-1 lg:hidden"
    >
      {tabs}
      <Button size="sm" className={NARROW} onClick={onCopy}>
        {BUILDER.copy}
      </Button>
      <Button size="sm" className={NARROW} onClick={onImport}>
        {BUILDER.import}
      </Button>
      <Button size="sm" className={NARROW} disabled={!canUndo} onClick={onUndo}>
        {BUILDER.undo}
      </Button>
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  children: ReactNode;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

function Tool({ icon, children, disabled, className = "", onClick }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      disabled={disabled}
      onClick={onClick}
      className={`max-md:px-1.5 ${className}`}
    >
      {children}
    </Button>
  );
}

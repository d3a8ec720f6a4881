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

/** Actions on the embed as a whole. */
export function Toolbar(props: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 sm:w-auto sm:grid-cols-3">
        <Button variant="primary" className="px-2 sm:px-4" onClick={props.onGenerate}>
          {BUILDER.generate}
        </Button>
        <Button className="px-2 sm:px-4" onClick={props.onCopy}>
          {BUILDER.copy}
        </Button>
        <Button className="px-2 sm:px-4" onClick={props.onImport}>
          {BUILDER.import}
        </Button>
      </span>
      <span className="flex w-full flex-wrap items-center justify-between gap-1 sm:w-auto md:ml-auto">
        <Tool icon="undo" disabled={!props.canUndo} onClick={props.onUndo}>
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

function Tool({
  icon,
  children,
  disabled,
  onClick,
}: {
  icon: IconName;
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant="ghost" size="sm" icon={icon} disabled={disabled} onClick={onClick}>
      <span className="sr-only lg:not-sr-only">{children}</span>
    </Button>
  );
}

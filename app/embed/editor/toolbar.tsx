import { useRef, type ReactNode } from "react";
import { BUILDER } from "../../content/embed/embed.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
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

/** Actions on the whole embed, where editor and preview are side by side. */
export function Toolbar(props: ToolbarProps) {
  return (
    <div className="hidden flex-wrap items-center gap-x-2 gap-y-1 lg:flex">
      <Button variant="primary" icon="copy" onClick={props.onCopy}>
        {BUILDER.copy}
      </Button>
      <Button onClick={props.onGenerate}>{BUILDER.generate}</Button>
      <Button onClick={props.onImport}>{BUILDER.import}</Button>
      <span className="ms-auto flex flex-wrap gap-1">
        <Tool icon="undo" disabled={!props.canUndo} onClick={props.onUndo}>
          {BUILDER.undo}
        </Tool>
        <Tool icon="redo" disabled={!props.canRedo} onClick={props.onRedo}>
          {BUILDER.redo}
        </Tool>
        <Others {...props} />
      </span>
    </div>
  );
}

type OthersProps = Pick<ToolbarProps, "onDrafts" | "onShare" | "onClear">;

function Others({ onDrafts, onShare, onClear }: OthersProps) {
  return (
    <>
      <Tool icon="save" onClick={onDrafts}>
        {BUILDER.drafts}
      </Tool>
      <Tool icon="share" onClick={onShare}>
        {BUILDER.share}
      </Tool>
      <Tool icon="trash" onClick={onClear}>
        {BUILDER.clear}
      </Tool>
    </>
  );
}

const MENU = "embed-more";
const NARROW = "h-[44px] w-[36px]";

/** Tabs of smaller screens and frequent actions, below the top bar; a menu has the rest. */
export function StickyBar({ tabs, ...props }: ToolbarProps & { tabs: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const closing = (action: () => void) => () => {
    menu.current?.hidePopover();
    action();
  };
  return (
    <div
      data-uncovered="sticky"
      className="sticky top-16 z-10 flex flex-wrap items-center gap-1 bg-ink py-1 lg:hidden"
    >
      {tabs}
      <IconButton
        icon="undo"
        label={BUILDER.undo}
        disabled={!props.canUndo}
        onClick={props.onUndo}
        className={NARROW}
      />
      <IconButton
        icon="redo"
        label={BUILDER.redo}
        disabled={!props.canRedo}
        onClick={props.onRedo}
        className={NARROW}
      />
      <Button variant="primary" icon="copy" className="px-3" onClick={props.onCopy}>
        <span className="max-sm:sr-only">{BUILDER.copy}</span>
      </Button>
      {/* A native popover opens before scripts run. */}
      <IconButton
        icon="ellipsis"
        label={BUILDER.more}
        className={NARROW}
        popoverTarget={MENU}
        style={{ anchorName: `--${MENU}` }}
      />
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        data-menu="user"
        style={{ positionAnchor: `--${MENU}` }}
        className="flex-col items-start rounded-card border border-line bg-raised p-2 text-text [&:popover-open]:flex"
      >
        <Tool icon="download" onClick={closing(props.onImport)}>
          {BUILDER.import}
        </Tool>
        <Others
          onDrafts={closing(props.onDrafts)}
          onShare={closing(props.onShare)}
          onClear={closing(props.onClear)}
        />
        <Tool icon="code" onClick={closing(props.onGenerate)}>
          {BUILDER.generate}
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  children: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon, children, disabled, onClick }: ToolProps) {
  return (
    <Button variant="ghost" size="sm" icon={icon} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}

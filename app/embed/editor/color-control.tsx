import { memo, useState } from "react";
import { COLOR_PRESETS } from "../../content/embed/presets.ts";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import { lazyPart } from "../../page-load/lazy-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DEFAULT_COLOR, hexColor } from "../embed.ts";
import type { Edit } from "../reducer.ts";
import { expand } from "../variables.ts";
import { useCheck } from "./checks.ts";
import { Control } from "./control.tsx";

const ColorPicker = lazyPart(() => import("./color-picker.tsx"), <Skeleton className="size-50" />);

interface ColorControlProps {
  value: string;
  edit: (edit: Edit) => void;
}

/** The embed's colour: text, and on opening presets and a picker, which loads then. */
export const ColorControl = memo(function ColorControl({ value, edit }: ColorControlProps) {
  const check = useCheck("color");
  const [isOpen, setOpen] = useState(false);
  const color = hexColor(expand(value)) ?? DEFAULT_COLOR;
  function choose(hex: string) {
    edit({ type: "text", path: "color", value: hex });
  }
  function slide(hex: string) {
    edit({ type: "text", path: "color", value: hex, isSlid: true });
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_6rem]">
          <Control path="color" value={value} edit={edit} />
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          className={check ? "mb-auto mt-7.5" : ""}
          onClick={() => setOpen(!isOpen)}
        >
          <Swatch color={color} className="size-5" />
          {EDITOR_WORDS.pick}
          <span className="sr-only">{EDITOR_WORDS.pickColor}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-4">
          <div
            role="group"
            aria-label={EDITOR_WORDS.presets}
            className="grid flex-[1_1_4.5rem] auto-rows-fr grid-cols-2 gap-x-3"
          >
            {COLOR_PRESETS.map(([name, hex]) => (
              <button
                key={hex}
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={hex === color}
                onClick={() => choose(hex)}
                className="grid min-h-11 cursor-pointer items-center rounded-control border border-transparent focus-ring"
              >
                <Swatch
                  color={hex}
                  className={`h-7 ${hex === color ? "outline-2 outline-solid outline-offset-2 outline-text" : ""}`}
                />
              </button>
            ))}
          </div>
          <ColorPicker color={color} onChange={slide} />
        </div>
      )}
    </div>
  );
});

function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <span
      className={`rounded-md forced-color-adjust-none ${className}`}
      style={{ backgroundColor: color }}
    />
  );
}

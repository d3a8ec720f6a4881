import { DRAWINGS } from "../../content/landing/drawings.ts";

const { who, role } = DRAWINGS.vanityroles;
const FAN = ["#e5737f", "#ecc48f", "#9fd6b8", "#8fd0d6", "#7aa7e8", "#bdb4ea"];
/** The sheet pulled out. */
const COLOR = "#8fd0d6";
/** Degrees between two sheets of the fan. */
const STEP = 24;

/** A colour fan with one sheet pulled out, and the role made of it. */
export function VanityRolesScene() {
  return (
    <div className="text-sm">
      <svg viewBox="0 0 200 128" className="mx-auto block h-auto w-full max-w-56">
        {FAN.map((sheet, index) => (
          <rect
            key={sheet}
            x="86"
            y={sheet === COLOR ? 4 : 16}
            width="28"
            height="106"
            rx="5"
            fill={sheet}
            stroke="var(--colors-surface)"
            strokeWidth="2.5"
            transform={`rotate(${(index - (FAN.length - 1) / 2) * STEP} 100 108)`}
          />
        ))}
        <circle cx="100" cy="108" r="3.5" fill="var(--colors-surface)" />
      </svg>
      <p className="mt-3 flex items-center justify-center gap-2">
        <span className="font-600 text-[#8fd0d6]">{who}</span>
        <span className="flex items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5">
          <span className="size-2.5 rounded-full bg-[#8fd0d6]" />
          {role}
        </span>
      </p>
    </div>
  );
}

import { Icon } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { log, rule, end } = DRAWINGS.antinuke;
/** Each deletion is a step higher and further right. */
const STEPS = ["top-[76%] left-[4%]", "top-[51%] left-[29%]", "top-[26%] left-[54%]"] as const;

/** Deleted roles over time: three steps up to the threshold, and nothing after it. */
export function AntinukeScene() {
  return (
    <div className="relative h-54 text-xs sm:text-sm">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full"
      >
        <path d="M1 99H99" className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path
          d="M1 99V74H26V49H51V24H84V99z"
          fill="var(--colors-down)"
          opacity=".07"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M1 99V74H26V49H51V24H84"
          fill="none"
          stroke="var(--colors-down)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M1 24H99"
          stroke="var(--colors-muted)"
          strokeDasharray="4 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="absolute top-[13%] left-[1%] text-muted">{rule}</p>
      {log.map((entry, index) => (
        <p key={entry.role} className={`absolute ${STEPS[index]}`}>
          <del className="font-600 text-text">@{entry.role}</del>
          <span className="block text-muted tabular-nums">{entry.time}</span>
        </p>
      ))}
      <span className="absolute top-[24%] left-[84%] flex size-6 -translate-1/2 items-center justify-center rounded-full bg-down text-ink">
        <Icon name="ban" className="size-4" />
      </span>
      <p className="absolute top-[2%] right-0 font-600 text-down">{end}</p>
    </div>
  );
}

import type { ReactNode } from "react";

const TONES = {
  neutral: "border-line bg-raised text-muted",
  accent: "border-accent-deep bg-raised text-accent-light",
  ok: "border-ok/40 bg-ok/10 text-ok",
  warn: "border-warn/40 bg-warn/10 text-warn",
  down: "border-down/40 bg-down/10 text-down",
  blue: "border-rank-blue/40 bg-rank-blue/10 text-rank-blue",
  red: "border-rank-red/40 bg-rank-red/10 text-rank-red",
  purple: "border-rank-purple/40 bg-rank-purple/10 text-rank-purple",
  green: "border-rank-green/40 bg-rank-green/10 text-rank-green",
  gray: "border-rank-gray/40 bg-rank-gray/10 text-rank-gray",
  yellow: "border-rank-yellow/40 bg-rank-yellow/10 text-rank-yellow",
  teal: "border-rank-teal/40 bg-rank-teal/10 text-rank-teal",
} as const;

export type Tone = keyof typeof TONES;

/** A coloured label. The text carries the meaning; the colour repeats it. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${TONES[tone]}`}>{children}</span>;
}

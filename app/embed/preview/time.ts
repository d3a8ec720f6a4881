import { CHAT_LOCALE, LANGUAGE } from "../../format/language.ts";
import type { TimeStyle } from "../markdown/tree.ts";
import type { ReaderTime } from "./reader-time.ts";

const SHAPES: Record<Exclude<TimeStyle, "R">, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

function relativeTime(seconds: number): string {
  const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" });
  const size = Math.abs(seconds);
  const [unit, length] = UNITS.find(([, length]) => size >= length) ?? ["second", 1];
  return relative.format(Math.trunc(seconds / length), unit);
}

/** A chat timestamp (epoch seconds) as shown: '2 years ago', '24 November 2025 at 16:00'. */
export function timeText(seconds: number, style: TimeStyle, { now, zone }: ReaderTime): string {
  if (style === "R") return relativeTime(seconds - now);
  const format = new Intl.DateTimeFormat(CHAT_LOCALE, { ...SHAPES[style], timeZone: zone });
  return format.format(seconds * 1000);
}

/** Epoch ms in the reader's zone: '24 November 2025 at 16:00'. Browser only. */
export function readerTime(milliseconds: number): string {
  return timeText(milliseconds / 1000, "f", { now: 0 });
}

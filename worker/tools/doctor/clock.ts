import { fail, ok, type Finding } from "../report/findings.ts";

/** A server's clock and ours at one time, epoch ms. */
export interface Clocks {
  theirs: number;
  ours: number;
}

const TOLERATED_S = 30;

/** Sessions and ages need clocks that agree. Nothing without a Date header. */
export function clockFinding(clocks: Clocks | null): Finding[] {
  if (!clocks) return [];
  const seconds = Math.round((clocks.theirs - clocks.ours) / 1000);
  const size = Math.abs(seconds);
  if (size <= TOLERATED_S) return [ok("clock", `differs by ${size} s`)];
  const way = seconds > 0 ? "ahead of" : "behind";
  return [fail("clock", `the other side's clock is ${size} s ${way} this machine's`)];
}

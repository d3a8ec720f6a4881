import { freePort as freePortOf, OWN_PORTS } from "../../worker/local/ports.ts";

/** Vitest numbers its processes from 1, and four run at most. Others have no number. */
const PROCESSES = 5;
const number = Number(process.env.VITEST_POOL_ID ?? 0);
const EACH = (OWN_PORTS.to - OWN_PORTS.from) / PROCESSES;
const from = OWN_PORTS.from + number * EACH;

/**
 * A free port. Each process of a run has its own range: in a common one, a process took a port that
 * another had found free and did not use yet.
 */
export const freePort = () => freePortOf({ from, to: from + EACH });

import { createContext, useContext } from "react";
import { SAMPLE_NOW } from "../../content/sample.ts";

/** When and where the reader is; the server and the first paint do not know and take the sample's moment in UTC. */
export interface Moment {
  /** Epoch seconds. */
  now: number;
  /** Time zone; the reader's own where undefined. */
  zone?: string;
}

const SAMPLE: Moment = { now: SAMPLE_NOW, zone: "UTC" };

export const MomentContext = createContext<Moment>(SAMPLE);

export function useMoment(): Moment {
  return useContext(MomentContext);
}

import type { ReadStatusReport } from "../contract/uptime.ts";
import { grouped, viewsOf } from "../incidents/view.ts";
import { within } from "../loaders/within.ts";

/** What the landing page says of an open incident that many feel. */
export interface Trouble {
  title: string;
}

const IMPACTS = ["critical", "major"] as const;

/** The page does not wait longer for what is read beside its render. */
const WAIT_MS = 300;

/** The gravest open incident of major or critical impact; null without one, or where that is not known in time. */
export async function openTrouble(read: ReadStatusReport): Promise<Trouble | null> {
  const report = await within(WAIT_MS, read(), null);
  if (!report) return null;
  const open = grouped(viewsOf(report)).current.filter(({ planned }) => !planned);
  const gravest = IMPACTS.flatMap((one) => open.filter(({ impact }) => impact === one))[0];
  return gravest ? { title: gravest.title } : null;
}

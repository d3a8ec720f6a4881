import type { ReadStatusReport } from "../contract/uptime.ts";
import { grouped, viewsOf } from "../incidents/view.ts";
import { within } from "../loaders/within.ts";

/** What the landing page says of an open incident that many feel. */
export interface Trouble {
  title: string;
}

/** The page does not wait longer for what is read beside its render. */
const WAIT_MS = 300;

/** The gravest open incident of major or critical impact; null without one, or where that is not known in time. */
export async function openTrouble(read: ReadStatusReport): Promise<Trouble | null> {
  const report = await within(WAIT_MS, read(), null);
  if (!report) return null;
  const gravest = grouped(viewsOf(report)).current.find(({ planned }) => !planned);
  const isFelt = gravest?.impact === "major" || gravest?.impact === "critical";
  return isFelt ? { title: gravest.title } : null;
}

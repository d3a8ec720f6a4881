import type { ReadStatusReport } from "../contract/uptime.ts";
import { grouped } from "../incidents/groups.ts";
import { viewsOf } from "../incidents/view.ts";

/** What the landing page says of a widely felt incident. */
export interface Trouble {
  title: string;
}

/** How long the page waits (ms), less than for a database on another continent. */
const PATIENCE = 300;

/** The gravest open incident of major or critical impact; null for none or unknown. */
export async function openTrouble(read: ReadStatusReport): Promise<Trouble | null> {
  const report = await read({ patience: PATIENCE });
  // An old report's incidents may be over.
  if (report.state !== "read") return null;
  const gravest = grouped(viewsOf(report)).current.find(({ planned }) => !planned);
  const isFelt = gravest?.impact === "major" || gravest?.impact === "critical";
  return isFelt ? { title: gravest.title } : null;
}

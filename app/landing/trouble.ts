import type { ReadStatusReport } from "../contract/uptime.ts";
import { grouped } from "../incidents/groups.ts";
import { viewsOf } from "../incidents/view.ts";

/** What the landing page says of an open incident that many feel. */
export interface Trouble {
  title: string;
}

/** The page waits no longer, in ms. Databases on another continent take longer. */
const PATIENCE = 300;

/** The gravest open incident of major or critical impact; null where none is known. */
export async function openTrouble(read: ReadStatusReport): Promise<Trouble | null> {
  const report = await read({ patience: PATIENCE });
  // What is old may be over.
  if (report.state !== "read") return null;
  const gravest = grouped(viewsOf(report)).current.find(({ planned }) => !planned);
  const isFelt = gravest?.impact === "major" || gravest?.impact === "critical";
  return isFelt ? { title: gravest.title } : null;
}

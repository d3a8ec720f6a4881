import {
  isIncidentId,
  type ClosedIncidents,
  type Incident,
  type StaffIncidents,
  type WrittenIncidents,
} from "../../app/contract/incident.ts";
import { isAmongRanks } from "../../app/contract/staff-pages.ts";
import type { Config } from "../context/config.ts";
import { readEarlierTexts } from "../db/corrections.ts";
import { readAuthors } from "../db/incident-updates.ts";
import { readClosedIncidents, readIncident, readOpenIncidents } from "../db/incidents.ts";
import { log, reasonOf } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { DATABASE_MS } from "../db/time-limit.ts";

/** Pages' reads of incidents besides the status report. */

/** Ended incidents per page, for the public and for the team. */
const PUBLIC_PAGE = 50;
const STAFF_PAGE = 20;

/** An incident for the public; null for none. @throws what the database throws */
export async function readPublicIncident(
  { db }: Pick<Config, "db">,
  { id, requestId }: { id: string; requestId: string },
): Promise<Incident | null> {
  if (!isIncidentId(id)) return null;
  try {
    return await withTimeout(DATABASE_MS, readIncident(db, id));
  } catch (error) {
    log("incidents.failed", { requestId, reason: reasonOf(error) });
    throw error;
  }
}

/** A page of ended incidents for everybody. @throws what the database throws */
export async function readPublicHistory(
  { db }: Pick<Config, "db">,
  { page, requestId }: { page: number; requestId: string },
): Promise<ClosedIncidents> {
  try {
    return await withTimeout(DATABASE_MS, readClosedIncidents(db, { page, size: PUBLIC_PAGE }));
  } catch (error) {
    log("incidents.failed", { requestId, reason: reasonOf(error) });
    throw error;
  }
}

/** The incidents for a member of that rank. */
export function staffIncidents(
  { db, incidentRanks }: Pick<Config, "db" | "incidentRanks">,
  { rank, requestId }: { rank: string; requestId: string },
): StaffIncidents {
  async function withWriters(posted: Incident[]): Promise<WrittenIncidents> {
    const ids = posted.map(({ id }) => id);
    const [authors, earlier] = await Promise.all([readAuthors(db, ids), readEarlierTexts(db, ids)]);
    return { posted, authors, earlier };
  }

  async function logged<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      log("incidents.failed", { requestId, reason: reasonOf(error) });
      throw error;
    }
  }

  async function read(page: number) {
    const [open, { incidents: closed, hasOlder }] = await Promise.all([
      page === 1 ? readOpenIncidents(db) : [],
      readClosedIncidents(db, { page, size: STAFF_PAGE }),
    ]);
    return { ...(await withWriters([...open, ...closed])), hasOlder };
  }

  async function one(id: string) {
    const incident = isIncidentId(id) ? await readIncident(db, id) : null;
    return withWriters(incident ? [incident] : []);
  }

  return {
    read: (page) => logged(read(page)),
    one: (id) => logged(one(id)),
    mayWrite: isAmongRanks(rank, incidentRanks),
    writers: incidentRanks,
  };
}

import { mayOpen, type StaffPage } from "../../contract/staff-pages.ts";
import { staffRights } from "./rights.static.ts";

/** Whether the brand lets a rank see a staff page. */
export function seesPage(rank: string, page: StaffPage): boolean {
  return mayOpen(staffRights, rank, page);
}

import { seesPage } from "../../content/staff/rights.ts";
import type { StaffPage } from "../../contract/staff-pages.ts";
import { useStaffViewer } from "./use-staff-viewer.ts";

/** Whether the viewer's rank sees a page of the staff, for links to it. */
export function useSees(page: StaffPage): boolean {
  return seesPage(useStaffViewer()?.rank ?? "", page);
}

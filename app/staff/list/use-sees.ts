import { useRouteLoaderData } from "react-router";
import { seesPage } from "../../content/staff/rights.ts";
import type { Viewer } from "../../contract/person.ts";
import type { StaffPage } from "../../contract/staff-pages.ts";

/** The staff page's viewer; null if its layout failed. */
export function useStaffViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer }>("routes/staff/layout")?.viewer ?? null;
}

/** Whether the viewer's rank sees a staff page, for links to it. */
export function useSees(page: StaffPage): boolean {
  return seesPage(useStaffViewer()?.rank ?? "", page);
}

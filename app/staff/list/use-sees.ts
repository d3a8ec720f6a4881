import { useRouteLoaderData } from "react-router";
import { seesPage } from "../../content/staff/rights.ts";
import type { Viewer } from "../../contract/person.ts";
import type { StaffPage } from "../../contract/staff-pages.ts";

/** Whether the viewer's rank sees a page of the staff, for links to it. */
export function useSees(page: StaffPage): boolean {
  const layout = useRouteLoaderData<{ viewer: Viewer }>("routes/staff/layout");
  return seesPage(layout?.viewer.rank ?? "", page);
}

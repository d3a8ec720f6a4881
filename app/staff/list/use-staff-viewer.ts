import { useRouteLoaderData } from "react-router";
import type { Viewer } from "../../contract/person.ts";

/** Who looks at a staff page; null where its layout failed. */
export function useStaffViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer }>("routes/staff/layout")?.viewer ?? null;
}

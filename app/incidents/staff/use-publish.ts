import { useRevalidator } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { useSend } from "../../live/use-send.ts";

const CONFLICT = { failed: STAFF_INCIDENTS.conflict, text: STAFF_INCIDENTS.conflictText };

/** Sends the text of the named form; `path` is below the incidents' own. */
export function usePublish(form: string, path: string) {
  const { revalidate } = useRevalidator();
  return useSend(`/api/staff/incidents${path}`, {
    form,
    lost: STAFF_INCIDENTS.lost,
    conflict: CONFLICT,
    reload: revalidate,
  });
}

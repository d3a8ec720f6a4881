import * as v from "valibot";
import { viewer, type Viewer } from "../../contract/person.ts";

const hidden = v.object({ hidden: v.boolean() });

/** The person GET /api/auth/me tells of. @throws ValiError for anything else */
export function readViewer(answer: unknown): Viewer {
  return v.parse(viewer, answer);
}

/** Whether the viewer hides their avatar history. @throws ValiError for anything else */
export function readHidden(answer: unknown): boolean {
  return v.parse(hidden, answer).hidden;
}

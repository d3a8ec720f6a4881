import * as v from "valibot";
import { viewer, type Viewer } from "../contract/person.ts";

/** The person GET /api/auth/me tells of. @throws ValiError for anything else */
export function readViewer(answer: unknown): Viewer {
  return v.parse(viewer, answer);
}

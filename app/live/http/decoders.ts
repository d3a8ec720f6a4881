import * as v from "valibot";
import { userData, viewer, type Profiles, type Viewer } from "../../contract/person.ts";

/**
 * Decoders of what the worker itself answers to signed-in people. Imported with `import()` only, as most
 * visitors never sign in. All throw a ValiError for another shape.
 */

const hidden = v.object({ hidden: v.boolean() });
const profiles = v.record(v.string(), v.nullable(userData));

/** GET /api/auth/me */
export function decodeViewer(body: unknown): Viewer {
  return v.parse(viewer, body);
}

/** Whether the viewer's avatar history is hidden. */
export function decodeHidden(body: unknown): boolean {
  return v.parse(hidden, body).hidden;
}

/** GET /api/staff/users */
export function decodeProfiles(body: unknown): Profiles {
  return v.parse(profiles, body);
}

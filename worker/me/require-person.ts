import { ERRORS } from "../../app/content/errors.ts";
import type { EdgeContext } from "../context/edge-env.ts";
import { isRecent, SessionsDown, type Session } from "../context/sessions.ts";
import { jsonError } from "../http/json-error.ts";
import { log, reasonOf } from "../logging/log.ts";

export interface SignedIn {
  id: string;
  session: Session;
}

/**
 * The sender, who must have signed in within 12 hours unless `anyAge`; for others a 401 or 503
 * response. Doesn't ask the bot.
 */
export async function requirePerson(
  c: EdgeContext,
  { anyAge = false }: { anyAge?: boolean } = {},
): Promise<SignedIn | Response> {
  c.header("Cache-Control", "private, no-store");
  try {
    const session = await c.get("session")();
    if (!session) return jsonError(c, "signed_out");
    if (!anyAge && !isRecent(session, c.get("now")())) return jsonError(c, "sign_in_again");
    return { id: session.id, session };
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    log("sessions.failed", { requestId: c.get("requestId"), reason: reasonOf(error.cause) });
    return jsonError(c, "closed", ERRORS.fetchUser);
  }
}

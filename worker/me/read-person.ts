import type { ReadPerson } from "../../app/contract/you.ts";
import { isRecent, SessionsDown } from "../context/sessions.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import { log, reasonOf } from "../logging/log.ts";

type Services = Pick<EdgeEnv["Variables"], "session" | "now" | "requestId">;

/** Who asks for a page. */
export async function readPerson({ session, now, requestId }: Services): ReturnType<ReadPerson> {
  try {
    const found = await session();
    if (!found) return "signed-out";
    const { id, username, avatar, signedInAt } = found;
    return { id, username, avatar, signedInAt, isRecent: isRecent(found, now()) };
  } catch (error) {
    if (!(error instanceof SessionsDown)) throw error;
    log("sessions.failed", { requestId, reason: reasonOf(error.cause) });
    return "unavailable";
  }
}

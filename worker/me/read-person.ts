import type { ReadPerson } from "../../app/contract/you.ts";
import { isRecent, SessionsDown } from "../context/sessions.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import { log, reasonOf } from "../logging/log.ts";

type Services = Pick<EdgeEnv["Variables"], "session" | "now" | "requestId">;

/** Who asks for a page, and whether it was asked: the answer is then for nobody else. */
export function createPersonReader({ session, now, requestId }: Services): {
  read: ReadPerson;
  wasAsked: () => boolean;
} {
  let isAsked = false;
  return {
    wasAsked: () => isAsked,
    async read() {
      isAsked = true;
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
    },
  };
}

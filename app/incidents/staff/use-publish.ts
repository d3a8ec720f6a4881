import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { ERRORS } from "../../contract/errors.ts";
import { readStored, writeStored } from "../../live/hooks/use-stored.ts";
import { failureText, request, RequestError } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";

/** "rights-ended": the writer must sign in again. */
export type Outcome = "idle" | "sending" | "conflict" | "rights-ended" | { failed: string };

/**
 * Sends what the team writes in the form of that name. Resolves to whether it was accepted; the caller then has the
 * page's data read anew. `done` is said of what was accepted.
 */
export function usePublish(form: string, done: string) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);

  async function publish(path: string, body: object): Promise<boolean> {
    // A second press before the first is answered.
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome("sending");
    const text = JSON.stringify([path, body]);
    try {
      await request(path, { method: "POST", body: { ...body, key: keyOf(form, text) } });
    } catch (error) {
      const isConflict = error instanceof RequestError && error.status === 409;
      // The other person's update is shown above the form before its writer decides.
      if (isConflict) await revalidate();
      const failed = failureText(error, STAFF_INCIDENTS.lost);
      const isEnded = failed === ERRORS.staffRightsEnded;
      setOutcome(isConflict ? "conflict" : isEnded ? "rights-ended" : { failed });
      return false;
    } finally {
      isSending.current = false;
    }
    writeStored(nameOf(form), "");
    setOutcome("idle");
    toast.success(done);
    return true;
  }

  return { outcome, publish };
}

const nameOf = (form: string) => `incident-sent:${form}`;

/**
 * The key of a request, the same for what is sent again after a lost answer, also after a reload or from another tab,
 * so that it is written once.
 */
function keyOf(form: string, text: string): string {
  const [key, sent] = readStored(nameOf(form))?.split("\n", 2) ?? [];
  if (key && sent === text) return key;
  const fresh = crypto.randomUUID();
  writeStored(nameOf(form), `${fresh}\n${text}`);
  return fresh;
}

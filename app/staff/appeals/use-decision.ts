import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { APPEALS as TEXT } from "../../content/staff/appeal-queue.ts";
import { ERRORS } from "../../contract/errors.ts";
import { failureText, jsonOf, request, RequestError } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";
import type { WriteFailed } from "../../page-load/write-failure.tsx";

/** Sends what a member of the team decides, and has the page's data read anew. */
export function useDecision(path: string) {
  const [outcome, setOutcome] = useState<"idle" | "sending" | WriteFailed>("idle");
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);

  /** Resolves to whether it was accepted, of which `done` is said. */
  async function send(body: object, done: string): Promise<boolean> {
    // A second press before the first is answered.
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome("sending");
    try {
      // What is not the site's own answer, such as the page of a network's login, decided nothing.
      await jsonOf(await request(path, { method: "POST", body }));
    } catch (error) {
      const failed = failureText(error, TEXT.lost);
      if (error instanceof RequestError && error.status === 409) {
        // What somebody else did meanwhile is shown, which may leave nothing to decide here.
        setOutcome("idle");
        toast.error(failed);
        await revalidate();
      } else {
        setOutcome(failed === ERRORS.staffRightsEnded ? "rights-ended" : { failed });
      }
      return false;
    } finally {
      isSending.current = false;
    }
    setOutcome("idle");
    toast.success(done);
    await revalidate();
    return true;
  }

  return { outcome, send };
}

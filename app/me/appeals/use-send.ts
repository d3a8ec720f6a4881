import { useRef, useState } from "react";
import { OWN_APPEALS as TEXT } from "../../content/you/own-appeals.ts";
import { SIGN_IN_AGAIN } from "../../contract/sign-in-again.ts";
import { failureText, jsonOf, request, RequestError } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";

/** "sign-in": the last sign-in was too long ago. */
export type Sent = "idle" | "sending" | "sign-in" | { failed: string };

/** Sends what a person writes to the team; `reload` then reads anew what they see of it. */
export function useSend(path: string, reload: () => Promise<unknown>) {
  const [outcome, setOutcome] = useState<Sent>("idle");
  const isSending = useRef(false);

  /** Resolves to whether it arrived, of which `done` is said. */
  async function send(body: object, done: string): Promise<boolean> {
    // A second press before the first is answered.
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome("sending");
    try {
      // What is not the site's own answer, such as the page of a network's login, took nothing.
      await jsonOf(await request(path, { method: "POST", body }));
    } catch (error) {
      const failed = failureText(error, TEXT.lost);
      setOutcome(failed === SIGN_IN_AGAIN ? "sign-in" : { failed });
      // It stands already, of a press whose answer was lost or in another tab.
      if (error instanceof RequestError && error.status === 409) await reload();
      return false;
    } finally {
      isSending.current = false;
    }
    setOutcome("idle");
    toast.success(done);
    await reload();
    return true;
  }

  return { outcome, send };
}

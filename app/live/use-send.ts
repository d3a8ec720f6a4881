import { useRef, useState } from "react";
import { codeOf, failureText, jsonOf, request, RequestError } from "./http/request.ts";
import { toast } from "./toasts.ts";

/** Why what was written was not accepted: the sign-in is too long ago, or `failed`, of which `text` says more. */
export type SendFailed = "sign-in" | { failed: string; text?: string };

interface SendOptions {
  /** Said where the answer was lost. */
  lost: string;
  /** Reads anew what the page shows of it. */
  reload: () => Promise<unknown>;
}

/** Sends what somebody writes or decides, one press at a time, and has what the page shows of it read anew. */
export function useSend(path: string, { lost, reload }: SendOptions) {
  const [outcome, setOutcome] = useState<"idle" | "sending" | SendFailed>("idle");
  const isSending = useRef(false);

  /** Resolves to whether it was accepted, of which `done` is said. */
  async function send(body: object, done: string): Promise<boolean> {
    // A second press before the first is answered.
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome("sending");
    try {
      // What is not the site's own answer, such as the page of a network's login, took nothing.
      await jsonOf(await request(path, { method: "POST", body }));
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) {
        // What another tab or somebody else did meanwhile is shown, which may leave nothing to send here.
        setOutcome("idle");
        toast.error(failureText(error, lost));
        await reload();
      } else {
        setOutcome(
          codeOf(error) === "sign_in_again" ? "sign-in" : { failed: failureText(error, lost) },
        );
      }
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

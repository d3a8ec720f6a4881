import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { failureText, request, RequestError } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";

export type Outcome = "idle" | "sending" | "conflict" | { failed: string };

/** Sends what the team writes. Resolves to whether it was accepted; the caller then has the page's data read anew. */
export function usePublish() {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const { revalidate } = useRevalidator();
  const sent = useRef({ text: "", key: "" });

  /** The same for what is sent again, after a lost answer or a second press: it is written once. */
  function keyOf(path: string, body: object): string {
    const text = JSON.stringify([path, body]);
    if (text !== sent.current.text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  }

  async function publish(path: string, body: object): Promise<boolean> {
    setOutcome("sending");
    try {
      await request(path, { method: "POST", body: { ...body, key: keyOf(path, body) } });
    } catch (error) {
      const isConflict = error instanceof RequestError && error.status === 409;
      // What the other person wrote is shown above the form before its writer decides.
      if (isConflict) await revalidate();
      setOutcome(isConflict ? "conflict" : { failed: failureText(error, STAFF_INCIDENTS.lost) });
      return false;
    }
    setOutcome("idle");
    toast.success(STAFF_INCIDENTS.published);
    return true;
  }

  return { outcome, publish };
}

import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as v from "valibot";
import { STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { published, type Published } from "../../contract/incident.ts";
import { now } from "../../live/clock.ts";
import { readStored, writeStored } from "../../live/hooks/use-stored.ts";
import { codeOf, failureText, jsonOf, request } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";

/**
 * "sign-in": the writer must sign in again. `kept`: an earlier press was published, in other words, although its
 * answer was lost; these are not.
 */
export type Outcome =
  | "idle"
  | "sending"
  | "conflict"
  | "sign-in"
  | { failed: string }
  | { kept: Published };

/**
 * Sends what the team writes in the form of that name. `publish` resolves to whether it was accepted; the caller then
 * has the page's data read anew. `done` is said of what was accepted. `finish` ends what an earlier press began, so that
 * the next one is not taken for its repetition.
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
    try {
      const key = keyOf(form, JSON.stringify([path, body]), now());
      const response = await request(path, { method: "POST", body: { ...body, key } });
      const answer = v.parse(published, await jsonOf(response));
      if (answer.kept !== undefined) {
        // What was published is shown before its writer decides.
        await revalidate();
        setOutcome({ kept: answer });
        return false;
      }
    } catch (error) {
      const isConflict = codeOf(error) === "conflict";
      // The other person's update is shown above the form before its writer decides.
      if (isConflict) await revalidate();
      if (isConflict) setOutcome("conflict");
      else if (codeOf(error) === "sign_in_again") setOutcome("sign-in");
      else setOutcome({ failed: failureText(error, STAFF_INCIDENTS.lost) });
      return false;
    } finally {
      isSending.current = false;
    }
    finish();
    toast.success(done);
    return true;
  }

  function finish() {
    writeStored(nameOf(form), "");
    setOutcome("idle");
  }

  return { outcome, publish, finish };
}

const nameOf = (form: string) => `incident-sent:${form}`;

/** For so long after an unanswered press, the next one of the form counts as its repetition, whatever it says. */
const REPEATED_MS = 60 * 60_000;

/**
 * The key of a request, so that what is sent again after a lost answer is written once, also after a reload or from
 * another tab. The words may have changed meanwhile: the answer says so if the earlier ones were published.
 */
function keyOf(form: string, text: string, time: number): string {
  const [key, at, sent] = readStored(nameOf(form))?.split("\n", 3) ?? [];
  if (key && (sent === text || time - Number(at) < REPEATED_MS)) return key;
  const fresh = crypto.randomUUID();
  writeStored(nameOf(form), `${fresh}\n${time}\n${text}`);
  return fresh;
}

import { useRef, useState } from "react";
import { now } from "./clock.ts";
import { readStored, writeStored } from "./hooks/use-stored.ts";
import {
  codeOf,
  failureText,
  jsonOf,
  NotJsonError,
  request,
  RequestError,
} from "./http/request.ts";
import { toast } from "./toasts.tsx";

/** Why a write was refused; `text` says more. */
interface Refusal {
  failed: string;
  text?: string;
}

/**
 * "sign-in": the sign-in is too old. `kept`: an earlier press with other words was accepted, but
 * its answer got lost; these words were not.
 */
export type SendOutcome = "idle" | "sending" | "sign-in" | Refusal | { kept: number };

interface SendOptions {
  /** The message if the answer is lost. */
  lost: string;
  /** Reads again what the page shows. */
  reload: () => Promise<unknown>;
  /** Names a form whose writes carry an idempotency key. */
  form?: string;
  /** Shown in the form if somebody else has written; otherwise the worker's sentence is a toast. */
  conflict?: Refusal;
}

/** Sends a write, one press at a time, then reads again what the page shows. */
export function useSend(path: string, { lost, reload, form, conflict }: SendOptions) {
  const [outcome, setOutcome] = useState<SendOutcome>("idle");
  const isSending = useRef(false);

  /** Resolves to true if accepted, and shows `done` as a toast. */
  async function send(body: object, done: string): Promise<boolean> {
    // A second press before the answer.
    if (isSending.current) return false;
    isSending.current = true;
    setOutcome("sending");
    const next = await outcomeOf(body);
    if (next === "idle") {
      forgetKey();
      toast.success(done);
      await reload();
    }
    setOutcome(next === "conflict" ? (conflict ?? "idle") : next);
    isSending.current = false;
    return next === "idle";
  }

  async function outcomeOf(body: object): Promise<SendOutcome | "conflict"> {
    try {
      const key = form && keyOf(form, JSON.stringify([path, body]), now());
      const sent = key ? { ...body, key } : body;
      const kept = keptIn(await jsonOf(await request(path, { method: "POST", body: sent })));
      if (kept === null) return "idle";
      // Shows the result before the writer decides on.
      await reload();
      return { kept };
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) {
        if (!conflict) toast.error(failureText(error, lost));
        // Shows what somebody else did, which may leave nothing to send.
        await reload();
        return "conflict";
      }
      return codeOf(error) === "sign_in_again" ? "sign-in" : { failed: failureText(error, lost) };
    }
  }

  /** Forgets an earlier press, so that the next isn't taken for its repetition. */
  function finish() {
    forgetKey();
    setOutcome("idle");
  }

  function forgetKey() {
    if (form) writeStored(nameOf(form), "");
  }

  return { outcome, send, finish };
}

/**
 * What an earlier press wrote in other words; null if this one was accepted. An answer that isn't
 * the site's, such as a Wi-Fi login page, accepted nothing. @throws NotJsonError
 */
function keptIn(answer: unknown): number | null {
  const { id, kept }: { id?: unknown; kept?: unknown } = Object(answer);
  if (id === undefined) throw new NotJsonError();
  return typeof kept === "number" ? kept : null;
}

const nameOf = (form: string) => `sent:${form}`;

/** A press this soon after a lost answer repeats the last one, whatever it says. */
const REPEATED_MS = 60 * 60_000;

/**
 * A request's idempotency key, so that a repetition after a lost answer, a reload or from another
 * tab is written once. If the words have changed, the answer tells that the earlier ones stand.
 */
function keyOf(form: string, text: string, time: number): string {
  const [key, at, sent] = readStored(nameOf(form))?.split("\n", 3) ?? [];
  if (key && (sent === text || time - Number(at) < REPEATED_MS)) return key;
  const fresh = crypto.randomUUID();
  writeStored(nameOf(form), `${fresh}\n${time}\n${text}`);
  return fresh;
}

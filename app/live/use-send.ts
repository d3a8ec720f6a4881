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

/** Why what was written was not accepted; `text` says more. */
interface Refusal {
  failed: string;
  text?: string;
}

/**
 * "sign-in": the sign-in is too long ago. `kept`: an earlier press was accepted, in other words, although its answer
 * was lost; these words are not.
 */
export type SendOutcome = "idle" | "sending" | "sign-in" | Refusal | { kept: number };

interface SendOptions {
  /** Said where the answer was lost. */
  lost: string;
  /** Reads anew what the page shows of it. */
  reload: () => Promise<unknown>;
  /** The name of a form whose words the worker writes once for each key. */
  form?: string;
  /** Said in the form where somebody else has written meanwhile; without it the worker's sentence is a toast. */
  conflict?: Refusal;
}

/** Sends what somebody writes or decides, one press at a time, and has what the page shows of it read anew. */
export function useSend(path: string, { lost, reload, form, conflict }: SendOptions) {
  const [outcome, setOutcome] = useState<SendOutcome>("idle");
  const isSending = useRef(false);

  /** Resolves to whether it was accepted; then a toast says `done`. */
  async function send(body: object, done: string): Promise<boolean> {
    // A second press before the first is answered.
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
      // What was accepted is shown before its writer decides.
      await reload();
      return { kept };
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) {
        if (!conflict) toast.error(failureText(error, lost));
        // What another tab or somebody else did is shown, which may leave nothing to send here.
        await reload();
        return "conflict";
      }
      return codeOf(error) === "sign_in_again" ? "sign-in" : { failed: failureText(error, lost) };
    }
  }

  /** Ends what an earlier press began, so that the next one is not taken for its repetition. */
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
 * What an earlier press has written in other words; null where this one was accepted. What is not the site's own
 * answer, such as that of a network's login, took nothing. @throws NotJsonError
 */
function keptIn(answer: unknown): number | null {
  const { id, kept }: { id?: unknown; kept?: unknown } = Object(answer);
  if (id === undefined) throw new NotJsonError();
  return typeof kept === "number" ? kept : null;
}

const nameOf = (form: string) => `sent:${form}`;

/** A press within this time of a lost answer repeats the one before, whatever it says. */
const REPEATED_MS = 60 * 60_000;

/**
 * The key of a request, so that what is sent again after a lost answer is written once, also after a reload or from
 * another tab. The words may have changed meanwhile: the answer says so if the earlier ones were accepted.
 */
function keyOf(form: string, text: string, time: number): string {
  const [key, at, sent] = readStored(nameOf(form))?.split("\n", 3) ?? [];
  if (key && (sent === text || time - Number(at) < REPEATED_MS)) return key;
  const fresh = crypto.randomUUID();
  writeStored(nameOf(form), `${fresh}\n${time}\n${text}`);
  return fresh;
}

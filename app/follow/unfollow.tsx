import { useState, useSyncExternalStore } from "react";
import { UNFOLLOW } from "../content/follow/following.ts";
import { codeOf, failureText, request } from "../live/http/request.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { focusOnMount } from "../ui/focus.ts";
import { StatusDot } from "../ui/status-dot.tsx";

type Step = "ask" | "busy" | "done" | "invalid";

const subscribe = (changed: () => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};

/** The proof in the address's fragment, which never reaches the server: null there. */
function useProof(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  );
}

/** Asks whether to stop messages in a channel, and stops them. Another link asks again. */
export function UnfollowView() {
  const proof = useProof();
  return <Unfollow key={proof} proof={proof} />;
}

function Unfollow({ proof }: { proof: string | null }) {
  const [step, setStep] = useState<Step>("ask");
  const [failure, setFailure] = useState<string | null>(null);

  async function end() {
    setStep("busy");
    setFailure(null);
    try {
      await request("/api/follow/end", { method: "POST", body: { proof } });
      setStep("done");
    } catch (error) {
      const isInvalid = codeOf(error) === "bad_input";
      setStep(isInvalid ? "invalid" : "ask");
      if (!isInvalid) setFailure(failureText(error, UNFOLLOW.failed));
    }
  }

  const isInvalid = step === "invalid" || proof === "";
  return (
    <Card as="section" className="flex max-w-xl flex-col gap-4 md:p-6">
      {step === "done" ? (
        <Words title={UNFOLLOW.done} text={UNFOLLOW.doneText} isAnswer />
      ) : isInvalid ? (
        <Words title={UNFOLLOW.invalid} text={UNFOLLOW.invalidText} isAnswer={step === "invalid"} />
      ) : (
        <>
          <Words title={UNFOLLOW.heading} text={UNFOLLOW.text} />
          <noscript>
            <p className="text-warn">{UNFOLLOW.noScript}</p>
          </noscript>
          {failure && (
            <p role="alert">
              <StatusDot tone="warn" label={failure} />
            </p>
          )}
          <Button
            variant="danger"
            isBusy={step === "busy" || proof === null}
            onClick={() => void end()}
            className="self-start"
          >
            {UNFOLLOW.confirm}
          </Button>
        </>
      )}
    </Card>
  );
}

interface WordsProps {
  title: string;
  text: string;
  /** Whether this answers a button that is gone and takes its focus. */
  isAnswer?: boolean;
}

function Words({ title, text, isAnswer = false }: WordsProps) {
  return (
    <div className="flex flex-col gap-2">
      <h2 ref={isAnswer ? focusOnMount : undefined} tabIndex={-1} className="title-3 outline-none">
        {title}
      </h2>
      <p className="prose text-muted">{text}</p>
    </div>
  );
}

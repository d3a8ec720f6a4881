import { useState } from "react";
import { OWN_DELETION as TEXT, OWN_DELETION_STATES } from "../content/you/deletion.ts";
import { OWN_APPEALS } from "../content/you/own-appeals.ts";
import { YOU } from "../content/you/you.ts";
import { SITE } from "../content/site.ts";
import type { OwnDeletion } from "../contract/appeals.ts";
import { decodeOwnDeletion } from "../contract/own-appeals.ts";
import { codeOf } from "../live/http/request.ts";
import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { useOwnRead } from "./use-own-read.ts";
import { focusOnMount } from "../ui/focus-on-mount.ts";
import { restoreFocus } from "../ui/restore-focus.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useSend } from "../live/use-send.ts";
import { WriteFailure } from "../page-load/write-failure.tsx";
import { LocalTime } from "./local-time.tsx";

/** The request to delete what the bot keeps: what has become of it, or the button that asks. */
export default function Deletion() {
  const { answer, error, reload, isLoading } = useOwnRead("/api/me/deletion", decodeOwnDeletion);
  const request = answer?.value ?? null;
  return (
    <Card as="section" aria-labelledby="deletion" className="flex flex-col gap-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="deletion" className="title-3">
          {TEXT.title}
        </h2>
        {request && (
          <Badge tone={request.state === "open" ? "blue" : "neutral"}>
            {OWN_DELETION_STATES[request.state]}
          </Badge>
        )}
      </div>
      <p className="prose text-muted">{TEXT.text}</p>
      {codeOf(error) === "sign_in_again" ? (
        <SignInAgain text={YOU.againText} />
      ) : !answer && error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {TEXT.failed}
          <Button size="sm" icon="refresh" isBusy={isLoading} onClick={() => void reload()}>
            {SITE.tryAgain}
          </Button>
        </p>
      ) : null}
      {request && <Request request={request} onChanged={reload} />}
      {answer && request?.state !== "open" && <Ask onSent={reload} />}
    </Card>
  );
}

interface RequestProps {
  request: OwnDeletion;
  onChanged: () => Promise<unknown>;
}

function Request({ request: { id, state, at, due, reason }, onChanged }: RequestProps) {
  const { outcome, send } = useSend(`/api/me/deletion/${id}/withdraw`, {
    lost: OWN_APPEALS.lost,
    reload: onChanged,
  });
  return (
    <>
      <p className="figures">
        {TEXT.asked} <LocalTime at={Date.parse(at)} />.{" "}
        {state === "open" && (
          <>
            {TEXT.due} <LocalTime at={Date.parse(due)} />.
          </>
        )}
      </p>
      {state === "closed" && (
        <p
          dir="auto"
          className="prose whitespace-pre-line border-l-2 border-accent pl-3 wrap-anywhere"
        >
          {reason ?? TEXT.gone}
        </p>
      )}
      <WriteFailure outcome={outcome} again={YOU.againText} />
      {state === "open" && (
        <div ref={restoreFocus}>
          <Button
            size="sm"
            isBusy={outcome === "sending"}
            onClick={() => void send({}, TEXT.withdrawn)}
          >
            {TEXT.withdraw}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asks a second time before it asks the team. */
function Ask({ onSent }: { onSent: () => Promise<unknown> }) {
  const [step, setStep] = useState<"first" | "sure" | "cancelled">("first");
  const { outcome, send } = useSend("/api/me/deletion", { lost: OWN_APPEALS.lost, reload: onSent });
  if (step !== "sure") {
    return (
      <Button
        ref={step === "cancelled" ? focusOnMount : undefined}
        icon="trash"
        className="self-start"
        onClick={() => setStep("sure")}
      >
        {TEXT.ask}
      </Button>
    );
  }
  return (
    <div ref={restoreFocus} className="flex flex-col gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="outline-none">
        {TEXT.sureText}
      </p>
      <WriteFailure outcome={outcome} again={YOU.againText} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={outcome === "sending"}
          onClick={() => void send({}, TEXT.sent)}
        >
          {TEXT.sure}
        </Button>
        <Button variant="ghost" onClick={() => setStep("cancelled")}>
          {TEXT.cancel}
        </Button>
      </div>
    </div>
  );
}

import { useState } from "react";
import { OWN_APPEALS, OWN_DELETION as TEXT } from "../content/you/own-appeals.ts";
import { YOU } from "../content/you/you.ts";
import { SITE } from "../content/site.ts";
import { MOST_APPEAL, saysSomething } from "../contract/appeals.ts";
import { codeOf } from "../live/http/request.ts";
import { draftOf, writeDraft } from "../live/session/write-appeal-drafts.ts";
import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { useOwnAppeals } from "./appeals/use-own-appeals.ts";
import { focusOnMount, restoreFocus } from "../ui/focus.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Field, TextArea } from "../ui/field.tsx";
import { useSend } from "../live/use-send.ts";
import { WriteFailure } from "../page-load/write-failure.tsx";
import { AppealCard } from "./appeals/appeal-card.tsx";
import { mayAskForDeletion } from "./appeals/blocking-appeal.ts";

/** The newest deletion request and its state, and the button for another. */
export function Deletion({ person }: { person: string }) {
  const { answer, error, reload, isLoading } = useOwnAppeals();
  const request = answer?.value.find(({ kind }) => kind === "deletion");
  return (
    <Card as="section" aria-labelledby="deletion" className="flex flex-col gap-4 md:p-6">
      <h2 id="deletion" className="title-3">
        {TEXT.title}
      </h2>
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
      {request && <AppealCard appeal={request} onChanged={reload} />}
      {answer && mayAskForDeletion(request, answer.at) && <Ask person={person} onSent={reload} />}
    </Card>
  );
}

/** Asks again before sending. */
function Ask({ person, onSent }: { person: string; onSent: () => Promise<unknown> }) {
  // Somebody else may use this browser next.
  const draft = `deletion ${person}`;
  const [step, setStep] = useState<"first" | "sure" | "cancelled">("first");
  const [text, setText] = useState(() => draftOf(draft, 1).join(""));
  const { outcome, send } = useSend("/api/me/appeals", { lost: OWN_APPEALS.lost, reload: onSent });
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

  function change(next: string) {
    setText(next);
    writeDraft(draft, [next]);
  }

  async function ask() {
    const words = saysSomething(text) ? text.trim() : undefined;
    if (await send({ kind: "deletion", text: words }, TEXT.sent)) writeDraft(draft, []);
  }

  return (
    <div ref={restoreFocus} className="flex flex-col gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="outline-none">
        {TEXT.sureText}
      </p>
      <Field label={TEXT.note} htmlFor="deletion-note">
        <TextArea
          id="deletion-note"
          name="text"
          rows={3}
          dir="auto"
          maxLength={MOST_APPEAL}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <WriteFailure outcome={outcome} again={YOU.againText} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isBusy={outcome === "sending"} onClick={() => void ask()}>
          {TEXT.sure}
        </Button>
        <Button variant="ghost" onClick={() => setStep("cancelled")}>
          {TEXT.cancel}
        </Button>
      </div>
    </div>
  );
}

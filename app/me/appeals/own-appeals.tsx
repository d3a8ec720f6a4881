import { SignInAgain } from "../../page-load/sign-in-again.tsx";
import { YOU } from "../../content/you/you.ts";
import { useState, type FormEvent } from "react";
import { OWN_APPEALS as TEXT, OWN_STATES } from "../../content/you/own-appeals.ts";
import { STANDING } from "../../content/you/standing.ts";
import { SERVERS } from "../../content/you/servers.ts";
import { SITE } from "../../content/site.ts";
import { MOST_APPEAL, type AppealState, type OwnAppeal } from "../../contract/appeals.ts";
import { codeOf } from "../../live/http/request.ts";
import { draftOf, writeDraft } from "../../live/session/write-appeal-drafts.ts";
import { useOwnRead } from "../use-own-read.ts";
import { decodeOwnAppeals } from "../../contract/own-appeals.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { restoreFocus } from "../../ui/restore-focus.ts";
import { LocalTime } from "../local-time.tsx";
import { useSend } from "../../live/use-send.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";

const TONES: Record<AppealState, Tone> = {
  received: "neutral",
  read: "blue",
  asked: "warn",
  waiting: "accent",
  closed: "ok",
  declined: "neutral",
};

/** What the person has written to the team and what came of it; nothing where there is none. */
export default function OwnAppeals() {
  const { answer, error, reload, isLoading } = useOwnRead("/api/me/appeals", decodeOwnAppeals);
  const appeals = answer?.value ?? [];
  const isUnknown = !answer && Boolean(error);
  if (!isUnknown && appeals.length === 0) return null;
  return (
    <section aria-labelledby="own-appeals" className="flex flex-col gap-4">
      <h2 id="own-appeals" className="title-3">
        {TEXT.title}
      </h2>
      {isUnknown && codeOf(error) === "sign_in_again" ? (
        <SignInAgain text={YOU.againText} />
      ) : isUnknown ? (
        <p role="alert" className="card flex flex-wrap items-center gap-3 px-4 py-3">
          <span className="min-w-48 flex-1">{TEXT.failed}</span>
          <Button size="sm" icon="refresh" isBusy={isLoading} onClick={() => void reload()}>
            {SITE.tryAgain}
          </Button>
        </p>
      ) : null}
      {appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} onAnswered={reload} />
      ))}
    </section>
  );
}

interface AppealCardProps {
  appeal: OwnAppeal;
  onAnswered: () => Promise<unknown>;
}

function AppealCard({ appeal, onAnswered }: AppealCardProps) {
  const { id, list, server, target, state, messages, again } = appeal;
  const { title, text } = OWN_STATES[state];
  return (
    <Card as="article" id={`appeal-${id}`} className="flex scroll-mt-24 flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-600 wrap-anywhere">{STANDING.what(list, target)}</h3>
          {server !== null && <p className="text-quiet figures">{SERVERS.id(server)}</p>}
        </div>
        <Badge tone={TONES[state]}>{title}</Badge>
      </header>
      <p className="text-muted">
        {text}
        {state === "declined" && again !== null && (
          <>
            {" "}
            {TEXT.again} <LocalTime at={Date.parse(again)} />.
          </>
        )}
      </p>
      <ol className="flex flex-col gap-3">
        {messages.map(({ from, text: words, at }) => (
          <li
            key={`${at} ${from}`}
            className={`border-l-2 pl-3 ${from === "team" ? "border-accent" : "border-line"}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="font-600">{from === "team" ? TEXT.team : TEXT.you}</span>
              <LocalTime at={Date.parse(at)} />
            </p>
            <p dir="auto" className="prose whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          </li>
        ))}
      </ol>
      {state === "asked" && <AnswerForm id={id} onAnswered={onAnswered} />}
    </Card>
  );
}

/** Answers the team's question. */
function AnswerForm({ id, onAnswered }: { id: string; onAnswered: () => Promise<unknown> }) {
  const [text, setText] = useState(() => draftOf(id, 1).join(""));
  const [problem, setProblem] = useState<string | null>(null);
  const { outcome, send } = useSend(`/api/me/appeals/${id}`, {
    lost: TEXT.lost,
    reload: onAnswered,
  });
  const field = `answer-${id}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isBlank = !/[\p{L}\p{N}]/u.test(text);
    setProblem(isBlank ? TEXT.noAnswer : null);
    if (!isBlank && (await send({ text: text.trim() }, TEXT.answered))) writeDraft(id, []);
  }

  function change(next: string) {
    setText(next);
    writeDraft(id, [next]);
  }

  return (
    <form
      ref={restoreFocus}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-3"
    >
      <Field label={TEXT.answer} htmlFor={field} error={problem}>
        <TextArea
          id={field}
          name="text"
          rows={4}
          dir="auto"
          maxLength={MOST_APPEAL}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-note` : undefined}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <WriteFailure outcome={outcome} again={YOU.againText} />
      <Button type="submit" variant="primary" isBusy={outcome === "sending"} className="self-start">
        {outcome === "sending" ? TEXT.sending : TEXT.sendAnswer}
      </Button>
    </form>
  );
}

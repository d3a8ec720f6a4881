import { useState, type FormEvent } from "react";
import { OWN_APPEALS as TEXT, OWN_DELETION, OWN_STATES } from "../../content/you/own-appeals.ts";
import { STANDING } from "../../content/you/standing.ts";
import { SERVERS } from "../../content/you/servers.ts";
import { YOU } from "../../content/you/you.ts";
import { MOST_APPEAL, saysSomething, type AppealState } from "../../contract/appeals.ts";
import type { OwnAppeal } from "../../contract/own-appeals.ts";
import { draftOf, writeDraft } from "../../live/session/write-appeal-drafts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { restoreFocus } from "../../ui/focus.ts";
import { LocalTime } from "../local-time.tsx";
import { useSend } from "../../live/use-send.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";

const TONES: Record<AppealState, Tone> = {
  received: "neutral",
  read: "blue",
  asked: "warn",
  accepted: "accent",
  done: "ok",
  declined: "neutral",
  withdrawn: "neutral",
};

interface AppealCardProps {
  appeal: OwnAppeal;
  onChanged: () => Promise<unknown>;
}

/** What the person asked of the team, the messages, and the outcome. */
export function AppealCard({ appeal, onChanged }: AppealCardProps) {
  const { id, kind, list, server, target, state, at, due, messages, again } = appeal;
  const { title, text } = OWN_STATES[kind][state];
  const isUndecided = state === "received" || state === "read" || state === "asked";
  return (
    <Card as="article" id={`appeal-${id}`} className="flex scroll-mt-24 flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-600 wrap-anywhere">
            {list === null ? OWN_DELETION.one : STANDING.what(list, target)}
          </h3>
          {server !== null && <p className="text-quiet figures">{SERVERS.id(server)}</p>}
        </div>
        <Badge tone={TONES[state]}>{title}</Badge>
      </header>
      <p className="text-muted">
        <span>{text}</span>
        {again !== null && (
          <>
            {" "}
            {TEXT.again} <LocalTime at={Date.parse(again)} />.
          </>
        )}
      </p>
      {due !== null && (
        <p className="text-quiet figures">
          {TEXT.asked} <LocalTime at={Date.parse(at)} />.{" "}
          {isUndecided && (
            <>
              {TEXT.due} <LocalTime at={Date.parse(due)} />.
            </>
          )}
        </p>
      )}
      <ol className="flex flex-col gap-3 empty:hidden">
        {messages.map(({ from, text: words, at: sentAt }) => (
          <li
            key={`${sentAt} ${from}`}
            className={`border-l-2 pl-3 ${from === "team" ? "border-accent" : "border-line"}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="font-600">{from === "team" ? TEXT.team : TEXT.you}</span>
              <LocalTime at={Date.parse(sentAt)} />
            </p>
            <p dir="auto" className="prose whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          </li>
        ))}
      </ol>
      {state === "asked" && <AnswerForm id={id} onAnswered={onChanged} />}
      {isUndecided && <Withdraw id={id} onWithdrawn={onChanged} />}
    </Card>
  );
}

function Withdraw({ id, onWithdrawn }: { id: string; onWithdrawn: () => Promise<unknown> }) {
  const { outcome, send } = useSend(`/api/me/appeals/${id}`, {
    lost: TEXT.lost,
    reload: onWithdrawn,
  });
  return (
    <div ref={restoreFocus} className="flex flex-col gap-3">
      <WriteFailure outcome={outcome} again={YOU.againText} />
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        isBusy={outcome === "sending"}
        onClick={() => void send({ action: "withdraw" }, TEXT.withdrawn)}
      >
        {TEXT.withdraw}
      </Button>
    </div>
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
    const isBlank = !saysSomething(text);
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

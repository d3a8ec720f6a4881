import { useEffect, useId, useRef, useState, type FormEvent, type Ref } from "react";
import { OWN_APPEALS as TEXT, OWN_STATES } from "../../content/you/own-appeals.ts";
import { YOU } from "../../content/you/you.ts";
import { you } from "../../content/you/you.static.ts";
import type { OwnAppeal } from "../../contract/own-appeals.ts";
import type { StandingEntry } from "../../contract/standing.ts";
import { useOwnAppeals } from "./use-own-appeals.ts";
import { codeOf } from "../../live/http/request.ts";
import { draftOf, writeDraft } from "../../live/session/write-appeal-drafts.ts";
import { SignInAgain } from "../../page-load/sign-in-again.tsx";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { restoreFocus } from "../../ui/focus.ts";
import { LocalTime } from "../local-time.tsx";
import { blockingAppeal } from "./blocking-appeal.ts";
import { appealText, problemOf } from "./text.ts";
import { useSend } from "../../live/use-send.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";

interface EntryAppealProps {
  entry: StandingEntry;
  /** For a server's entry: proof that the person may act for it. */
  proof?: string;
}

/** The appeal about an entry: its state, or the form to write one. */
export function EntryAppeal({ entry, proof }: EntryAppealProps) {
  const { answer, error, reload } = useOwnAppeals();
  // Else one might begin a second, which the worker refuses.
  if (!answer && !error) return null;
  const own = answer && blockingAppeal(answer.value, entry, answer.at);
  if (own && own.again === null) return <OpenAppeal appeal={own} />;
  if (own?.again) {
    return (
      <p className="text-quiet">
        {OWN_STATES.sanction.declined.title}. {TEXT.again} <LocalTime at={Date.parse(own.again)} />.
      </p>
    );
  }
  return (
    <AppealForm
      key={entry.entry}
      isOld={codeOf(error) === "sign_in_again"}
      {...{ entry, proof, reload }}
    />
  );
}

function OpenAppeal({ appeal: { id, state } }: { appeal: OwnAppeal }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-600">{OWN_STATES.sanction[state].title}</span>
      <ButtonAnchor href={`/me/standing#appeal-${id}`} size="sm">
        {TEXT.open}
      </ButtonAnchor>
    </p>
  );
}

interface AppealFormProps extends EntryAppealProps {
  /** The sign-in is too old to send. */
  isOld: boolean;
  /** Reads the appeals again, and whether the sign-in is too old. */
  reload: () => Promise<unknown>;
}

/** Folded until wanted, or until there is a draft. */
function AppealForm({ entry, proof, isOld, reload }: AppealFormProps) {
  const questions = you.appeals?.questions ?? [];
  const [answers, setAnswers] = useState(() => draftOf(entry.entry, questions.length));
  const [isOpen, setOpen] = useState(() => answers.some((answer) => answer !== ""));
  const [problem, setProblem] = useState<"short" | "long" | null>(null);
  const { outcome, send } = useSend("/api/me/appeals", { lost: TEXT.lost, reload });
  const first = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone. A form opened by its draft leaves the focus alone.
    if (wasPressed.current) (isOpen ? first : opener).current?.focus();
  }, [isOpen]);

  function open(next: boolean) {
    wasPressed.current = true;
    setOpen(next);
    // After hours on the page, learn of a refusal before writing.
    if (next) void reload();
  }

  function change(place: number, text: string) {
    const next = answers.with(place, text);
    setAnswers(next);
    writeDraft(entry.entry, next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = appealText(questions, answers);
    const found = problemOf(text, answers);
    setProblem(found);
    if (found) return first.current?.focus();
    const { list, entry: name } = entry;
    if (await send({ list, entry: name, text, proof }, TEXT.sent)) writeDraft(name, []);
  }

  if (!isOpen) {
    return (
      <Button
        ref={opener}
        size="sm"
        icon="message-square"
        className="self-start"
        onClick={() => open(true)}
      >
        {TEXT.appeal}
      </Button>
    );
  }
  const error = problem && { short: TEXT.tooShort, long: TEXT.tooLong }[problem];
  return (
    <form
      ref={restoreFocus}
      noValidate
      aria-label={TEXT.write}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      {isOld && <SignInAgain text={TEXT.oldSignIn} />}
      {questions.map((question, place) => (
        <Answer
          key={question}
          ref={place === 0 ? first : undefined}
          question={question}
          error={place === 0 ? error : null}
          value={answers[place] ?? ""}
          onChange={(text) => change(place, text)}
        />
      ))}
      <p className="text-quiet">{TEXT.hint}</p>
      <WriteFailure outcome={outcome} again={YOU.againText} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={outcome === "sending"}>
          {outcome === "sending" ? TEXT.sending : TEXT.send}
        </Button>
        <Button variant="ghost" onClick={() => open(false)}>
          {TEXT.cancel}
        </Button>
      </div>
    </form>
  );
}

interface AnswerProps {
  ref: Ref<HTMLTextAreaElement> | undefined;
  question: string;
  error: string | null;
  value: string;
  onChange: (text: string) => void;
}

function Answer({ ref, question, error, value, onChange }: AnswerProps) {
  const id = useId();
  return (
    <Field label={question} htmlFor={id} error={error}>
      <TextArea
        ref={ref}
        id={id}
        rows={4}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

import { useRef, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import {
  APPEAL_DONE,
  APPEAL_ACTION_WORDS,
  APPEALS as TEXT,
  SURE_TEXT,
  SURE_WORDS,
} from "../../content/staff/appeal-queue.ts";
import { ERRORS } from "../../content/errors.ts";
import {
  CLAIM_MS,
  MOST_APPEAL,
  type AppealAction,
  type AppealKind,
  type StaffAppeal,
} from "../../contract/appeals.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatDateTime } from "../../format/date.ts";
import { useStored } from "../../live/hooks/use-stored.ts";
import { APPEAL_DRAFTS } from "../../live/session/stored-keys.ts";
import { draftOf, writeDraft } from "../../live/session/write-appeal-drafts.ts";
import { useSend } from "../../live/use-send.ts";
import { WriteFailure } from "../../page-load/write-failure.tsx";
import { PersonName } from "../../people/person-name.tsx";
import { nameIn } from "../lookup/other-person.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field, Select, TextArea } from "../../ui/field.tsx";
import { restoreFocus } from "../../ui/focus.ts";
import { useTypedEarly } from "../../ui/typed-early.ts";
import { Sure } from "./sure.tsx";

interface DecideProps {
  appeal: StaffAppeal;
  names: Profiles;
  prepared: readonly string[];
  reader: string;
  /** Epoch ms. */
  now: number;
}

/** The actions the team has for an appeal now, or why it has none. */
export function Decide({ appeal, names, prepared, reader, now }: DecideProps) {
  const { endedAt, state, claim, mayDecide } = appeal;
  if (endedAt !== null) return <Note text={TEXT.over} />;
  if (!mayDecide) return <Note text={TEXT.own} />;
  if (state === "accepted") return <Lift id={appeal.id} />;
  const isHeld = claim !== null && claim.by !== reader;
  const mayClaim = claim === null || (isHeld && now - claim.at >= CLAIM_MS);
  return (
    <>
      {isHeld && (
        <p className="card px-4 py-3">
          {TEXT.heldBy} <PersonName inline name={nameIn(names, claim.by)} /> {TEXT.heldSince}{" "}
          <span className="figures">{formatDateTime(claim.at / 1000)}</span>. {TEXT.takeOver}
        </p>
      )}
      {(mayClaim || !isHeld) && (
        <AnswerForm
          key={appeal.id}
          appeal={appeal}
          prepared={prepared}
          isMine={claim?.by === reader}
          mayClaim={mayClaim}
          mayAnswer={!isHeld}
        />
      )}
    </>
  );
}

function Note({ text }: { text: string }) {
  return <p className="card px-4 py-3 text-muted">{text}</p>;
}

/** Sends what the team does with an appeal. */
function useDecision(id: string) {
  const { revalidate } = useRevalidator();
  return useSend(`/api/staff/appeals/${id}`, { lost: TEXT.lost, reload: revalidate });
}

/** Says that an accepted sanction is lifted. */
function Lift({ id }: { id: string }) {
  const { outcome, send } = useDecision(id);
  return (
    <Card as="section" aria-labelledby="decide" className="flex flex-col items-start gap-4">
      <h2 id="decide" className="title-3">
        {TEXT.decide}
      </h2>
      <p>{TEXT.accepted}</p>
      <div ref={restoreFocus} className="flex flex-col items-start gap-4">
        <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
        <Button
          variant="primary"
          isBusy={outcome === "sending"}
          onClick={() => void send({ action: "done" }, APPEAL_DONE.done)}
        >
          {APPEAL_ACTION_WORDS.sanction.done}
        </Button>
      </div>
    </Card>
  );
}

/** What ends an appeal, or leads to its end. */
type Final = "accept" | "decline" | "done";
const VARIANTS = { accept: "primary", decline: "danger", done: "danger" } as const;

interface AnswerFormProps {
  appeal: StaffAppeal;
  prepared: readonly string[];
  isMine: boolean;
  mayClaim: boolean;
  mayAnswer: boolean;
}

function AnswerForm({ appeal, prepared, isMine, mayClaim, mayAnswer }: AnswerFormProps) {
  const [drafts] = useStored(APPEAL_DRAFTS, "");
  const [text = ""] = draftOf(appeal.id, 1, drafts);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedEarly("answer");
  const { outcome, send } = useDecision(appeal.id);
  const isBusy = outcome === "sending";
  const words = APPEAL_ACTION_WORDS[appeal.kind];
  const reply = text.trim();

  function setText(next: string) {
    writeDraft(appeal.id, [next]);
  }

  /** Whether the words are there that an action needs. */
  function isReady(action: AppealAction): boolean {
    const isMissing = reply === "" && (action === "ask" || action === "decline");
    setProblem(isMissing ? TEXT.needsText : null);
    if (isMissing) field.current?.focus();
    return !isMissing;
  }

  async function act(action: AppealAction) {
    const isWritten = action !== "claim" && action !== "release" && reply !== "";
    const seen = appeal.messages.at(-1)?.id;
    const body = { action, text: isWritten ? reply : undefined, seen };
    if ((await send(body, APPEAL_DONE[action])) && isWritten) setText("");
  }

  const hold = (action: "claim" | "release") => (
    <Button isBusy={isBusy} onClick={() => void act(action)}>
      {words[action]}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="decide" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="decide" className="title-3">
          {TEXT.decide}
        </h2>
        {/* One button, which keeps the focus. */}
        {(mayClaim || isMine) && hold(mayClaim ? "claim" : "release")}
      </div>
      {mayAnswer && (
        <form
          noValidate
          onSubmit={(event: FormEvent) => event.preventDefault()}
          className="flex flex-col gap-4"
        >
          {prepared.length > 0 && <Prepared prepared={prepared} onChoose={setText} />}
          <Field label={TEXT.text} htmlFor="answer" hint={TEXT.textHint} error={problem}>
            <TextArea
              ref={field}
              id="answer"
              name="text"
              rows={5}
              dir="auto"
              maxLength={MOST_APPEAL}
              aria-invalid={problem ? true : undefined}
              aria-describedby="answer-note"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <WriteFailure outcome={outcome} again={ERRORS.rightsEnded} />
          <Answers kind={appeal.kind} isWritten={reply !== ""} {...{ isBusy, isReady, act }} />
        </form>
      )}
    </Card>
  );
}

interface AnswersProps {
  kind: AppealKind;
  isWritten: boolean;
  isBusy: boolean;
  isReady: (action: AppealAction) => boolean;
  act: (action: AppealAction) => Promise<void>;
}

/** The three answers. The page asks a second time before one that nobody can take back. */
function Answers({ kind, isWritten, isBusy, isReady, act }: AnswersProps) {
  const [chosen, setChosen] = useState<Final | null>(null);
  if (chosen) {
    return (
      <Sure
        question={SURE_TEXT[chosen](isWritten)}
        yes={SURE_WORDS[chosen]}
        variant={VARIANTS[chosen]}
        onSure={() => {
          setChosen(null);
          if (isReady(chosen)) void act(chosen);
        }}
        onCancel={() => setChosen(null)}
      />
    );
  }
  const words = APPEAL_ACTION_WORDS[kind];
  const final = (action: Final) => (
    <Button isBusy={isBusy} onClick={() => isReady(action) && setChosen(action)}>
      {words[action]}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {final(kind === "sanction" ? "accept" : "done")}
      <Button isBusy={isBusy} onClick={() => isReady("ask") && void act("ask")}>
        {words.ask}
      </Button>
      {final("decline")}
    </div>
  );
}

function Prepared({
  prepared,
  onChoose,
}: {
  prepared: readonly string[];
  onChoose: (text: string) => void;
}) {
  return (
    <Field label={TEXT.prepared} htmlFor="prepared">
      <Select id="prepared" value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="">{TEXT.choose}</option>
        {prepared.map((words) => (
          <option key={words} value={words}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

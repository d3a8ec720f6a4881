import { SignInAgain } from "../../page-load/sign-in-again.tsx";
import { YOU } from "../../content/you/you.ts";
import { OWN_APPEALS as TEXT } from "../../content/you/own-appeals.ts";
import { SITE } from "../../content/site.ts";
import { codeOf } from "../../live/http/request.ts";
import { useOwnAppeals } from "./use-own-appeals.ts";
import { Button } from "../../ui/button.tsx";
import { AppealCard } from "./appeal-card.tsx";

/** The person's appeals and their outcomes, if any. */
export function OwnAppeals() {
  const { answer, error, reload, isLoading } = useOwnAppeals();
  const appeals = answer?.value.filter(({ kind }) => kind === "sanction") ?? [];
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
        <AppealCard key={appeal.id} appeal={appeal} onChanged={reload} />
      ))}
    </section>
  );
}

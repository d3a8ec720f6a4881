import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { OWN_DATA, RECORDS } from "../content/you/data.ts";
import { YOU } from "../content/you/you.ts";
import { decodeOwnData, type DataKind, type OwnData } from "../contract/own-data.ts";
import { download } from "../live/download.ts";
import { codeOf, failureText } from "../live/http/request.ts";
import type { Endpoint } from "../live/http/read.ts";
import { useRead } from "../live/use-read.ts";
import { Button, ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { LocalTime } from "./local-time.tsx";
import { LookNote } from "./look-note.tsx";

/** What is kept about the viewer; the text is that of the answer, as a file has it. */
const OWN_DATA_READ: Endpoint<[], { data: OwnData; text: string }> = {
  timeout: 60_000,
  path: () => "/api/me/data",
  decode(answer) {
    const { value, dropped } = decodeOwnData(answer);
    return { value: { data: value, text: JSON.stringify(answer, null, 2) }, dropped };
  },
};

interface RecordsProps {
  /** The kinds that bot and site have. */
  kinds: readonly DataKind[];
  /** Whether the sign-in is new enough to look. */
  isRecent: boolean;
}

/** What is kept about whoever is signed in, by kind; how much, once they press 'Look'. */
export function Records({ kinds, isRecent }: RecordsProps) {
  const { answer, error, isLoading, reload } = useRead(OWN_DATA_READ, [], { isOnPress: true });
  const data = answer?.value.data ?? null;
  const isPartly = data?.sections.some(({ complete }) => !complete) ?? false;

  async function save() {
    const looked = (answer ?? (await reload()))?.value;
    if (!looked) return;
    download(`my-data-${looked.data.at.slice(0, 10)}.json`, looked.text, "application/json");
  }

  return (
    <section className="flex flex-col gap-4">
      <h2 className="title-2">{OWN_DATA.kept}</h2>
      {isRecent ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={answer ? "secondary" : "primary"}
            icon={answer ? "refresh" : "search"}
            isBusy={isLoading}
            onClick={() => void reload()}
            className="max-sm:grow"
          >
            {isLoading ? YOU.looking : answer ? OWN_DATA.lookAgain : OWN_DATA.look}
          </Button>
          {/* The link does the same without script, where a refusal would take the page's place. */}
          <ButtonAnchor
            href="/api/me/data"
            icon="download"
            className="max-sm:grow"
            onClick={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {OWN_DATA.download}
          </ButtonAnchor>
          <p role="status" className="text-quiet">
            {answer ? (
              <>
                {YOU.lookedAt} <LocalTime at={answer.at} />
              </>
            ) : (
              OWN_DATA.hint
            )}
          </p>
        </div>
      ) : (
        <SignInAgain text={YOU.againText} />
      )}
      {error === undefined || isLoading ? null : codeOf(error) === "sign_in_again" ? (
        <SignInAgain text={YOU.againText} />
      ) : (
        <LookNote tone="down" text={failureText(error, YOU.failed)} />
      )}
      {isPartly && <LookNote tone="warn" text={OWN_DATA.partly} />}
      <Card className="!p-0">
        <ul className="divide-y divide-line">
          {kinds.map((kind) => (
            <Kind key={kind} kind={kind} data={data} />
          ))}
        </ul>
      </Card>
      <p className="text-quiet prose">{OWN_DATA.left}</p>
    </section>
  );
}

function Kind({ kind, data }: { kind: DataKind; data: OwnData | null }) {
  const { title, purpose, kept, where } = RECORDS[kind];
  return (
    <li className="grid gap-x-8 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_16rem] md:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="title-3">{title}</h3>
          {data && <Count data={data} kind={kind} />}
        </div>
        <p className="prose text-muted">{purpose}</p>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        <div>
          <dt className="inline text-muted">{OWN_DATA.place}: </dt>
          <dd className="inline">{where}</dd>
        </div>
        <div>
          <dt className="inline text-muted">{OWN_DATA.period}: </dt>
          <dd className="inline">{kept}</dd>
        </div>
      </dl>
    </li>
  );
}

function Count({ data, kind }: { data: OwnData; kind: DataKind }) {
  const section = data.sections.find((one) => one.kind === kind);
  const count = section?.count ?? null;
  if (count === null || (count === 0 && !section?.complete)) {
    return <span className="font-600 text-down">{OWN_DATA.unread}</span>;
  }
  if (count === 0) return <span className="text-muted">{OWN_DATA.countNone}</span>;
  return <span className="figures font-600 text-accent-light">{OWN_DATA.count(count)}</span>;
}

import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { OWN_DATA, RECORDS } from "../content/you/data.ts";
import { YOU } from "../content/you/you.ts";
import { decodeOwnData, type DataKind, type OwnData } from "../contract/own-data.ts";
import { download } from "../live/download.ts";
import { codeOf, failureText } from "../live/http/request.ts";
import { Button, ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { LocalTime } from "./local-time.tsx";
import { LookNote } from "./look-note.tsx";
import { createLook } from "./use-look.ts";

/** What is kept about the viewer; `text` is the answer as a file has it. */
const useDataLook = createLook<{ data: OwnData; text: string }>({
  timeout: 60_000,
  path: () => "/api/me/data",
  decode(answer) {
    const { value, dropped } = decodeOwnData(answer);
    return { value: { data: value, text: JSON.stringify(answer, null, 2) }, dropped };
  },
});

interface RecordsProps {
  id: string;
  /** The kinds of this bot and site. */
  kinds: readonly DataKind[];
  /** Whether the sign-in is recent enough to look. */
  isRecent: boolean;
}

/** What is kept about the person, by kind: how much, how long, and (folded) what for. */
export function Records({ id, kinds, isRecent }: RecordsProps) {
  const { answer, error, isLoading, look } = useDataLook(id, isRecent);
  const data = answer?.value.data ?? null;
  const isPartly = data?.sections.some(({ complete }) => !complete) ?? false;

  async function save() {
    const looked = (answer ?? (await look()))?.value;
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
            onClick={() => void look()}
            className="max-sm:grow"
          >
            {isLoading ? YOU.looking : answer ? OWN_DATA.lookAgain : OWN_DATA.look}
          </Button>
          {/* The link works without scripts, but then a refusal replaces the page. */}
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
                {YOU.lookedAt} <LocalTime at={answer.at} zone />
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
      <Disclosure summary={OWN_DATA.purposes}>
        <dl className="flex flex-col gap-3 pb-2">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt className="font-600">{RECORDS[kind].title}</dt>
              <dd className="prose text-muted">
                {RECORDS[kind].purpose} {OWN_DATA.place}: {RECORDS[kind].where}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-quiet prose">{OWN_DATA.left}</p>
      </Disclosure>
    </section>
  );
}

function Kind({ kind, data }: { kind: DataKind; data: OwnData | null }) {
  const { title, kept } = RECORDS[kind];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-4 py-3 md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)] md:px-6">
      <h3 className="font-600">{title}</h3>
      <p className="md:text-end">{data && <Count data={data} kind={kind} />}</p>
      <p className="text-sm text-muted max-md:col-span-2">{kept}</p>
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

import { Link, useSearchParams } from "react-router";
import { APPEALS as TEXT } from "../../content/staff/appeal-queue.ts";
import { countText } from "../../content/staff/staff.ts";
import { MOST } from "../../contract/most.ts";
import { formatCount } from "../../format/number.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { updatedSearch } from "../list/list-query.ts";

interface ChoicesProps<Choice extends string> {
  label: string;
  /** The parameter of the address, and its value that is left out. */
  name: string;
  fallback: Choice;
  choices: readonly Choice[];
  words: Readonly<Record<Choice, string>>;
  chosen: Choice;
  /** Of those parts that wait for somebody. */
  counts?: Readonly<Partial<Record<Choice, number>>>;
}

/** The parts of a queue, those that wait with their number. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { label, name, fallback, choices, words, chosen, counts } = props;
  const [query] = useSearchParams();
  return (
    <nav
      aria-label={label}
      className="segments grid grid-cols-2 self-start max-sm:w-full sm:flex sm:flex-wrap"
    >
      {choices.map((choice) => {
        const count = counts?.[choice];
        return (
          <Link
            key={choice}
            to={{
              search: updatedSearch(query, {
                [name]: choice === fallback ? "" : choice,
                after: "",
              }),
            }}
            preventScrollReset
            aria-current={choice === chosen ? "true" : undefined}
            className={`segment gap-2 max-sm:px-2 max-sm:whitespace-normal ${choice === chosen ? "segment-on" : ""}`}
          >
            {words[choice]}
            {count === undefined ? null : (
              <span className="figures text-muted">
                {countText(
                  formatCount(Math.min(count, MOST.openAppeals)),
                  count > MOST.openAppeals,
                )}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The way to the next page of a part, and back to the first. */
export function Pages({ next }: { next: string | null }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={TEXT.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
      {query.has("after") && (
        <ButtonLink to={{ search: updatedSearch(query, { after: "" }) }} size="sm">
          {TEXT.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          to={{ search: updatedSearch(query, { after: next }) }}
          size="sm"
          icon="arrow-right"
        >
          {TEXT.older}
        </ButtonLink>
      )}
    </nav>
  );
}

import { Link } from "react-router";
import { formatCount } from "../../format/number.ts";
import { updatedSearch } from "./list-query.ts";
import { useLatestQuery } from "./use-latest-query.ts";

interface CountSwitchProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  options: readonly { value: string; title: string; count: number }[];
}

/** A few choices side by side, each with the number of its rows, as links to a parameter of the address. */
export function CountSwitch({ name, label, all, options }: CountSwitchProps) {
  const query = useLatestQuery();
  const count = options.reduce((sum, option) => sum + option.count, 0);
  const chosen = options.find(({ value }) => value === query.get(name))?.value ?? "";
  return (
    <nav
      aria-label={label}
      className="segments grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] self-start max-sm:w-full sm:flex sm:flex-wrap"
    >
      {[{ value: "", title: all, count }, ...options].map((option) => (
        <Link
          key={option.value}
          to={{ search: updatedSearch(query, { [name]: option.value }) }}
          replace
          preventScrollReset
          aria-current={option.value === chosen ? "true" : undefined}
          className={`segment gap-2 max-sm:px-2 max-sm:whitespace-normal ${option.value === chosen ? "segment-on" : ""}`}
        >
          {option.title} <span className="figures text-muted">{formatCount(option.count)}</span>
        </Link>
      ))}
    </nav>
  );
}

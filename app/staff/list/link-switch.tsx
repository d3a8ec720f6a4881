import { Link } from "react-router";
import { updatedSearch } from "./list-query.ts";
import { useLatestQuery } from "./use-latest-query.ts";

interface LinkSwitchProps {
  label: string;
  /** The parameter of the address. */
  name: string;
  /** The value "" leaves the parameter out. */
  options: readonly { value: string; title: string; count?: string | undefined }[];
  chosen: string;
  /** Whether the back button skips choices. */
  replace?: boolean;
  className?: string;
}

const GRID = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:flex";

/** A few choices side by side as links, some with a number. */
export function LinkSwitch(props: LinkSwitchProps) {
  const { label, name, options, chosen, replace = false, className = GRID } = props;
  const query = useLatestQuery();
  return (
    <nav aria-label={label} className={`segments flex-wrap self-start max-sm:w-full ${className}`}>
      {options.map(({ value, title, count }) => (
        <Link
          key={value}
          to={{ search: updatedSearch(query, { [name]: value }) }}
          replace={replace}
          preventScrollReset
          aria-current={value === chosen ? "true" : undefined}
          className={`segment gap-2 max-sm:grow max-sm:px-2 max-sm:whitespace-normal ${value === chosen ? "segment-on" : ""}`}
        >
          {title}
          {count === undefined ? null : <span className="figures text-muted"> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}

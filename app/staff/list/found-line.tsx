import { formatCount } from "../../format/number.ts";

interface FoundLineProps {
  /** '{n} … found' (§2). */
  text: string;
  found: number;
  total: number;
}

/** How many rows a view has, and how many the list. Read out as filters change it. */
export function FoundLine({ text, found, total }: FoundLineProps) {
  return (
    <p role="status" className="figures">
      <span className="font-600">{text}</span>
      {found < total ? <span className="text-muted"> of {formatCount(total)}</span> : null}
    </p>
  );
}

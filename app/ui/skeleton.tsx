import { UI } from "../content/ui.ts";

/** A placeholder in the size of the content that replaces it. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-raised ${className}`}
    />
  );
}

interface SkeletonCardsProps {
  count: number;
  className?: string;
  cardClassName?: string;
}

export function SkeletonCards({
  count,
  className = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3",
  cardClassName = "h-44",
}: SkeletonCardsProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{UI.loading}</span>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} data-skeleton="" className={`card flex flex-col gap-3 p-5 ${cardClassName}`}>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-auto h-5 w-1/3" />
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  description?: string;
  /** Smaller, for staff pages. */
  isDense?: boolean;
  /** Beside the heading. */
  children?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, description, isDense = false, children } = props;
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-x-8 ${isDense ? "mb-2 gap-y-3" : "mb-8 gap-y-5 md:mb-10"}`}
    >
      <div
        className={`flex min-w-0 ${isDense ? "flex-wrap items-baseline gap-x-4 gap-y-1" : "flex-col gap-2"}`}
      >
        <h1 className={isDense ? "title-2" : "title-1"}>{title}</h1>
        {description && (
          <p
            className={`prose min-w-0 text-balance wrap-anywhere text-muted ${isDense ? "text-sm" : "sm:text-lg"}`}
          >
            {description}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

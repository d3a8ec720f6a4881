import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  description?: string;
  /** A word above the heading; not on dense pages. */
  eyebrow?: string;
  /** Smaller, for staff pages. */
  isDense?: boolean;
  /** Actions beside the heading. */
  children?: ReactNode;
}

/** Heading and description of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, eyebrow, isDense = false, children } = props;
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-5 ${isDense ? "mb-6" : "mb-8 md:mb-10"}`}
    >
      <div className={`flex min-w-0 flex-col ${isDense ? "gap-1" : "gap-2"}`}>
        {/* In the space above the heading, which stands at one height on all pages. */}
        {eyebrow && <p className="eyebrow -mt-7.5 leading-5.5">{eyebrow}</p>}
        <h1 className={isDense ? "title-2" : "title-1"}>{title}</h1>
        {description && (
          <p className={`prose text-balance text-muted ${isDense ? "" : "sm:text-lg"}`}>
            {description}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

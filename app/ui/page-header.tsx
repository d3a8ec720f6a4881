import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  description?: string;
  eyebrow?: string;
  /** Actions beside the words. */
  children?: ReactNode;
}

/** The first words of a page. */
export function PageHeader({ title, description, eyebrow, children }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-10">
      <div className="flex flex-col gap-2">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="title-1">{title}</h1>
        {description && <p className="prose text-lg text-muted">{description}</p>}
      </div>
      {children}
    </header>
  );
}

import { LEGAL } from "../content/legal/words.ts";
import type { LegalDocument } from "../content/legal/document.ts";

/** Links to the sections; beside the text on wide screens, above it on narrow ones. */
export function LegalIndex({ sections, language }: Pick<LegalDocument, "sections" | "language">) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className="self-start print:hidden lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <h2 id="on-this-page" className="mb-2 text-sm font-600 text-text">
        {LEGAL.onThisPage}
      </h2>
      <ol
        lang={language}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] lg:grid-cols-1"
      >
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-11 items-center border-s border-line ps-4 pe-2 text-sm leading-snug text-muted focus-ring hover:border-accent hover:text-text lg:min-h-9"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

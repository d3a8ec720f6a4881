import { Link } from "react-router";
import { LEGAL_LINKS } from "../content/frame/legal-links.static.ts";
import { Icon } from "../ui/icon.tsx";
import { SectionView } from "./section.tsx";
import { formatFullDay } from "../format/date.ts";
import { LANGUAGE } from "../format/language.ts";
import { languageName } from "../format/language-name.ts";
import { languages } from "../content/language.static.ts";
import { LEGAL } from "../content/legal/words.ts";
import type { LegalDocument } from "../content/legal/document.ts";

/** A legal document with its index, printable as plain text. */
export function LegalView({ document }: { document: LegalDocument }) {
  const { language: written = languages[0]?.tag } = document;
  const language = written === LANGUAGE ? undefined : written;
  return (
    <div className="page-body print:pt-0 print:[--colors-text:#000] print:[--colors-muted:#333] print:[--colors-accent-light:#000] print:[--colors-surface:#fff] print:[--colors-raised:#fff]">
      <header>
        {language && (
          <p className="mb-4 text-sm text-muted">{LEGAL.foreign(languageName(language))}</p>
        )}
        <div lang={language}>
          <h1 className="title-1">{document.title}</h1>
          <p className="mt-2 prose text-muted sm:text-lg">{document.lead}</p>
        </div>
        <p className="mt-4 flex items-center gap-2 text-sm text-muted">
          <Icon name="history" className="size-4" />
          <span>
            {LEGAL.changed}
            <time dateTime={document.changed}>{formatFullDay(Date.parse(document.changed))}</time>
          </span>
        </p>
      </header>
      <nav aria-label={LEGAL.documents} className="mt-6 border-b border-line pb-8 print:hidden">
        <ul className="segments flex flex-wrap sm:inline-flex">
          {LEGAL_LINKS.map((item) => (
            <li key={item.path} className="grid max-sm:grow">
              <Link
                to={item.path}
                lang={item.language === LANGUAGE ? undefined : item.language}
                aria-current={item.path === document.path ? "page" : undefined}
                className={item.path === document.path ? "segment segment-on" : "segment"}
              >
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-x-16 gap-y-8 pt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <LegalIndex sections={document.sections} language={language} />
        <div lang={language} className="flex prose flex-col gap-12">
          {document.sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Links to the sections beside the text, on wide screens. */
export function LegalIndex({ sections, language }: Pick<LegalDocument, "sections" | "language">) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-24 hidden max-h-[calc(100vh-8rem)] self-start overflow-y-auto lg:block print:hidden"
    >
      <h2 id="on-this-page" className="mb-2 text-sm font-600 text-text">
        {LEGAL.onThisPage}
      </h2>
      <ol lang={language}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-9 items-center border-s border-line ps-4 pe-2 text-sm leading-snug text-muted focus-ring-inset hover:border-accent hover:text-text"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

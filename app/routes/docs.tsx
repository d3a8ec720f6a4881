import type { ReactNode } from "react";
import { Link } from "react-router";
import { here } from "../content/addresses.ts";
import { DOCS } from "../content/docs.ts";
import { LLMS } from "../content/llms.ts";
import { hasRead } from "../content/reads.ts";
import { CopyButton } from "../live/copy-button.tsx";
import { useSite } from "../live/session/use-site.ts";
import { page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/docs";

export { staticHeaders as headers } from "../page-load/headers.ts";

/** As data, so that browsers of other pages don't load them. */
export function loader() {
  const { files, more, site, bot, ...texts } = DOCS;
  const data = LLMS.files.filter(({ needs }) => needs === undefined || hasRead(needs));
  return {
    ...texts,
    sections: [
      { title: site, files: [...data, ...more] },
      { title: bot, files },
    ],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  return page(matches, { title, description, path });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What programs can read. The documents are below this address. */
export default function DocsPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, sections, state, badge, commandList, copy } = loaderData;
  const { origin } = useSite();
  return (
    <div className="page-body">
      <PageHeader title={title} description={intro} />
      <div className="flex flex-col gap-10">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Example {...state} copy={copy} code={`curl ${origin}/status/status.json`} />
          <Example
            {...badge}
            copy={copy}
            code={`[![${badge.alt}](${origin}/status/badge.svg)](${origin}${here("/status")})`}
          >
            <Link
              to="/status"
              className="inline-flex min-h-11 items-center rounded-control focus-ring"
            >
              <img src="/status/badge.svg" alt={badge.alt} className="h-5" />
            </Link>
          </Example>
          <Example {...commandList} copy={copy} code={`curl ${origin}/commands.json`} />
        </div>
        {sections.map((section) => (
          <section key={section.title} className="flex flex-col gap-4">
            <h2 className="title-2">{section.title}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {section.files.map((file) => (
                <li key={file.path} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-[20rem_1fr]">
                  <p>
                    <a href={file.path} className="link inline-block py-0.5 font-600">
                      {file.title}
                    </a>
                    <code className="block break-all font-mono text-sm text-muted">
                      {file.path}
                    </code>
                  </p>
                  <p className="prose self-center text-muted">{capitalised(file.description)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface ExampleProps {
  title: string;
  text: string;
  code: string;
  /** The button's word. */
  copy: string;
  /** Beside the title. */
  children?: ReactNode;
}

/** Something to copy into a program or a page. */
function Example({ title, text, code, copy, children }: ExampleProps) {
  return (
    <section className="card flex min-w-0 flex-col gap-3 p-5 lg:last:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-3">{title}</h2>
        {children}
      </div>
      <p className="text-sm text-muted">{text}</p>
      <div className="flex items-center gap-3 rounded-control border border-line bg-ink py-1.5 ps-4 pe-1.5">
        <code className="min-w-0 grow font-mono text-sm text-accent-light wrap-anywhere">
          {code}
        </code>
        <CopyButton text={code} size="sm" variant="ghost" aria-label={`${copy}: ${title}`} />
      </div>
    </section>
  );
}

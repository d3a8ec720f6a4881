import { DOCS } from "../content/docs.ts";
import { LLMS } from "../content/llms.ts";
import { hasRead } from "../content/reads.ts";
import { originOf, page } from "../seo/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/docs";

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

export function headers() {
  return { "Cache-Control": "no-cache" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  return page({ title, description, path, origin: originOf(matches) });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What programs can read. The documents are below this address. */
export default function DocsPage({ loaderData: { title, intro, sections } }: Route.ComponentProps) {
  return (
    <div className="page-body">
      <PageHeader title={title} description={intro} />
      <div className="flex flex-col gap-10">
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

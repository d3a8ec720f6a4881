import { Link } from "react-router";
import { LEGAL } from "../content/legal/words.ts";
import type { LegalBlock, LegalSection } from "../content/legal/document.ts";
import { Icon } from "../ui/icon.tsx";
import { FactsTable } from "../ui/table.tsx";

/** One section with a link to its anchor. */
export function SectionView({ section }: { section: LegalSection }) {
  return (
    <section aria-labelledby={section.id} className="break-inside-avoid-page">
      <div className="group flex items-center gap-2">
        <h2 id={section.id} className="title-2 target:text-accent-light">
          {section.title}
        </h2>
        <a
          href={`#${section.id}`}
          aria-label={LEGAL.linkTo(section.title)}
          className="flex size-8 items-center justify-center rounded-sm text-muted opacity-0 focus-ring group-hover:opacity-100 hover:text-text focus-visible:opacity-100 print:hidden"
        >
          <Icon name="link" className="size-4" />
        </a>
      </div>
      <div className="mt-4 flex flex-col gap-4 leading-relaxed text-text/90">
        {section.blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
      {section.see && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {section.see.map((item) => (
            <li key={item.path}>
              <Link
                to={item.path}
                className="flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-600 text-accent-light hover:underline focus-ring"
              >
                {item.title}
                <Icon name="arrow-right" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A key unique in its section. */
function keyOf(block: LegalBlock): string {
  if (block.kind === "text") return block.text;
  return block.kind === "list" ? block.items.join() : block.label;
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
          {block.items.map((item) => (
            <li key={item} className="ps-1">
              {item}
            </li>
          ))}
        </ul>
      );
    case "table":
      // The first column has the names of cookies.
      return <FactsTable {...block} isCode={(_cell, column) => column === 0} />;
  }
}

import { Link } from "react-router";
import type { FeatureCommand } from "../content/features/page.ts";
import { DEFAULT_PREFIX } from "../content/site.ts";
import { Icon } from "../ui/icon.tsx";

/** A feature's commands, linked to the command list. */
export function FeatureCommands({
  title,
  commands,
}: {
  title: string;
  commands: FeatureCommand[];
}) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="title-2 text-balance">{title}</h2>
      <ul className="overflow-hidden rounded-card border border-line">
        {commands.map((command) => (
          <li key={command.name} className="border-b border-line last:border-b-0">
            <Link
              to={`/commands?c=${encodeURIComponent(command.name)}`}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 px-4 py-3 -outline-offset-2 hover:bg-surface focus-visible:outline-2 focus-visible:outline-accent-light md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]"
            >
              <code className="min-w-0 font-mono text-sm break-words text-accent-light">
                {[DEFAULT_PREFIX + command.name, command.arguments].filter(Boolean).join(" ")}
              </code>
              <span className="col-start-1 text-sm text-muted md:col-start-auto">
                {command.description}
              </span>
              <Icon
                name="arrow-right"
                className="col-start-2 row-span-2 row-start-1 size-4 text-muted md:col-start-3 md:row-span-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

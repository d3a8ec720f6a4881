import { memo } from "react";
import type { RankTone } from "../content/ranks.ts";
import type { Command } from "../contract/command.ts";
import { Badge } from "../ui/badge.tsx";
import { Arguments } from "./arguments.tsx";
import { marked } from "./marked.tsx";
import { capitalised, isFree } from "./permissions.ts";

/**
 * How the cards of a list look, said once on the list: hundreds of cards that each carried these
 * classes would double the weight of the page.
 */
export const CARDS = [
  "[&>li]:card [&>li]:focus-ring [&>li]:relative [&>li]:flex [&>li]:flex-col [&>li]:scroll-mt-44 [&>li]:p-4",
  "[&>li]:[contain-intrinsic-size:auto_14.5rem]",
  "[&>li]:transition-colors [&>li:hover]:border-accent-deep",
  "[&>li[aria-current]]:border-accent [&>li[aria-current]]:bg-raised",
  // name, copy, link
  "[&>li>div]:flex [&>li>div]:items-start [&>li>div]:-mt-2 [&>li>div]:-mr-3 [&>li>div]:font-mono",
  "[&>li>div]:before:py-2 [&>li>div]:before:text-muted [&>li>div]:before:content-[var(--prefix)]",
  "[&_h2]:min-w-0 [&_h2]:flex-1 [&_h2]:py-2 [&_h2]:font-600 [&_h2]:break-words",
  "[&_[data-do]]:grid [&_[data-do]]:size-11 [&_[data-do]]:shrink-0 [&_[data-do]]:place-items-center",
  "[&_[data-do]]:cursor-pointer [&_[data-do]]:rounded-control [&_[data-do]]:text-muted [&_[data-do]]:focus-ring",
  "[&_[data-do]:hover]:bg-hover [&_[data-do]:hover]:text-text",
  "[&_[data-do]]:before:content-empty [&_[data-do]]:before:size-[1em] [&_[data-do]]:before:bg-current",
  "[&_[data-do]]:before:[mask-image:var(--signs)] [&_[data-do]]:before:[mask-size:300%_100%]",
  "[&_[data-do=link]]:before:[mask-position:100%_0]",
  "[&_[data-do][data-done]]:text-ok [&_[data-do=copy][data-done]]:before:[mask-position:50%_0]",
  // badge, description, facts
  "[&>li>span]:self-start [&>li>p]:mt-3 [&>li>p]:mb-4",
  "[&_dl]:mt-auto [&_dl]:grid [&_dl]:grid-cols-[6.5rem_1fr] [&_dl]:gap-x-3 [&_dl]:gap-y-1",
  "[&_dl]:border-t [&_dl]:border-line [&_dl]:pt-3 [&_dl]:text-sm [&_dt]:text-muted [&_dd]:break-words",
  "[&_code]:font-mono [&_b]:font-500 [&_b]:text-accent-light [&_i]:not-italic [&_i]:text-muted",
].join(" ");

const NONE = <dd className="text-muted">None</dd>;

interface CardProps {
  command: Command;
  /** What the badge says. */
  group: string;
  tone: RankTone | undefined;
  search: string;
  /** The address of the command, to be passed on. */
  href: string;
  /** Whether the address of the page points at this command. */
  linked: boolean;
  /** Whether Tab stops here; arrow keys lead to the other cards. */
  stop: boolean;
  copied: boolean;
}

/** One command of a list. What its button and link do is the list's: it tells them by `data-do`. */
function Card({ command, group, tone, search, href, linked, stop, copied }: CardProps) {
  const tabIndex = stop ? 0 : -1;
  return (
    <li tabIndex={tabIndex} aria-current={linked || undefined}>
      <div>
        <h2>{marked(command.name, search)}</h2>
        <button
          type="button"
          data-do="copy"
          data-done={copied || undefined}
          tabIndex={tabIndex}
          aria-label={`Copy usage of ${command.name}`}
        />
        <a href={href} data-do="link" tabIndex={tabIndex} aria-label={`Link to ${command.name}`} />
      </div>
      <Badge tone={tone}>{group}</Badge>
      <p>{marked(command.description, search)}</p>
      <dl>
        <dt>Permissions</dt>
        {isFree(command.permissions) ? NONE : <dd>{capitalised(command.permissions)}</dd>}
        {command.aliases.length > 0 && (
          <>
            <dt>Aliases</dt>
            <dd>{command.aliases.join(", ")}</dd>
          </>
        )}
        <dt>Arguments</dt>
        {command.arguments === "" ? (
          NONE
        ) : (
          <dd>
            <Arguments text={command.arguments} />
          </dd>
        )}
      </dl>
    </li>
  );
}

export const CommandCard = memo(Card);

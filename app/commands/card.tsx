import { Fragment, memo, type ReactNode } from "react";
import type { RankTone } from "../content/ranks.ts";
import type { Command } from "../contract/command.ts";
import { Badge } from "../ui/badge.tsx";
import { highlights } from "./filter.ts";
import { argumentParts, capitalised, isFree } from "./usage.ts";

interface CardProps {
  command: Command;
  /** What the badge says. */
  group: string;
  tone: RankTone | undefined;
  search: string;
  /** The address of the command, to be passed on. */
  href: string;
  /** Whether the address of the page points at this command. */
  isLinked: boolean;
  /** Whether Tab stops here; arrow keys lead to the other cards. */
  isStop: boolean;
  isCopied: boolean;
}

/**
 * One command of a list. What its button and link do is the list's, which tells them by `data-do`; how they
 * look stands in app.css, as hundreds of cards with classes of their own would double the page's weight.
 */
function Card({ command, group, tone, search, href, isLinked, isStop, isCopied }: CardProps) {
  const tabIndex = isStop ? 0 : -1;
  return (
    <li tabIndex={tabIndex} aria-current={isLinked || undefined}>
      <div>
        <h2>{highlighted(command.name, search)}</h2>
        <button
          type="button"
          data-do="copy"
          data-done={isCopied || undefined}
          tabIndex={tabIndex}
          aria-label={`Copy usage of ${command.name}`}
        />
        <a href={href} data-do="link" tabIndex={tabIndex} aria-label={`Link to ${command.name}`} />
      </div>
      <Badge tone={tone}>{group}</Badge>
      <p>{highlighted(command.description, search)}</p>
      <dl>
        <dt>Permissions</dt>
        <Fact>{isFree(command.permissions) ? null : capitalised(command.permissions)}</Fact>
        {command.aliases.length > 0 && (
          <>
            <dt>Aliases</dt>
            <Fact>{command.aliases.join(", ")}</Fact>
          </>
        )}
        <dt>Arguments</dt>
        <Fact>{command.arguments === "" ? null : <Arguments text={command.arguments} />}</Fact>
      </dl>
    </li>
  );
}

export const CommandCard = memo(Card);

function Fact({ children }: { children: ReactNode }) {
  return children === null ? <dd data-none="">None</dd> : <dd>{children}</dd>;
}

/** A command's arguments as the bot writes them, required and optional ones drawn apart. */
function Arguments({ text }: { text: string }) {
  return (
    <code>
      {argumentParts(text).map(({ kind, text: part, from }) => {
        if (kind === "required") return <b key={from}>{part}</b>;
        return kind === "optional" ? <i key={from}>{part}</i> : part;
      })}
    </code>
  );
}

/** A text with the search marked in it. */
function highlighted(text: string, search: string): ReactNode {
  const ranges = highlights(text, search);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to)}
    </>
  );
}

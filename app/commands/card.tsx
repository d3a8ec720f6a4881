import { Fragment, memo, type ReactNode } from "react";
import type { Hue } from "../content/colors.ts";
import { COMMANDS_TEXT } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import { Badge } from "../ui/badge.tsx";
import { highlights } from "./search.ts";
import { LensMark } from "./lens.tsx";
import { argumentParts, capitalised, isFree } from "./usage.ts";
import { writtenIn } from "../content/language.static.ts";

/** Id of the list's words about keys on a card. */
export const CARD_KEYS = "card-keys";

interface CardProps {
  command: Command;
  /** The badge's text; "" for none. */
  group: string;
  tone: Hue | undefined;
  search: string;
  href: string;
  /** Whether the page's address names this command. */
  isLinked: boolean;
  /** Roving tabindex: Tab focuses this card, arrow keys the others. */
  isTabStop: boolean;
  isCopied: boolean;
}

/**
 * A command of a list, which handles the clicks by `data-action`. Styled by `.command-cards` in
 * app.css: class names on hundreds of cards would double the document's size.
 */
function Card({ command, group, tone, search, href, isLinked, isTabStop, isCopied }: CardProps) {
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li tabIndex={tabIndex} aria-describedby={CARD_KEYS} aria-current={isLinked || undefined}>
      <div>
        <h2 translate="no">
          <a href={href} data-action="link" tabIndex={tabIndex}>
            {highlighted(command.name, search)}
          </a>
        </h2>
        <button
          type="button"
          data-action="copy"
          data-done={isCopied || undefined}
          tabIndex={tabIndex}
          aria-label={COMMANDS_TEXT.copyUsage(command.name)}
        />
      </div>
      {group !== "" && <Badge tone={tone}>{group}</Badge>}
      <p lang={writtenIn}>{highlighted(command.description, search)}</p>
      <dl>
        <dt>{COMMANDS_TEXT.permissions}</dt>
        <Fact>{isFree(command.permissions) ? null : capitalised(command.permissions)}</Fact>
        {command.aliases.length > 0 && (
          <>
            <dt data-aliases="">{COMMANDS_TEXT.aliases}</dt>
            <Fact>{command.aliases.join(", ")}</Fact>
          </>
        )}
        <dt>{COMMANDS_TEXT.arguments}</dt>
        <Fact>{command.arguments === "" ? null : <Arguments text={command.arguments} />}</Fact>
      </dl>
      <LensMark permissions={command.permissions} />
    </li>
  );
}

export const CommandCard = memo(Card);

function Fact({ children }: { children: ReactNode }) {
  return children === null ? <dd data-none="">{COMMANDS_TEXT.none}</dd> : <dd>{children}</dd>;
}

/** Arguments; required and optional ones look different. */
function Arguments({ text }: { text: string }) {
  return (
    <code translate="no">
      {argumentParts(text).map(({ kind, text: part, from }) => {
        if (kind === "required") return <b key={from}>{part}</b>;
        return kind === "optional" ? <i key={from}>{part}</i> : part;
      })}
    </code>
  );
}

/** Highlights the search in a text. */
function highlighted(text: string, search: string): ReactNode {
  const ranges = highlights(text, search);
  if (ranges.length === 0) return text;
  // The key redraws it for another search: a translator may have replaced its nodes.
  return (
    <span key={search}>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to)}
    </span>
  );
}

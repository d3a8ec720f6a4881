import { Link } from "react-router";
import { ChatText } from "../chat/text.tsx";
import { ASKED, CLOSING, LANDING, PLANS_LINK, PRICE } from "../content/landing/landing.ts";
import { DEFAULT_PREFIX, SITE } from "../content/site.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Mark } from "../ui/mark.tsx";

/** The page's end: three setup commands with replies, and the invitation. */
export function Closing() {
  const site = useSite();
  return (
    <section className="bg-surface">
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[5fr_6fr]">
        <div className="min-w-0">
          <h2 className="title-1 text-balance">{CLOSING.title}</h2>
          <p className="mt-4 max-w-[34rem] text-lg text-muted">{CLOSING.text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonAnchor href={site.inviteUrl} external variant="primary" className="px-6">
              {SITE.invite}
            </ButtonAnchor>
            <ButtonLink to="/commands">{LANDING.commands}</ButtonLink>
          </div>
          {ASKED.length > 0 && (
            <div className="mt-4 max-w-[34rem]">
              <Disclosure summary={LANDING.asked(ASKED.length)}>
                <p className="mt-1">{ASKED.join(", ")}.</p>
                <p className="mt-2 text-muted">{LANDING.askedText}</p>
              </Disclosure>
            </div>
          )}
          {PRICE && (
            <p className="mt-5 text-muted">
              {PRICE}{" "}
              <Link to="/premium" className="link">
                {PLANS_LINK}
              </Link>
              .
            </p>
          )}
        </div>
        <ol className="min-w-0 divide-y divide-line rounded-scene border border-line bg-ink px-5 md:px-7">
          {CLOSING.lines.map((line) => (
            <li key={line.command} className="py-5">
              <code className="block font-mono text-[0.9375rem] break-words text-text">
                <span className="text-accent">{DEFAULT_PREFIX}</span>
                {line.command.slice(DEFAULT_PREFIX.length)}
              </code>
              <p className="mt-2.5 flex items-center gap-2.5 text-muted">
                <Mark tile className="size-6 shrink-0 rounded-full" />
                <ChatText text={line.answer} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

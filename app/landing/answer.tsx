import { useEffect, useMemo, useState } from "react";
import { Message } from "../chat/message.tsx";
import { here } from "../content/addresses.ts";
import { TRY } from "../content/landing/try.ts";
import { numbered } from "../format/numbered.ts";
import { CopyButton } from "../live/copy-button.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { replyTo } from "./reply.ts";
import { addressOfTry } from "./try-address.ts";
import { Typing } from "./typing.tsx";

/** How long the bot types, in ms. */
const TYPING_MS = 700;

interface AnswerProps {
  line: string;
  /** The visitor's name in the chat, and their prefix. */
  name: string;
  prefix: string;
  onSay: (line: string) => void;
  /** Called once the answer is drawn. */
  onShown: () => void;
}

/** The bot's answer to a line, after a moment of typing, with ways to go on. */
export default function Answer({ line, name, prefix, onSay, onShown }: AnswerProps) {
  const reply = useMemo(() => replyTo(line, { name, prefix }), [line, name, prefix]);
  const [isTyping, setTyping] = useState(
    () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );

  useEffect(() => {
    const timer = setTimeout(() => setTyping(false), TYPING_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isTyping) onShown();
  }, [isTyping, onShown]);

  if (isTyping) return <Typing />;
  const { near, link } = reply;
  return (
    <>
      {numbered(reply.messages).map(({ place, item }) => (
        <Message key={place} message={item} continues={false} />
      ))}
      <li className="flex flex-wrap gap-x-2 px-4 pt-2 ps-[calc(var(--spacing-chat-picture)+1.75rem)]">
        {near && (
          <Button size="sm" onClick={() => onSay(prefix + near)}>
            {prefix + near}
          </Button>
        )}
        {link && (
          <ButtonLink to={link.to} size="sm" variant="ghost" icon="arrow-right" className="px-2">
            {link.text}
          </ButtonLink>
        )}
        <CopyButton
          text={window.location.origin + here(addressOfTry(line))}
          size="sm"
          variant="ghost"
          icon="link"
          className="px-2"
        >
          {TRY.copyLink}
        </CopyButton>
      </li>
    </>
  );
}

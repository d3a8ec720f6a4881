import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ChatAvatar } from "../chat/avatar.tsx";
import { Message } from "../chat/message.tsx";
import { VoiceChannels } from "../chat/voice-channels.tsx";
import { usePrefix } from "../commands/use-prefix.ts";
import { HERO, LANDING } from "../content/landing/landing.ts";
import { examples } from "../content/landing/try-examples.static.ts";
import { TRY } from "../content/landing/try.ts";
import { numbered } from "../format/numbered.ts";
import { useViewer } from "../live/session/viewer.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Icon } from "../ui/icon.tsx";
import { lineOf } from "./try-address.ts";
import { TryBox } from "./try-box.tsx";
import { Typing } from "./typing.tsx";

const Answer = lazyPart(() => import("./answer.tsx"), <Typing />);
/** Loads the script before the first line; a line that waits for it reports a failure. */
const prepareAnswer = () => void import("./answer.tsx").catch(() => {});

/**
 * A chat window whose messages appear within three seconds: WCAG requires a stop button for motion
 * beyond five. With reduced motion, all are there at once. Below, visitors type commands, answered
 * from the brand's scenes.
 */
export function HeroChat() {
  const log = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<string[]>([]);
  const [height, setHeight] = useState<number>();
  const [prefix] = usePrefix();
  const now = useViewer();
  const name = now.state === "signed-in" ? now.viewer.username : HERO.viewer;

  /** Where the last line begins, so that long answers are read from their start. */
  const top = useRef(0);
  const showLast = useCallback(() => {
    log.current?.scrollTo({ top: top.current });
  }, []);
  useEffect(showLast, [lines, showLast]);

  // The chat keeps its height from the first line on, and scrolls.
  const say = useCallback((line: string) => {
    setHeight(log.current?.clientHeight);
    top.current = log.current?.scrollHeight ?? 0;
    setLines((said) => [...said, line]);
  }, []);

  const { hash, search } = useLocation();
  useEffect(() => {
    const line = examples.length > 0 && lineOf({ hash, search });
    if (!line) return;
    say(line);
    log.current?.closest("figure")?.scrollIntoView({ block: "nearest" });
  }, [hash, search, say]);

  return (
    <figure
      aria-label={HERO.label}
      className="relative m-0 flex min-w-0 overflow-hidden rounded-scene border border-accent-deep bg-surface text-left"
    >
      <ChannelList />
      <div className="flex min-w-0 grow flex-col">
        <p className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4 text-sm font-600">
          <Icon name="hash" className="text-muted" />
          {HERO.scene.channel}
        </p>
        <div
          ref={log}
          role="log"
          aria-label={TRY.log}
          tabIndex={height === undefined ? undefined : 0}
          style={{ height }}
          className="grow overflow-y-auto overscroll-contain outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-solid focus-visible:outline-accent-light"
        >
          <ol className="flex flex-col py-4 motion-safe:[&>li]:animate-arrive [&>li:nth-child(-n+2)]:animate-none [&>li:nth-child(3)]:animate-delay-500 [&>li:nth-child(4)]:animate-delay-1000 [&>li:nth-child(5)]:animate-delay-1700 [&>li:nth-child(6)]:animate-delay-2400">
            {HERO.scene.messages.map((message) => (
              <Message
                key={`${message.time} ${message.speaker.name}`}
                message={message}
                continues={false}
              />
            ))}
            {numbered(lines).map(({ place, item: line }) => (
              <Said key={place} line={line} {...{ name, prefix }} onSay={say} onShown={showLast} />
            ))}
          </ol>
        </div>
        {examples.length > 0 && (
          <TryBox lines={lines} prefix={prefix} onUse={prepareAnswer} onSay={say} />
        )}
      </div>
    </figure>
  );
}

type SaidProps = React.ComponentProps<typeof Answer>;

/** The visitor's line and the bot's answer. */
function Said(props: SaidProps) {
  const { line: text, name } = props;
  return (
    <>
      <Message message={{ speaker: { name, color: "teal" }, text }} continues={false} />
      <Answer {...props} />
    </>
  );
}

function ChannelList() {
  return (
    <div
      aria-hidden="true"
      className="hidden w-46 shrink-0 flex-col border-r border-line bg-ink sm:flex"
    >
      <p className="flex h-12 shrink-0 items-center border-b border-line px-4 font-display font-700">
        {HERO.server}
      </p>
      <ul className="flex flex-col gap-0.5 p-2 text-sm">
        {HERO.channels.map((channel) => (
          <li
            key={channel}
            className={
              channel === HERO.scene.channel
                ? "flex items-center gap-2 rounded-md bg-raised px-2 py-1.5 font-600"
                : "flex items-center gap-2 px-2 py-1.5 text-muted"
            }
          >
            <Icon name="hash" className="text-muted" />
            {channel}
          </li>
        ))}
      </ul>
      <div className="[&>div]:border-b-0">
        {HERO.voice.length > 0 && <VoiceChannels category={LANDING.voice} channels={HERO.voice} />}
      </div>
      <p className="mt-auto flex items-center gap-2 border-t border-line bg-surface px-3 py-2.5 text-sm font-600">
        <ChatAvatar speaker={{ name: HERO.viewer }} small />
        <span className="grow">{HERO.viewer}</span>
        <Icon name="mic" className="text-muted" />
        <Icon name="headphones" className="text-muted" />
      </p>
    </div>
  );
}

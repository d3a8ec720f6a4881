import { ChatAvatar } from "../chat/avatar.tsx";
import { Message } from "../chat/message.tsx";
import { VoiceChannels } from "../chat/voice-channels.tsx";
import { HERO, LANDING } from "../content/landing/landing.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * A window of the chat client in which messages appear one by one, within three seconds: WCAG asks for a
 * stop button if motion lasts longer than five. With reduced motion all messages are there at once.
 */
export function HeroChat() {
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
        <ol className="flex grow flex-col py-4 motion-safe:[&>li]:animate-arrive [&>li:nth-child(-n+2)]:animate-none [&>li:nth-child(3)]:animate-delay-500 [&>li:nth-child(4)]:animate-delay-1000 [&>li:nth-child(5)]:animate-delay-1700 [&>li:nth-child(6)]:animate-delay-2400">
          {HERO.scene.messages.map((message) => (
            <Message
              key={`${message.time} ${message.speaker.name}`}
              message={message}
              continues={false}
            />
          ))}
        </ol>
        <p
          aria-hidden="true"
          className="mx-4 mb-4 flex h-11 items-center rounded-control bg-raised px-3.5 text-sm text-muted"
        >
          <span className="mr-px h-4.5 w-px bg-accent-light" />
          {LANDING.message(HERO.scene.channel)}
        </p>
      </div>
    </figure>
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

import type { ChatMessage, Scene } from "../content/scene.ts";
import { Icon } from "../ui/icon.tsx";
import { Message } from "./message.tsx";
import { VoiceList } from "./voice.tsx";

/** A piece of chat drawn as the chat client shows it. A picture: nothing in it can be clicked. */
export function ChatScene({ scene, className = "" }: { scene: Scene; className?: string }) {
  return (
    <figure
      aria-label={scene.label ?? `Example chat in #${scene.channel}`}
      className={`m-0 min-w-0 overflow-hidden rounded-card border border-line bg-surface text-left ${className}`}
    >
      <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-sm font-600 text-text">
        <Icon name="hash" className="size-4 text-muted" />
        {scene.channel}
      </p>
      {scene.voice && <VoiceList {...scene.voice} />}
      <ol className="flex flex-col py-4">
        {linesOf(scene).map(({ at, message, follows }) => (
          <Message key={at} message={message} follows={follows} />
        ))}
      </ol>
    </figure>
  );
}

/** The messages with their place, and whether each continues the one before it. */
function linesOf({ messages }: Scene) {
  return messages.map((message, at) => ({
    at,
    message,
    follows: continues(message, messages[at - 1]),
  }));
}

/** Whether the chat client would show a message without a second heading. */
function continues(message: ChatMessage, before: ChatMessage | undefined): boolean {
  return (
    before !== undefined &&
    !before.system &&
    !message.system &&
    !message.replyTo &&
    message.speaker.name === before.speaker.name &&
    (message.time === undefined || message.time === before.time)
  );
}

import { CHAT } from "../content/chat/chat.ts";
import type { ChatMessage, Scene } from "../content/chat/scene.ts";
import { numbered } from "../format/numbered.ts";
import { Icon } from "../ui/icon.tsx";
import { Message } from "./message.tsx";
import { VoiceChannels } from "./voice-channels.tsx";

/** A picture of an example chat: nothing in it can be clicked. */
export function ChatScene({ scene, className = "" }: { scene: Scene; className?: string }) {
  return (
    <figure
      data-chat=""
      aria-label={scene.label ?? CHAT.example(scene.channel)}
      className={`m-0 min-w-0 overflow-hidden rounded-card border border-line bg-surface text-left ${className}`}
    >
      <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-sm font-600 text-text">
        <Icon name="hash" className="size-4 text-muted" />
        {scene.channel}
      </p>
      {scene.voice && <VoiceChannels {...scene.voice} />}
      <ol className="flex flex-col py-4">
        {numbered(scene.messages).map(({ place, item }) => (
          <Message
            key={place}
            message={item}
            continues={continues(item, scene.messages[place - 1])}
          />
        ))}
      </ol>
    </figure>
  );
}

/** Whether the chat client would omit the avatar and name. */
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

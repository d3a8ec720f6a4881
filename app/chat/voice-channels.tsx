import type { VoiceChannel } from "../content/chat/scene.ts";
import { Icon } from "../ui/icon.tsx";
import { ChatAvatar } from "./avatar.tsx";

/** Voice channels with their members, as in the channel list of the chat client. */
export function VoiceChannels({
  category,
  channels,
}: {
  category: string;
  channels: VoiceChannel[];
}) {
  return (
    <div className="border-b border-line bg-ink/50 px-4 py-3 text-sm">
      <p className="mb-1.5 text-xs font-600 tracking-wide text-muted uppercase">{category}</p>
      <ul className="flex flex-col gap-1">
        {channels.map((channel) => (
          <li key={channel.name}>
            <p className="flex items-center gap-2 py-0.5 text-text">
              <Icon name="volume" className="size-4 text-muted" />
              <span className="min-w-0 grow truncate font-500">{channel.name}</span>
              {channel.note && (
                <span className="rounded bg-raised px-1.5 text-xs text-muted tabular-nums">
                  {channel.note}
                </span>
              )}
            </p>
            {channel.members.length > 0 && (
              <ul className="mt-0.5 mb-1 ml-6 flex flex-col gap-1">
                {channel.members.map((member) => (
                  <li key={member} className="flex items-center gap-2 text-[0.8125rem] text-muted">
                    <ChatAvatar speaker={{ name: member }} small />
                    {member}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { ChatAvatar } from "../../chat/avatar.tsx";
import { BUTTON_COLORS } from "../../chat/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { category, channels, panel } = DRAWINGS.voicemaster;

/** The voice channels of a busy evening and the panel of their owners. */
export function VoiceMasterScene() {
  return (
    <div className="text-sm">
      <p className="mb-2 font-600 text-muted">{category}</p>
      <ul className="flex flex-col gap-3">
        {channels.map((channel) => (
          <li key={channel.name}>
            <p className="flex items-center gap-2">
              <Icon
                name={channel.members.length === 0 ? "plus" : "volume"}
                className="shrink-0 text-muted"
              />
              <span className="min-w-0 grow truncate font-600">{channel.name}</span>
              {"note" in channel && (
                <span className="figures rounded bg-raised px-1.5 text-xs text-muted">
                  {channel.note}
                </span>
              )}
            </p>
            {channel.members.map((name) => (
              <p key={name} className="mt-1.5 ml-6 flex items-center gap-2 text-muted">
                <ChatAvatar speaker={{ name }} small />
                {name}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(6rem,40%),1fr))] gap-1.5 border-t border-line pt-4 text-center">
        {panel.map((button) => (
          <span
            key={button}
            className={`rounded-md py-1 font-500 text-white ${BUTTON_COLORS.secondary}`}
          >
            {button}
          </span>
        ))}
      </p>
    </div>
  );
}

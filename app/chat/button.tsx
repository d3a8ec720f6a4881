import { CHAT } from "../content/chat/chat.ts";
import type { ButtonStyle } from "../content/chat/scene.ts";

/** The chat client's colours, which people know. */
export const BUTTON_COLORS: Record<ButtonStyle, string> = {
  primary: "bg-[#4f5fd6]",
  secondary: "bg-[#454f58]",
  success: "bg-[#237d43]",
  danger: "bg-[#c93a41]",
};

/** A row of chat buttons. List items, since they do nothing here. */
export function ChatButtons({ buttons }: { buttons: { label: string; style: ButtonStyle }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={CHAT.buttons}>
      {buttons.map((button) => (
        <li
          key={button.label}
          className={`max-w-full min-w-0 rounded-md px-3.5 py-1.5 text-sm font-500 text-white ${BUTTON_COLORS[button.style]}`}
        >
          {button.label}
        </li>
      ))}
    </ul>
  );
}

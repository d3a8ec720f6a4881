import type { ButtonStyle } from "../content/scene.ts";

/** The chat client's own four colours, so that a server owner knows them again. */
const STYLES: Record<ButtonStyle, string> = {
  primary: "bg-[#4f5fd6] text-white",
  secondary: "bg-[#454f58] text-white",
  success: "bg-[#237d43] text-white",
  danger: "bg-[#c93a41] text-white",
};

/** A row of buttons as the chat client draws them: pictures of buttons, so nothing can be focused. */
export function ChatButtons({ buttons }: { buttons: { label: string; style: ButtonStyle }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label="Buttons">
      {buttons.map((button) => (
        <li
          key={button.label}
          className={`rounded-md px-3.5 py-1.5 text-sm font-500 ${STYLES[button.style]}`}
        >
          {button.label}
        </li>
      ))}
    </ul>
  );
}

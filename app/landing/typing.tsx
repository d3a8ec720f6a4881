import { ChatAvatar } from "../chat/avatar.tsx";
import { PRODUCT } from "../content/site.ts";
import { TRY } from "../content/landing/try.ts";

/** Not read out: the answer will be. */
export function Typing() {
  return (
    <li aria-hidden="true" className="flex items-center gap-3 px-4 pt-4 text-sm text-muted">
      <ChatAvatar speaker={{ name: PRODUCT, bot: true }} />
      <span className="flex gap-1 [&>i]:size-1.5 [&>i]:rounded-full [&>i]:bg-accent-light motion-safe:[&>i]:animate-bounce">
        <i />
        <i className="animate-delay-150" />
        <i className="animate-delay-300" />
      </span>
      {TRY.typing}
    </li>
  );
}

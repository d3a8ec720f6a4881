import { memo } from "react";
import { BUTTON_COLORS } from "../../chat/button.tsx";
import { PREVIEW_WORDS } from "../../content/embed/embed.ts";
import { webAddress } from "../../contract/address.ts";
import { numbered } from "../../format/numbered.ts";
import { Icon } from "../../ui/icon.tsx";
import type { EmbedButton } from "../embed.ts";
import { SHOWN_LABEL } from "../limits.ts";
import { markdown } from "../markdown/blocks.ts";
import { expand } from "../variables.ts";
import { Emoji } from "./elements.tsx";

function ButtonEmoji({ emoji }: { emoji: string }) {
  const [node] = markdown(emoji.trim(), "title");
  if (node?.type === "emoji") return <Emoji {...node} />;
  return emoji.trim() ? <span>{emoji.trim()}</span> : null;
}

/** The part of a label that chat shows. */
function shownLabel(label: string, hasEmoji: boolean): string {
  const letters = Array.from(label.trim());
  const most = hasEmoji ? SHOWN_LABEL.withEmoji : SHOWN_LABEL.alone;
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : letters.join("");
}

/** The buttons as chat shows them; list items, since they do nothing here. */
export const PreviewButtons = memo(function PreviewButtons({
  buttons,
}: {
  buttons: readonly EmbedButton[];
}) {
  const filled = buttons.filter((button) => button.label.trim() || button.emoji.trim());
  if (filled.length === 0) return null;
  return (
    <ul aria-label={PREVIEW_WORDS.buttons} className="flex flex-wrap gap-2">
      {numbered(filled).map(({ place, item: button }) => {
        const isLinked = webAddress(expand(button.url)) !== null;
        // Chat draws links grey in any style, and the bot disables those without address.
        const look = isLinked
          ? BUTTON_COLORS.secondary
          : `${BUTTON_COLORS[button.style]} opacity-50`;
        return (
          <li
            key={place}
            className={`inline-flex min-h-8 max-w-full items-center gap-2 rounded-md px-4 text-sm font-500 text-white ${look}`}
          >
            <ButtonEmoji emoji={expand(button.emoji)} />
            <span className="truncate">
              {shownLabel(expand(button.label), button.emoji.trim() !== "")}
            </span>
            {isLinked && <Icon name="external-link" className="size-4 shrink-0" />}
          </li>
        );
      })}
    </ul>
  );
});

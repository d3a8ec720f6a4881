import { webAddress } from "../../contract/decode.ts";
import { numbered } from "../../format/numbered.ts";
import { emojiAddress } from "../../people/cdn.ts";
import { Picture } from "../../people/picture.tsx";
import type { ButtonStyle, EmbedButton, EmbedField } from "../embed.ts";

/** A small round picture before a name; nothing for what is no web address. */
export function SmallPicture({ address }: { address: string }) {
  const src = webAddress(address);
  if (!src) return null;
  return (
    <Picture
      src={src}
      alt=""
      width={24}
      height={24}
      className="size-6 shrink-0 rounded-full object-cover"
    />
  );
}

/** Text that is a link if its address is http or https (§5). */
export function MaybeLink({ text, address }: { text: string; address: string }) {
  const href = webAddress(address);
  if (!href) return <>{text}</>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent-light hover:underline"
    >
      {text}
    </a>
  );
}

/** Fields in a grid, three inline ones to a row. */
export function PreviewFields({ fields }: { fields: readonly EmbedField[] }) {
  const filled = fields.filter((field) => field.name || field.value);
  if (filled.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {numbered(filled).map(({ place, item: field }) => (
        <div key={place} className={field.inline ? "min-w-0" : "min-w-0 sm:col-span-3"}>
          <dt className="break-words text-sm font-semibold text-text">{field.name}</dt>
          <dd className="whitespace-pre-line break-words text-sm text-muted">{field.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The chat client's own four colours. */
const STYLES: Record<ButtonStyle, string> = {
  primary: "bg-[#4f5fd6]",
  secondary: "bg-[#454f58]",
  success: "bg-[#237d43]",
  danger: "bg-[#c93a41]",
};

function ButtonEmoji({ emoji }: { emoji: string }) {
  const src = emojiAddress(emoji.trim());
  if (src) return <Picture src={src} alt="" width={18} height={18} className="size-4.5" />;
  return emoji ? <span>{emoji}</span> : null;
}

/** The buttons as drawn in chat; they do nothing here. */
export function PreviewButtons({ buttons }: { buttons: readonly EmbedButton[] }) {
  const filled = buttons.filter((button) => button.label || button.emoji);
  if (filled.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {numbered(filled).map(({ place, item: button }) => (
        <li
          key={place}
          className={`inline-flex min-h-8 max-w-full items-center gap-2 rounded-md px-4 text-sm font-medium text-white ${STYLES[button.style]}`}
        >
          <ButtonEmoji emoji={button.emoji} />
          <span className="truncate">{button.label}</span>
        </li>
      ))}
    </ul>
  );
}

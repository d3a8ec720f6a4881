import { webAddress } from "../contract/address.ts";
import type { Activity as ActivityData } from "../contract/person.ts";
import { emojiAddress } from "./cdn.ts";
import { Picture } from "./picture.tsx";

function Emoji({ emoji }: { emoji: string }) {
  const address = emojiAddress(emoji) ?? webAddress(emoji);
  if (!address) return <span aria-hidden="true">{emoji} </span>;
  return (
    <Picture
      src={address}
      alt=""
      width={18}
      height={18}
      className="me-1 inline size-4.5 align-[-3px]"
    />
  );
}

const CUSTOM_STATUS = "Custom Status";

/** A person's activity, as far as known. */
export function Activity({ activity }: { activity: ActivityData | null | undefined }) {
  if (!activity) return null;
  const { details, state, emoji, image } = activity;
  // The platform's name for a status that people write.
  const name = activity.name === CUSTOM_STATUS && (state || emoji) ? null : activity.name;
  if (!name && !details && !state && !emoji) return null;
  const picture = webAddress(image);
  return (
    <div className="flex min-w-0 items-start gap-3">
      {picture ? (
        <Picture
          src={picture}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-md object-cover"
        />
      ) : null}
      <p className="min-w-0 text-sm leading-snug text-muted">
        <span dir="auto" className="block truncate text-start text-text">
          {emoji ? <Emoji emoji={emoji} /> : null}
          {name}
        </span>
        {details ? (
          <span dir="auto" className="block truncate text-start">
            {details}
          </span>
        ) : null}
        {state ? (
          <span dir="auto" className="block truncate text-start">
            {state}
          </span>
        ) : null}
      </p>
    </div>
  );
}

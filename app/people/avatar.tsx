import { avatarAddress, DEFAULT_AVATAR } from "./cdn.ts";
import { Picture } from "./picture.tsx";

const SIZES = {
  sm: { pixels: 32, className: "size-8 shrink-0 rounded-full bg-raised object-cover" },
  md: { pixels: 48, className: "size-12 shrink-0 rounded-full bg-raised object-cover" },
  lg: { pixels: 80, className: "size-20 shrink-0 rounded-full bg-raised object-cover" },
} as const;

/** A person's round picture. Decorative: the name is beside it. */
export function Avatar({
  id,
  avatar,
  size = "md",
}: {
  id: string;
  avatar: string | null | undefined;
  size?: keyof typeof SIZES;
}) {
  const { pixels, className } = SIZES[size];
  return (
    <Picture
      src={avatarAddress(id, avatar)}
      fallback={DEFAULT_AVATAR}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      className={className}
    />
  );
}

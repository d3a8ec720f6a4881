import { glow, path, viewBox } from "./sign.static.ts";

const [left, top, width, height] = viewBox;
/** A square around the sign, with room at its edges. */
const side = Math.max(width, height) * 1.77;
const tileBox = [left + width / 2 - side / 2, top + height / 2 - side / 2, side, side];

/** The bot's sign. On a tile it is the bot's avatar. */
export function Mark({ tile = false, className = "" }: { tile?: boolean; className?: string }) {
  return (
    <svg viewBox={(tile ? tileBox : viewBox).join(" ")} className={className} aria-hidden="true">
      {tile && (
        <rect x={tileBox[0]} y={tileBox[1]} width={side} height={side} className="fill-accent" />
      )}
      <path d={path} className={tile ? "fill-ink" : "fill-accent-light"} />
      {glow && <path d={glow} className={tile ? "fill-glow-light" : "fill-glow"} />}
    </svg>
  );
}

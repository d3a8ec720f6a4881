import { box, glow, path, tileBox } from "./sign.static.ts";

/** The bot's sign. On a tile it is the bot's avatar. */
export function Mark({ tile = false, className = "" }: { tile?: boolean; className?: string }) {
  return (
    <svg
      viewBox={tile ? tileBox : box}
      className={tile ? `bg-accent ${className}` : className}
      aria-hidden="true"
    >
      <path d={path} className={tile ? "fill-ink" : "fill-accent-light"} />
      {glow && <path d={glow} className={tile ? "fill-glow-light" : "fill-glow"} />}
    </svg>
  );
}

import { EmbedArtwork } from "../../chat/artwork.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { art, queue } = DRAWINGS.music;
/** How much of the song is over. */
const PLAYED = 0.35;
/** Heights of the drawn sound, from 1 to 10. */
const SOUND: readonly number[] = [
  3, 5, 6, 7, 8, 6, 4, 6, 7, 9, 7, 5, 4, 3, 5, 7, 6, 8, 9, 5, 6, 7, 4, 3, 5, 6, 7, 8, 5, 4, 6, 7, 5,
  3, 4, 6, 8, 9, 7, 5, 3, 4, 5, 6,
];
const SPLIT = Math.round(SOUND.length * PLAYED);

/** The current song as a sound wave, and the next songs. */
export function MusicScene() {
  return (
    <div className="-mt-3 text-sm">
      <EmbedArtwork picture="cover" art={art} />
      <svg
        viewBox={`0 0 ${SOUND.length * 6} 22`}
        className="mt-3 block h-auto w-full"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d={bars(0, SPLIT)} stroke="var(--colors-accent-light)" />
        <path d={bars(SPLIT, SOUND.length)} stroke="var(--colors-accent-deep)" />
      </svg>
      <ol className="mt-3">
        {queue.map((title) => (
          <li key={title.title} className="flex justify-between gap-4 border-t border-line py-1.5">
            <span className="truncate text-muted">{title.title}</span>
            <span className="figures text-muted">{title.length}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The bars of a stretch of the sound, each centred on its middle line. */
function bars(from: number, to: number): string {
  return SOUND.slice(from, to)
    .map((height, index) => `M${(from + index) * 6 + 3} ${11 - height}v${height * 2}`)
    .join("");
}

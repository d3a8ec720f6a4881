import { EmbedPicture } from "../../chat/picture.tsx";
import { SAMPLES } from "../samples.ts";

const { art, played, queue } = SAMPLES.music;
/** Heights of the drawn sound, 1 to 10. */
const SOUND = "35678646797543576895674356785467534689753456";

/** What plays, drawn as sound, and what comes next. */
export function MusicScene() {
  return (
    <div className="-mt-3 text-sm">
      <EmbedPicture picture="cover" art={art} />
      <svg viewBox={`0 0 ${SOUND.length * 6} 20`} className="mt-3 block h-auto w-full">
        {[...SOUND].map((height, index) => (
          <rect
            key={index}
            x={index * 6 + 1}
            y={10 - Number(height)}
            width="3"
            height={Number(height) * 2}
            rx="1.5"
            fill={index < SOUND.length * played ? "#a9c6d4" : "#3d5d6e"}
          />
        ))}
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

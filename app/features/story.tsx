import { ChatScene } from "../chat/scene.tsx";
import type { Section } from "../content/features/page.ts";
import type { Scene } from "../content/scene.ts";
import { PartHeading } from "./heading.tsx";

type StorySection = Extract<Section, { kind: "story" }>;

/** A piece of chat with the words that explain it. */
export function Story({ story, scene }: { story: StorySection; scene: Scene | undefined }) {
  const right = story.side === "right";
  return (
    <section
      className={
        right
          ? "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[4fr_5fr]"
          : "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_4fr]"
      }
    >
      <div className={right ? "min-w-0" : "min-w-0 lg:order-2"}>
        <PartHeading title={story.title} />
        <p className="mt-4 prose text-muted md:text-lg">{story.text}</p>
      </div>
      {scene && <ChatScene scene={scene} />}
    </section>
  );
}

import { ChatScene } from "../chat/scene.tsx";
import type { Section } from "../content/features/page.ts";
import type { Scene } from "../content/chat/scene.ts";

type StorySection = Extract<Section, { kind: "story" }>;

/** An example chat with a text that explains it. */
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
        <h2 className="title-2 text-balance">{story.title}</h2>
        <p className="mt-4 prose text-muted md:text-lg">{story.text}</p>
      </div>
      {scene && <ChatScene scene={scene} />}
    </section>
  );
}

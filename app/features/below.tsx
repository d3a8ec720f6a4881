import type { FeaturePage, Point, Section } from "../content/features/page.ts";
import { FeatureCommands } from "./commands.tsx";
import { Facts } from "./facts.tsx";
import { Points } from "./points.tsx";
import { Related } from "./related.tsx";
import { Steps } from "./steps.tsx";
import { Variables } from "./variables.tsx";
import { ChatScene } from "../chat/scene.tsx";
import type { Scene } from "../content/chat/scene.ts";

/** Below a feature's hero: its sections in order, then related features. */
export function Below({ page }: { page: FeaturePage }) {
  return (
    <>
      <div className="wrap flex flex-col gap-18 py-16 md:gap-24 md:py-20">
        {page.sections.map((section) => (
          <SectionView key={`${section.kind} ${section.title}`} section={section} page={page} />
        ))}
      </div>
      <Related page={page} />
    </>
  );
}

function SectionView({ section, page }: { section: Section; page: FeaturePage }) {
  const { title } = section;
  const scene =
    "scene" in section && section.scene !== undefined ? page.scenes[section.scene] : undefined;
  switch (section.kind) {
    case "points":
      return <Points title={title} shape={section.shape} points={page.points} />;
    case "steps":
      return <Steps title={title} shape={section.shape} steps={page.steps} scene={scene} />;
    case "story":
      return <Story story={section} scene={scene} />;
    case "facts":
      return <Facts facts={section} />;
    case "variables": {
      const { variables = [] } = page;
      return <Variables title={title} text={section.text} variables={variables} scene={scene} />;
    }
    case "questions":
      return <Questions title={title} items={section.items} />;
    case "commands":
      return <FeatureCommands title={title} commands={page.commands} />;
  }
}

/** Frequent questions with their answers. */
function Questions({ title, items }: { title: string; items: Point[] }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="title-2 text-balance">{title}</h2>
      <dl className="flex flex-col gap-6">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-600 text-text">{item.title}</dt>
            <dd className="mt-1 prose text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
      <div className={right ? "min-w-0" : "min-w-0 lg:col-start-2 lg:row-start-1"}>
        <h2 className="title-2 text-balance">{story.title}</h2>
        <p className="mt-4 prose text-muted md:text-lg">{story.text}</p>
      </div>
      {scene && <ChatScene scene={scene} />}
    </section>
  );
}

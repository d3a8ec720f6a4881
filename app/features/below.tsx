import type { FeaturePage, Section } from "../content/features/page.ts";
import { FeatureCommands } from "./commands.tsx";
import { Facts } from "./facts.tsx";
import { Points } from "./points.tsx";
import { Questions } from "./questions.tsx";
import { Related } from "./related.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";
import { Variables } from "./variables.tsx";

/** What one scrolls to on a feature page: its parts in the order the content gives, and where to go next. */
export default function Below({ page }: { page: FeaturePage }) {
  return (
    <>
      <div className="wrap flex flex-col gap-18 py-16 md:gap-24 md:py-20">
        {page.sections.map((section) => (
          <Part key={`${section.kind} ${section.title}`} section={section} page={page} />
        ))}
      </div>
      <Related page={page} />
    </>
  );
}

function Part({ section, page }: { section: Section; page: FeaturePage }) {
  switch (section.kind) {
    case "points":
      return <Points title={section.title} shape={section.shape} points={page.points} />;
    case "steps": {
      const scene = section.scene === undefined ? undefined : page.scenes[section.scene];
      return <Steps title={section.title} shape={section.shape} steps={page.steps} scene={scene} />;
    }
    case "story":
      return <Story story={section} scene={page.scenes[section.scene]} />;
    case "facts":
      return <Facts facts={section} />;
    case "variables": {
      const scene = section.scene === undefined ? undefined : page.scenes[section.scene];
      return (
        <Variables
          title={section.title}
          text={section.text}
          variables={page.variables ?? []}
          scene={scene}
        />
      );
    }
    case "questions":
      return <Questions title={section.title} items={section.items} />;
    case "commands":
      return <FeatureCommands title={section.title} commands={page.commands} />;
  }
}

import { FEATURE } from "../content/features/words.ts";
import { ChatScene } from "../chat/scene.tsx";
import type { FeaturePage } from "../content/features/page.ts";
import { SITE } from "../content/site.ts";
import { useSite } from "../live/session/use-site.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { HeroLines } from "../ui/hero-lines.tsx";
import { Icon } from "../ui/icon.tsx";

/** A feature's hero: description and example chat. */
export function Hero({ page }: { page: FeaturePage }) {
  return page.hero === "below" ? <TallHero page={page} /> : <SplitHero page={page} />;
}

function SplitHero({ page }: { page: FeaturePage }) {
  const [scene] = page.scenes;
  const left = page.hero === "left";
  return (
    <header className="overflow-hidden border-b border-line">
      {/* Neither centred nor in `order`: the words come before the chat and must not move. */}
      <div className="wrap grid items-start gap-10 py-12 md:py-18 lg:grid-cols-2 lg:gap-16">
        <div
          className={`relative z-1 min-w-0 lg:pt-8 ${left ? "lg:col-start-2 lg:row-start-1" : ""}`}
        >
          <Eyebrow page={page} />
          <Headline page={page} />
          <p className="mt-5 prose text-lg text-muted">{page.intro}</p>
          <Actions />
        </div>
        {scene && (
          <div className="relative min-w-0">
            <HeroLines fade={left ? "right" : "left"} />
            <ChatScene scene={scene} className="relative" />
          </div>
        )}
      </div>
    </header>
  );
}

function TallHero({ page }: { page: FeaturePage }) {
  const [first, second] = page.scenes;
  return (
    <header className="overflow-hidden border-b border-line">
      <div className="wrap py-12 md:py-18">
        <Eyebrow page={page} />
        <div className="relative z-1 grid items-start gap-x-16 gap-y-5 lg:grid-cols-[1.1fr_1fr]">
          <Headline page={page} />
          <div>
            <p className="prose text-lg text-muted">{page.intro}</p>
            <Actions />
          </div>
        </div>
        <div className="mt-10 grid items-start gap-5 md:mt-14 lg:grid-cols-2">
          {first && <ChatScene scene={first} className="relative z-1" />}
          {second && (
            <div className="relative min-w-0 lg:mt-12">
              <HeroLines fade="top" />
              <ChatScene scene={second} className="relative" />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

function Eyebrow({ page }: { page: FeaturePage }) {
  return (
    <p className="mb-4 flex items-center gap-2 font-500 text-accent-light">
      <Icon name={page.icon} className="size-5" />
      {page.title}
    </p>
  );
}

function Headline({ page }: { page: FeaturePage }) {
  return <h1 className="title-1 text-balance md:text-5xl">{page.headline}</h1>;
}

function Actions() {
  const site = useSite();
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <ButtonAnchor href={site.inviteUrl} external variant="primary">
        {SITE.invite}
      </ButtonAnchor>
      <ButtonLink to="/commands" variant="secondary">
        {FEATURE.allCommands}
      </ButtonLink>
    </div>
  );
}

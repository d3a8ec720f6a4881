import type { ComponentType } from "react";
import { CHAPTERS, type CardScene, type Chapter } from "../content/chapters.ts";
import { Card, type CardShape } from "./card.tsx";
import { AntinukeScene } from "./scenes/antinuke.tsx";
import { AutomodScene } from "./scenes/automod.tsx";
import { BumpScene } from "./scenes/bump.tsx";
import { ButtonRolesScene } from "./scenes/button-roles.tsx";
import { EconomyScene } from "./scenes/economy.tsx";
import { GiveawaysScene } from "./scenes/giveaways.tsx";
import { LevelingScene } from "./scenes/leveling.tsx";
import { MusicScene } from "./scenes/music.tsx";
import { TicketsScene } from "./scenes/tickets.tsx";
import { VanityRolesScene } from "./scenes/vanity-roles.tsx";
import { VoiceMasterScene } from "./scenes/voicemaster.tsx";
import { WelcomeScene } from "./scenes/welcome.tsx";

interface Layout {
  Drawing: ComponentType;
  shape: CardShape;
  /** Classes for a grid of one column on phones, six on tablets, twelve on desktops. */
  span: string;
}

const LAYOUT: Record<CardScene, Layout> = {
  antinuke: { Drawing: AntinukeScene, shape: "text-top", span: "md:col-span-6 lg:col-span-7" },
  automod: { Drawing: AutomodScene, shape: "text-below", span: "md:col-span-6 lg:col-span-5" },
  tickets: {
    Drawing: TicketsScene,
    shape: "text-top",
    span: "md:col-span-6 lg:col-span-5 lg:row-span-2",
  },
  welcome: { Drawing: WelcomeScene, shape: "text-below", span: "md:col-span-6 lg:col-span-7" },
  buttonroles: {
    Drawing: ButtonRolesScene,
    shape: "text-top",
    span: "md:col-span-3 lg:col-span-4",
  },
  bump: { Drawing: BumpScene, shape: "text-below", span: "md:col-span-3 lg:col-span-3" },
  leveling: { Drawing: LevelingScene, shape: "text-right", span: "md:col-span-6 lg:col-span-8" },
  giveaways: { Drawing: GiveawaysScene, shape: "text-below", span: "md:col-span-3 lg:col-span-4" },
  voicemaster: {
    Drawing: VoiceMasterScene,
    shape: "text-top",
    span: "md:col-span-3 md:row-span-2 lg:col-span-4",
  },
  economy: { Drawing: EconomyScene, shape: "text-left", span: "md:col-span-3 lg:col-span-8" },
  vanityroles: {
    Drawing: VanityRolesScene,
    shape: "text-below",
    span: "md:col-span-3 lg:col-span-3",
  },
  music: { Drawing: MusicScene, shape: "text-top", span: "md:col-span-3 lg:col-span-5" },
};

/** Every feature of the bot, in three chapters. */
export function Chapters() {
  return CHAPTERS.map((chapter) => <ChapterSection key={chapter.id} chapter={chapter} />);
}

function ChapterSection({ chapter }: { chapter: Chapter }) {
  return (
    <section aria-labelledby={chapter.id} className="wrap pt-16 md:pt-24">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 md:mb-8">
        <h2 id={chapter.id} className="title-2 text-balance">
          {chapter.title}
        </h2>
        <p className="text-pretty text-muted md:text-lg">{chapter.text}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-6 lg:grid-cols-12">
        {chapter.cards.map((card) => {
          const { Drawing, shape, span } = LAYOUT[card.scene];
          return (
            <Card key={card.scene} card={card} shape={shape} span={span}>
              <Drawing />
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

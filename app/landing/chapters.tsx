import { useId, type ComponentType } from "react";
import { ChatScene } from "../chat/scene.tsx";
import type { DrawingName } from "../content/features/page.ts";
import { CHAPTERS, type Chapter, type FeatureCard } from "../content/landing/landing.ts";
import { numbered } from "../format/numbered.ts";
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

const DRAWINGS: Record<DrawingName, ComponentType> = {
  antinuke: AntinukeScene,
  automod: AutomodScene,
  tickets: TicketsScene,
  welcome: WelcomeScene,
  buttonroles: ButtonRolesScene,
  bump: BumpScene,
  leveling: LevelingScene,
  giveaways: GiveawaysScene,
  economy: EconomyScene,
  voicemaster: VoiceMasterScene,
  vanityroles: VanityRolesScene,
  music: MusicScene,
};

/** A card's classes in a grid of one, six or twelve columns (phone, tablet, desktop). */
interface Place {
  shape: CardShape;
  span: string;
}

const WIDE: Place = { shape: "text-end", span: "md:col-span-6 lg:col-span-8" };
const HALF: Place = { shape: "text-top", span: "md:col-span-6 lg:col-span-7" };
const TALL: Place = { shape: "text-top", span: "md:col-span-6 lg:col-span-5 lg:row-span-2" };
const THIRD: Place = { shape: "text-below", span: "md:col-span-3 lg:col-span-4" };

/** Places of one to six cards; each fills its rows on desktops. */
const PLACES: readonly (readonly Place[])[] = [
  [{ shape: "text-start", span: "md:col-span-6 lg:col-span-12" }],
  [HALF, { shape: "text-below", span: "md:col-span-6 lg:col-span-5" }],
  [
    HALF,
    { shape: "text-below", span: "md:col-span-6 lg:col-span-5" },
    { shape: "text-start", span: "md:col-span-6 lg:col-span-12" },
  ],
  [
    TALL,
    { ...HALF, shape: "text-below" },
    { ...THIRD, shape: "text-top" },
    { ...THIRD, span: "md:col-span-3 lg:col-span-3" },
  ],
  [
    WIDE,
    { ...THIRD, span: "md:col-span-6 lg:col-span-4" },
    THIRD,
    { ...THIRD, shape: "text-top" },
    { ...THIRD, span: "md:col-span-6 lg:col-span-4" },
  ],
  [
    WIDE,
    THIRD,
    { shape: "text-top", span: "md:col-span-3 md:row-span-2 lg:col-span-4" },
    { ...THIRD, span: "md:col-span-3 lg:col-span-3" },
    { shape: "text-top", span: "md:col-span-3 lg:col-span-5" },
    { shape: "text-start", span: "md:col-span-3 lg:col-span-8" },
  ],
];

/** Places for a number of cards: in sixes, then the rest. */
function placesOf(count: number): readonly Place[] {
  const most = PLACES.length;
  if (count > most) return [...(PLACES[most - 1] ?? []), ...placesOf(count - most)];
  return PLACES[count - 1] ?? [];
}

/** Every feature of the bot, in three chapters. */
export function Chapters() {
  if (CHAPTERS.length === 0) return null;
  return (
    <div className="border-b border-line pb-20 md:pb-28">
      {CHAPTERS.map((chapter) => (
        <ChapterSection key={chapter.title} chapter={chapter} />
      ))}
    </div>
  );
}

function ChapterSection({ chapter }: { chapter: Chapter }) {
  const id = useId();
  const places = placesOf(chapter.cards.length);
  return (
    <section aria-labelledby={id} className="wrap pt-16 md:pt-24">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 md:mb-8">
        <h2 id={id} className="title-2 text-balance">
          {chapter.title}
        </h2>
        <p className="text-pretty text-muted md:text-lg">{chapter.text}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-6 lg:grid-cols-12">
        {numbered(chapter.cards).map(({ place, item }) => (
          <Card key={item.title} card={item} {...(places[place] ?? WIDE)}>
            <Picture card={item} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** A card's drawing, or its example chat. */
function Picture({ card }: { card: FeatureCard }) {
  if ("scene" in card) return <ChatScene scene={card.scene} />;
  const Drawing = DRAWINGS[card.drawing];
  return <Drawing />;
}

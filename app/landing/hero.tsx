import { HERO } from "../content/landing.ts";
import { SITE } from "../content/site.ts";
import { useSite } from "../frame/use-site.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { HeroChat } from "./hero-chat.tsx";

/** The opening: what the bot is for, the way to get it, and a channel it is at work in. */
export function Hero() {
  const site = useSite();
  return (
    <section className="relative overflow-hidden border-b border-line">
      <Breakwaters />
      <div className="wrap relative grid items-center gap-x-14 gap-y-12 py-12 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div className="min-w-0">
          <h1 className="font-display text-[2.625rem] leading-[1.04] font-700 tracking-tight text-balance sm:text-[3.5rem] xl:text-[4.25rem]">
            {HERO.title}
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-muted md:mt-6 md:text-xl">{HERO.text}</p>
          <div className="mt-8 grid grid-cols-2 gap-3 sm:flex">
            <ButtonAnchor
              href={site.inviteUrl}
              external
              variant="primary"
              className="col-span-2 px-6"
            >
              {SITE.invite}
            </ButtonAnchor>
            <ButtonLink to="/commands">{HERO.commands}</ButtonLink>
            <ButtonLink to="/premium">{HERO.premium}</ButtonLink>
          </div>
          <p className="mt-4 text-quiet">{HERO.note}</p>
        </div>
        <HeroChat />
      </div>
    </section>
  );
}

/** Breakwaters round the chat, as on a harbour chart: the arch of the product's sign, again and again. */
function Breakwaters() {
  return (
    <svg
      viewBox="0 0 1400 1000"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 h-full w-full"
    >
      <linearGradient id="breakwaters" gradientUnits="userSpaceOnUse" x1="420" x2="900">
        <stop offset="0" stopColor="#729bb0" stopOpacity="0" />
        <stop offset="1" stopColor="#729bb0" />
      </linearGradient>
      <g fill="none" stroke="url(#breakwaters)" strokeWidth="1.5">
        {[340, 400, 470, 550, 640, 740, 850].map((radius, index) => (
          <path
            key={radius}
            d={`M${960 - radius} 1000V480a${radius} ${radius} 0 0 1 ${radius * 2} 0v520`}
            opacity={0.4 - index * 0.045}
          />
        ))}
      </g>
    </svg>
  );
}

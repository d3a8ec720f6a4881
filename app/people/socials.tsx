import { PLATFORMS, type Platform, type Socials as Links } from "../contract/platforms.ts";
import { SOCIALS } from "../content/team.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../content/icons.ts";

/** From the icon sprite. Other logos are large and used once: files in public/brands. */
const SPRITE_ICONS: Partial<Record<Platform, IconName>> = {
  discord: "discord",
  custom: "link",
};

function PlatformIcon({ platform }: { platform: Platform }) {
  const icon = SPRITE_ICONS[platform];
  if (icon) return <Icon name={icon} className="size-5" />;
  return (
    <span
      aria-hidden="true"
      className="size-5 bg-current [mask:center/contain_no-repeat]"
      style={{ maskImage: `url(/brands/${platform}.svg)` }}
    />
  );
}

const NO_LINKS: Links = {};

/** A person's links. The decoder has removed unsafe addresses. */
export function Socials({ socials = NO_LINKS, name }: { socials?: Links; name: string }) {
  const platforms = PLATFORMS.filter((platform) => socials[platform]);
  if (platforms.length === 0) return null;
  return (
    <ul className="-mx-3 -mb-2 flex flex-wrap">
      {platforms.map((platform) => (
        <li key={platform}>
          <a
            href={socials[platform]}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:text-text focus-ring-inset"
          >
            <PlatformIcon platform={platform} />
            <span className="sr-only">{SOCIALS.linkOf(SOCIALS.names[platform], name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

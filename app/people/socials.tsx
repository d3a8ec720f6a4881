import { PLATFORMS, type Platform, type Socials as Links } from "../contract/platforms.ts";

/** Literal class names: UnoCSS reads them from this file. */
const ICONS: Record<Platform, { label: string; className: string }> = {
  github: { label: "GitHub", className: "i-simple-icons-github size-5" },
  discord: { label: "Discord", className: "i-simple-icons-discord size-5" },
  tiktok: { label: "TikTok", className: "i-simple-icons-tiktok size-5" },
  spotify: { label: "Spotify", className: "i-simple-icons-spotify size-5" },
  youtube: { label: "YouTube", className: "i-simple-icons-youtube size-5" },
  instagram: { label: "Instagram", className: "i-simple-icons-instagram size-5" },
  snapchat: { label: "Snapchat", className: "i-simple-icons-snapchat size-5" },
  steam: { label: "Steam", className: "i-simple-icons-steam size-5" },
  soundcloud: { label: "SoundCloud", className: "i-simple-icons-soundcloud size-5" },
  twitter: { label: "Twitter", className: "i-simple-icons-twitter size-5" },
  custom: { label: "Website", className: "i-lucide-link size-5" },
};

const NO_LINKS: Links = {};

/** A person's links (§3, eleven platforms). Unsafe addresses never got past the decoder. */
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
            className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:text-text"
          >
            <span aria-hidden="true" className={ICONS[platform].className} />
            <span className="sr-only">{`${ICONS[platform].label} of ${name} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

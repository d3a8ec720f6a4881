import { ChatAvatar } from "../../chat/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const NOTICE_ICONS = {
  leave: { icon: "arrow-left", tone: "text-down" },
  boost: { icon: "sparkles", tone: "text-rank-purple" },
} as const;

/** The picture a newcomer gets, and the lines for leaving and boosting. */
export function WelcomeScene() {
  const { who, title, line, notices } = DRAWINGS.welcome;
  return (
    <div className="text-sm">
      <div className="relative overflow-hidden rounded-lg">
        <NightHarbour />
        <div className="absolute inset-y-0 left-0 flex items-center gap-3.5 pl-4 sm:pl-8">
          <span className="rounded-full border-3 border-text">
            <ChatAvatar speaker={{ name: who }} />
          </span>
          <span>
            <span className="block font-display text-[clamp(17px,5.5vw,1.25rem)] leading-tight font-700 text-white">
              {title}
            </span>
            <span className="text-text">{line}</span>
          </span>
        </div>
      </div>
      <ul className="mt-3.5 flex flex-wrap gap-x-7 gap-y-1.5 text-muted">
        {notices.map((notice) => (
          <li key={notice.kind} className="flex items-center gap-2">
            <Icon
              name={NOTICE_ICONS[notice.kind].icon}
              className={NOTICE_ICONS[notice.kind].tone}
            />
            {notice.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NightHarbour() {
  return (
    <svg
      viewBox="0 0 600 180"
      preserveAspectRatio="xMaxYMax slice"
      className="block h-30 w-full sm:h-44"
    >
      <rect width="600" height="180" fill="#1a2c3b" />
      <circle cx="350" cy="44" r="16" fill="#d9e3ea" />
      <g fill="var(--colors-accent-light)">
        <circle cx="210" cy="26" r="1.4" />
        <circle cx="276" cy="58" r="1" />
        <circle cx="420" cy="24" r="1.2" />
        <circle cx="560" cy="38" r="1.4" />
      </g>
      <path d="M250 138l70-30 54 20 60-44 70 42 96-34v60H250z" fill="#24404f" />
      <path d="M0 138h600v42H0z" fill="#2f5365" />
      <g transform="translate(48)">
        <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="488" cy="74" r="190">
          <stop offset="0" stopColor="var(--colors-glow)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--colors-glow)" stopOpacity="0" />
        </radialGradient>
        <path d="M488 74L680 14v64zM488 74L290 46v40z" fill="url(#beam)" />
        <path d="M478 138l4-56h12l4 56z" fill="var(--colors-text)" />
        <path d="M480 118l1-14h14l1 14z" fill="var(--colors-accent-DEFAULT)" />
        <path d="M480 82v-14a8 8 0 0 1 16 0v14z" fill="var(--colors-ink)" />
        <circle cx="488" cy="74" r="4" fill="var(--colors-glow)" />
        <path d="M430 146q58-18 170-6v40H396z" fill="var(--colors-raised)" />
      </g>
      <g fill="none" stroke="var(--colors-accent-DEFAULT)" strokeWidth="1.5" opacity=".7">
        <path d="M300 152h46M362 160h60M250 166h34M330 172h24" />
      </g>
    </svg>
  );
}

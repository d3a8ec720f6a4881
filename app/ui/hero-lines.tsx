/** Where the gradient hides the lines behind the page's words. */
const FADES = {
  left: { x1: 360, x2: 820 },
  right: { x1: 1440, x2: 980 },
  top: { x1: 0, x2: 0, y1: 500, y2: 760 },
} as const;

/** Lines behind a hero's picture: the logo's arch, repeated outwards. */
export function HeroLines({ fade }: { fade: keyof typeof FADES }) {
  return (
    <svg
      viewBox="0 0 1800 1400"
      aria-hidden="true"
      className="pointer-events-none absolute -top-140 left-1/2 hidden h-350 w-450 max-w-none -translate-x-1/2 lg:block"
    >
      <linearGradient id="hero-lines" gradientUnits="userSpaceOnUse" {...FADES[fade]}>
        <stop offset="0" stopColor="var(--colors-accent-DEFAULT)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--colors-accent-DEFAULT)" />
      </linearGradient>
      <g fill="none" stroke="url(#hero-lines)" strokeWidth="1.5">
        {[336, 384, 444, 516, 600, 696, 804].map((radius, index) => (
          <path
            key={radius}
            d={`M${900 - radius} 1400V860a${radius} ${radius} 0 0 1 ${radius * 2} 0v540`}
            opacity={0.42 - index * 0.05}
          />
        ))}
      </g>
    </svg>
  );
}

/** The logo's arch over its lamp; errors show it unlit. */
export function BrandArch({ lit, className = "" }: { lit: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {[36, 58, 84, 114].map((radius, index) => (
          <path
            key={radius}
            d={`M${120 - radius} 120v-4a${radius} ${radius} 0 0 1 ${radius * 2} 0v4`}
            opacity={1 - index * 0.24}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <circle
        cx="120"
        cy="108"
        r="8"
        fill={lit ? "var(--colors-glow)" : "none"}
        stroke={lit ? "none" : "currentColor"}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The product's logo mark: an h with a lamp under its arch. On a tile it is the bot's avatar. */
export function Mark({ tile = false, className = "" }: { tile?: boolean; className?: string }) {
  return (
    <svg viewBox={tile ? "-7 -7 46 46" : "5 3 22 26"} className={className} aria-hidden="true">
      {tile && <rect x="-7" y="-7" width="46" height="46" fill="#729bb0" />}
      <path
        d="M6 5a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1v9.6c1.3-.9 3-1.4 4.8-1.4 5.6 0 9.7 4 9.7 9.8v4a1 1 0 0 1-1 1h-3.5a1 1 0 0 1-1-1v-4c0-2.9-1.7-4.7-4.3-4.7s-4.7 1.8-4.7 4.7v4a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z"
        fill={tile ? "#0b0f14" : "#a9c6d4"}
      />
      <circle cx="16.2" cy="25.1" r="2.9" fill={tile ? "#fff1cf" : "#f0c97a"} />
    </svg>
  );
}

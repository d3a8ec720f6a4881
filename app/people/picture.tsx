import { useState } from "react";

interface PictureProps {
  src: string;
  alt: string;
  /** Shown when `src` fails to load; without it nothing is. */
  fallback?: string;
  className?: string;
  width?: number;
  height?: number;
  loading?: "lazy" | "eager";
}

/** A picture from another host, which may fail to load. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  if (shown === undefined) return null;
  return (
    <img
      {...rest}
      // React misses an error event before hydration, but a broken image has no size.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      src={shown}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}

import { useState } from "react";

interface PictureProps {
  src: string;
  alt: string;
  /** Shown if `src` fails; by default nothing. */
  fallback?: string;
  className?: string;
  width?: number;
  height?: number;
  loading?: "lazy" | "eager";
}

/** A picture on another host, which may fail. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  if (shown === undefined) return null;
  return (
    <img
      {...rest}
      // React misses errors before hydration, but a broken image has no size.
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

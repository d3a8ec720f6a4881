import { useState } from "react";

interface PictureProps {
  src: string;
  alt: string;
  /** Shown when `src` cannot be loaded; without it the picture disappears. */
  fallback?: string;
  className?: string;
  width?: number;
  height?: number;
  loading?: "lazy" | "eager";
}

/** A picture from elsewhere that may fail to load, before hydration as well as after. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  if (shown === undefined) return null;
  return (
    <img
      {...rest}
      // An error event before hydration is lost; the element itself still tells.
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

import { createContext, useContext } from "react";
import { SAMPLE_AVATAR, SAMPLE_ICON, SAMPLE_PICTURE } from "../../content/embed/sample.ts";
import { webAddress } from "../../contract/address.ts";
import { Picture } from "../../people/picture.tsx";
import { expand } from "../variables.ts";

/** Whether to load other sites' pictures: not of a shared embed, until agreed or edited. */
export const PicturesContext = createContext(true);

/** A picture's address: http(s), or our own file for a sample. Null for others. */
function pictureSource(text: string): string | null {
  const address = expand(text).trim();
  if (address === SAMPLE_AVATAR || address === SAMPLE_ICON) return SAMPLE_PICTURE;
  return webAddress(address);
}

/** A picture of the embed; nothing if it can't load. */
export function EmbedImage({
  address,
  className,
  alt = "",
}: {
  address: string;
  className: string;
  alt?: string;
}) {
  const isAllowed = useContext(PicturesContext);
  const src = pictureSource(address);
  if (!src || !(isAllowed || src === SAMPLE_PICTURE)) return null;
  return <Picture src={src} alt={alt} loading="lazy" className={className} />;
}

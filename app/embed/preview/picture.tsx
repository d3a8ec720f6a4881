import { createContext, useContext } from "react";
import { SAMPLE_AVATAR, SAMPLE_ICON, SAMPLE_PICTURE } from "../../content/embed/sample.ts";
import { webAddress } from "../../contract/address.ts";
import { Picture } from "../../people/picture.tsx";
import { expand } from "../variables.ts";

/** Whether pictures of other sites may be loaded. False for a shared embed until the visitor agrees or edits it. */
export const PicturesContext = createContext(true);

/** The address of a picture: http or https, or our own file for a sample picture. Null if there is none. */
function pictureSource(text: string): string | null {
  const address = expand(text).trim();
  if (address === SAMPLE_AVATAR || address === SAMPLE_ICON) return SAMPLE_PICTURE;
  return webAddress(address);
}

/** A picture of the embed; nothing if it cannot be loaded. */
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

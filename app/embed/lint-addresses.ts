import { CHECKS } from "../content/embed/checks.ts";
import { webAddress } from "../contract/address.ts";
import { isAddress, lengthOf, limitsOf } from "./limits.ts";
import type { Rule } from "./lint-rule.ts";

export const address: Rule = function address({ path, text, expanded }) {
  if (!isAddress(path) || text.trim() === "") return null;
  if (lengthOf(expanded.trim()) > (limitsOf(path)?.chat ?? Infinity)) return null;
  const space = text.trimEnd().search(/\S\s/) + 1;
  if (space > 0 && webAddress(expanded)) {
    const value = text.trim().replaceAll(/\s/g, encodeURIComponent);
    const fix = { label: CHECKS.escapeSpaces, value };
    return { level: "error", at: space, length: 1, text: CHECKS.addressSpace, fix };
  }
  // The bot may replace an unknown variable by an address.
  if (webAddress(expanded) || /\{[\w.]+\}/.test(expanded)) return null;
  const hasNoScheme = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text.trim());
  return {
    level: "error",
    text: CHECKS.address,
    fix: hasNoScheme ? { label: CHECKS.addScheme, value: `https://${text.trim()}` } : undefined,
  };
};

/** Pages with one picture each, by host and path. */
const GIF_PAGES =
  /^https?:\/\/(www\.)?(tenor\.com\/([\w-]+\/)?(view\/|[\w-]+\.gif$)|giphy\.com\/gifs\/|klipy\.com\/gifs?\/|gfycat\.com\/\w)/i;
const PICTURE_PAGES =
  /^https?:\/\/(www\.)?(imgur\.com\/(a\/|gallery\/)?\w+\/?$|ibb\.co\/\w+\/?$|prnt\.sc\/\w+\/?$)/i;
const VIDEOS = /^https?:\/\/[^?#]+\.(gifv|mp4|webm|mov)([?#]|$)/i;

export const picturePage: Rule = function picturePage({ path, expanded }) {
  if (!/^(thumbnail|image)$|\.icon$/.test(path)) return null;
  const address = expanded.trim();
  if (GIF_PAGES.test(address)) return { level: "warning", text: CHECKS.gifPage };
  if (VIDEOS.test(address)) return { level: "warning", text: CHECKS.video };
  return PICTURE_PAGES.test(address) ? { level: "warning", text: CHECKS.picturePage } : null;
};

import { brand } from "#brand";
import { words } from "./words.ts";

/** Texts used on several pages. */
export const site = words({
  description: brand.description,
  /** The picture in the link preview of most pages, as text. */
  picture: brand.landing.picture.alt,
  invite: "Add to Discord",
  login: "Login with Discord",
  support: "Join {product} Server",
  signInAgain: "Sign in again",
  tryAgain: "Try Again",
  search: "Jump to a page",
  copyright: `© ${brand.since} {product}. All rights reserved.`,
});

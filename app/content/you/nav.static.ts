import { brand } from "#brand";
import { only } from "../words.ts";
import { YOUR_PAGES } from "./you.ts";
import { dataKindsOf, hasYou as isEnabled, youOf } from "./switches.ts";

const you = youOf(brand);

/** Whether there is anything below /me. */
export const hasYou = isEnabled(you);

/** The pages below /me, in the order of their links. */
export const youPages = [
  { path: "/me", title: YOUR_PAGES.data },
  ...only(you.standing, { path: "/me/standing", title: YOUR_PAGES.standing }),
  ...only(you.servers, { path: "/me/servers", title: YOUR_PAGES.servers }),
];

/** The kinds of what is kept that its page shows; null without it. */
export const youData = dataKindsOf(brand);

import { brand } from "#brand";
import { only } from "../words.ts";
import { YOUR_PAGES } from "./you.ts";
import { dataKindsOf, hasYou as isEnabled, youOf } from "./switches.ts";

const you = youOf(brand);

/** Whether /me has pages. */
export const hasYou = isEnabled(you);

/** Pages below /me, in the order of links. */
export const youPages = [
  { path: "/me", title: YOUR_PAGES.data },
  ...only(you.standing, { path: "/me/standing", title: YOUR_PAGES.standing }),
  ...only(you.servers, { path: "/me/servers", title: YOUR_PAGES.servers }),
];

/** Kinds of data on its page; null without it. */
export const youData = dataKindsOf(brand);

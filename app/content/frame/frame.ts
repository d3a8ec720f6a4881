/** Texts of the frame, shown or read out on every page. */
export const FRAME = {
  skip: "Skip to content",
  home: "home page",
  mainMenu: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menuTitle: "Menu",
  toTop: "Scroll to top",
  footer: "Legal",
  goHome: "Home",
  missing: "404 Not Found",
  copied: "Copied to clipboard",
  partLost: "Part of this page could not be loaded.",
  reload: "Reload",
} as const;

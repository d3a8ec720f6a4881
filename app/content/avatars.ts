import { words } from "./words.ts";

export const AVATARS = words({
  title: "Avatar History",
  description: "Profile pictures over time, newest first. All times are UTC.",
  picture: { name: "avatars", alt: "Profile pictures in a grid" },
  search: "Search users...",
  searchLabel: "User ID",
  searchHint: {
    phone: `Open the person's profile, tap "…", then "Copy User ID": that needs Developer Mode (your settings, Advanced). A link to a profile works, too.`,
    computer: `Right-click the person, then "Copy User ID": that needs Developer Mode (User Settings, Advanced). A link to a profile works, too.`,
  },
  searchRefused:
    "You can't search by name. Enter a user ID, a number of 17 to 20 digits such as 914857203355312148.",
  submit: "Search",
  empty: "No avatars found.",
  back: "Back to All Avatars",
  userEmptyTitle: "No Avatars Found",
  userEmptyText: "This user has no avatar history available.",
  userTitle: (id: string) => `Avatar History - User ${id}`,
  openImage: "Open image in a new tab",
  report: "Report this history",
  reportSubject: (id: string) => `Report: avatar history of ${id}`,
  reportMessage: (id: string, address: string) =>
    `User ID: ${id}\nPage: ${address}\n\nWhat's wrong with it:\n`,
  own: "Your own history",
  ownNote: " can be hidden from everybody.",
  loginNote: " to hide your own history.",
  shown: "Everybody can see this.",
  hidden: "Nobody can see this.",
  hiddenTitle: "You've hidden your history",
  hiddenText: "Nobody can see it until you show it again.",
  hide: "Hide my history",
  show: "Show my history",
  nowHidden: "Your history is hidden. It can take a minute to disappear everywhere.",
  nowShown: "Everybody can see your history again. It can take a minute to appear everywhere.",
  notSaved: "We couldn't save the change. Please try again later.",
});

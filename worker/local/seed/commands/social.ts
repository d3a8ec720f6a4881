import type { CommandTables } from "./table.ts";

export const SOCIAL: CommandTables = {
  social: `
github | <username> | | gh | Show a GitHub profile
roblox | <username> | | | Show a Roblox profile
steam | <username> | | | Show a Steam profile
snapchat | <username> | | snap | Show a Snapchat profile
pinterest | <search> | | pin search | Search for pictures
urban | <word> | | ud | Look up slang
reddit | <subreddit> | | | Show a post of a subreddit
soundcloud | <search> | | sc | Search for a track
cashapp | <username> | | | Show a payment tag`,
  instagram: `
instagram | <username> | | ig | Show an Instagram profile
instagram post | <address> | | | Show a post with its picture or video
instagram story | <username> | donator | | Show the current stories of a public profile`,
  tiktok: `
tiktok | <username> | | tt | Show a TikTok profile
tiktok video | <address> | | | Show a video in the channel
tiktok add | <username> <channel> | manage guild | | Announce new videos
tiktok remove | <username> | manage guild | | Stop announcing them
tiktok list | | manage guild | | List the creators announced here`,
  twitch: `
twitch | <username> | | | Show a channel and whether it is live
twitch add | <username> <channel> | manage guild | | Announce when a stream starts
twitch remove | <username> | manage guild | | Stop announcing it
twitch message | <username> <message> | manage guild | | Write the announcement
twitch list | | manage guild | | List the streams announced here`,
  twitter: `
twitter | <username> | | x | Show a profile
twitter add | <username> <channel> | manage guild | | Announce new posts
twitter remove | <username> | manage guild | | Stop announcing them
twitter list | | manage guild | | List the profiles announced here`,
  youtube: `
youtube | <search> | | yt | Search for a video
youtube add | <channel name> <channel> | manage guild | | Announce new videos and live streams
youtube remove | <channel name> | manage guild | | Stop announcing them
youtube message | <channel name> <message> | manage guild | | Write the announcement
youtube list | | manage guild | | List the channels announced here`,
};

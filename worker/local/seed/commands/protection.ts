import type { CommandTables } from "./table.ts";

export const PROTECTION: CommandTables = {
  antinuke: `
antinuke setup | | administrator | an setup | Switch antinuke on with safe defaults
antinuke status | | administrator | an status, antinuke settings | Show modules and thresholds
antinuke enable | <module> | server owner | | Turn a module on: ban, kick, role, channel, emoji, webhook, botadd, vanity
antinuke disable | <module> | server owner | | Turn a module off
antinuke threshold | <module> <number> | server owner | antinuke limit | Set how many actions within a minute count as an attack
antinuke punishment | <module> <ban/kick/strip> | server owner | antinuke punish | Choose what happens to the attacker
antinuke admin add | <member> | server owner | | Let a member manage antinuke
antinuke admin remove | <member> | server owner | | Take that right away again
antinuke admins | | administrator | | List everyone who may manage antinuke
antinuke logs | <channel> | server owner | antinuke channel | Choose where alerts are posted
antinuke roles | <on/off> | server owner | | Restore roles that were deleted in an attack
antinuke channels | <on/off> | server owner | | Restore channels that were deleted in an attack
antiraid | <on/off> | administrator | raidmode | Keep new accounts out while a raid is going on
antiraid age | <days> | administrator | | Set how old an account must be to join during a raid
antiraid joins | <number> <seconds> | administrator | | Set how many joins in how many seconds are a raid
antiraid avatar | <on/off> | administrator | | Turn away accounts without a picture during a raid`,
  auth: `
authorize | <server id> | instance owner | auth | Allow a server to use this instance
unauthorize | <server id> | instance owner | unauth | Take the permission back and leave the server
authorized | | instance owner | auths | List the servers this instance may serve
authorize transfer | <old id> <new id> | instance owner | | Move a permission to another server`,
  whitelist: `
whitelist add | <member> | server owner | wl add | Exempt a member from antinuke
whitelist remove | <member> | server owner | wl remove | Watch a member again
whitelist list | | administrator | wl, whitelisted | List exempt members and bots
whitelist bot | <bot> | server owner | | Let a bot be added without an alarm
whitelist clear | | server owner | | Watch everybody again`,
  automod: `
automod | | manage guild | am | Show the filters that are on
automod setup | | manage guild | | Turn on the usual filters in one go
automod spam | <on/off> | manage guild | | Turn the spam filter on or off
automod links | <on/off> | manage guild | automod urls | Block links outside the allowed list
automod invites | <on/off> | manage guild | | Block invites to other servers
automod caps | <percent/off> | manage guild | | Block messages written mostly in capitals
automod mentions | <number/off> | manage guild | | Limit how many people one message may mention
automod emojis | <number/off> | manage guild | | Limit how many emoji one message may hold
automod newlines | <number/off> | manage guild | | Limit how many lines one message may have
automod duplicates | <number/off> | manage guild | automod repeat | Block the same text sent over and over
automod zalgo | <on/off> | manage guild | | Block text that climbs over its neighbours
automod words add | <word> | manage guild | filter add | Forbid a word or phrase
automod words remove | <word> | manage guild | filter remove | Allow a word again
automod words list | | manage guild | filter list | Send you the forbidden words in private
automod words import | <file> | manage guild | | Add a text file of words, one on each line
automod punishment | <action> [duration] | manage guild | automod punish | Choose what follows a strike
automod strikes | [member] | manage messages | | Show the strikes of a member
automod whitelist | <link/role/channel> | manage guild | automod allow, automod ignore | Let a link, role or channel pass
automod logs | <channel> | manage guild | | Choose where removed messages are reported`,
};

import type { CommandTables } from "./table.ts";

export const MODERATION: CommandTables = {
  moderation: `
ban | <member> [delete days] [reason] | ban members | b, deport | Ban a member and delete their latest messages
unban | <user> [reason] | ban members | ub | Lift a ban
softban | <member> [reason] | ban members | sb | Ban and unban at once to clear a member's messages
tempban | <member> <duration> [reason] | ban members | tb | Ban a member for a while
hackban | <user id> [reason] | ban members | hb | Ban somebody who is not in the server
massban | <members> [reason] | administrator | mb | Ban several members in one go
unbanall | | administrator | | Lift every ban of the server after asking twice
bans | [search] | ban members | banlist | Look through the bans of the server
kick | <member> [reason] | kick members | k, boot | Kick a member from the server
masskick | <members> [reason] | administrator | mk | Kick several members in one go
mute | <member> [duration] [reason] | moderate members | m, silence | Keep a member from writing and speaking
unmute | <member> [reason] | moderate members | um | Let a muted member write again
muted | | moderate members | mutes | List muted members and how long they have left
imute | <member> [reason] | moderate members | imagemute | Keep a member from sending pictures and files
iunmute | <member> | moderate members | imageunmute | Let a member send pictures again
rmute | <member> [reason] | moderate members | reactmute | Keep a member from adding reactions
runmute | <member> | moderate members | reactunmute | Let a member react again
timeout | <member> <duration> [reason] | moderate members | to | Put a member in time-out
untimeout | <member> | moderate members | uto | End a time-out early
jail | <member> [duration] [reason] | moderate members | arrest | Move a member to the jail channel and hide all others
unjail | <member> [reason] | moderate members | free, release | Give a jailed member their roles back
jailed | | moderate members | jails | List everyone in jail
jail setup | | administrator | setupjail | Create the jail role and channel
jail channel | <channel> | administrator | | Use another channel as jail
jail message | <message> | manage guild | | Set the message a jailed member reads first
warn | <member> <reason> | moderate members | w | Warn a member
warnings | [member] | moderate members | warns | Show the warnings of a member
delwarn | <case> | moderate members | removewarn | Remove one warning
clearwarns | <member> | manage guild | | Remove all warnings of a member
warn punishment | <number> <action> [duration] | manage guild | | Choose what happens after so many warnings
purge | <number> | manage messages | clear, c, prune | Delete the latest messages of a channel
purge user | <member> [number] | manage messages | purge member | Delete the latest messages of one member
purge bots | [number] | manage messages | bc, botclear | Delete messages of bots and the commands that called them
purge links | [number] | manage messages | | Delete messages that hold a link
purge images | [number] | manage messages | purge files | Delete messages with pictures or files
purge contains | <text> | manage messages | | Delete messages that hold a text
purge until | <message> | manage messages | purge after | Delete everything after a message
nuke | [channel] | administrator | | Replace a channel with an empty copy
lock | [channel] [reason] | manage channels | lockdown | Keep members from writing in a channel
unlock | [channel] | manage channels | | Open a locked channel
lock all | [reason] | administrator | lockall | Lock every channel that is not ignored
unlock all | | administrator | unlockall | Open every channel again
hide | [channel] | manage channels | | Hide a channel from members
unhide | [channel] | manage channels | reveal | Show a hidden channel
slowmode | <seconds> [channel] | manage channels | sm | Set how long members wait between messages
nickname | <member> [name] | manage nicknames | nick, setnick | Change or reset a nickname
forcenickname | <member> [name] | manage nicknames | fn, forcenick | Keep a nickname on a member, or let go of it
strip | <member> | administrator | stripstaff | Take away every role with dangerous permissions
move | <member> <voice channel> | move members | drag | Move a member to another voice channel
moveall | <voice channel> | move members | dragall | Move everyone in your voice channel
voicekick | <member> | move members | vkick, disconnect | Disconnect a member from voice
voicemute | <member> | mute members | vmute | Mute a member in voice channels
voiceunmute | <member> | mute members | vunmute | Let a member speak again
deafen | <member> | deafen members | | Deafen a member in voice channels
undeafen | <member> | deafen members | | Let a member hear again
history | [member] | moderate members | punishments | Show the moderation history of a member
history delete | <case> | manage guild | | Remove a case from the history
case | <number> | moderate members | | Show one case
reason | <case> <reason> | moderate members | | Write or change the reason of a case
modstats | [moderator] | moderate members | ms | Count the actions of a moderator
notes | <member> | moderate members | | Show the team's notes on a member
notes add | <member> <note> | moderate members | note | Write a note only the team can read
notes remove | <member> <number> | moderate members | | Delete a note
threads | <on/off> | manage threads | | Let members open threads, or stop that`,
  logging: `
logs | | manage guild | logging | Show which events are logged where
logs setup | | manage guild | | Create a category with a channel for each kind of event
logs add | <event> <channel> | manage guild | log | Log a kind of event to a channel
logs remove | <event> | manage guild | | Stop logging a kind of event
logs ignore | <member/channel> | manage guild | | Leave a member or channel out of the logs
logs unignore | <member/channel> | manage guild | | Log a member or channel again
logs ignored | | manage guild | | List what the logs leave out
logs color | <event> <color> | manage guild | | Change the color of a log entry
modlog | <channel> | manage guild | modlogs | Choose where moderation actions are posted`,
};

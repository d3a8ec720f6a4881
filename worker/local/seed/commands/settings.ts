import type { CommandTables } from "./table.ts";

export const SETTINGS: CommandTables = {
  config: `
prefix | | | | Show the prefix of this server
prefix set | <prefix> | administrator | | Change the prefix of this server
prefix self | <prefix> | | selfprefix | Use a prefix of your own everywhere
settings | | manage guild | config | Show all settings of this server
settings muterole | <role> | manage guild | | Use another role for mutes
settings jailrole | <role> | manage guild | | Use another role for jail
settings staffrole | <role> | administrator | | Mark a role as server staff
settings reset | | server owner | | Go back to the usual settings after asking twice
disablecommand | <command> [channel] | manage guild | disable | Switch a command off
enablecommand | <command> [channel] | manage guild | enable | Switch a command on
disabled | | manage guild | | List switched-off commands
ignore | <member/channel> | manage guild | | Take no commands from a member or channel
unignore | <member/channel> | manage guild | | Take commands from them again
restrict | <command> <role> | manage guild | rc | Reserve a command for a role
unrestrict | <command> <role> | manage guild | | Let everybody use a command
fakepermissions add | <role> <permission> | server owner | fp add | Give a role a permission only the bot knows
fakepermissions remove | <role> <permission> | server owner | fp remove | Take it away
fakepermissions list | | administrator | fp list | List these permissions
alias add | <alias> <command> | manage guild | | Give a command another name here
alias remove | <alias> | manage guild | | Remove a name
alias list | | | aliases | List the names of this server
backup | | server owner | | Save roles, channels and settings
backup load | <code> | server owner | | Restore a saved server`,
  instance: `
instance | | instance owner | | Show what this instance runs and where
instance name | <name> | instance owner | | Rename the instance
instance avatar | <picture> | instance owner | | Change its picture
instance banner | <picture> | instance owner | | Change its banner
instance status | <kind> <text> | instance owner | | Change what it says it is doing
instance color | <color> | instance owner | | Change the color of its embeds
instance restart | | instance owner | | Restart it
instance servers | | instance owner | | List the servers it is in
instance transfer | <user> | instance owner | | Hand it to somebody else`,
  invitetracker: `
invites | [member] | | | Count whom somebody invited
invites leaderboard | | | invites top | Show who invited most
inviter | <member> | | invitedby | Show who invited a member
invites add | <member> <number> | manage guild | | Add bonus invites
invites remove | <member> <number> | manage guild | | Remove bonus invites
invites reset | [member] | administrator | | Start counting from zero
invites fake | <days> | manage guild | | Do not count accounts younger than this
invites channel | <channel> | manage guild | | Announce who invited whom`,
  reseller: `
reseller stock | | reseller | | Show how many plans you have left
reseller give | <plan> <user> | reseller | | Hand a plan to a customer
reseller history | | reseller | | List the plans you handed out
reseller revoke | <user> | reseller | | Take back a plan of the last 24 hours`,
  donor: `
premium | | | | Show the plan of this server and what it unlocks
premium transfer | <server id> | premium | | Move Premium to another server
premium transfers | | premium | | Show how many transfers are left
donator | [user] | | donor | Show whether somebody is a Donator
reskin | <name> [picture] | donator | | Let the bot answer you under another name
reskin remove | | donator | | Go back to its own name
hardban | <user> [reason] | premium | | Ban somebody again whenever the ban is lifted
hardban list | | premium | hardbans | List hardbans
autonuke add | <channel> <hours> | premium | | Empty a channel every few hours
autonuke remove | <channel> | premium | | Stop emptying it`,
  store: `
store | | | | Show plans and addons with their prices
store balance | | | | Explain the Balance addon: 10 Million coins
store votes | | | | Explain the Votes addon: 25 votes for your company
store instance | | | | Explain the Instance plan and the extra server
redeem | <code> | | | Redeem a code
purchases | | | | List what you bought`,
};

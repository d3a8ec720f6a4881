import type { CommandTables } from "./table.ts";

/** Commands for the bot's own team; the public list omits these categories. */
export const STAFF: CommandTables = {
  supporter: `
lookup user | <user id> | supporter | lu | Show what the bot knows of a user: plan, blacklists, servers in common
lookup server | <server id> | supporter | ls | Show owner, members, plan and settings of a server
lookup purchase | <user id> | supporter | lp | Show the purchases of a user and when they were made
mutuals | <user id> | supporter | | List the servers a user shares with the bot
fetchsettings | <server id> | supporter | fs | Show the settings of a server that asked for help
supportnote | <user id> <text> | supporter | sn | Leave a note for the next supporter
cleartimers | <user id> | supporter | | Clear stuck waiting times of a user
findinvite | <server id> | supporter | | Ask a server for an invite that lasts an hour
faq | <topic> | supporter | | Post a prepared answer in a support thread`,
  moderator: `
blacklist user | <user id> [duration] <reason> | moderator | bl user | Bar a user from the bot
blacklist command | <user id> <command> [duration] <reason> | moderator | bl command | Bar a user from one command
blacklist cog | <user id> <cog> [duration] <reason> | moderator | bl cog | Bar a user from a group of commands
unblacklist user | <user id> <reason> | moderator | ubl user | Lift the bar
unblacklist command | <user id> <command> <reason> | moderator | ubl command | Lift the bar from one command
unblacklist cog | <user id> <cog> <reason> | moderator | ubl cog | Lift the bar from a group of commands
checkblacklist | <id> | moderator | cbl | Show every bar of a user or server
economylogs | <user id> [action] | moderator | elogs | Show the transactions of a user
feedback approve | <message id> | moderator | | Show a review on the site
feedback hide | <message id> | moderator | | Take a review off the site
hideavatar | <user id> | moderator | | Keep a user's pictures off the site`,
  manager: `
blacklist server | <server id> [duration] <reason> | manager | bl server | Bar a server from the bot and leave it
blacklist servercommand | <server id> <command> <reason> | manager | | Bar a server from one command
blacklist servercog | <server id> <cog> <reason> | manager | | Bar a server from a group of commands
unblacklist server | <server id> <reason> | manager | ubl server | Lift the bar from a server
team add | <user id> <rank> | manager | | Add somebody to the team
team remove | <user id> | manager | | Remove somebody from the team
team rank | <user id> <rank> | manager | | Change somebody's rank
teamactivity | [range] | manager | | Count the team's messages in the support server
premium grant | <server id> [user id] | manager | | Give a server Premium
premium revoke | <server id> <reason> | manager | | Take Premium from a server
coins add | <user id> <amount> <reason> | manager | | Add coins anywhere
coins remove | <user id> <amount> <reason> | manager | | Remove coins anywhere
announce | <embed code> | manager | | Post news in the support server`,
  developer: `
reload | <cog> | developer | rl | Load the code of a group of commands anew
sync | [server id] | developer | | Tell the platform about changed slash commands
restart | <cluster> | developer | | Restart one cluster of shards
shard info | <shard id> | developer | | Show heartbeat, servers and events of a shard
sql | <query> | developer | | Ask the database, reading only
cache clear | <key> | developer | | Forget a cached value
metrics | | developer | | Show memory, loop delay and requests a minute
instance create | <user id> <server id> | developer | | Set up an instance for a customer
instance delete | <user id> <reason> | developer | | Delete an instance that ran no command for a month
template add | <name> <embed code> | developer | | Add a template to the site
template remove | <id> | developer | | Remove a template from the site
traceback | <code> | developer | tb error | Show what went wrong behind an error code
maintenance | <on/off> [text] | developer | | Answer every command with a maintenance notice`,
  jishaku: `
jishaku | | bot owner | jsk | Show versions, memory and tasks
jishaku py | <code> | bot owner | jsk py | Run code
jishaku sh | <command> | bot owner | jsk sh | Run a shell command
jishaku sudo | <command> | bot owner | jsk sudo | Run a bot command past all checks
jishaku su | <user> <command> | bot owner | jsk su | Run a bot command as somebody else
jishaku load | <extension> | bot owner | jsk load | Load an extension
jishaku tasks | | bot owner | jsk tasks | List running tasks
jishaku cancel | <number> | bot owner | jsk cancel | Cancel a task
jishaku rtt | | bot owner | jsk rtt | Measure the way to the platform and back
jishaku debug | <command> | bot owner | jsk dbg | Run a bot command and show its time or its error`,
};
